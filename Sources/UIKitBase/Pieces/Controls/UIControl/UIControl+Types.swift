import Foundation

extension UIControl {
    /// What happened to a control; actions are registered for sets of it.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down on the control.
        public static var touchDown: Event { Event(rawValue: 1 << 0) }
        /// A second or later touch of a series of taps.
        public static var touchDownRepeat: Event { Event(rawValue: 1 << 1) }
        /// The finger moved within the control, or near enough to count.
        public static var touchDragInside: Event { Event(rawValue: 1 << 2) }
        /// The finger moved outside of the control, after it began inside.
        public static var touchDragOutside: Event { Event(rawValue: 1 << 3) }
        /// The finger came back into the control, or near enough to count.
        public static var touchDragEnter: Event { Event(rawValue: 1 << 4) }
        /// The finger left the control by more than 70 points.
        public static var touchDragExit: Event { Event(rawValue: 1 << 5) }
        /// The finger was lifted within the control, or near enough to count: a tap.
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
        /// The finger was lifted outside of the control.
        public static var touchUpOutside: Event { Event(rawValue: 1 << 7) }
        /// The system took the touch away, for a gesture or a menu.
        public static var touchCancel: Event { Event(rawValue: 1 << 8) }
        /// A person has changed the value, of a slider or a switch for instance. Code that sets it sends nothing.
        public static var valueChanged: Event { Event(rawValue: 1 << 12) }
        /// What the control is for: a button was tapped, a switch was flipped.
        public static var primaryActionTriggered: Event { Event(rawValue: 1 << 13) }
        /// The control's menu is about to be shown.
        public static var menuActionTriggered: Event { Event(rawValue: 1 << 14) }
        /// A text field has become first responder.
        public static var editingDidBegin: Event { Event(rawValue: 1 << 16) }
        /// A person has changed the text of a field.
        public static var editingChanged: Event { Event(rawValue: 1 << 17) }
        /// A text field is no longer first responder.
        public static var editingDidEnd: Event { Event(rawValue: 1 << 18) }
        /// The return key was pressed in a text field. An action for it makes the field give up the keyboard.
        public static var editingDidEndOnExit: Event { Event(rawValue: 1 << 19) }
        /// Every event of touches.
        public static var allTouchEvents: Event { Event(rawValue: 0x0000_0FFF) }
        /// Every event of text fields.
        public static var allEditingEvents: Event { Event(rawValue: 0x000F_0000) }
        /// Bits for events of an app's own controls.
        public static var applicationReserved: Event { Event(rawValue: 0x0F00_0000) }
        /// Bits that are left to the system.
        public static var systemReserved: Event { Event(rawValue: 0xF000_0000) }
        /// Every event there is, also those of an app and of the system.
        public static var allEvents: Event { Event(rawValue: 0xFFFF_FFFF) }
    }

    /// The state of a control: a set, since a control can be selected and highlighted at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// No state bit: enabled, and neither selected nor highlighted. What is set for it stands in for states without a value of their
        /// own.
        public static var normal: State { [] }
        /// A finger is on the control, or a drag is above its spring.
        public static var highlighted: State { State(rawValue: 1 << 0) }
        /// The control takes no touches.
        public static var disabled: State { State(rawValue: 1 << 1) }
        /// The control is chosen, as a segment or a toggle is.
        public static var selected: State { State(rawValue: 1 << 2) }
        /// The control has the focus: a text field's, or that of Full Keyboard Access.
        public static var focused: State { State(rawValue: 1 << 3) }
        /// Bits for states of an app's own controls.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        /// Bits that are left to the system.
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// Where contents are in the height that they leave: buttons and text fields follow it.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// Where contents are in the width that they leave: buttons follow it. Leading and trailing go with the reading direction.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
