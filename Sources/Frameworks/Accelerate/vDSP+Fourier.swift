import Foundation

/// Of a window: as it is.
public var vDSP_HANN_DENORM: Int { 0 }
/// Of a window: so that its power is one.
public var vDSP_HANN_NORM: Int { 2 }
/// Of a window: its first half.
public var vDSP_HALF_WINDOW: Int { 1 }

private func window(_ count: vDSP_Length, _ flag: Int32, _ value: (Double) -> Double, _ write: (Int, Double) -> Void) {
    guard count > 0 else { return }
    let written = Int(flag) & vDSP_HALF_WINDOW != 0 ? (Int(count) + 1) / 2 : Int(count)
    for i in 0..<written { write(i, value(2 * .pi * Double(i) / Double(count))) }
}

/// A window by Hann.
public func vDSP_hann_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    let scale = Int(__FLAG) & vDSP_HANN_NORM != 0 ? 0.8165 : 0.5
    window(__N, __FLAG, { scale * (1 - cos($0)) }) { __C[$0] = Float($1) }
}

/// A window by Hamming.
public func vDSP_hamm_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    window(__N, __FLAG, { 0.54 - 0.46 * cos($0) }) { __C[$0] = Float($1) }
}

/// A window by Blackman.
public func vDSP_blkman_window(_ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length, _ __FLAG: Int32) {
    window(__N, __FLAG, { 0.42 - 0.5 * cos($0) + 0.08 * cos(2 * $0) }) { __C[$0] = Float($1) }
}

/// Which way a transform goes.
public enum vDSP_DFT_Direction: Int32, Sendable {
    case FORWARD = 1
    case INVERSE = -1
}

/// What a transform is made ready with.
public typealias vDSP_DFT_Setup = OpaquePointer

/// What stands behind a `vDSP_DFT_Setup`: a transform of a length that is a power of two times 1, 3, 5 or 15.
final class FourierSetup {
    let count: Int
    let roots: [(Double, Double)]

    init?(_ count: Int, isInverse: Bool) {
        var rest = count
        guard count >= 8, count <= 1 << 24 else { return nil }
        while rest % 2 == 0 { rest /= 2 }
        guard [1, 3, 5, 15].contains(rest) else { return nil }
        self.count = count
        roots = (0..<count).map { place in
            let angle = (isInverse ? 2 : -2) * Double.pi * Double(place) / Double(count)
            return (cos(angle), sin(angle))
        }
    }

    /// Splits by the smallest factor until one element is left.
    func run(_ real: [Double], _ imaginary: [Double]) -> ([Double], [Double]) {
        var (re, im) = (real, imaginary)
        var (outRe, outIm) = (re, im)
        split(&re, &im, &outRe, &outIm, 0, 1, count, 0)
        return (outRe, outIm)
    }

    private func split(
        _ re: inout [Double], _ im: inout [Double], _ outRe: inout [Double], _ outIm: inout [Double], _ from: Int,
        _ step: Int,
        _ size: Int, _ to: Int
    ) {
        guard size > 1 else {
            (outRe[to], outIm[to]) = (re[from], im[from])
            return
        }
        let factor = size % 2 == 0 ? 2 : size % 3 == 0 ? 3 : 5
        let part = size / factor
        for i in 0..<factor { split(&re, &im, &outRe, &outIm, from + i * step, step * factor, part, to + i * part) }
        var sums = [(Double, Double)](repeating: (0, 0), count: factor)
        for k in 0..<part {
            for q in 0..<factor {
                var (sumRe, sumIm) = (0.0, 0.0)
                for i in 0..<factor {
                    let root = roots[i * (k + q * part) % size * (count / size)]
                    let (a, b) = (outRe[to + i * part + k], outIm[to + i * part + k])
                    sumRe += a * root.0 - b * root.1
                    sumIm += a * root.1 + b * root.0
                }
                sums[q] = (sumRe, sumIm)
            }
            for q in 0..<factor { (outRe[to + q * part + k], outIm[to + q * part + k]) = sums[q] }
        }
    }
}

/// Makes a transform of complex numbers ready; nil for a length that is no power of two times 1, 3, 5 or 15, or below 8. Another setup isn't
/// needed. `vDSP_DFT_DestroySetup` frees it.
public func vDSP_DFT_zop_CreateSetup(
    _ __Previous: vDSP_DFT_Setup?, _ __Length: vDSP_Length, _ __Direction: vDSP_DFT_Direction
) -> vDSP_DFT_Setup? {
    FourierSetup(Int(clamping: __Length), isInverse: __Direction == .INVERSE).map {
        OpaquePointer(Unmanaged.passRetained($0).toOpaque())
    }
}

/// Transforms complex numbers. There and back again they are the length times as large.
public func vDSP_DFT_Execute(
    _ __Setup: vDSP_DFT_Setup, _ __Ir: UnsafePointer<Float>, _ __Ii: UnsafePointer<Float>,
    _ __Or: UnsafeMutablePointer<Float>, _ __Oi: UnsafeMutablePointer<Float>
) {
    let setup = Unmanaged<FourierSetup>.fromOpaque(UnsafeRawPointer(__Setup)).takeUnretainedValue()
    let (real, imaginary) = setup.run(
        (0..<setup.count).map { Double(__Ir[$0]) }, (0..<setup.count).map { Double(__Ii[$0]) })
    for i in 0..<setup.count { (__Or[i], __Oi[i]) = (Float(real[i]), Float(imaginary[i])) }
}

/// Frees what a transform was made ready with.
public func vDSP_DFT_DestroySetup(_ __Setup: vDSP_DFT_Setup?) {
    guard let __Setup else { return }
    Unmanaged<FourierSetup>.fromOpaque(UnsafeRawPointer(__Setup)).release()
}
