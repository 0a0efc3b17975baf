import CoreGraphics
import QuartzCore
import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitValues

/// What was made in light comes into a dark window as its first.
final class FirstWindowTests: MainTestCase, @unchecked Sendable {
    @MainActor private func template() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }.withRenderingMode(.alwaysTemplate)
    }

    func testATemplateHasTheWindowsColour() {
        onMain {
            harness.window.overrideUserInterfaceStyle = .dark
            harness.showWindow()
            let outer = UIView(frame: CGRect(x: 50, y: 100, width: 40, height: 40))
            let view = UIImageView(image: template())
            view.tintColor = .label
            outer.addSubview(view)
            harness.window.addSubview(outer)
            harness.turn()
            harness.renderFrame()
            XCTAssertEqual(view.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(harness.pixel(at: CGPoint(x: 52, y: 102)), Pixel(r: 255, g: 255, b: 255))
        }
    }

    func testAnImageThatFollowsNoColourIsNotMadeAgain() {
        onMain {
            harness.window.overrideUserInterfaceStyle = .dark
            harness.showWindow()
            let view = UIImageView(image: template().withRenderingMode(.alwaysOriginal))
            let before = view.layer.contents as AnyObject?
            harness.window.addSubview(view)
            harness.turn()
            XCTAssertTrue(view.layer.contents as AnyObject? === before)
        }
    }
}
