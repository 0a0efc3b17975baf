import CoreGraphics
import Foundation

extension Recipe {
    /// Filters that look at the pixels around each: their greatest, their least, their weighted sum.
    static let morphology: [Recipe] =
        [
            disc("CIMorphologyMaximum") { most, _ in most },
            disc("CIMorphologyMinimum") { _, least in least },
            disc("CIMorphologyGradient") { most, least in (most - least).with(most.w) },
            rectangle("CIMorphologyRectangleMaximum") { most, _ in most },
            rectangle("CIMorphologyRectangleMinimum") { _, least in least },
            convolution("CIConvolution3X3", columns: 3, rows: 3), convolution("CIConvolution5X5", columns: 5, rows: 5),
            convolution("CIConvolution7X7", columns: 7, rows: 7),
            convolution("CIConvolution9Horizontal", columns: 9, rows: 1),
            convolution("CIConvolution9Vertical", columns: 1, rows: 9),
            convolution("CIConvolutionRGB3X3", columns: 3, rows: 3, keepsAlpha: true),
            convolution("CIConvolutionRGB5X5", columns: 5, rows: 5, keepsAlpha: true),
            convolution("CIConvolutionRGB7X7", columns: 7, rows: 7, keepsAlpha: true),
            convolution("CIConvolutionRGB9Horizontal", columns: 9, rows: 1, keepsAlpha: true),
            convolution("CIConvolutionRGB9Vertical", columns: 1, rows: 9, keepsAlpha: true),
            slopes("CISobelGradients") { across, up in Light(across, up, 0, 1) },
            slopes("CIGaborGradients") { across, up in Light(across, up, 0, 1) },
            Recipe(
                "CILineOverlay", kCICategoryStylize,
                [
                    .image, .number("inputNRNoiseLevel", 0.07, 0...0.1), .number("inputNRSharpness", 0.71, 0...2),
                    .number("inputEdgeIntensity", 1, 0...200), .number("inputThreshold", 0.1, 0...1),
                    .number("inputContrast", 50, 0.25...200),
                ]
            ) { inputs in
                let (intensity, threshold) = (inputs.float("inputEdgeIntensity"), inputs.float("inputThreshold"))
                return inputs.image.map { image in
                    image.sloped { across, up in
                        let edge = min(1, hypotf(across, up) * intensity)
                        return edge > threshold ? Light(0, 0, 0, edge) : .zero
                    }
                }
            },
            Recipe(
                "CINoiseReduction", kCICategoryBlur,
                [.image, .number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
            ) { inputs in
                let (level, sharpness) = (inputs.float("inputNoiseLevel"), inputs.float(kCIInputSharpnessKey))
                return inputs.image.map { image in
                    image.combined(image.clampedToExtent().blurred(sigma: 1), extent: image.extent) { sharp, soft in
                        let difference = sharp - soft
                        // What differs by less than the noise is noise.
                        return abs(difference.brightness) < level
                            ? soft.with(sharp.w) : (sharp + difference * (sharpness * 0.25)).with(sharp.w)
                    }
                }
            },
            Recipe(
                "CIMaskedVariableBlur", kCICategoryBlur,
                [.image, Input(key: "inputMask", kind: .image), .radius(5, 0...100)]
            ) { inputs in
                guard let image = inputs.image else { return nil }
                guard let mask = inputs.image("inputMask") else { return image }
                // Between the picture and its blurred one there are some steps, so that edges of the mask have no ghosts.
                let steps = (0...4).map { image.clampedToExtent().blurred(sigma: inputs.radius * Double($0) / 4) }
                return CIImage(extent: image.extent) { area in
                    let (blurred, parts) = (steps.map { $0.pixels(of: area) }, mask.pixels(of: area))
                    return Pixels(
                        area,
                        parts.values.indices.map { index in
                            let part = max(0, min(1, parts.values[index].brightness)) * 4
                            let step = min(3, Int(part))
                            let rest = part - Float(step)
                            return blurred[step].values[index] * (1 - rest) + blurred[step + 1].values[index] * rest
                        })
                }
            },
            Recipe(
                "CIBokehBlur", kCICategoryBlur,
                [
                    .image, .radius(20, 0...500), .number("inputRingAmount", 0, 0...1),
                    .number("inputRingSize", 0.1, 0...0.2), .number("inputSoftness", 1, 0...10),
                ]
            ) { inputs in
                let radius = min(64, max(0, inputs.radius))
                let reach = Int(radius.rounded(.up))
                var places: [(x: Int, y: Int)] = []
                for y in -reach...reach {
                    for x in -reach...reach where Double(x * x + y * y) <= radius * radius { places.append((x, y)) }
                }
                return inputs.image?.averaged(places, reach: reach)
            },
        ]

    private static func disc(
        _ name: String, _ make: @escaping @Sendable (Light, Light) -> Light
    ) -> Recipe {
        Recipe(name, kCICategoryBlur, [.image, .radius(name == "CIMorphologyGradient" ? 5 : 0, 0...50)]) { inputs in
            let radius = min(50, max(0, inputs.radius))
            let reach = Int(radius.rounded(.down))
            var places: [(x: Int, y: Int)] = []
            for y in -reach...reach {
                for x in -reach...reach where Double(x * x + y * y) <= radius * radius { places.append((x, y)) }
            }
            return inputs.image?.bounded(places, reachX: reach, reachY: reach, make)
        }
    }

    private static func rectangle(
        _ name: String, _ make: @escaping @Sendable (Light, Light) -> Light
    ) -> Recipe {
        Recipe(
            name, kCICategoryBlur,
            [.image, .number(kCIInputWidthKey, 5, 1...50), .number("inputHeight", 5, 1...50)]
        ) { inputs in
            func half(_ key: String) -> Int { Int(min(101, max(1, inputs.number(key)))) / 2 }
            let (across, up) = (half(kCIInputWidthKey), half("inputHeight"))
            let places = (-up...up).flatMap { y in (-across...across).map { (x: $0, y: y) } }
            return inputs.image?.bounded(places, reachX: across, reachY: up, make)
        }
    }

    /// Weights go from the lowest row upwards, each row from the left.
    private static func convolution(_ name: String, columns: Int, rows: Int, keepsAlpha: Bool = false) -> Recipe {
        var standard = [Double](repeating: 0, count: columns * rows)
        standard[columns * rows / 2] = 1
        return Recipe(
            name, kCICategoryStylize,
            [.image, .vector(kCIInputWeightsKey, standard), .number(kCIInputBiasKey, 0, -1...1)]
        ) { inputs in
            let weights = inputs.vector(kCIInputWeightsKey).map { Float($0) }
            guard let image = inputs.image, weights.count >= columns * rows else { return inputs.image }
            let (bias, right, up) = (inputs.float(kCIInputBiasKey), columns / 2, rows / 2)
            return CIImage(extent: image.extent) { area in
                let source = image.clampedToExtent().pixels(of: area.grown(by: max(right, up)))
                return Pixels(area) { x, y in
                    var sum = Light(repeating: bias)
                    for row in 0..<rows {
                        for column in 0..<columns {
                            sum += source[x + column - right, y + row - up] * weights[row * columns + column]
                        }
                    }
                    return keepsAlpha ? sum.with(source[x, y].w) : sum
                }
            }
        }
    }

    private static func slopes(_ name: String, _ make: @escaping @Sendable (Float, Float) -> Light) -> Recipe {
        Recipe(name, kCICategoryStylize, [.image]) { inputs in inputs.image?.sloped(make) }
    }
}

extension CIImage {
    /// The greatest and the least of each component among the pixels at places around each.
    fileprivate func bounded(
        _ places: [(x: Int, y: Int)], reachX: Int, reachY: Int, _ make: @escaping @Sendable (Light, Light) -> Light
    ) -> CIImage {
        guard !extent.isInfinite else { return self }
        return CIImage(extent: extent.insetBy(dx: CGFloat(-reachX), dy: CGFloat(-reachY))) { [self] area in
            let source = clampedToExtent().pixels(of: area.grown(by: max(reachX, reachY)))
            return Pixels(area) { x, y in
                var (most, least) = (Light(repeating: -.infinity), Light(repeating: .infinity))
                for place in places {
                    let pixel = source[x + place.x, y + place.y]
                    (most, least) = (pointwiseMax(most, pixel), pointwiseMin(least, pixel))
                }
                return make(most, least)
            }
        }
    }

    /// The change of brightness to the right and upwards, by Sobel's kernels.
    fileprivate func sloped(_ make: @escaping @Sendable (Float, Float) -> Light) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let source = clampedToExtent().pixels(of: area.grown(by: 1))
            return Pixels(area) { x, y in
                func light(_ column: Int, _ row: Int) -> Float { source[x + column, y + row].brightness }
                let right = light(1, -1) + 2 * light(1, 0) + light(1, 1)
                let left = light(-1, -1) + 2 * light(-1, 0) + light(-1, 1)
                let upper = light(-1, 1) + 2 * light(0, 1) + light(1, 1)
                let lower = light(-1, -1) + 2 * light(0, -1) + light(1, -1)
                return make((right - left) / 8, (upper - lower) / 8)
            }
        }
    }
}
