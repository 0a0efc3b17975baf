import Accelerate
import XCTest

/// vDSP's and vForce's functions on Swift's collections.
final class VectorFunctionTests: XCTestCase {
    private let a: [Float] = [1, 2, 3, 4]
    private let b: [Float] = [2, 2, 4, 4]

    func testArithmetic() {
        XCTAssertEqual(vDSP.add(a, b), [3, 4, 7, 8])
        XCTAssertEqual(vDSP.subtract(a, b), [-1, 0, -1, 0])
        XCTAssertEqual(vDSP.multiply(a, b), [2, 4, 12, 16])
        XCTAssertEqual(vDSP.divide(a, b), [0.5, 1, 0.75, 1])
        XCTAssertEqual(vDSP.add(1, a), [2, 3, 4, 5])
        XCTAssertEqual(vDSP.multiply(2, a), [2, 4, 6, 8])
        XCTAssertEqual(vDSP.divide(a, 2), [0.5, 1, 1.5, 2])
        XCTAssertEqual(vDSP.divide(12, a), [12, 6, 4, 3])
        XCTAssertEqual(vDSP.absolute([-1.0, 2]), [1, 2])
        var result = [Float](repeating: 0, count: 4)
        vDSP.multiply(a, b, result: &result)
        XCTAssertEqual(result, [2, 4, 12, 16])
        XCTAssertEqual(vDSP.add(a[1...2], b[0...1]), [4, 5], "parts of arrays, too")
    }

    func testOneNumberOfMany() {
        XCTAssertEqual(vDSP.sum(a), 10)
        XCTAssertEqual(vDSP.mean(a), 2.5)
        XCTAssertEqual(vDSP.maximum(a), 4)
        XCTAssertEqual(vDSP.minimum(a), 1)
        XCTAssertEqual(vDSP.sumOfSquares(a), 30)
        XCTAssertEqual(vDSP.rootMeanSquare([3.0, 3]), 3)
        XCTAssertEqual(vDSP.dot(a, b), 34)
        XCTAssertEqual(vDSP.distanceSquared(a, b), 2)
        XCTAssertEqual(vDSP.indexOfMaximum(b).0, 2, "the first of equal ones")
        XCTAssertEqual(vDSP.indexOfMinimum(b).1, 2)
    }

    func testVectorsThatAreMade() {
        XCTAssertEqual(vDSP.ramp(in: 0.0...4, count: 5), [0, 1, 2, 3, 4])
        XCTAssertEqual(vDSP.ramp(withInitialValue: 1.0, increment: 2, count: 3), [1, 3, 5])
        XCTAssertEqual(vDSP.clip(a, to: 2...3), [2, 2, 3, 3])
        XCTAssertEqual(vDSP.convolve(a, withKernel: [1, 1]), [3, 5, 7])
        XCTAssertEqual(vDSP.integerToFloatingPoint([1, 2] as [Int16], floatingPointType: Float.self), [1, 2])
        var c: [Double] = [3, 1, 2]
        vDSP.sort(&c, sortOrder: .descending)
        XCTAssertEqual(c, [3, 2, 1])
        vDSP.reverse(&c)
        XCTAssertEqual(c, [1, 2, 3])
        vDSP.fill(&c, with: 7)
        XCTAssertEqual(c, [7, 7, 7])
        let window = vDSP.window(
            ofType: Float.self, usingSequence: .hanningDenormalized, count: 8, isHalfWindow: false)
        XCTAssertEqual(window.count, 8)
        XCTAssertEqual(window[0], 0, accuracy: 0.0001)
        XCTAssertEqual(window[4], 1, accuracy: 0.0001)
    }

    func testFunctions() {
        XCTAssertEqual(vForce.sqrt([4.0, 9]), [2, 3])
        XCTAssertEqual(vForce.exp([0.0]), [1])
        XCTAssertEqual(vForce.floor([1.5, -1.5]), [1, -2])
        XCTAssertEqual(vForce.pow(bases: [2.0, 3], exponents: [3, 2]), [8, 9])
        XCTAssertEqual(vForce.log10([100] as [Float])[0], 2, accuracy: 0.0001)
    }
}
