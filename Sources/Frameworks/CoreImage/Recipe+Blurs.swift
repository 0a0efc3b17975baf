import CoreGraphics
import Foundation

extension Recipe {
    /// What mixes each pixel with those around it.
    static let blurs: [Recipe] = [
        blur("CIGaussianBlur", [.radius(10, 0...100)]) { image, inputs in image.blurred(sigma: inputs.radius) },
        blur("CIBoxBlur", [.radius(10, 1...100)]) { image, inputs in
            let radius = Int(min(500, max(0, inputs.radius)).rounded())
            return image.blurred(weights: Array(repeating: 1 / Float(2 * radius + 1), count: 2 * radius + 1))
        },
        blur("CIDiscBlur", [.radius(8, 0...100)]) { image, inputs in
            let radius = min(64, max(0, inputs.radius))
            let reach = Int(radius.rounded(.up))
            var places: [(x: Int, y: Int)] = []
            for y in -reach...reach {
                for x in -reach...reach where Double(x * x + y * y) <= radius * radius { places.append((x, y)) }
            }
            return image.averaged(places, reach: reach)
        },
        blur("CIMotionBlur", [.radius(20, 0...100), .number(kCIInputAngleKey, 0, -Double.pi ... .pi)]) {
            image, inputs in
            let radius = min(200, max(0, inputs.radius))
            let (dx, dy) = (cos(inputs.number(kCIInputAngleKey)), sin(inputs.number(kCIInputAngleKey)))
            let reach = Int(radius.rounded(.up))
            let places = (-reach...reach).map {
                (x: Int((Double($0) * dx).rounded()), y: Int((Double($0) * dy).rounded()))
            }
            return image.averaged(places, reach: reach)
        },
        blur("CIZoomBlur", [.center(), .number("inputAmount", 20, -200...200)]) { image, inputs in
            let (center, amount) = (inputs.center, inputs.number("inputAmount"))
            return CIImage(extent: image.extent) { area in
                guard let whole = Area(image.extent) else { return Pixels(area) }
                let source = image.pixels(of: whole)
                return Pixels(area) { x, y in
                    let (dx, dy) = (CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                    var sum = Light.zero
                    for step in 0..<16 {
                        let factor = 1 - amount / 400 * CGFloat(step) / 15
                        sum += source.sample(CGPoint(x: center.x + dx * factor, y: center.y + dy * factor))
                    }
                    return sum / 16
                }
            }
        },
        blur("CIMedianFilter", []) { image, _ in
            CIImage(extent: image.extent) { area in
                let source = image.pixels(of: area.grown(by: 1))
                return Pixels(area) { x, y in
                    var around: [Light] = []
                    for row in -1...1 { for column in -1...1 { around.append(source[x + column, y + row]) } }
                    func middle(_ channel: Int) -> Float { around.map { $0[channel] }.sorted()[4] }
                    return Light(middle(0), middle(1), middle(2), middle(3))
                }
            }
        },
        sharpening("CIUnsharpMask", [.radius(2.5, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]) { inputs in
            (inputs.radius, inputs.float(kCIInputIntensityKey))
        },
        sharpening("CISharpenLuminance", [.number(kCIInputSharpnessKey, 0.4, 0...2), .radius(1.69, 0...20)]) { inputs in
            (inputs.radius, inputs.float(kCIInputSharpnessKey))
        },
    ]

    private static func blur(
        _ name: String, _ inputs: [Input], _ make: @escaping @Sendable (CIImage, FilterInputs) -> CIImage
    ) -> Recipe {
        Recipe(name, kCICategoryBlur, [.image] + inputs) { inputs in inputs.image.map { make($0, inputs) } }
    }

    /// What makes the difference to the blurred picture greater.
    private static func sharpening(
        _ name: String, _ inputs: [Input], _ values: @escaping @Sendable (FilterInputs) -> (Double, Float)
    ) -> Recipe {
        Recipe(name, kCICategorySharpen, [.image] + inputs) { inputs in
            guard let image = inputs.image else { return nil }
            let (radius, amount) = values(inputs)
            return image.combined(image.clampedToExtent().blurred(sigma: radius), extent: image.extent) {
                ($0 + ($0 - $1) * amount).with($0.w)
            }
        }
    }
}

extension CIImage {
    /// The picture blurred; it grows by three times the radius.
    func blurred(sigma: Double) -> CIImage {
        let sigma = min(500, sigma)
        guard sigma > 0.1 else { return self }
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
        let sum = weights.reduce(0, +)
        return blurred(weights: weights.map { $0 / sum })
    }

    /// The sum of the pixels in a row and a column, each times a weight. There is an odd number of these.
    func blurred(weights: [Float]) -> CIImage {
        let reach = weights.count / 2
        guard reach > 0 else { return self }
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
        return CIImage(extent: grown) { [self] area in
            let source = pixels(of: area.grown(by: reach))
            let tall = Area(x: area.x, y: area.y - reach, width: area.width, height: area.height + 2 * reach)
            let (width, wide) = (area.width, source.area.width)
            var across = Pixels(tall)
            for row in 0..<tall.height {
                for column in 0..<width {
                    var sum = Light.zero
                    for (index, weight) in weights.enumerated() {
                        sum += source.values[row * wide + column + index] * weight
                    }
                    across.values[row * width + column] = sum
                }
            }
            var result = Pixels(area)
            for row in 0..<area.height {
                for column in 0..<width {
                    var sum = Light.zero
                    for (index, weight) in weights.enumerated() {
                        sum += across.values[(row + index) * width + column] * weight
                    }
                    result.values[row * width + column] = sum
                }
            }
            return result
        }
    }

    /// The mean of the pixels at places around each.
    func averaged(_ places: [(x: Int, y: Int)], reach: Int) -> CIImage {
        guard reach > 0, !places.isEmpty else { return self }
        let grown = extent.isInfinite ? extent : extent.insetBy(dx: CGFloat(-reach), dy: CGFloat(-reach))
        return CIImage(extent: grown) { [self] area in
            let source = pixels(of: area.grown(by: reach))
            return Pixels(area) { x, y in
                places.reduce(into: Light.zero) { $0 += source[x + $1.x, y + $1.y] } / Float(places.count)
            }
        }
    }
}
