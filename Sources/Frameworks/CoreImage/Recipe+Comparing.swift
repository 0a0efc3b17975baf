import CoreGraphics
import Foundation

extension Recipe {
    /// Filters that compare two pictures, and that sort colours into few.
    static let comparing: [Recipe] = [
        pair("CILabDeltaE") { first, second in Light(gray: Lab(first).difference(to: Lab(second))) },
        pair("CIColorAbsoluteDifference") { first, second in
            let difference = first - second
            return Light(abs(difference.x), abs(difference.y), abs(difference.z), first.w)
        },
        Recipe(
            "CIMix", kCICategoryCompositeOperation, [.image, .background, .number("inputAmount", 1, 0...1)]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            guard let background = inputs.background else { return image }
            let amount = max(0, min(1, inputs.float("inputAmount")))
            return image.combined(background) { $0 * amount + $1 * (1 - amount) }
        },
        Recipe(
            "CIColorThreshold", kCICategoryColorAdjustment, [.image, .number("inputThreshold", 0.5, 0...1)]
        ) { inputs in
            let threshold = inputs.float("inputThreshold")
            return inputs.image?.mapped { color in color.channels { $0 >= threshold ? 1 : 0 } }
        },
        Recipe("CIColorThresholdOtsu", kCICategoryColorAdjustment, [.image]) { inputs in
            inputs.image.map { image in
                CIImage(extent: image.extent) { area in
                    guard let whole = Area(image.extent) else { return Pixels(area) }
                    let threshold = Otsu.threshold(image.pixels(of: whole).values.map { $0.straight.brightness })
                    return image.pixels(of: area).map {
                        Light(gray: $0.straight.brightness >= threshold ? 1 : 0, $0.w).premultiplied
                    }
                }
            }
        },
        Recipe(
            "CIColorMap", kCICategoryColorEffect, [.image, Input(key: kCIInputGradientImageKey, kind: .image)]
        ) { inputs in
            guard let image = inputs.image, let gradient = inputs.image(kCIInputGradientImageKey) else { return nil }
            let extent = gradient.extent
            return CIImage(extent: image.extent) { area in
                guard let whole = Area(extent) else { return Pixels(area) }
                let colors = gradient.pixels(of: whole)
                return image.pixels(of: area).map { pixel in
                    let light = CGFloat(max(0, min(1, pixel.straight.brightness)))
                    let color = colors.nearest(
                        CGPoint(x: extent.minX + light * (extent.width - 0.01), y: extent.midY))
                    return color * pixel.w
                }
            }
        },
        Recipe(
            "CIColorCrossPolynomial", kCICategoryColorEffect,
            [.image]
                + ["Red", "Green", "Blue"].enumerated().map { index, name in
                    .vector("input\(name)Coefficients", (0..<10).map { $0 == index ? 1 : 0 })
                }
        ) { inputs in
            let rows = ["Red", "Green", "Blue"].map { inputs.vector("input\($0)Coefficients").map { Float($0) } }
            guard rows.allSatisfy({ $0.count >= 10 }) else { return inputs.image }
            return inputs.image?.mapped { color in
                let (r, g, b) = (color.x, color.y, color.z)
                let terms = [r, g, b, r * r, g * g, b * b, r * g, g * b, b * r, 1]
                func value(_ row: [Float]) -> Float { zip(row, terms).reduce(0) { $0 + $1.0 * $1.1 } }
                return Light(value(rows[0]), value(rows[1]), value(rows[2]), color.w)
            }
        },
        Recipe(
            "CIColorCurves", kCICategoryColorEffect,
            [
                .image, Input(key: "inputCurvesData", kind: .data), .vector("inputCurvesDomain", [0, 1]),
                Input(key: "inputColorSpace", kind: .image),
            ]
        ) { inputs in
            guard let data = inputs.data("inputCurvesData"), data.count >= 24 else { return inputs.image }
            let count = data.count / 12
            let domain = inputs.vector("inputCurvesDomain")
            guard domain.count > 1, domain[1] > domain[0] else { return inputs.image }
            let table = data.withUnsafeBytes { bytes in
                (0..<count * 3).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
            }
            let (first, length) = (Float(domain[0]), Float(domain[1] - domain[0]))
            @Sendable func value(_ light: Float, _ channel: Int) -> Float {
                let place = max(0, min(1, (Transfer.encoded(max(0, light)) - first) / length)) * Float(count - 1)
                let step = min(count - 2, Int(place))
                let rest = place - Float(step)
                return Transfer.linear(
                    table[step * 3 + channel] * (1 - rest) + table[(step + 1) * 3 + channel] * rest)
            }
            return inputs.image?.mapped { Light(value($0.x, 0), value($0.y, 1), value($0.z, 2), $0.w) }
        },
        Recipe(
            "CIPalettize", kCICategoryColorEffect,
            [.image, Input(key: "inputPaletteImage", kind: .image), .number("inputPerceptual", 0, 0...1)]
        ) { inputs in
            guard let image = inputs.image, let palette = inputs.image("inputPaletteImage") else { return nil }
            let isPerceptual = inputs.number("inputPerceptual") != 0
            return CIImage(extent: image.extent) { area in
                guard let whole = Area(palette.extent) else { return Pixels(area) }
                let colors = palette.pixels(of: whole).values
                let labs = isPerceptual ? colors.map { Lab($0.straight) } : []
                return image.pixels(of: area).map { pixel in
                    let lab = isPerceptual ? Lab(pixel.straight) : nil
                    let best = colors.indices.min { first, second in
                        func distance(_ index: Int) -> Float {
                            if let lab { return lab.distance(to: labs[index]) }
                            let difference = colors[index] - pixel
                            return (difference * difference).sum()
                        }
                        return distance(first) < distance(second)
                    }
                    return best.map { colors[$0] } ?? .zero
                }
            }
        },
        Recipe("CIDither", kCICategoryColorEffect, [.image, .number(kCIInputIntensityKey, 0.1, 0...5)]) { inputs in
            guard let image = inputs.image else { return nil }
            let intensity = inputs.float(kCIInputIntensityKey)
            return CIImage(extent: image.extent) { area in
                let source = image.pixels(of: area)
                return Pixels(area) { x, y in
                    let pixel = source[x, y]
                    let noise = Float(Chance.number(CGPoint(x: x, y: y), 7) % 1_000) / 1_000 - 0.5
                    return (pixel + noise * intensity * 0.1 * pixel.w).with(pixel.w)
                }
            }
        },
    ]

