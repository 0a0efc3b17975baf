import CoreGraphics
import Foundation

extension Recipe {
    private static func made(
        _ name: String, _ inputs: [Input], _ category: String = kCICategoryGenerator,
        _ pixel: @escaping @Sendable (FilterInputs) -> @Sendable (CGPoint) -> Light
    ) -> Recipe {
        Recipe(name, category, inputs) { inputs in CIImage(extent: .infinite, pixel: pixel(inputs)) }
    }

    /// Two colours by turns: `stripe` numbers the stripes, for a point from the centre and a stripe's width.
    private static func madeOfTwo(
        _ name: String, stripe: @escaping @Sendable (_ point: CGPoint, _ width: CGFloat) -> CGFloat
    ) -> Recipe {
        made(
            name,
            [
                .center(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
                .number(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1),
            ]
        ) { inputs in
            let (first, second) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            let (center, width) = (inputs.center, max(1, inputs.number(kCIInputWidthKey)))
            return { point in
                let number = stripe(CGPoint(x: point.x - center.x, y: point.y - center.y), width)
                return (number.truncatingRemainder(dividingBy: 2) == 0 ? first : second).premultiplied
            }
        }
    }

    /// Pictures without end that are made of nothing, and barcodes.
    static let generators: [Recipe] = [
        Recipe("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, 1, 0, 0)]) { inputs in
            CIImage(color: inputs.values[kCIInputColorKey] as? CIColor ?? .red)
        },
        madeOfTwo("CICheckerboardGenerator") { ($0.x / $1).rounded(.down) + ($0.y / $1).rounded(.down) },
        madeOfTwo("CIStripesGenerator") { point, width in (point.x / width).rounded(.down) },
        made("CIRandomGenerator", []) { _ in
            { point in
                func part(_ channel: UInt64) -> Float { Float(Chance.number(point, channel) % 256) / 255 }
                return Light(part(0), part(1), part(2), part(3)).premultiplied
            }
        },
        linear("CILinearGradient") { $0 }, linear("CISmoothLinearGradient") { $0 * $0 * (3 - 2 * $0) },
        made(
            "CIRadialGradient",
            [
                .center(), .number("inputRadius0", 5, 0...800), .number("inputRadius1", 100, 0...800),
                .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0),
            ], kCICategoryGradient
        ) { inputs in
            let (center, from, to) = (inputs.center, inputs.number("inputRadius0"), inputs.number("inputRadius1"))
            let (first, second) = (inputs.color("inputColor0").premultiplied, inputs.color("inputColor1").premultiplied)
            return { point in
                let distance = hypot(point.x - center.x, point.y - center.y)
                let part = to == from ? (distance < to ? 0 : 1) : (distance - from) / (to - from)
                return first + (second - first) * Float(max(0, min(1, part)))
            }
        },
        made(
            "CIGaussianGradient",
            [.center(), .color("inputColor0", 1, 1, 1), .color("inputColor1", 0, 0, 0, 0), .radius(300, 0...800)],
            kCICategoryGradient
        ) { inputs in
            let (center, radius) = (inputs.center, max(0.01, inputs.radius))
            let (first, second) = (inputs.color("inputColor0").premultiplied, inputs.color("inputColor1").premultiplied)
            return { point in
                let part = min(1, hypot(point.x - center.x, point.y - center.y) / radius)
                let rest = Float(1 - part)
                return second + (first - second) * (rest * rest * (3 - 2 * rest))
            }
        },
        Recipe(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [.vector(kCIInputExtentKey, [0, 0, 100, 100]), .radius(10, 0...1_000), .color(kCIInputColorKey, 1, 1, 1)]
        ) { inputs in
            let (rect, color) = (inputs.rect(kCIInputExtentKey), inputs.color(kCIInputColorKey).premultiplied)
            let radius = max(0, min(inputs.radius, rect.width / 2, rect.height / 2))
            let inner = rect.insetBy(dx: radius, dy: radius)
            return CIImage(extent: rect) { point in
                let dx = max(inner.minX - point.x, 0, point.x - inner.maxX)
                let dy = max(inner.minY - point.y, 0, point.y - inner.maxY)
                return color * Float(max(0, min(1, radius + 0.5 - hypot(dx, dy))))
            }
        },
        Recipe(
            "CIQRCodeGenerator", kCICategoryGenerator,
            [Input(key: "inputMessage", kind: .data), Input(key: "inputCorrectionLevel", kind: .text("M"))]
        ) { inputs in
            inputs.data("inputMessage").flatMap { Barcode.qr($0, level: inputs.text("inputCorrectionLevel")) }
        },
    ]

    private static func linear(_ name: String, _ ease: @escaping @Sendable (Float) -> Float) -> Recipe {
        made(
            name,
            [
                .point("inputPoint0", 0, 0), .point("inputPoint1", 200, 200), .color("inputColor0", 1, 1, 1),
                .color("inputColor1", 0, 0, 0),
            ], kCICategoryGradient
        ) { inputs in
            let (from, to) = (inputs.point("inputPoint0"), inputs.point("inputPoint1"))
            let (first, second) = (inputs.color("inputColor0").premultiplied, inputs.color("inputColor1").premultiplied)
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = max(1e-9, dx * dx + dy * dy)
            return { point in
                let part = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
                return first + (second - first) * ease(Float(max(0, min(1, part))))
            }
        }
    }
}

/// Numbers that look like chance and are the same each time, by their place.
enum Chance {
    static func number(_ point: CGPoint, _ channel: UInt64) -> UInt64 {
        func whole(_ value: CGFloat) -> UInt64 {
            UInt64(bitPattern: Int64(max(-1e15, min(1e15, value.rounded(.down)))))
        }
        var hash = whole(point.x) &* 0x9E37_79B9_7F4A_7C15 ^ whole(point.y) &* 0xC2B2_AE3D_27D4_EB4F
        hash ^= channel &* 0x1656_67B1_9E37_79F9
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 31)
    }
}
