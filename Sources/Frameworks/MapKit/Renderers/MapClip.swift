import CoreGraphics

/// Cuts lines and areas at a rectangle: numbers of the drawing have 24 bits before the point, and a line across the world at the zoom of
/// streets has more.
enum MapClip {
    /// The pieces of a line inside a rectangle.
    static func line(_ points: [MKMapPoint], _ rect: MKMapRect) -> [[MKMapPoint]] {
        var pieces: [[MKMapPoint]] = []
        var piece: [MKMapPoint] = []
        for (from, to) in zip(points, points.dropFirst()) {
            guard let (a, b) = segment(from, to, rect) else {
                if !piece.isEmpty { pieces.append(piece) }
                piece = []
                continue
            }
            if piece.isEmpty { piece.append(a) }
            piece.append(b)
            if !MKMapPointEqualToPoint(b, to) {
                pieces.append(piece)
                piece = []
            }
        }
        if !piece.isEmpty { pieces.append(piece) }
        return pieces
    }

    /// The part of a segment inside a rectangle, by Liang and Barsky.
    static func segment(_ a: MKMapPoint, _ b: MKMapPoint, _ rect: MKMapRect) -> (MKMapPoint, MKMapPoint)? {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        var (start, end) = (0.0, 1.0)
        for (p, q) in [
            (-dx, a.x - rect.minX), (dx, rect.maxX - a.x), (-dy, a.y - rect.minY), (dy, rect.maxY - a.y),
        ] {
            if p == 0 {
                if q < 0 { return nil }
            } else if p < 0 {
                start = max(start, q / p)
            } else {
                end = min(end, q / p)
            }
        }
        guard start <= end else { return nil }
        let from = start > 0 ? MKMapPoint(x: a.x + start * dx, y: a.y + start * dy) : a
        let to = end < 1 ? MKMapPoint(x: a.x + end * dx, y: a.y + end * dy) : b
        return (from, to)
    }

    /// The part of an area inside a rectangle, by Sutherland and Hodgman.
    static func area(_ points: [MKMapPoint], _ rect: MKMapRect) -> [MKMapPoint] {
        let sides: [(MKMapPoint) -> Double] = [
            { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
        ]
        return sides.reduce(points) { points, inside in
            guard var last = points.last else { return [] }
            var kept: [MKMapPoint] = []
            for point in points {
                let (before, now) = (inside(last), inside(point))
                if (before < 0) != (now < 0) {
                    let t = before / (before - now)
                    kept.append(MKMapPoint(x: last.x + t * (point.x - last.x), y: last.y + t * (point.y - last.y)))
                }
                if now >= 0 { kept.append(point) }
                last = point
            }
            return kept
        }
    }
}
