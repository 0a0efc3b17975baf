import Foundation

/// An RGB space: the chromaticities of its primaries and its white, and the curve from light to number.
struct RGBSpace: Hashable, Sendable {
    enum Transfer: Hashable, Sendable {
        case sRGB
        case rec709
        case gamma(Double)

        /// From a component to light. Mirrored below zero, for extended spaces.
        func toLight(_ value: Double) -> Double {
            let v = abs(value)
            let light =
                switch self {
                case .sRGB: v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
                case .rec709: v < 0.081 ? v / 4.5 : pow((v + 0.099) / 1.099, 1 / 0.45)
                case .gamma(let gamma): gamma == 1 ? v : pow(v, gamma)
                }
            return value < 0 ? -light : light
        }

        /// From light to a component.
        func fromLight(_ light: Double) -> Double {
            let l = abs(light)
            let value =
                switch self {
                case .sRGB: l <= 0.0031308 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055
                case .rec709: l < 0.018 ? l * 4.5 : 1.099 * pow(l, 0.45) - 0.099
                case .gamma(let gamma): gamma == 1 ? l : pow(l, 1 / gamma)
                }
            return light < 0 ? -value : value
        }
    }

    var red: SIMD2<Double>
    var green: SIMD2<Double>
    var blue: SIMD2<Double>
    var white: SIMD2<Double>
    var transfer: Transfer

    static let d65 = SIMD2(0.3127, 0.3290)
    static let d50 = SIMD2(0.3457, 0.3585)

    static let sRGB = RGBSpace(
        red: [0.640, 0.330], green: [0.300, 0.600], blue: [0.150, 0.060], white: d65, transfer: .sRGB)
    static let rec709 = sRGB.with(.rec709)
    static let displayP3 = RGBSpace(
        red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060], white: d65, transfer: .sRGB)
    static let dciP3 = RGBSpace(
        red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060], white: [0.314, 0.351], transfer: .gamma(2.6))
    static let adobe1998 = RGBSpace(
        red: [0.640, 0.330], green: [0.210, 0.710], blue: [0.150, 0.060], white: d65, transfer: .gamma(2.19921875))
    static let rec2020 = RGBSpace(
        red: [0.708, 0.292], green: [0.170, 0.797], blue: [0.131, 0.046], white: d65, transfer: .rec709)
    static let romm = RGBSpace(
        red: [0.7347, 0.2653], green: [0.1596, 0.8404], blue: [0.0366, 0.0001], white: d50, transfer: .gamma(1.8))
    static let acesCG = RGBSpace(
        red: [0.713, 0.293], green: [0.165, 0.830], blue: [0.128, 0.044], white: [0.32168, 0.33767],
        transfer: .gamma(1))

    var linear: RGBSpace { with(.gamma(1)) }

    func with(_ transfer: Transfer) -> RGBSpace {
        var copy = self
        copy.transfer = transfer
        return copy
    }

    var isWiderThanSRGB: Bool {
        red != RGBSpace.sRGB.red || green != RGBSpace.sRGB.green || blue != RGBSpace.sRGB.blue
    }

    /// Converts a colour of this space to one of sRGB. Not clamped.
    func toSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
        if self == .sRGB { return color }
        var light = color.map(transfer.toLight)
        if isWiderThanSRGB || white != RGBSpace.d65 {
            light = RGBSpace.sRGB.matrixToXYZ.inverse * (matrixToXYZ * light)
        }
        return light.map(Transfer.sRGB.fromLight)
    }

    /// Converts a colour of sRGB to one of this space. Not clamped.
    func fromSRGB(_ color: SIMD3<Double>) -> SIMD3<Double> {
        if self == .sRGB { return color }
        var light = color.map(Transfer.sRGB.toLight)
        if isWiderThanSRGB || white != RGBSpace.d65 {
            light = matrixToXYZ.inverse * (RGBSpace.sRGB.matrixToXYZ * light)
        }
        return light.map(transfer.fromLight)
    }

    /// From this space's light to XYZ under D65.
    var matrixToXYZ: Matrix3 {
        func xyz(_ c: SIMD2<Double>) -> SIMD3<Double> { [c.x / c.y, 1, (1 - c.x - c.y) / c.y] }
        let primaries = Matrix3(xyz(red), xyz(green), xyz(blue))
        let amounts = primaries.inverse * xyz(white)
        let matrix = Matrix3(primaries.x * amounts.x, primaries.y * amounts.y, primaries.z * amounts.z)
        if white == RGBSpace.d65 { return matrix }
        // Bradford: whites are compared, and scaled, in a space near the eye's cones.
        let cones = Matrix3([0.8951, -0.7502, 0.0389], [0.2664, 1.7135, -0.0685], [-0.1614, 0.0367, 1.0296])
        let scale = (cones * xyz(RGBSpace.d65)) / (cones * xyz(white))
        let scaling = Matrix3([scale.x, 0, 0], [0, scale.y, 0], [0, 0, scale.z])
        return cones.inverse * (scaling * (cones * matrix))
    }
}

/// A 3x3 matrix, by columns.
struct Matrix3 {
    var x: SIMD3<Double>
    var y: SIMD3<Double>
    var z: SIMD3<Double>

    init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    static func * (m: Matrix3, v: SIMD3<Double>) -> SIMD3<Double> { m.x * v.x + m.y * v.y + m.z * v.z }
    static func * (a: Matrix3, b: Matrix3) -> Matrix3 { Matrix3(a * b.x, a * b.y, a * b.z) }

    var inverse: Matrix3 {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
        }
        let (r0, r1, r2) = (cross(y, z), cross(z, x), cross(x, y))
        let determinant = (x * r0).sum()
        let (a, b, c) = (r0 / determinant, r1 / determinant, r2 / determinant)
        return Matrix3([a.x, b.x, c.x], [a.y, b.y, c.y], [a.z, b.z, c.z])
    }
}

extension SIMD3<Double> {
    func map(_ body: (Double) -> Double) -> SIMD3<Double> { [body(x), body(y), body(z)] }
}
