import CoreGraphics
import Foundation

extension Recipe {
    /// Filters that draw pictures as printers and comics do, tiles them, and lights them.
    static let patterns: [Recipe] = [
        Recipe(
            "CIHexagonalPixellate", kCICategoryStylize, [.image, .center(), .number(kCIInputScaleKey, 8, 1...100)]
        ) { inputs in
            let (center, scale) = (inputs.center, max(1, inputs.number(kCIInputScaleKey)))
            return inputs.image?.placed { Hexagons.middle(of: $0, center: center, scale: scale) }
        },
        screen("CICircularScreen", [.center(), .number(kCIInputWidthKey, 6, 1...50)]) { inputs in
            let (center, width) = (inputs.center, max(1, inputs.number(kCIInputWidthKey)))
            return { point in cos(hypot(point.x - center.x, point.y - center.y) / width * 2 * .pi) / 2 + 0.5 }
        },
        screen(
            "CIHatchedScreen",
            [.center(), .number(kCIInputAngleKey, 0, -Double.pi ... .pi), .number(kCIInputWidthKey, 6, 2...50)]
        ) { inputs in
            let (center, angle) = (inputs.center, inputs.number(kCIInputAngleKey))
            let width = max(1, inputs.number(kCIInputWidthKey))
            return { point in
                let (dx, dy) = (point.x - center.x, point.y - center.y)
                let across = abs(cos((dx * cos(angle) + dy * sin(angle)) / width * .pi))
                let up = abs(cos((dy * cos(angle) - dx * sin(angle)) / width * .pi))
                return min(across, up)
            }
        },
        Recipe("CIComicEffect", kCICategoryStylize, [.image]) { inputs in
            inputs.image.map { image in
                let soft = image.clampedToExtent().blurred(sigma: 2)
                return image.combined(soft, extent: image.extent) { sharp, soft in
                    let (light, around) = (
                        Transfer.encoded(max(0, sharp.brightness)), Transfer.encoded(max(0, soft.brightness))
                    )
                    // Ink where it is darker than around; few colours elsewhere.
                    if light < around - 0.03 { return Light(gray: 0, sharp.w) }
                    return soft.straight.channels {
                        Transfer.linear((Transfer.encoded(max(0, $0)) * 5).rounded() / 5)
                    }.with(sharp.w).premultiplied
                }
            }
        },
        Recipe(
            "CICMYKHalftone", kCICategoryStylize,
            [
                .image, .center(), .number(kCIInputWidthKey, 6, 2...100),
                .number(kCIInputAngleKey, 0, -Double.pi ... .pi), .number(kCIInputSharpnessKey, 0.7, 0...1),
                .number("inputGCR", 1, 0...1), .number("inputUCR", 0.5, 0...1),
            ]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let (center, angle) = (inputs.center, inputs.number(kCIInputAngleKey))
            let (width, sharpness) = (max(2, inputs.number(kCIInputWidthKey)), inputs.float(kCIInputSharpnessKey))
            return CIImage(extent: image.extent) { area in
                let source = image.pixels(of: area)
                return Pixels(area) { x, y in
                    let pixel = source[x, y]
                    let color = pixel.straight.channels { Transfer.encoded(max(0, min(1, $0))) }
                    let black = 1 - max(color.x, color.y, color.z)
                    let rest = max(0.001, 1 - black)
                    func ink(_ amount: Float, _ turn: CGFloat) -> Float {
                        let (dx, dy) = (CGFloat(x) + 0.5 - center.x, CGFloat(y) + 0.5 - center.y)
                        let (c, s) = (cos(angle + turn), sin(angle + turn))
                        let (across, up) = ((dx * c + dy * s) / width, (dy * c - dx * s) / width)
                        let height = Float((cos(across * 2 * .pi) + cos(up * 2 * .pi)) / 4 + 0.5)
                        return max(0, min(1, (amount - (1 - height)) / max(0.02, 1 - sharpness) + 0.5))
                    }
                    let cyan = ink((1 - color.x - black) / rest, .pi / 12)
                    let magenta = ink((1 - color.y - black) / rest, .pi * 5 / 12)
                    let yellow = ink((1 - color.z - black) / rest, 0)
                    let key = 1 - ink(black, .pi / 4)
                    return Light(
                        Transfer.linear((1 - cyan) * key), Transfer.linear((1 - magenta) * key),
                        Transfer.linear((1 - yellow) * key), pixel.w
                    ).premultiplied
                }
            }
        },
        Recipe(
            "CISpotLight", kCICategoryStylize,
            [
                .image, .vector("inputLightPosition", [400, 600, 150]), .vector("inputLightPointsAt", [200, 200, 0]),
                .number(kCIInputBrightnessKey, 3, 0...10), .number("inputConcentration", 0.1, 0.001...1.5),
                .color(kCIInputColorKey, 1, 1, 1),
            ]
        ) { inputs in
            let (at, to) = (inputs.light("inputLightPosition"), inputs.light("inputLightPointsAt"))
            let (brightness, color) = (inputs.float(kCIInputBrightnessKey), inputs.color(kCIInputColorKey))
            let concentration = max(0.001, inputs.float("inputConcentration"))
            let axis = to - at
            let length = max(0.001, (axis * axis).sum().squareRoot())
            return inputs.image?.lit { point in
                let ray = Light(Float(point.x), Float(point.y), 0, 0) - at
                let far = max(0.001, (ray * ray).sum().squareRoot())
                let cosine = max(0, (ray * axis).sum() / far / length)
                return color * (brightness * powf(cosine, 1 / concentration * 10))
            }
        },
        tile("CIFourfoldReflectedTile") { mirrored($0, $1) },
        tile("CIFourfoldTranslatedTile") { wrapped($0, $1) },
        tile("CIFourfoldRotatedTile") { point, width in
            let place = mirrored(point, width)
            let cells = (point.x / width).rounded(.down) + (point.y / width).rounded(.down)
            return Int(cells) % 2 == 0 ? place : CGPoint(x: place.y, y: place.x)
        },
        tile("CIGlideReflectedTile") { point, width in
            let row = Int((point.y / width).rounded(.down))
            return row % 2 == 0 ? wrapped(point, width) : wrapped(CGPoint(x: -point.x, y: point.y), width)
        },
        tile("CIOpTile") { wrapped($0, $1) },
        tile("CIParallelogramTile") { point, width in wrapped(CGPoint(x: point.x + point.y / 2, y: point.y), width) },
    ]

