import CoreGraphics
import Foundation
import XCTest

@testable import QuartzCore

final class TextTests: LayerTestCase {
    func testTheModelAndThePresentationPrintThemselves() {
        let root = CALayer()
        root.name = "root"
        root.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        let child = CATransformLayer()
        child.zPosition = 2.5
        root.addSublayer(child)
        let mask = CALayer()
        mask.opacity = 0.25
        root.mask = mask
        let expected = """
            CALayer “root” bounds 0,0 100x50 position 0,0
              mask:
                CALayer bounds 0,0 0x0 position 0,0 opacity 0.25
              CATransformLayer bounds 0,0 0x0 position 0,0 zPosition 2.5 transformLayer
            """
        XCTAssertEqual(root.modelText, expected)
        XCTAssertEqual(root.presentationText, expected)
    }
}
