import SpriteKit
import TestSupport
import XCTest
import _SpriteKit_SwiftUI

@testable import SwiftUI
@testable import UIKit

/// A scene of SpriteKit's among views.
final class SpriteViewTests: ControlTestCase, @unchecked Sendable {
    func testASceneIsShownAndHeld() throws {
        try onMain {
            let scene = SKScene(size: CGSize(width: 10, height: 10))
            show(
                SpriteView(
                    scene: scene, isPaused: true, options: [.allowsTransparency], debugOptions: [.showsNodeCount]))
            let view = try XCTUnwrap(first(SKView.self))
            XCTAssertTrue(view.scene === scene)
            XCTAssertTrue(view.isPaused)
            XCTAssertTrue(view.allowsTransparency)
            XCTAssertTrue(view.showsNodeCount)
            XCTAssertFalse(view.showsFPS)
        }
    }
}
