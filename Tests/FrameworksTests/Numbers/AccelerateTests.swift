import Accelerate
import XCTest

/// vDSP and vImage, against sums by hand and by the definition.
final class AccelerateTests: XCTestCase {
    func testATransformIsItsDefinition() throws {
        for count in [8, 24, 40, 64, 120] {
            let setup = try XCTUnwrap(vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), .FORWARD), "\(count)")
            defer { vDSP_DFT_DestroySetup(setup) }
            let real = (0..<count).map { (k: Int) -> Float in Float((k * 7 + 3) % 11) },
                imaginary = (0..<count).map { (k: Int) -> Float in Float((k * 5 + 1) % 7) }
            var outReal = [Float](repeating: 0, count: count), outImaginary = outReal
            vDSP_DFT_Execute(setup, real, imaginary, &outReal, &outImaginary)
            for k in 0..<count {
                var (a, b) = (0.0, 0.0)
                for n in 0..<count {
                    let angle = -2 * Double.pi * Double(k * n % count) / Double(count)
                    a += Double(real[n]) * cos(angle) - Double(imaginary[n]) * sin(angle)
                    b += Double(real[n]) * sin(angle) + Double(imaginary[n]) * cos(angle)
                }
                XCTAssertEqual(Double(outReal[k]), a, accuracy: 0.01)
                XCTAssertEqual(Double(outImaginary[k]), b, accuracy: 0.01)
            }
        }
        for count in [0, 1, 4, 7, 14, 9] { XCTAssertNil(vDSP_DFT_zop_CreateSetup(nil, vDSP_Length(count), .FORWARD)) }
    }

    func testTheOperandsOfDifferencesAndQuotientsAreTurnedRound() {
        var out: [Double] = [0, 0]
        vDSP_vsubD([1, 2], 1, [10, 20], 1, &out, 1, 2)
        XCTAssertEqual(out, [9, 18])
        vDSP_vdivD([2, 4], 1, [10, 20], 1, &out, 1, 2)
        XCTAssertEqual(out, [5, 5])
        var bytes: [UInt8] = [0, 0, 0]
        vDSP_vfixu8([-5, 300, .nan], 1, &bytes, 1, 3)
        XCTAssertEqual(bytes, [0, 255, 0])
    }

    func testABlurIsTheMeanOfItsKernel() {
        let (width, height) = (7, 5)
        var source = (0..<width * height * 4).map { UInt8(($0 * 31) % 251) }
        var target = [UInt8](repeating: 0, count: source.count)
        let copy = source
        source.withUnsafeMutableBytes { from in
            target.withUnsafeMutableBytes { to in
                var a = vImage_Buffer(data: from.baseAddress!, height: 5, width: 7, rowBytes: width * 4)
                var b = vImage_Buffer(data: to.baseAddress!, height: 5, width: 7, rowBytes: width * 4)
                let flags = vImage_Flags(kvImageEdgeExtend)
                XCTAssertEqual(vImageBoxConvolve_ARGB8888(&a, &b, nil, 0, 0, 3, 5, nil, flags), kvImageNoError)
                XCTAssertEqual(
                    vImageBoxConvolve_ARGB8888(&a, &b, nil, 1, 0, 3, 5, nil, flags), kvImageRoiLargerThanInputBuffer)
                XCTAssertEqual(
                    vImageBoxConvolve_ARGB8888(&a, &b, nil, 0, 0, 3, 4, nil, flags), kvImageInvalidKernelSize)
                XCTAssertEqual(vImageBoxConvolve_ARGB8888(&a, &b, nil, 0, 0, 3, 3, nil, 0), kvImageInvalidEdgeStyle)
            }
        }
        for y in 0..<height {
            for x in 0..<width {
                for channel in 0..<4 {
                    var sum = 0
                    for dy in -1...1 {
                        for dx in -2...2 {
                            let (px, py) = (min(max(x + dx, 0), width - 1), min(max(y + dy, 0), height - 1))
                            sum += Int(copy[(py * width + px) * 4 + channel])
                        }
                    }
                    XCTAssertEqual(Int(target[(y * width + x) * 4 + channel]), (sum + 7) / 15)
                }
            }
        }
    }
}
