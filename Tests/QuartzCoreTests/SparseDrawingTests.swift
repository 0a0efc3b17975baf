import CoreGraphics
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// The part of a drawing that has something on it.
final class SparseDrawingTests: XCTestCase {
    /// Rows end near each other, as a text's do, or far away, beyond every step in which they are looked at.
    func testThatThePartReachesToTheLastPixelOfAnyRow() throws {
        let (width, height) = (700, 20)
        let ends = [
            [40, 41, 43, 40], [40, 55, 56, 57], [40, 120, 121, 48], [1, 660, 2, 3], [3, 2, 1, 697], [300, 1, 1, 17],
        ]
        for rows in ends {
            var drawing = SparseDrawing.takePixels(width: width, height: height)
            do {
                // Nobody else may have the pixels when they are cut, so that the next drawing gets them.
                let ground = try XCTUnwrap(drawing)
                let isClear = (0..<height).allSatisfy { y in (0..<width).allSatisfy { ground[$0, y] == 0 } }
                XCTAssertTrue(isClear, "\(rows)")
                for (row, end) in rows.enumerated() {
                    for x in [max(0, end - 5), end - 1] {
                        let place = (8 + row) * ground.bytesPerRow + x * 4
                        ground.data.storeBytes(of: 0xff00_00ff, toByteOffset: place, as: UInt32.self)
                    }
                }
            }
            let (cut, part) = SparseDrawing.cutPixels(&drawing)
            let (first, last) = (rows.map { max(0, $0 - 5) }.min() ?? 0, rows.max() ?? 0)
            let x = max(0, first - 2)
            XCTAssertEqual(part, ContentsPart(x: x, y: 6, wholeWidth: width, wholeHeight: height), "\(rows)")
            XCTAssertEqual([cut.width, cut.height], [min(width, last + 2) - x, 8], "\(rows)")
            for (row, end) in rows.enumerated() {
                XCTAssertEqual(cut[end - 1 - x, 2 + row], 0xff00_00ff, "\(rows)")
            }
        }
    }
}
