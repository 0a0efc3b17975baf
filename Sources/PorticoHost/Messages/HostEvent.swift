import Foundation

/// Input and system changes from the host, in points of the screen's current orientation, and seconds of the media clock.
///
/// - From: a front end, a story, `SystemShell.sendEvent(_:)`
/// - To: `HostEventSource` in the app
package enum HostEvent: Codable, Sendable, Equatable {
    package enum TouchPhase: String, Codable, Sendable {
        case began, moved, ended, cancelled
    }

    package enum HoverPhase: String, Codable, Sendable {
        /// It is over the screen, here.
        case moved
        /// It has left the screen; the place is the last one.
        case left
    }

    package enum Orientation: String, Codable, Sendable, CaseIterable {
        case portrait, left, right, upsideDown
    }

    package enum Appearance: String, Codable, Sendable, CaseIterable {
        case light, dark
    }

    case touch(id: Int, phase: TouchPhase, x: Double, y: Double, timestamp: Double)
    /// A pointer with no button down. One that goes down ends the hover by its `touch`, without a `left`.
    case hover(HoverPhase, x: Double, y: Double, timestamp: Double)
    /// The second button of a pointer went down here: what a finger that stays does, at once.
    case secondaryClick(x: Double, y: Double, timestamp: Double)
    /// Committed text from a keyboard, an input method or the pasteboard, at most `HostLimits.text` UTF-8 bytes.
    case text(String)
    /// Text that an input method still composes, with its selection in UTF-16 units; empty ends the composition without text. A `text`
    /// that follows takes the place of what was composed.
    case composing(String, selectionStart: Int, selectionLength: Int)
    case key(HostKey)
    /// A wheel or trackpad at a place, in points; down and right are positive.
    case wheel(x: Double, y: Double, deltaX: Double, deltaY: Double, timestamp: Double)
    case rotate(Orientation)
    case appearance(Appearance)
    case textSize(HostTextSize)
    /// A BCP 47 or ICU identifier: `de`, `en_GB`.
    case locale(String)
    case lowPower(Bool)
    /// A switch under Accessibility in Settings.
    case accessibility(HostAccessibility, isOn: Bool)
    /// Whether a hardware keyboard is connected, or text is typed on the screen.
    case keyboard(HostKeyboard)
    /// False while the screen is locked.
    case protectedData(available: Bool)
}

/// One key of a hardware keyboard.
package struct HostKey: Codable, Sendable, Equatable {
    package enum Phase: String, Codable, Sendable {
        case down, `repeat`, up
    }

    /// The USB HID usage of the keyboard page, as `UIKeyboardHIDUsage` numbers keys (4 is A, 42 delete, 80 left).
    package var usage: Int
    /// The characters that the key types with its modifiers; empty for keys that type nothing.
    package var characters: String
    /// `UIKeyModifierFlags`: 1 << 16 caps lock, 17 shift, 18 control, 19 alternate, 20 command.
    package var modifiers: Int
    package var phase: Phase

    package init(usage: Int, characters: String = "", modifiers: Int = 0, phase: Phase) {
        self.usage = usage
        self.characters = characters
        self.modifiers = modifiers
        self.phase = phase
    }
}

/// The keyboard that a person types with; the names are those of stories.
package enum HostKeyboard: String, Codable, Sendable, CaseIterable {
    case hardware, software
}

/// A setting that can be switched on under Accessibility in Settings; the names are those of stories.
package enum HostAccessibility: String, Codable, Sendable, CaseIterable {
    case boldText = "bold-text"
    case increaseContrast = "increase-contrast"
    case reduceMotion = "reduce-motion"
    case reduceTransparency = "reduce-transparency"
    case buttonShapes = "button-shapes"
    case differentiateWithoutColor = "differentiate-without-color"
    case crossFadeTransitions = "cross-fade-transitions"
    case onOffLabels = "on-off-labels"
    case fullKeyboardAccess = "full-keyboard-access"
}

/// The text sizes of Settings, smallest first; the names are those of stories and menus.
package enum HostTextSize: String, Codable, Sendable, CaseIterable {
    case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5
}
