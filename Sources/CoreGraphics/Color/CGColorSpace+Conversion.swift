import Foundation

extension CGColorSpace {
    /// Converts components of this space (without alpha) to sRGB. Not clamped.
    func toSRGB(_ components: some RandomAccessCollection<CGFloat>) -> SIMD3<Double> {
        func at(_ index: Int) -> Double {
            index < components.count ? Double(components[components.index(components.startIndex, offsetBy: index)]) : 0
        }
        switch kind {
        case .gray(let isLinear):
            let value = isLinear ? RGBSpace.Transfer.sRGB.fromLight(at(0)) : at(0)
            return SIMD3(repeating: value)
        case .rgb(let space):
            return space.toSRGB([at(0), at(1), at(2)])
        case .cmyk:
            let key = 1 - at(3)
            return [(1 - at(0)) * key, (1 - at(1)) * key, (1 - at(2)) * key]
        case .lab:
            return CGColorSpace.lightToSRGB(CGColorSpace.labToXYZ([at(0), at(1), at(2)]))
        case .xyz:
            return CGColorSpace.lightToSRGB([at(0), at(1), at(2)])
        case .indexed(let table):
            guard let base = baseColorSpace else { return .zero }
            let count = base.numberOfComponents
            let entry = max(0, min(table.count / max(count, 1) - 1, Int(at(0).rounded())))
            return base.toSRGB((0..<count).map { CGFloat(table[entry * count + $0]) / 255 })
        case .pattern:
            return baseColorSpace?.toSRGB(components) ?? .zero
        }
    }

    /// Converts an sRGB colour to components of this space, clamped unless the space is extended; nil where the space
    /// has no way to say a given colour.
    func fromSRGB(_ color: SIMD3<Double>) -> [CGFloat]? {
        let components: [Double]
        switch kind {
        case .gray(let isLinear):
            let gray = 0.299 * color.x + 0.587 * color.y + 0.114 * color.z
            components = [isLinear ? RGBSpace.Transfer.sRGB.toLight(gray) : gray]
        case .rgb(let space):
            let converted = space.fromSRGB(color)
            components = [converted.x, converted.y, converted.z]
        case .cmyk:
            let brightest = max(color.x, color.y, color.z)
            guard brightest > 0 else { return [0, 0, 0, 1] }
            let inks = (SIMD3(repeating: brightest) - color) / brightest
            components = [inks.x, inks.y, inks.z, 1 - brightest]
        case .lab:
            let lab = CGColorSpace.xyzToLab(CGColorSpace.sRGBToXYZ(color))
            return [CGFloat(lab.x), CGFloat(lab.y), CGFloat(lab.z)]
        case .xyz:
            let xyz = CGColorSpace.sRGBToXYZ(color)
            return [CGFloat(xyz.x), CGFloat(xyz.y), CGFloat(xyz.z)]
        case .indexed, .pattern:
            return nil
        }
        return components.map { CGFloat(isExtended ? $0 : min(1, max(0, $0))) }
    }

    private static let white: SIMD3<Double> = [0.95047, 1, 1.08883]

    private static func sRGBToXYZ(_ color: SIMD3<Double>) -> SIMD3<Double> {
        RGBSpace.sRGB.matrixToXYZ * color.map(RGBSpace.Transfer.sRGB.toLight)
    }

    private static func lightToSRGB(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        (RGBSpace.sRGB.matrixToXYZ.inverse * xyz).map(RGBSpace.Transfer.sRGB.fromLight)
    }

    private static func labToXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let fy = (lab.x + 16) / 116
        let f: SIMD3<Double> = [fy + lab.y / 500, fy, fy - lab.z / 200]
        return f.map { $0 > 6.0 / 29 ? $0 * $0 * $0 : 3 * 36.0 / 841 * ($0 - 4.0 / 29) } * white
    }

    private static func xyzToLab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let f = (xyz / white).map { $0 > 216.0 / 24389 ? cbrt($0) : $0 * 841 / 108 + 4.0 / 29 }
        return [116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z)]
    }
}
