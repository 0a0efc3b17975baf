import CoreGraphics
import Foundation

extension Recipe {
    /// Filters that make few pixels of many, and that show these.
    static let counting: [Recipe] = [
        part("CIAreaMinMax", width: 2) { pixels in
            let values = pixels.values
            return [values.reduce(.one, pointwiseMin), values.reduce(.zero, pointwiseMax)]
        },
        part("CIAreaMinMaxRed", width: 1) { pixels in
            let reds = pixels.values.map(\.x)
            return [Light(reds.min() ?? 0, reds.max() ?? 0, 0, 1)]
        },
        part("CIAreaMaximumAlpha", width: 1) { pixels in [pixels.values.max { $0.w < $1.w } ?? .zero] },
        part("CIAreaMinimumAlpha", width: 1) { pixels in [pixels.values.min { $0.w < $1.w } ?? .zero] },
        Recipe("CIColumnAverage", kCICategoryReduction, [.image, .vector(kCIInputExtentKey, [])]) { inputs in
            average(inputs, alongRows: false)
        },
        Recipe("CIRowAverage", kCICategoryReduction, [.image, .vector(kCIInputExtentKey, [])]) { inputs in
            average(inputs, alongRows: true)
        },
        Recipe(
            "CIAreaHistogram", kCICategoryReduction,
            [
                .image, .vector(kCIInputExtentKey, []), .number(kCIInputScaleKey, 1, 0...1),
                .number("inputCount", 64, 1...2_048),
            ]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let count = Int(max(1, min(2_048, inputs.number("inputCount"))))
            let (asked, scale) = (area(of: inputs, image), inputs.float(kCIInputScaleKey))
            return CIImage(extent: CGRect(x: 0, y: 0, width: count, height: 1)) { area in
                guard let inside = Area(asked) else { return Pixels(area) }
                var bins = [Light](repeating: .zero, count: count)
                let values = image.pixels(of: inside).values
                for value in values {
                    for channel in 0..<4 {
                        let light = max(0, min(1, value[channel]))
                        bins[min(count - 1, Int(light * Float(count)))][channel] += scale / Float(values.count)
                    }
                }
                return Pixels(Area(x: 0, y: 0, width: count, height: 1), bins).over(area)
            }
        },
        Recipe(
            "CIHistogramDisplayFilter", kCICategoryReduction,
            [
                .image, .number("inputHeight", 100, 1...200), .number("inputHighLimit", 1, 0...1),
                .number("inputLowLimit", 0, 0...1),
            ]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let height = Int(max(1, min(200, inputs.number("inputHeight"))))
            let width = image.extent.width
            return CIImage(extent: CGRect(x: 0, y: 0, width: width, height: CGFloat(height))) { area in
                guard let row = Area(CGRect(x: 0, y: 0, width: width, height: 1)) else { return Pixels(area) }
                let bins = image.pixels(of: row)
                let most = max(1e-9, bins.values.map { max($0.x, $0.y, $0.z) }.max() ?? 1)
                return Pixels(area) { x, y in
                    let (bin, level) = (bins[x, 0], (Float(y) + 0.5) / Float(height) * most)
                    return Light(bin.x > level ? 1 : 0, bin.y > level ? 1 : 0, bin.z > level ? 1 : 0, 1)
                }
            }
        },
    ]

    private static func area(of inputs: FilterInputs, _ image: CIImage) -> CGRect {
        let asked = inputs.vector(kCIInputExtentKey).isEmpty ? image.extent : inputs.rect(kCIInputExtentKey)
        return asked.intersection(image.extent)
    }

    private static func part(_ name: String, width: Int, _ make: @escaping @Sendable (Pixels) -> [Light]) -> Recipe {
        Recipe(name, kCICategoryReduction, [.image, .vector(kCIInputExtentKey, [])]) { inputs in
            guard let image = inputs.image else { return nil }
            let asked = area(of: inputs, image)
            return CIImage(extent: CGRect(x: 0, y: 0, width: width, height: 1)) { area in
                guard let inside = Area(asked) else { return Pixels(area) }
                return Pixels(Area(x: 0, y: 0, width: width, height: 1), make(image.pixels(of: inside))).over(area)
            }
        }
    }

    /// The mean of each row, upwards, or of each column, to the right.
    private static func average(_ inputs: FilterInputs, alongRows: Bool) -> CIImage? {
        guard let image = inputs.image else { return nil }
        let asked = area(of: inputs, image).integral
        let size = alongRows ? CGSize(width: 1, height: asked.height) : CGSize(width: asked.width, height: 1)
        return CIImage(extent: CGRect(origin: .zero, size: size)) { area in
            guard let inside = Area(asked) else { return Pixels(area) }
            let source = image.pixels(of: inside)
            return Pixels(area) { x, y in
                var sum = Light.zero
                if alongRows {
                    for column in 0..<inside.width { sum += source[inside.x + column, inside.y + y] }
                    return sum / Float(inside.width)
                }
                for row in 0..<inside.height { sum += source[inside.x + x, inside.y + row] }
                return sum / Float(inside.height)
            }
        }
    }
}