    private static func pair(_ name: String, _ make: @escaping @Sendable (Light, Light) -> Light) -> Recipe {
        Recipe(name, kCICategoryColorAdjustment, [.image, Input(key: "inputImage2", kind: .image)]) { inputs in
            guard let image = inputs.image, let second = inputs.image("inputImage2") else { return nil }
            return image.combined(second) { make($0.straight, $1.straight) }
        }
    }
}

/// A colour by its lightness and two opponent pairs, as CIE 1976 has it.
struct Lab: Sendable {
    private let l: Float, a: Float, b: Float

    init(_ color: Light) {
        let x = (0.4124 * color.x + 0.3576 * color.y + 0.1805 * color.z) / 0.9505
        let y = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
        let z = (0.0193 * color.x + 0.1192 * color.y + 0.9505 * color.z) / 1.089
        func curve(_ value: Float) -> Float { value > 0.008856 ? cbrtf(value) : 7.787 * value + 16 / 116 }
        let (fx, fy, fz) = (curve(x), curve(y), curve(z))
        (l, a, b) = (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
    }

    /// The distance of colours.
    func distance(to other: Lab) -> Float {
        let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
        return (dl * dl + da * da + db * db).squareRoot()
    }

    /// The difference by CIE 1994, at most 100.
    func difference(to other: Lab) -> Float {
        let (first, second) = (hypotf(a, b), hypotf(other.a, other.b))
        let (dl, dc) = (l - other.l, first - second)
        let (da, db) = (a - other.a, b - other.b)
        let dh = max(0, da * da + db * db - dc * dc)
        let (chroma, hue) = (1 + 0.045 * first, 1 + 0.015 * first)
        return min(100, (dl * dl + dc * dc / (chroma * chroma) + dh / (hue * hue)).squareRoot())
    }
}

/// The brightness that divides dark from light pixels best.
enum Otsu {
    static func threshold(_ lights: [Float]) -> Float {
        var counts = [Double](repeating: 0, count: 256)
        for light in lights { counts[Int(max(0, min(255, light * 255)))] += 1 }
        let (total, sum) = (Double(lights.count), counts.indices.reduce(0.0) { $0 + Double($1) * counts[$1] })
        var (below, sumBelow, best, chosen) = (0.0, 0.0, -1.0, 0)
        for level in counts.indices {
            below += counts[level]
            sumBelow += Double(level) * counts[level]
            guard below > 0, below < total else { continue }
            let difference = sumBelow / below - (sum - sumBelow) / (total - below)
            let variance = below * (total - below) * difference * difference
            if variance > best { (best, chosen) = (variance, level) }
        }
        return Float(chosen + 1) / 255
    }
}
