import CoreGraphics
import Foundation

extension Recipe {
    /// Filters that make one picture another by a moving edge, that move pixels by a picture, and more blends.
    static let moving: [Recipe] =
        [
            swipe("CISwipeTransition", kCIInputWidthKey, 300) { _, _ in 0 },
            swipe("CIBarsSwipeTransition", kCIInputWidthKey, 30) { across, width in
                (across / max(1, width)).rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? 0 : 1
            },
            Recipe(
                "CIDisintegrateWithMaskTransition", kCICategoryTransition,
                [
                    .image, Input(key: kCIInputTargetImageKey, kind: .image),
                    Input(key: kCIInputMaskImageKey, kind: .image), .number(kCIInputTimeKey, 0, 0...1),
                ]
            ) { inputs in
                guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey),
                    let mask = inputs.image(kCIInputMaskImageKey)
                else { return nil }
                let time = inputs.float(kCIInputTimeKey)
                return CIImage(extent: image.extent.union(target.extent)) { area in
                    let (first, second) = (image.pixels(of: area), target.pixels(of: area))
                    let parts = mask.pixels(of: area)
                    return Pixels(
                        area,
                        first.values.indices.map {
                            let part = max(0, min(1, (time * 1.1 - parts.values[$0].brightness) * 10))
                            return first.values[$0] * (1 - part) + second.values[$0] * part
                        })
                }
            },
            Recipe(
                "CIDisplacementDistortion", kCICategoryDistortionEffect,
                [
                    .image, Input(key: "inputDisplacementImage", kind: .image),
                    .number(kCIInputScaleKey, 50, 0...200),
                ]
            ) { inputs in
                guard let image = inputs.image, let map = inputs.image("inputDisplacementImage") else { return nil }
                let scale = CGFloat(inputs.number(kCIInputScaleKey))
                return CIImage(extent: image.extent) { area in
                    guard let whole = Area(image.extent) else { return Pixels(area) }
                    let (source, moves) = (image.pixels(of: whole), map.pixels(of: area))
                    return Pixels(area) { x, y in
                        let move = moves[x, y]
                        return source.sample(
                            CGPoint(
                                x: CGFloat(x) + 0.5 + (CGFloat(Transfer.encoded(max(0, move.x))) - 0.5) * scale,
                                y: CGFloat(y) + 0.5 + (CGFloat(Transfer.encoded(max(0, move.y))) - 0.5) * scale))
                    }
                }
            },
            Recipe(
                "CIBlurredRectangleGenerator", kCICategoryGenerator,
                [
                    .vector(kCIInputExtentKey, [0, 0, 100, 100]), .number("inputSigma", 10, 0...1_000),
                    .color(kCIInputColorKey, 1, 1, 1),
                ]
            ) { inputs in
                let (rect, color) = (inputs.rect(kCIInputExtentKey), inputs.color(kCIInputColorKey).premultiplied)
                let box = CIImage(extent: rect) { _ in color }
                return box.blurred(sigma: max(0, inputs.number("inputSigma")))
            },
            Recipe(
                "CIHueSaturationValueGradient", kCICategoryGradient,
                [.number("inputValue", 1, 0...1), .radius(300, 0...800)]
            ) { inputs in
                let (radius, value) = (max(1, inputs.radius), inputs.float("inputValue"))
                return CIImage(extent: CGRect(x: 0, y: 0, width: radius * 2, height: radius * 2)) { point in
                    let (dx, dy) = (point.x - radius, point.y - radius)
                    let saturation = Float(hypot(dx, dy) / radius)
                    guard saturation <= 1 else { return .zero }
                    let hue = Float((atan2(dy, dx) / (2 * .pi) + 1).truncatingRemainder(dividingBy: 1)) * 6
                    func channel(_ shift: Float) -> Float {
                        let place = (hue + shift).truncatingRemainder(dividingBy: 6)
                        return Transfer.linear(value * (1 - saturation * max(0, min(1, min(place, 4 - place)))))
                    }
                    return Light(channel(5), channel(3), channel(1), 1)
                }
            },
            Recipe(
                "CICode128BarcodeGenerator", kCICategoryGenerator,
                [
                    Input(key: "inputMessage", kind: .data), .number("inputQuietSpace", 10, 0...100),
                    .number("inputBarcodeHeight", 32, 1...500),
                ]
            ) { inputs in
                inputs.data("inputMessage").flatMap {
                    Code128.image(
                        of: $0, quietSpace: Int(max(0, min(100, inputs.number("inputQuietSpace")))),
                        height: Int(max(1, min(500, inputs.number("inputBarcodeHeight")))))
                }
            },
        ]
        + [
            blend("CISubtractBlendMode") { max(0, $1 - $0) },
            blend("CIDivideBlendMode") { $0 <= 0 ? 1 : min(1, $1 / $0) },
            blend("CILinearLightBlendMode") { max(0, min(1, $1 + 2 * $0 - 1)) },
            blend("CIPinLightBlendMode") { $0 < 0.5 ? min($1, 2 * $0) : max($1, 2 * $0 - 1) },
            blend("CIVividLightBlendMode") { top, below in
                if top < 0.5 { return top <= 0 ? (below >= 1 ? 1 : 0) : 1 - min(1, (1 - below) / (2 * top)) }
                return top >= 1 ? (below <= 0 ? 0 : 1) : min(1, below / (2 * (1 - top)))
            },
            masked("CIBlendWithGreenMask") { $0.y },
        ]

    /// An edge that moves over the picture along an angle; `lag` says of a place across it whether it is late, from 0 to 1.
    private static func swipe(
        _ name: String, _ key: String, _ width: Double,
        _ lag: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat
    ) -> Recipe {
        Recipe(
            name, kCICategoryTransition,
            [
                .image, Input(key: kCIInputTargetImageKey, kind: .image), .number(kCIInputTimeKey, 0, 0...1),
                .number(kCIInputAngleKey, 0, -Double.pi ... .pi), .number(key, width, 1...800),
                .vector(kCIInputExtentKey, []),
            ]
        ) { inputs in
            guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else { return nil }
            let (time, angle) = (inputs.number(kCIInputTimeKey), inputs.number(kCIInputAngleKey))
            let edge = inputs.number(key)
            let rect = inputs.vector(kCIInputExtentKey).isEmpty ? image.extent : inputs.rect(kCIInputExtentKey)
            let (c, s) = (cos(angle), sin(angle))
            let reach = (abs(rect.width * c) + abs(rect.height * s)) / 2
            return CIImage(extent: image.extent.union(target.extent)) { area in
                let (first, second) = (image.pixels(of: area), target.pixels(of: area))
                return Pixels(area) { x, y in
                    let (dx, dy) = (CGFloat(x) + 0.5 - rect.midX, CGFloat(y) + 0.5 - rect.midY)
                    let (along, across) = (dx * c + dy * s + reach, dy * c - dx * s)
                    // From nothing at 0 to all at 1, whatever the edge's width, and however late.
                    let (soft, longest) = (max(1, min(edge, reach * 2)), reach * 0.4)
                    let passed = time * (reach * 2 + soft + longest) - along - lag(across, edge) * longest
                    let part = Float(max(0, min(1, passed / soft)))
                    return first[x, y] * (1 - part) + second[x, y] * part
                }
            }
        }
    }
}

