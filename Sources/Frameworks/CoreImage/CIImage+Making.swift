import CoreGraphics
import Foundation

/// A picture that is made when it is asked for.
struct MadeImage: CIImageSource {
    let extent: CGRect
    /// Whether pixels stay squares when the picture is made larger, as barcodes do.
    var keepsSquares = false
    /// The pixels of an area that lies within the picture's extent.
    var make: @Sendable (Area) -> Pixels

    func pixels(in part: CGRect) -> CGImage? { Area(part).flatMap { pixels(of: $0).image } }

    /// The pixels of an area; outside of the extent there is nothing.
    func pixels(of area: Area) -> Pixels {
        let touched = extent.intersection(area.rect)
        guard !touched.isNull, let inside = Area(touched) else { return Pixels(area) }
        return make(inside).over(area)
    }
}

extension CIImage {
    /// A picture that `make` makes within the extent.
    convenience init(
        extent: CGRect, keepsSquares: Bool = false, _ make: @escaping @Sendable (Area) -> Pixels
    ) {
        self.init(MadeImage(extent: extent, keepsSquares: keepsSquares, make: make), extent: extent)
    }

    /// The same, a pixel each.
    convenience init(extent: CGRect, pixel: @escaping @Sendable (CGPoint) -> Light) {
        self.init(extent: extent) { area in
            Pixels(area) { x, y in pixel(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) }
        }
    }

    var keepsSquares: Bool { (source as? MadeImage)?.keepsSquares ?? false }

    /// The pixels of an area; outside of the extent there is nothing.
    func pixels(of area: Area) -> Pixels {
        if area.isEmpty { return Pixels(area) }
        // Cropped pictures have a smaller extent than what makes them.
        let touched = extent.intersection(area.rect)
        guard !touched.isNull, let inside = Area(touched) else { return Pixels(area) }
        let made =
            (source as? MadeImage)?.pixels(of: inside) ?? pixels(in: inside.rect).flatMap { Pixels($0, at: inside) }
        return (made ?? Pixels(inside)).over(area)
    }

    /// What changes each colour by itself: colours come and go without being multiplied by their alpha.
    func mapped(_ change: @escaping @Sendable (Light) -> Light) -> CIImage {
        CIImage(extent: extent) { [self] area in pixels(of: area).map { change($0.straight).premultiplied } }
    }

    /// What makes a pixel of another place of this picture.
    func distorted(extent: CGRect? = nil, _ place: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
        CIImage(extent: extent ?? self.extent) { [self] area in
            // Where a picture without end is asked for, the places say what of it.
            guard let whole = Area(self.extent) ?? Self.area(area, place) else { return Pixels(area) }
            let source = pixels(of: whole)
            return Pixels(area) { x, y in source.sample(place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))) }
        }
    }

    private static func area(_ area: Area, _ place: (CGPoint) -> CGPoint) -> Area? {
        var all = CGRect.null
        for y in [area.y, area.y + area.height / 2, area.y + area.height] {
            for x in [area.x, area.x + area.width / 2, area.x + area.width] {
                all = all.union(CGRect(origin: place(CGPoint(x: x, y: y)), size: CGSize(width: 1, height: 1)))
            }
        }
        return Area(all.insetBy(dx: -2, dy: -2))
    }

    /// This picture with another, pixel by pixel, where either is.
    func combined(
        _ other: CIImage, extent: CGRect? = nil, _ mix: @escaping @Sendable (Light, Light) -> Light
    ) -> CIImage {
        CIImage(extent: extent ?? self.extent.union(other.extent)) { [self] area in
            let (first, second) = (pixels(of: area), other.pixels(of: area))
            return Pixels(area, zip(first.values, second.values).map { mix($0, $1) })
        }
    }
}
