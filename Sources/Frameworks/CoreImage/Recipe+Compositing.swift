import CoreGraphics
import Foundation

extension Recipe {
    /// What puts one picture over another. Colours are multiplied by their alpha.
    static let compositing: [Recipe] =
        [
            over("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
            over("CISourceAtopCompositing") { ($0 * $1.w + $1 * (1 - $0.w)).with($1.w) },
            over("CISourceInCompositing") { $0 * $1.w },
            over("CISourceOutCompositing") { $0 * (1 - $1.w) },
            over("CIAdditionCompositing") { pointwiseMin($0 + $1, .one) },
            over("CIMaximumCompositing") { pointwiseMax($0, $1) },
            over("CIMinimumCompositing") { pointwiseMin($0, $1) },
            over("CIMultiplyCompositing") { $0 * $1 },
        ]
        + [
            blend("CIMultiplyBlendMode") { $0 * $1 },
            blend("CIScreenBlendMode") { $0 + $1 - $0 * $1 },
            blend("CIOverlayBlendMode") { hard($1, $0) },
            blend("CIHardLightBlendMode") { hard($0, $1) },
            blend("CISoftLightBlendMode") { top, below in
                top <= 0.5
                    ? below - (1 - 2 * top) * below * (1 - below)
                    : below + (2 * top - 1)
                        * ((below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()) - below)
            },
            blend("CIDarkenBlendMode") { min($0, $1) },
            blend("CILightenBlendMode") { max($0, $1) },
            blend("CIColorDodgeBlendMode") { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) },
            blend("CIColorBurnBlendMode") { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) },
            blend("CIDifferenceBlendMode") { abs($0 - $1) },
            blend("CIExclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
            blend("CILinearDodgeBlendMode") { min(1, $0 + $1) },
            blend("CILinearBurnBlendMode") { max(0, $0 + $1 - 1) },
            mixing("CILuminosityBlendMode") { top, below in below.with(brightness: top.brightness) },
            mixing("CIColorBlendMode") { top, below in top.with(brightness: below.brightness) },
            mixing("CIHueBlendMode") { top, below in
                top.with(saturation: below.saturation).with(brightness: below.brightness)
            },
            mixing("CISaturationBlendMode") { top, below in
                below.with(saturation: top.saturation).with(brightness: below.brightness)
            },
        ]
        + [
            masked("CIBlendWithMask") { $0.brightness },
            masked("CIBlendWithAlphaMask") { $0.w },
            masked("CIBlendWithRedMask") { $0.x },
            masked("CIBlendWithBlueMask") { $0.z },
            Recipe(
                "CIDissolveTransition", kCICategoryTransition,
                [.image, Input(key: kCIInputTargetImageKey, kind: .image), .number(kCIInputTimeKey, 0, 0...1)]
            ) { inputs in
                guard let image = inputs.image, let target = inputs.image(kCIInputTargetImageKey) else { return nil }
                let time = max(0, min(1, inputs.float(kCIInputTimeKey)))
                return image.combined(target) { $0 * (1 - time) + $1 * time }
            },
        ]

    private static func hard(_ top: Float, _ below: Float) -> Float {
        top <= 0.5 ? 2 * top * below : 1 - 2 * (1 - top) * (1 - below)
    }

    private static func over(_ name: String, _ mix: @escaping @Sendable (Light, Light) -> Light) -> Recipe {
        Recipe(name, kCICategoryCompositeOperation, [.image, .background]) { inputs in
            // Both are needed, as Nuke's tests found on iOS.
            guard let image = inputs.image, let background = inputs.background else { return nil }
            return image.combined(background, mix)
        }
    }

    /// A blend of straight colours; where only one picture is, it is as it is.
    private static func mixing(_ name: String, _ mix: @escaping @Sendable (Light, Light) -> Light) -> Recipe {
        over(name) { top, below in
            guard top.w > 0, below.w > 0 else { return top + below }
            let mixed = mix(top.straight, below.straight)
            let both = top.w * below.w
            return (mixed * both + top * (1 - below.w) + below * (1 - top.w)).with(top.w + below.w - both)
        }
    }

    static func blend(_ name: String, _ mix: @escaping @Sendable (Float, Float) -> Float) -> Recipe {
        mixing(name) { Light(mix($0.x, $1.x), mix($0.y, $1.y), mix($0.z, $1.z), 1) }
    }

    static func masked(_ name: String, _ part: @escaping @Sendable (Light) -> Float) -> Recipe {
        Recipe(
            name, kCICategoryStylize, [.image, .background, Input(key: kCIInputMaskImageKey, kind: .image)]
        ) { inputs in
            guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
            let background = inputs.background
            return CIImage(extent: background.map { image.extent.union($0.extent) } ?? image.extent) { area in
                let (top, parts) = (image.pixels(of: area), mask.pixels(of: area))
                let below = background?.pixels(of: area) ?? Pixels(area)
                return Pixels(
                    area,
                    top.values.indices.map {
                        let part = max(0, min(1, part(parts.values[$0])))
                        return top.values[$0] * part + below.values[$0] * (1 - part)
                    })
            }
        }
    }
}

extension Light {
    fileprivate var saturation: Float { Swift.max(x, y, z) - Swift.min(x, y, z) }

    fileprivate func with(brightness: Float) -> Light {
        let moved = self + Light(gray: brightness - self.brightness, 0)
        let (least, most) = (Swift.min(moved.x, moved.y, moved.z), Swift.max(moved.x, moved.y, moved.z))
        let gray = Light(gray: brightness, w)
        if least < 0 { return gray + (moved - gray) * (brightness / (brightness - least)) }
        if most > 1 { return gray + (moved - gray) * ((1 - brightness) / (most - brightness)) }
        return moved
    }

    fileprivate func with(saturation: Float) -> Light {
        let least = Swift.min(x, y, z)
        guard self.saturation > 0 else { return Light(gray: 0, w) }
        return ((self - Light(gray: least, w)) * (saturation / self.saturation)).with(w)
    }
}
