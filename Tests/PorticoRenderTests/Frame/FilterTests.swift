import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import PorticoRender

/// Layers whose picture is blurred, or whose colours go through a matrix.
final class FilterTests: XCTestCase {
    private let orange = RGBA(204 / 255, 102 / 255, 51 / 255, 1)

    /// Each component times a factor, and a constant.
    private func matrix(_ factors: [Double], _ constants: [Double], alpha: Double = 1) -> [Double] {
        var rows = FilterValues.identityMatrix
        for i in 0..<3 { (rows[i * 5 + i], rows[i * 5 + 4]) = (factors[i], constants[i]) }
        rows[18] = alpha
        return rows
    }

    /// A filter layer of 40 by 40 at (20, 20) with a box of 20 by 20 in its middle.
    private func add(_ s: Scene, _ color: RGBA, _ edit: (inout FilterValues) -> Void) -> (LayerID, LayerID) {
        let layer = s.add(CGRect(x: 20, y: 20, width: 40, height: 40)) { values in
            var filter = FilterValues()
            edit(&filter)
            values.extras.payload = .filter(filter)
        }
        return (layer, s.add(CGRect(x: 10, y: 10, width: 20, height: 20), to: layer, color: color))
    }

    func testWithoutAFilterTheLayerIsAsAnyOther() {
        let s = Scene()
        _ = add(s, orange) { _ in }
        s.draw()
        XCTAssertEqual(s.pixels()[40, 40], 0xffcc_6633)
        XCTAssertEqual(s.server.currentPlan().count, 2)
    }

    func testColorsGoThroughTheMatrix() {
        func result(_ matrix: [Double]) -> UInt32 {
            let s = Scene()
            _ = add(s, orange) { $0.colorMatrix = matrix }
            s.draw()
            XCTAssertEqual(s.pixels()[22, 22], 0xffff_ffff, "what is transparent stays so")
            return s.pixels()[40, 40]
        }
        XCTAssertEqual(result(matrix([1, 1, 1], [0.2, 0.2, 0.2])), 0xffff_9966)
        XCTAssertEqual(result(matrix([1, 1, 1], [-0.4, -0.4, -0.4])), 0xff66_0000)
        XCTAssertEqual(result(matrix([2, 2, 2], [-0.5, -0.5, -0.5])), 0xffff_4d00)
        XCTAssertEqual(result(matrix([-1, -1, -1], [1, 1, 1])), 0xff33_99cc)
        // Half as opaque, on white.
        let faded = result(matrix([1, 1, 1], [0, 0, 0], alpha: 0.5))
        XCTAssertEqual(Double(faded >> 16 & 255), 229.5, accuracy: 1)
        XCTAssertEqual(Double(faded & 255), 153, accuracy: 1)
    }

    func testAMatrixWorksOnStraightColors() {
        let s = Scene(color: RGBA(0, 0, 0, 1))
        _ = add(s, RGBA(0, 0, 0, 0.5)) { $0.colorMatrix = self.matrix([-1, -1, -1], [1, 1, 1]) }
        s.draw()
        // White, half as opaque, on black.
        XCTAssertEqual(Double(s.pixels()[40, 40] & 255), 127.5, accuracy: 1.5)
    }

    func testABlurSpreadsBeyondTheLayer() {
        let s = Scene()
        _ = add(s, black) { $0.blurRadius = 4 }
        s.draw()
        let row = (0..<100).map { 255 - Int(s.pixels()[$0, 40] & 255) }
        // Half at the edge of the box, all but nothing three deviations out.
        XCTAssertEqual(Double(row[29] + row[30]) / 2, 127, accuracy: 12)
        XCTAssertGreaterThan(row[24], 5)
        XCTAssertLessThan(row[16], 4)
        XCTAssertEqual(row, row.enumerated().map { row[min(max(79 - $0.offset, 0), 99)] }, "the same on both sides")
        XCTAssertEqual(row[5], 0)
    }

    func testABlurThatKeepsAlphaHasHardEdges() {
        let s = Scene()
        _ = add(s, black) {
            $0.blurRadius = 4
            $0.keepsAlpha = true
        }
        s.draw()
        XCTAssertEqual(s.pixels()[29, 40], 0xffff_ffff)
        XCTAssertEqual(s.pixels()[30, 40], 0xff00_0000)
    }

    func testAWideBlurIsMadeOfASmallerPicture() {
        let s = Scene(width: 300, height: 300)
        let layer = s.add(CGRect(x: 0, y: 0, width: 300, height: 300)) { values in
            var filter = FilterValues()
            filter.blurRadius = 30
            values.extras.payload = .filter(filter)
        }
        s.add(CGRect(x: 0, y: 0, width: 150, height: 300), to: layer, color: black)
        s.draw()
        let row = (0..<300).map { 255 - Int(s.pixels()[$0, 150] & 255) }
        XCTAssertEqual(Double(row[150]), 127, accuracy: 14)
        XCTAssertEqual(row[290], 0)
        for x in 100..<200 { XCTAssertLessThanOrEqual(row[x + 1], row[x] + 2, "at \(x)") }
    }

    func testWhatChangesInsideChangesThePicture() {
        let s = Scene()
        let (layer, box) = add(s, orange) { $0.colorMatrix = self.matrix([-1, -1, -1], [1, 1, 1]) }
        s.draw()
        s.change(box, .backgroundColor) { $0.backgroundColor = RGBA(1, 1, 1, 1) }
        s.draw()
        XCTAssertEqual(s.pixels()[40, 40], 0xff00_0000)
        s.change(layer, FilterValues.colorMatrix.change) { $0.filter.colorMatrix = FilterValues.identityMatrix }
        s.draw()
        XCTAssertEqual(s.pixels()[40, 40], 0xffff_ffff)
        XCTAssertFalse(s.draw().isPresented, "nothing is drawn without a change")
    }

    func testABlurIsAnimated() {
        let s = Scene()
        let (layer, _) = add(s, black) { $0.blurRadius = 0.5 }
        s.draw()
        let sharp = s.pixels()[26, 40]
        s.change(layer, FilterValues.blurRadius.change) { $0.filter.blurRadius = 6 }
        s.draw()
        XCTAssertEqual(sharp, 0xffff_ffff)
        XCTAssertNotEqual(s.pixels()[26, 40], sharp)
    }

    func testNumbersOfAnyKindAreHarmless() {
        for radius in [Double.nan, .infinity, -.infinity, -3, 1e300, 1e-300] {
            let s = Scene()
            _ = add(s, orange) {
                $0.blurRadius = radius
                $0.colorMatrix = [Double](repeating: radius, count: 20)
            }
            s.draw()
        }
    }
}
