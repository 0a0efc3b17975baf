import CoreGraphics
import Foundation

extension Recipe {
    static let geometry: [Recipe] = [
        Recipe(
            "CIAffineTransform", kCICategoryGeometryAdjustment,
            [.image, Input(key: kCIInputTransformKey, kind: .transform)]
        ) { inputs in inputs.image?.transformed(by: inputs.transform) },
        Recipe(
            "CIAffineClamp", kCICategoryGeometryAdjustment,
            [.image, Input(key: kCIInputTransformKey, kind: .transform)]
        ) { inputs in inputs.image?.transformed(by: inputs.transform).clampedToExtent() },
        Recipe(
            "CIAffineTile", kCICategoryGeometryAdjustment,
            [.image, Input(key: kCIInputTransformKey, kind: .transform)]
        ) { inputs in
            guard let image = inputs.image, Area(image.extent) != nil else { return inputs.image }
            let (extent, inverse) = (image.extent, inputs.transform.inverted())
            return CIImage(extent: .infinite) { area in
                guard let whole = Area(extent) else { return Pixels(area) }
                let source = image.pixels(of: whole)
                return Pixels(area) { x, y in
                    let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
                    func wrapped(_ value: CGFloat, _ least: CGFloat, _ length: CGFloat) -> CGFloat {
                        let rest = (value - least).truncatingRemainder(dividingBy: length)
                        return least + (rest < 0 ? rest + length : rest)
                    }
                    return source.nearest(
                        CGPoint(
                            x: wrapped(place.x, extent.minX, extent.width),
                            y: wrapped(place.y, extent.minY, extent.height)))
                }
            }
        },
        Recipe(
            "CICrop", kCICategoryGeometryAdjustment, [.image, .vector("inputRectangle", [-1e9, -1e9, 2e9, 2e9])]
        ) { inputs in inputs.image?.cropped(to: inputs.rect("inputRectangle")) },
        scale("CILanczosScaleTransform"), scale("CIBicubicScaleTransform"),
        Recipe(
            "CIStraightenFilter", kCICategoryGeometryAdjustment,
            [.image, .number(kCIInputAngleKey, 0, -Double.pi ... .pi)]
        ) { inputs in
            guard let image = inputs.image, Area(image.extent) != nil else { return inputs.image }
            let angle = inputs.number(kCIInputAngleKey)
            let (width, height) = (image.extent.width, image.extent.height)
            // As large as it must be, so that nothing is seen beside it.
            let factor = max(
                abs(cos(angle)) + height / width * abs(sin(angle)), abs(cos(angle)) + width / height * abs(sin(angle)))
            let (x, y) = (image.extent.midX, image.extent.midY)
            let turned = CGAffineTransform(translationX: x, y: y).scaledBy(x: factor, y: factor).rotated(by: angle)
                .translatedBy(x: -x, y: -y)
            return image.transformed(by: turned).cropped(to: image.extent)
        },
        perspective("CIPerspectiveTransform", isCorrection: false),
        perspective("CIPerspectiveCorrection", isCorrection: true),
    ]

    private static func scale(_ name: String) -> Recipe {
        Recipe(
            name, kCICategoryGeometryAdjustment,
            [.image, .number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
        ) { inputs in
            let scale = inputs.number(kCIInputScaleKey)
            return inputs.image?.transformed(
                by: CGAffineTransform(scaleX: scale * inputs.number(kCIInputAspectRatioKey), y: scale))
        }
    }

    private static let corners = ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"]

    private static func perspective(_ name: String, isCorrection: Bool) -> Recipe {
        let standard: [(Double, Double)] = [(118, 484), (646, 507), (548, 140), (155, 153)]
        return Recipe(
            name, kCICategoryGeometryAdjustment,
            [.image] + zip(corners, standard).map { .point($0, $1.0, $1.1) }
        ) { inputs in
            guard let image = inputs.image, Area(image.extent) != nil else { return nil }
            let points = corners.map(inputs.point)
            func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
            if isCorrection {
                let size = CGSize(
                    width: max(length(points[0], points[1]), length(points[3], points[2])).rounded(),
                    height: max(length(points[0], points[3]), length(points[1], points[2])).rounded())
                let result = CGRect(origin: .zero, size: size)
                guard let map = Perspective(from: result, to: points), Area(result) != nil else { return nil }
                return image.distorted(extent: result, map.place)
            }
            guard let map = Perspective(from: image.extent, to: points)?.inverted else { return nil }
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            let result = CGRect(
                x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
                height: (ys.max() ?? 0) - (ys.min() ?? 0))
            return image.distorted(extent: result, map.place)
        }
    }
}

/// A projection of the plane.
struct Perspective: Sendable {
    /// Three rows of three.
    private let m: [Double]

    private init(_ m: [Double]) { self.m = m }

    /// That which puts a rectangle's corners (upper left, upper right, lower right, lower left) to four places.
    init?(from rect: CGRect, to points: [CGPoint]) {
        guard rect.width > 0, rect.height > 0, points.count == 4 else { return nil }
        let (p0, p1, p2, p3) = (points[3], points[2], points[1], points[0])
        let (dx1, dx2, dx3) = (p1.x - p2.x, p3.x - p2.x, p0.x - p1.x + p2.x - p3.x)
        let (dy1, dy2, dy3) = (p1.y - p2.y, p3.y - p2.y, p0.y - p1.y + p2.y - p3.y)
        let determinant = dx1 * dy2 - dx2 * dy1
        guard abs(determinant) > 1e-9 else { return nil }
        let g = (dx3 * dy2 - dx2 * dy3) / determinant
        let h = (dx1 * dy3 - dx3 * dy1) / determinant
        let square = [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x, p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y, p0.y,
            g, h, 1,
        ]
        // From the rectangle to the unit square first.
        let (sx, sy) = (1 / Double(rect.width), 1 / Double(rect.height))
        let (tx, ty) = (-Double(rect.minX) * sx, -Double(rect.minY) * sy)
        m = (0..<3).flatMap { row -> [Double] in
            let (a, b, c) = (Double(square[row * 3]), Double(square[row * 3 + 1]), Double(square[row * 3 + 2]))
            return [a * sx, b * sy, a * tx + b * ty + c]
        }
    }

    func place(_ point: CGPoint) -> CGPoint {
        let (x, y) = (Double(point.x), Double(point.y))
        let w = m[6] * x + m[7] * y + m[8]
        guard abs(w) > 1e-12 else { return CGPoint(x: 1e9, y: 1e9) }
        return CGPoint(x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w)
    }

    var inverted: Perspective? {
        func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let rows = [
            minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
            -minor(0, 2, 3, 5), minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
        ]
        let determinant = m[0] * rows[0] + m[1] * rows[3] + m[2] * rows[6]
        return abs(determinant) > 1e-12 ? Perspective(rows.map { $0 / determinant }) : nil
    }
}
