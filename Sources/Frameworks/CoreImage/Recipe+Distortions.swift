import CoreGraphics
import Foundation

extension Recipe {
    /// What moves pixels around a place. The function says, for a place of the result, by its offset from the center and its distance as a
    /// part of the radius, which offset of the picture is shown there.
    private static func around(
        _ name: String, _ inputs: [Input],
        _ place: @escaping @Sendable (FilterInputs) -> @Sendable (CGPoint, CGFloat) -> CGPoint
    ) -> Recipe {
        Recipe(name, kCICategoryDistortionEffect, [.image] + inputs) { inputs in
            guard let image = inputs.image else { return nil }
            let (center, radius) = (inputs.center, max(0.01, inputs.radius))
            let offset = place(inputs)
            let touched = CGRect(
                x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            return image.distorted(extent: image.extent.union(touched)) { point in
                let (dx, dy) = (point.x - center.x, point.y - center.y)
                let part = (dx * dx + dy * dy).squareRoot() / radius
                let moved = offset(CGPoint(x: dx, y: dy), part)
                return CGPoint(x: center.x + moved.x, y: center.y + moved.y)
            }
        }
    }

    private static func turned(_ point: CGPoint, _ angle: CGFloat) -> CGPoint {
        CGPoint(x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle))
    }

    private static func scaled(_ point: CGPoint, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: point.x * factor, y: point.y * factor)
    }

    static let distortions: [Recipe] = [
        around(
            "CITwirlDistortion",
            [.center(), .radius(300, 0...500), .number(kCIInputAngleKey, .pi, -4 * Double.pi...4 * Double.pi)]
        ) { inputs in
            let angle = inputs.number(kCIInputAngleKey)
            return { point, part in
                guard part < 1 else { return point }
                let rest = 1 - part
                return turned(point, -angle * rest * rest)
            }
        },
        around(
            "CIVortexDistortion", [.center(), .radius(300, 0...800), .number(kCIInputAngleKey, 56.55, -94.25...94.25)]
        ) { inputs in
            let angle = inputs.number(kCIInputAngleKey)
            return { point, part in turned(point, -angle * exp(-part * part * 4)) }
        },
        around(
            "CIBumpDistortion", [.center(), .radius(300, 0...600), .number(kCIInputScaleKey, 0.5, -1...1)]
        ) { inputs in
            let scale = max(-1, min(1, inputs.number(kCIInputScaleKey)))
            return { point, part in
                guard part < 1 else { return point }
                let rest = 1 - part * part
                return scaled(point, 1 - scale * rest * rest)
            }
        },
        around(
            "CIPinchDistortion", [.center(), .radius(300, 0...1_000), .number(kCIInputScaleKey, 0.5, 0...2)]
        ) { inputs in
            let scale = max(0, min(2, inputs.number(kCIInputScaleKey)))
            return { point, part in part < 1 && part > 0 ? scaled(point, pow(part, -scale / 2)) : point }
        },
        around("CIHoleDistortion", [.center(), .radius(150, 0.01...1_000)]) { inputs in
            let radius = max(0.01, inputs.radius)
            return { point, part in
                // Within the hole is nothing; outside of it pixels are pushed away.
                part < 1 ? CGPoint(x: 1e9, y: 1e9) : scaled(point, 1 - exp(1 - part * part) * radius / (part * radius))
            }
        },
        around("CICircleSplashDistortion", [.center(), .radius(150, 0...1_000)]) { _ in
            { point, part in part > 1 ? scaled(point, 1 / part) : point }
        },
        Recipe(
            "CIBumpDistortionLinear", kCICategoryDistortionEffect,
            [
                .image, .center(), .radius(300, 0...600), .number(kCIInputAngleKey, 0, 0...(2 * Double.pi)),
                .number(kCIInputScaleKey, 0.5, -1...1),
            ]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            let (center, radius) = (inputs.center, max(0.01, inputs.radius))
            let (angle, scale) = (inputs.number(kCIInputAngleKey), inputs.number(kCIInputScaleKey))
            return image.distorted { point in
                let across = (point.x - center.x) * cos(angle) + (point.y - center.y) * sin(angle)
                let part = abs(across) / radius
                guard part < 1 else { return point }
                let moved = -across * scale * (1 - part * part) * (1 - part * part)
                return CGPoint(x: point.x + moved * cos(angle), y: point.y + moved * sin(angle))
            }
        },
    ]
}
