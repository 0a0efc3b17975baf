import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A pencil's double taps, which nobody makes here (DEV-212), and the screen, which is the only one.
final class PencilInteractionTests: MainTestCase, @unchecked Sendable {
    @MainActor private final class Listener: NSObject, UIPencilInteractionDelegate {
        var taps = 0
        func pencilInteractionDidTap(_ interaction: UIPencilInteraction) { taps += 1 }
    }

    func testFingersTellItNothing() {
        onMain {
            harness.showWindow()
            let (view, listener, interaction) = (
                UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Listener(), UIPencilInteraction()
            )
            harness.window.addSubview(view)
            interaction.delegate = listener
            XCTAssertTrue(interaction.isEnabled)
            view.addInteraction(interaction)
            XCTAssertIdentical(interaction.view, view)
            for _ in 0..<2 {
                harness.touch(.began, at: CGPoint(x: 100, y: 100))
                harness.touch(.ended, at: CGPoint(x: 100, y: 100))
            }
            harness.advance(by: 1)
            XCTAssertEqual(listener.taps, 0)
            view.removeInteraction(interaction)
            XCTAssertNil(interaction.view)
        }
    }

    func testWhatAPersonHasChosen() {
        onMain {
            XCTAssertEqual(UIPencilInteraction.preferredTapAction, .ignore)
            XCTAssertFalse(UIPencilInteraction.prefersPencilOnlyDrawing, "fingers draw, too")
            let actions: [UIPencilPreferredAction] = [
                .ignore, .switchEraser, .switchPrevious, .showColorPalette, .showInkAttributes,
            ]
            XCTAssertEqual(actions.map(\.rawValue), [0, 1, 2, 3, 4])
        }
    }

    func testThereIsOneScreenAndNoSceneOfAnother() {
        onMain {
            harness.showWindow()
            XCTAssertEqual(UIScreen.screens, [UIScreen.main])
            XCTAssertNil(UIScreen.main.mirrored)
            XCTAssertEqual(
                UISceneSession.Role.windowExternalDisplayNonInteractive.rawValue,
                "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
            let sessions = harness.application.openSessions
            XCTAssertFalse(sessions.contains { $0.role == .windowExternalDisplayNonInteractive })
        }
    }
}