    private static func wrapped(_ value: CGFloat, _ length: CGFloat) -> CGFloat {
        let rest = value.truncatingRemainder(dividingBy: length)
        return rest < 0 ? rest + length : rest
    }
    private static func wrapped(_ point: CGPoint, _ width: CGFloat) -> CGPoint {
        CGPoint(x: wrapped(point.x, width), y: wrapped(point.y, width))
    }
    private static func mirrored(_ point: CGPoint, _ width: CGFloat) -> CGPoint {
        func mirrored(_ value: CGFloat) -> CGFloat {
            let rest = wrapped(value, width * 2)
            return rest < width ? rest : width * 2 - rest
        }
        return CGPoint(x: mirrored(point.x), y: mirrored(point.y))
    }

    /// A tile's place, by that of the point from the center, turned back by the angle.
    private static func tile(
        _ name: String, _ place: @escaping @Sendable (CGPoint, CGFloat) -> CGPoint
    ) -> Recipe {
        Recipe(
            name, "CICategoryTileEffect",
            [
                .image, .center(), .number(kCIInputAngleKey, 0, -Double.pi ... .pi),
                .number(kCIInputWidthKey, 100, 1...200),
            ]
        ) { inputs in
            guard let image = inputs.image, Area(image.extent) != nil else { return inputs.image }
            let (center, angle) = (inputs.center, inputs.number(kCIInputAngleKey))
            let width = max(1, inputs.number(kCIInputWidthKey))
            return image.distorted(extent: .infinite) { point in
                let (dx, dy) = (point.x - center.x, point.y - center.y)
                let turned = CGPoint(x: dx * cos(angle) + dy * sin(angle), y: dy * cos(angle) - dx * sin(angle))
                let found = place(turned, width)
                return CGPoint(x: center.x + found.x, y: center.y + found.y)
            }
        }
    }

    private static func screen(
        _ name: String, _ inputs: [Input],
        _ height: @escaping @Sendable (FilterInputs) -> @Sendable (CGPoint) -> CGFloat
    ) -> Recipe {
        Recipe(name, kCICategoryStylize, [.image] + inputs + [.number(kCIInputSharpnessKey, 0.7, 0...1)]) { inputs in
            guard let image = inputs.image else { return nil }
            let (height, sharpness) = (height(inputs), inputs.float(kCIInputSharpnessKey))
            return CIImage(extent: image.extent) { area in
                let source = image.pixels(of: area)
                return Pixels(area) { x, y in
                    let pixel = source[x, y].straight
                    let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    let difference = Transfer.encoded(max(0, pixel.brightness)) - Float(height(point))
                    let light = max(0, min(1, difference / max(0.02, 1 - sharpness) + 0.5))
                    return Light(gray: light, pixel.w).premultiplied
                }
            }
        }
    }
}

/// Cells of six edges that fill the plane.
private enum Hexagons {
    /// The middle of the cell that a point lies in.
    static func middle(of point: CGPoint, center: CGPoint, scale: CGFloat) -> CGPoint {
        let height = scale * 3.0.squareRoot()
        func middle(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + dx + ((point.x - center.x - dx) / (scale * 3)).rounded() * scale * 3,
                y: center.y + dy + ((point.y - center.y - dy) / height).rounded() * height)
        }
        let (first, second) = (middle(0, 0), middle(scale * 1.5, height / 2))
        func far(_ place: CGPoint) -> CGFloat { hypot(place.x - point.x, place.y - point.y) }
        return far(first) <= far(second) ? first : second
    }
}

extension CIImage {
    /// Each pixel is that of a place, which lies at the edge if it would be outside.
    fileprivate func placed(_ place: @escaping @Sendable (CGPoint) -> CGPoint) -> CIImage {
        let edge = extent
        return CIImage(extent: edge) { [self] area in
            guard let whole = Area(edge) else { return Pixels(area) }
            let source = pixels(of: whole)
            return Pixels(area) { x, y in
                let found = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                return source.nearest(
                    CGPoint(
                        x: min(max(found.x, edge.minX), edge.maxX - 0.5),
                        y: min(max(found.y, edge.minY), edge.maxY - 0.5)))
            }
        }
    }

    /// Each pixel in the light of its place.
    fileprivate func lit(_ light: @escaping @Sendable (CGPoint) -> Light) -> CIImage {
        CIImage(extent: extent) { [self] area in
            let source = pixels(of: area)
            return Pixels(area) { x, y in
                let pixel = source[x, y]
                return (pixel * light(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))).with(pixel.w)
            }
        }
    }
}
