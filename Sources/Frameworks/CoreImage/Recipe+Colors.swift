import CoreGraphics
import Foundation

extension Recipe {
    private static func adjusting(
        _ name: String, _ inputs: [Input], _ category: String = kCICategoryColorAdjustment,
        _ change: @escaping @Sendable (FilterInputs) -> @Sendable (Light) -> Light
    ) -> Recipe {
        Recipe(name, category, [.image] + inputs) { inputs in inputs.image?.mapped(change(inputs)) }
    }

    /// What changes each pixel's colour by itself.
    static let colors: [Recipe] = [
        adjusting(
            "CIColorControls",
            [
                .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                .number(kCIInputContrastKey, 1, 0.25...4),
            ]
        ) { inputs in
            let saturation = inputs.float(kCIInputSaturationKey)
            let (brightness, contrast) = (inputs.float(kCIInputBrightnessKey), inputs.float(kCIInputContrastKey))
            return { color in
                let gray = Light(gray: color.brightness, color.w)
                let mixed = gray + (color - gray) * saturation
                return ((mixed - 0.5) * contrast + 0.5 + brightness).with(color.w)
            }
        },
        adjusting("CIExposureAdjust", [.number(kCIInputEVKey, 0, -10...10)]) { inputs in
            let factor = exp2f(inputs.float(kCIInputEVKey))
            return { ($0 * factor).with($0.w) }
        },
        adjusting("CIGammaAdjust", [.number("inputPower", 1, 0.1...3)]) { inputs in
            let power = inputs.float("inputPower")
            return { $0.channels { powf(max(0, $0), power) } }
        },
        adjusting("CIHueAdjust", [.number(kCIInputAngleKey, 0, -Double.pi ... .pi)]) { inputs in
            let angle = inputs.float(kCIInputAngleKey)
            let (c, s) = (cosf(angle), sinf(angle))
            let (r, g, b) = (Float(0.213), Float(0.715), Float(0.072))
            return matrix(
                Light(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0),
                Light(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0),
                Light(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0))
        },
        adjusting("CIVibrance", [.number("inputAmount", 0, -1...1)]) { inputs in
            let amount = inputs.float("inputAmount")
            return { color in
                let gray = Light(gray: color.brightness, color.w)
                let most = max(color.x, color.y, color.z)
                let colourful = most > 0 ? (most - min(color.x, color.y, color.z)) / most : 0
                return (gray + (color - gray) * (1 + amount * (1 - colourful))).with(color.w)
            }
        },
        adjusting("CIWhitePointAdjust", [.color(kCIInputColorKey, 1, 1, 1)]) { inputs in
            let color = inputs.color(kCIInputColorKey)
            return { ($0 * color).with($0.w) }
        },
        adjusting(
            "CITemperatureAndTint", [.vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])]
        ) { inputs in
            let (from, to) = (inputs.light("inputNeutral"), inputs.light("inputTargetNeutral"))
            let factors = white(from.x, from.y) / white(to.x, to.y)
            return { ($0 * factors).with($0.w) }
        },
        adjusting(
            "CIHighlightShadowAdjust",
            [
                .radius(0, 0...10), .number("inputShadowAmount", 0, -1...1),
                .number("inputHighlightAmount", 1, 0...1),
            ]
        ) { inputs in
            let (shadow, highlight) = (inputs.float("inputShadowAmount"), inputs.float("inputHighlightAmount"))
            return { color in
                let light = min(1, max(0, Transfer.encoded(max(0, color.brightness))))
                let dark = (1 - light) * (1 - light)
                return (color * (1 + shadow * dark * 2 - (1 - highlight) * light * light * 0.5)).with(color.w)
            }
        },
        adjusting(
            "CIColorMatrix",
            [
                .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
                .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
                .vector("inputBiasVector", [0, 0, 0, 0]),
            ]
        ) { inputs in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(inputs.light)
            let bias = inputs.light("inputBiasVector")
            return { color in
                Light(
                    (rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum(), (rows[3] * color).sum())
                    + bias
            }
        },
        adjusting(
            "CIColorPolynomial",
            ["Red", "Green", "Blue", "Alpha"].map { .vector("input\($0)Coefficients", [0, 1, 0, 0]) },
            kCICategoryColorEffect
        ) { inputs in
            let rows = ["Red", "Green", "Blue", "Alpha"].map { inputs.light("input\($0)Coefficients") }
            return { color in
                func value(_ c: Light, _ x: Float) -> Float { c.x + x * (c.y + x * (c.z + x * c.w)) }
                return Light(
                    value(rows[0], color.x), value(rows[1], color.y), value(rows[2], color.z), value(rows[3], color.w))
            }
        },
        adjusting(
            "CIColorClamp",
            [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
        ) { inputs in
            let (least, most) = (inputs.light("inputMinComponents"), inputs.light("inputMaxComponents"))
            return { pointwiseMin(pointwiseMax($0, least), most) }
        },
        adjusting("CILinearToSRGBToneCurve", []) { _ in { $0.channels(Transfer.encoded) } },
        adjusting("CISRGBToneCurveToLinear", []) { _ in { $0.channels(Transfer.linear) } },
        adjusting(
            "CIToneCurve",
            [(0, 0), (0.25, 0.25), (0.5, 0.5), (0.75, 0.75), (1, 1)].enumerated().map { index, point in
                .point("inputPoint\(index)", point.0, point.1)
            }
        ) { inputs in
            let points = (0..<5).map { inputs.point("inputPoint\($0)") }
            return { $0.channels { Transfer.linear(curve(points, Transfer.encoded(max(0, $0)))) } }
        },
        adjusting("CIColorInvert", [], kCICategoryColorEffect) { _ in { (1 - $0).with($0.w) } },
        adjusting(
            "CIColorMonochrome",
            [.color(kCIInputColorKey, 0.6, 0.45, 0.3), .number(kCIInputIntensityKey, 1, 0...1)], kCICategoryColorEffect
        ) { inputs in
            let (color, intensity) = (inputs.color(kCIInputColorKey), inputs.float(kCIInputIntensityKey))
            return { ($0 + (color * $0.brightness - $0) * intensity).with($0.w) }
        },
        adjusting("CISepiaTone", [.number(kCIInputIntensityKey, 1, 0...1)], kCICategoryColorEffect) { inputs in
            let intensity = inputs.float(kCIInputIntensityKey)
            let tone = matrix(
                Light(0.393, 0.769, 0.189, 0), Light(0.349, 0.686, 0.168, 0), Light(0.272, 0.534, 0.131, 0))
            return { ($0 + (tone($0) - $0) * intensity).with($0.w) }
        },
        adjusting(
            "CIFalseColor", [.color("inputColor0", 0.3, 0, 0), .color("inputColor1", 1, 0.9, 0.8)],
            kCICategoryColorEffect
        ) { inputs in
            let (dark, light) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return { (dark + (light - dark) * $0.brightness).with($0.w) }
        },
        adjusting("CIColorPosterize", [.number("inputLevels", 6, 2...30)], kCICategoryColorEffect) { inputs in
            let levels = max(2, inputs.float("inputLevels"))
            return { $0.channels { ($0 * levels).rounded(.down) / (levels - 1) } }
        },
        adjusting("CIMaskToAlpha", [], kCICategoryColorEffect) { _ in { Light(gray: 1, $0.brightness * $0.w) } },
        adjusting("CIMaximumComponent", [], kCICategoryColorEffect) { _ in { Light(gray: max($0.x, $0.y, $0.z), $0.w) }
        },
        adjusting("CIMinimumComponent", [], kCICategoryColorEffect) { _ in { Light(gray: min($0.x, $0.y, $0.z), $0.w) }
        },
        adjusting("CIThermal", [], kCICategoryColorEffect) { _ in
            let heat = [
                CGPoint(x: 0, y: 0), CGPoint(x: 0.25, y: 0.3), CGPoint(x: 0.5, y: 0.75), CGPoint(x: 0.75, y: 1),
                CGPoint(x: 1, y: 1),
            ]
            return { color in
                let light = min(1, Transfer.encoded(max(0, color.brightness)))
                return Light(curve(heat, light), light * light, max(0, sinf(light * 2 * .pi)) * 0.6, color.w)
            }
        },
        adjusting("CIXRay", [], kCICategoryColorEffect) { _ in
            { color in
                let light = 1 - min(1, Transfer.encoded(max(0, color.brightness)))
                return Light(
                    Transfer.linear(light * 0.9), Transfer.linear(light * 0.97), Transfer.linear(light), color.w)
            }
        },
        cube("CIColorCube", []),
        cube("CIColorCubeWithColorSpace", [Input(key: "inputColorSpace", kind: .image)]),
    ]

    /// What people know from a phone's camera: a look each, by a matrix and a curve.
    static let photos: [Recipe] = [
        photo("CIPhotoEffectMono", saturation: 0), photo("CIPhotoEffectNoir", saturation: 0, contrast: 1.4),
        photo("CIPhotoEffectTonal", saturation: 0, contrast: 0.85),
        photo("CIPhotoEffectFade", saturation: 0.7, contrast: 0.8, lift: 0.06),
        photo("CIPhotoEffectChrome", saturation: 1.3, contrast: 1.1),
        photo("CIPhotoEffectInstant", saturation: 0.75, contrast: 0.9, lift: 0.04, tint: Light(1.06, 1.02, 0.9, 1)),
        photo("CIPhotoEffectProcess", saturation: 0.9, contrast: 1.05, tint: Light(0.93, 1.02, 1.1, 1)),
        photo("CIPhotoEffectTransfer", saturation: 0.9, contrast: 1, lift: 0.03, tint: Light(1.1, 1.02, 0.86, 1)),
    ]

    private static func photo(
        _ name: String, saturation: Float, contrast: Float = 1, lift: Float = 0, tint: Light = Light(gray: 1)
    ) -> Recipe {
        adjusting(name, [], kCICategoryColorEffect) { _ in
            { color in
                let gray = Light(gray: color.brightness, color.w)
                let mixed = (gray + (color - gray) * saturation) * tint
                return mixed.with(color.w).channels {
                    let value = Transfer.encoded(max(0, $0))
                    return Transfer.linear(max(0, (value - 0.5) * contrast + 0.5) * (1 - lift) + lift)
                }
            }
        }
    }

    /// A colour's place in a table of colours, between its entries mixed.
    private static func cube(_ name: String, _ more: [Input]) -> Recipe {
        adjusting(
            name,
            [.number("inputCubeDimension", 2, 2...64), Input(key: "inputCubeData", kind: .data)] + more,
            kCICategoryColorEffect
        ) { inputs in
            let side = Int(max(2, min(128, inputs.number("inputCubeDimension"))))
            guard let data = inputs.data("inputCubeData"), data.count >= side * side * side * 16 else { return { $0 } }
            let table = data.withUnsafeBytes { bytes in
                (0..<side * side * side).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: Light.self) }
            }
            return { color in
                // Tables are made for colours as screens show them, unless they name another space.
                let place = color.channels { max(0, min(1, Transfer.encoded(max(0, $0)))) } * Float(side - 1)
                let low = (0..<3).map { Int(place[$0]) }
                var sum = Light.zero
                for corner in 0..<8 {
                    var (weight, index, step) = (Float(1), 0, 1)
                    for axis in 0..<3 {
                        let isHigh = corner >> axis & 1 == 1
                        let part = place[axis] - Float(low[axis])
                        weight *= isHigh ? part : 1 - part
                        index += min(side - 1, low[axis] + (isHigh ? 1 : 0)) * step
                        step *= side
                    }
                    if weight > 0 { sum += table[index] * weight }
                }
                return sum.channels(Transfer.linear).with(color.w * sum.w)
            }
        }
    }

    private static func matrix(_ red: Light, _ green: Light, _ blue: Light) -> @Sendable (Light) -> Light {
        { Light((red * $0).sum(), (green * $0).sum(), (blue * $0).sum(), $0.w) }
    }

    /// The colour of a white of so many kelvins, about as a black body's light.
    private static func white(_ kelvin: Float, _ tint: Float) -> Light {
        let t = Double(max(1_000, min(40_000, kelvin))) / 100
        let red = t <= 66 ? 255 : 329.698727446 * pow(t - 60, -0.1332047592)
        let green = t <= 66 ? 99.4708025861 * log(t) - 161.1195681661 : 288.1221695283 * pow(t - 60, -0.0755148492)
        let blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.5177312231 * log(t - 10) - 305.0447927307
        func light(_ value: Double) -> Float { Transfer.linear(Float(max(1, min(255, value)) / 255)) }
        return Light(light(red), light(green) * (1 - tint / 300), light(blue), 1)
    }

    /// The height of a smooth curve through points from left to right.
    private static func curve(_ points: [CGPoint], _ x: Float) -> Float {
        guard let last = points.last, let first = points.first else { return x }
        if x <= Float(first.x) { return Float(first.y) }
        guard let index = points.indices.dropFirst().first(where: { Float(points[$0].x) >= x }) else {
            return Float(last.y)
        }
        let (a, b) = (points[index - 1], points[index])
        guard b.x > a.x else { return Float(b.y) }
        func slope(_ i: Int) -> CGFloat {
            let (from, to) = (points[max(0, i - 1)], points[min(points.count - 1, i + 1)])
            return to.x > from.x ? (to.y - from.y) / (to.x - from.x) : 0
        }
        let width = b.x - a.x
        let t = (CGFloat(x) - a.x) / width
        let (t2, t3) = (t * t, t * t * t)
        return Float(
            (2 * t3 - 3 * t2 + 1) * a.y + (t3 - 2 * t2 + t) * width * slope(index - 1) + (3 * t2 - 2 * t3) * b.y
                + (t3 - t2) * width * slope(index))
    }
}

extension Light {
    /// Changes red, green and blue, each by itself.
    func channels(_ change: (Float) -> Float) -> Light { Light(change(x), change(y), change(z), w) }
}
