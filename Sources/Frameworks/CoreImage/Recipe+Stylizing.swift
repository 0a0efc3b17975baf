import CoreGraphics
import Foundation

extension Recipe {
    static let stylizing: [Recipe] = [
        Recipe(
            "CIPixellate", kCICategoryStylize, [.image, .center(), .number(kCIInputScaleKey, 8, 1...100)]
        ) { inputs in
            let (center, scale) = (inputs.center, max(1, inputs.number(kCIInputScaleKey)))
            return inputs.image?.tiled { point in
                let (x, y) = (
                    ((point.x - center.x) / scale).rounded(.down), ((point.y - center.y) / scale).rounded(.down)
                )
                return CGRect(x: center.x + x * scale, y: center.y + y * scale, width: scale, height: scale)
            }
        },
        Recipe("CICrystallize", kCICategoryStylize, [.image, .radius(20, 1...100), .center()]) { inputs in
            let (center, radius) = (inputs.center, max(1, inputs.radius))
            return inputs.image?.sampledAtSeeds { Seeds.nearest(to: $0, center: center, radius: radius).place }
        },
        Recipe("CIPointillize", kCICategoryStylize, [.image, .radius(20, 1...100), .center()]) { inputs in
            let (center, radius) = (inputs.center, max(1, inputs.radius))
            return inputs.image?.sampledAtSeeds { point in
                let seed = Seeds.nearest(to: point, center: center, radius: radius)
                return seed.distance < radius / 2 ? seed.place : CGPoint(x: 1e9, y: 1e9)
            }
        },
        Recipe("CIEdges", kCICategoryStylize, [.image, .number(kCIInputIntensityKey, 1, 0...10)]) { inputs in
            let intensity = inputs.float(kCIInputIntensityKey)
            return inputs.image.map { image in
                image.neighboured { around in
                    let across = around(1, 0) - around(-1, 0)
                    let up = around(0, 1) - around(0, -1)
                    return ((across * across + up * up).squareRoot() * intensity).with(around(0, 0).w)
                }
            }
        },
        Recipe("CIEdgeWork", kCICategoryStylize, [.image, .radius(3, 0...20)]) { inputs in
            inputs.image.map { image in
                image.combined(image.blurred(sigma: inputs.radius), extent: image.extent) { sharp, soft in
                    let edge = min(1, abs(sharp.brightness - soft.brightness) * 8)
                    return Light(gray: edge, edge)
                }
            }
        },
        Recipe(
            "CIBloom", kCICategoryStylize, [.image, .radius(10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { inputs in
            let intensity = inputs.float(kCIInputIntensityKey)
            return inputs.image.map { image in
                image.combined(image.blurred(sigma: inputs.radius)) { $0 + $1 * intensity - $0 * $1 * intensity }
            }
        },
        Recipe(
            "CIGloom", kCICategoryStylize, [.image, .radius(10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1)]
        ) { inputs in
            let intensity = inputs.float(kCIInputIntensityKey)
            return inputs.image.map { image in
                image.combined(image.blurred(sigma: inputs.radius), extent: image.extent) {
                    ($0 * (1 - intensity) + pointwiseMin($0, $1) * intensity).with($0.w)
                }
            }
        },
        Recipe(
            "CIVignette", kCICategoryColorEffect,
            [.image, .number(kCIInputIntensityKey, 0, -1...1), .radius(1, 0...2)]
        ) { inputs in
            let (intensity, radius) = (inputs.float(kCIInputIntensityKey), max(0.01, inputs.radius))
            return inputs.image.map { image in
                let rect = image.extent
                return image.shaded { point in
                    let (dx, dy) = ((point.x - rect.midX) / rect.width * 2, (point.y - rect.midY) / rect.height * 2)
                    let part = Float(min(1, (dx * dx + dy * dy) / 2 / radius))
                    return max(0, 1 - intensity * part * part)
                }
            }
        },
        Recipe(
            "CIVignetteEffect", kCICategoryColorEffect,
            [
                .image, .center(), .radius(150, 0...2_000), .number(kCIInputIntensityKey, 1, -1...1),
                .number("inputFalloff", 0.5, 0...1),
            ]
        ) { inputs in
            let (center, radius) = (inputs.center, max(0.01, inputs.radius))
            let (intensity, falloff) = (inputs.float(kCIInputIntensityKey), max(0.01, inputs.number("inputFalloff")))
            return inputs.image?.shaded { point in
                let distance = hypot(point.x - center.x, point.y - center.y) / radius
                let part = Float(max(0, min(1, (distance - 1) / falloff + 1)))
                return max(0, 1 - intensity * part * part)
            }
        },
        screen("CIDotScreen") { x, y in (cos(x * 2 * .pi) + cos(y * 2 * .pi)) / 4 + 0.5 },
        screen("CILineScreen") { _, y in cos(y * 2 * .pi) / 2 + 0.5 },
        Recipe(
            "CIKaleidoscope", kCICategoryStylize,
            [.image, .number("inputCount", 6, 1...64), .center(), .number(kCIInputAngleKey, 0, 0...(2 * Double.pi))]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let (center, angle) = (inputs.center, inputs.number(kCIInputAngleKey))
            let slice = 2 * CGFloat.pi / CGFloat(max(1, min(64, inputs.number("inputCount").rounded())))
            return image.distorted(extent: .infinite) { point in
                let (dx, dy) = (point.x - center.x, point.y - center.y)
                var turn = (atan2(dy, dx) - angle).truncatingRemainder(dividingBy: slice)
                if turn < 0 { turn += slice }
                if turn > slice / 2 { turn = slice - turn }
                let distance = hypot(dx, dy)
                return CGPoint(x: center.x + distance * cos(turn + angle), y: center.y + distance * sin(turn + angle))
            }
        },
    ]

    /// The picture in black and white by a pattern, whose heights go from 0 to 1.
    private static func screen(
        _ name: String, _ height: @escaping @Sendable (CGFloat, CGFloat) -> CGFloat
    ) -> Recipe {
        Recipe(
            name, kCICategoryStylize,
            [
                .image, .center(), .number(kCIInputAngleKey, 0, -Double.pi ... .pi),
                .number(kCIInputWidthKey, 6, 2...50), .number(kCIInputSharpnessKey, 0.7, 0...1),
            ]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let (center, angle) = (inputs.center, inputs.number(kCIInputAngleKey))
            let (width, sharpness) = (max(1, inputs.number(kCIInputWidthKey)), inputs.float(kCIInputSharpnessKey))
            return CIImage(extent: image.extent) { area in
                let source = image.pixels(of: area)
                return Pixels(area) { x, y in
                    let (dx, dy) = (CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                    let across = (dx * cos(angle) + dy * sin(angle)) / width
                    let up = (dy * cos(angle) - dx * sin(angle)) / width
                    let pixel = source[x, y].straight
                    let difference = Transfer.encoded(max(0, pixel.brightness)) - Float(height(across, up))
                    let light = max(0, min(1, difference / max(0.02, 1 - sharpness) + 0.5))
                    return Light(gray: light, pixel.w).premultiplied
                }
            }
        }
    }
}

/// Points of a grid, each moved by chance: the cells around them are what crystals look like.
enum Seeds {
    static func nearest(to point: CGPoint, center: CGPoint, radius: CGFloat) -> (place: CGPoint, distance: CGFloat) {
        let (column, row) = (
            ((point.x - center.x) / radius).rounded(.down), ((point.y - center.y) / radius).rounded(.down)
        )
        var best = (place: point, distance: CGFloat.infinity)
        for y in -1...1 {
            for x in -1...1 {
                let cell = CGPoint(x: column + CGFloat(x), y: row + CGFloat(y))
                func part(_ channel: UInt64) -> CGFloat { CGFloat(Chance.number(cell, channel) % 1_000) / 1_000 }
                let seed = CGPoint(
                    x: center.x + (cell.x + part(4)) * radius, y: center.y + (cell.y + part(5)) * radius)
                let distance = hypot(seed.x - point.x, seed.y - point.y)
                if distance < best.distance { best = (seed, distance) }
            }
        }
        return best
    }
}

extension CIImage {
    /// Each tile in the mean of its colours.
    fileprivate func tiled(_ tile: @escaping @Sendable (CGPoint) -> CGRect) -> CIImage {
        CIImage(extent: extent) { [self] area in
            guard let whole = Area(extent) else { return Pixels(area) }
            let source = pixels(of: whole)
            var means: [CGPoint: Light] = [:]
            return Pixels(area) { x, y in
                let rect = tile(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                if let mean = means[rect.origin] { return mean }
                var (sum, count) = (Light.zero, Float(0))
                if let inside = Area(rect)?.intersection(whole), !inside.isEmpty {
                    for row in inside.y..<inside.y + inside.height {
                        for column in inside.x..<inside.x + inside.width { sum += source[column, row] }
                    }
                    count = Float(inside.width * inside.height)
                }
                let mean = count > 0 ? sum / count : .zero
                means[rect.origin] = mean
                return mean
            }
        }
    }

    fileprivate func sampledAtSeeds(_ seed: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
        let edge = extent
        return CIImage(extent: extent) { [self] area in
            guard let whole = Area(extent) else { return Pixels(area) }
            let source = pixels(of: whole)
            return Pixels(area) { x, y in
                let place = seed(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                if place.x > 1e8 { return Light(gray: 1) }
                return source.nearest(
                    CGPoint(
                        x: min(max(place.x, edge.minX), edge.maxX - 0.5),
                        y: min(max(place.y, edge.minY), edge.maxY - 0.5)))
            }
        }
    }

    /// A pixel of those beside it; the function takes how far to the right and up.
    fileprivate func neighboured(_ make: @escaping @Sendable ((Int, Int) -> Light) -> Light) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let source = clampedToExtent().pixels(of: area.grown(by: 1))
            return Pixels(area) { x, y in make { source[x + $0, y + $1] } }
        }
    }

    /// Each pixel darker by its place.
    fileprivate func shaded(_ factor: @escaping @Sendable (CGPoint) -> Float) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let source = pixels(of: area)
            return Pixels(area) { x, y in
                let pixel = source[x, y]
                return (pixel * factor(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))).with(pixel.w)
            }
        }
    }
}

extension Recipe {
    /// What makes one pixel of a picture's part.
    static let reductions: [Recipe] = [
        reduction("CIAreaAverage") { values in values.reduce(.zero, +) / Float(values.count) },
        reduction("CIAreaMaximum") { values in values.reduce(.zero, pointwiseMax) },
        reduction("CIAreaMinimum") { values in values.reduce(.one, pointwiseMin) },
    ]

    private static func reduction(_ name: String, _ make: @escaping @Sendable ([Light]) -> Light) -> Recipe {
        Recipe(name, kCICategoryReduction, [.image, .vector(kCIInputExtentKey, [])]) { inputs in
            guard let image = inputs.image else { return nil }
            let asked = inputs.vector(kCIInputExtentKey).isEmpty ? image.extent : inputs.rect(kCIInputExtentKey)
            let part = asked.intersection(image.extent)
            return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { area in
                guard let inside = Area(part) else { return Pixels(area) }
                return Pixels(area, [make(image.pixels(of: inside).values)])
            }
        }
    }
}
