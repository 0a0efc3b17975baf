import PorticoHost
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitValues

/// A tablet with a hardware keyboard.
class FocusTestCase: MainTestCase, @unchecked Sendable {
    override func prepare() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    @MainActor func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ characters: String = "") {
        for phase in [HostKey.Phase.down, .up] {
            harness.runtime.post(
                .key(
                    HostKey(
                        usage: key.rawValue, characters: characters, modifiers: modifiers.rawValue, phase: phase)))
        }
        harness.turn()
    }

    @MainActor func set(_ option: HostAccessibility, _ isOn: Bool) {
        harness.runtime.post(.accessibility(option, isOn: isOn))
        harness.turn()
    }

    /// A tile in the window that can have the focus.
    @MainActor func addTile(
        _ name: String, _ x: CGFloat, _ y: CGFloat, in superview: UIView? = nil, _ log: FocusLog? = nil
    ) -> FocusTile {
        let tile = FocusTile(frame: CGRect(x: x, y: y, width: 100, height: 100))
        tile.name = name
        tile.log = log
        (superview ?? harness.window).addSubview(tile)
        return tile
    }

    @MainActor var focused: String? { (FocusEngine.shared.item as? FocusTile)?.name }
}

@MainActor final class FocusLog {
    var lines: [String] = []
    var forbids = ""
}

/// Writes down what it is asked and told.
final class FocusTile: UIView {
    var name = ""
    var log: FocusLog?
    var isFocusable = true

    override var canBecomeFocused: Bool { isFocusable }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log?.lines.append("\(name)?")
        return log?.forbids != name
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        log?.lines.append("\(name)!")
    }
}