/// The bars of a text by Code 128's second set, which has the letters of ASCII.
enum Code128 {
    /// Widths of bars and spaces of each sign; the last is the end's.
    private static let widths: [String] = """
        212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222
        123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321
        232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
        313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224
        111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111
        111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
        114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// The columns that are dark; nil for what has other letters than ASCII's.
    static func bars(_ message: Data) -> [Bool]? {
        guard !message.isEmpty, message.count <= 200, message.allSatisfy({ (32...127).contains($0) }) else {
            return nil
        }
        let signs = message.map { Int($0) - 32 }
        let start = 104
        let check = signs.enumerated().reduce(start) { $0 + ($1.offset + 1) * $1.element } % 103
        return ([start] + signs + [check, 106]).flatMap { sign in
            widths[sign].enumerated().flatMap { index, width in
                [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
            }
        }
    }

    static func image(of message: Data, quietSpace: Int, height: Int) -> CIImage? {
        guard let bars = bars(message) else { return nil }
        let width = bars.count + quietSpace * 2
        return CIImage(extent: CGRect(x: 0, y: 0, width: width, height: height), keepsSquares: true) { area in
            Pixels(area) { x, _ in
                let column = x - quietSpace
                return Light(gray: bars.indices.contains(column) && bars[column] ? 0 : 1)
            }
        }
    }
}
