import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC
import UIKit

/// Something on the screen of the app under test, found anew each time it is used.
///
/// Doing something with an element that isn't there fails the test, after the app has had three seconds to show it.
public class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, @unchecked Sendable {
    private let find: () -> [ElementNode]
    let says: String
    private let isOnlyOne: Bool

    init(_ says: String, isOnlyOne: Bool = false, _ find: @escaping () -> [ElementNode]) {
        self.says = says
        self.isOnlyOne = isOnlyOne
        self.find = find
    }

    /// The element as it is now; nil if it isn't there.
    final var node: ElementNode? { find().first }

    /// As a recording's step has it: what it is called, and its kind, without the way there.
    private var brief: String {
        let parts = says.components(separatedBy: " → ").filter { $0 != "First Match" }
        guard let last = parts.last, parts.count > 1 else { return says }
        guard let kind = parts.dropLast().last?.components(separatedBy: "matching type "), kind.count > 1 else {
            return last
        }
        return "\(kind[1]) \(last)"
    }

    private var session: UISession { .shared }

    private func stepRecording<Result>(_ what: String, _ body: () throws -> Result) rethrows -> Result {
        try session.stepRecording(what.replacingOccurrences(of: says, with: brief), body)
    }

    /// What it is for doing something with it; a failure of the test, and nil, if that can't be said.
    final func needed(to what: String) -> ElementNode? {
        if node == nil { _ = session.wait(atMost: 3) { node != nil } }
        let all = find()
        guard let first = all.first else {
            UITestFailure.reportFailure("Failed to \(what): No matches found for \(says)" + Self.shown(session))
            return nil
        }
        if isOnlyOne, all.count > 1 {
            let lines = all.map { $0.line(1) }.joined(separator: "\n")
            UITestFailure.reportFailure("Failed to \(what): Multiple matching elements found for \(says):\n\(lines)")
            return nil
        }
        return first
    }

    private static func shown(_ session: UISession) -> String {
        session.tree().map { " from input\n" + $0.lines().prefix(200).joined(separator: "\n") }
            ?? ": the app isn't running in the foreground"
    }

    // MARK: Attributes

    /// Whether it is there now.
    public var exists: Bool { node != nil }
    /// Whether a finger would reach it.
    public var isHittable: Bool { node?.told.isHittable ?? false }
    private var asked: InterfaceNode? { needed(to: "get matching snapshot")?.told }
    /// Its `accessibilityIdentifier`; of a navigation bar without one the title of the top item. Fails where the element isn't there.
    public var identifier: String { asked?.identifier ?? "" }
    /// Where it is, in points of the screen; `zero`, with a failure, where it isn't there.
    public var frame: CGRect { needed(to: "get matching snapshot")?.frame ?? .zero }
    /// Its `accessibilityValue`; of a text field its text, or its placeholder while it is empty. Fails where the element isn't there.
    public var value: Any? { asked?.value }
    /// The current title of a button; empty for other elements.
    public var title: String { asked?.title ?? "" }
    /// Its `accessibilityLabel`, as VoiceOver would say it; of an alert its title.
    public var label: String { asked?.label ?? "" }
    /// What kind of element it is; `any`, with a failure, where it isn't there.
    public var elementType: ElementType { needed(to: "get matching snapshot")?.type ?? .any }
    /// Whether it takes touches: false for a disabled control.
    public var isEnabled: Bool { asked?.isEnabled ?? false }
    /// The text that a field shows while it is empty; nil for other elements.
    public var placeholderValue: String? { asked?.placeholder }
    /// Whether it is selected: a cell, a segment, a tab, a control.
    public var isSelected: Bool { asked?.isSelected ?? false }
    /// Whether it is the first responder, which text goes to.
    public var hasFocus: Bool { asked?.hasFocus ?? false }
    /// The horizontal size class of a screen as wide as the element: compact below 700 points.
    public var horizontalSizeClass: SizeClass { frame.width < 700 ? .compact : .regular }
    /// The vertical size class of a screen as high as the element: compact below 500 points.
    public var verticalSizeClass: SizeClass { frame.height < 500 ? .compact : .regular }
    /// How far along its way a slider is, 0 to 1.
    public var normalizedSliderPosition: CGFloat { CGFloat(asked?.position ?? 0) }

    /// An attribute by name, as predicates ask for it; nil where there is no such attribute or no such element.
    public func value(forKey key: String) -> Any? {
        switch key {
        case "exists": return exists
        case "hittable", "isHittable": return isHittable
        default:
            guard let node else { return nil }
            return node.attribute(key) ?? _porticoValue(forKey: key)
        }
    }

    // MARK: Queries

    /// The first element that matches, without looking whether there are others.
    public var firstMatch: XCUIElement { XCUIElement(says + " → First Match") { [self] in Array(find().prefix(1)) } }

    private var query: XCUIElementQuery { XCUIElementQuery(says) { [self] _ in Array(find().prefix(1)) } }

    /// Everything of a kind that lies in it, however deep; `any` takes every kind.
    public func descendants(matching type: ElementType) -> XCUIElementQuery { query.descendants(matching: type) }
    /// The elements of a kind that lie directly in it; `any` takes every kind.
    public func children(matching type: ElementType) -> XCUIElementQuery { query.children(matching: type) }

    // MARK: Waiting

    /// Lets time pass until it is there, at most `timeout` seconds. Returns whether it is.
    @discardableResult
    public func waitForExistence(timeout: TimeInterval) -> Bool {
        stepRecording("wait for \(says)") { session.wait(atMost: timeout) { exists } }
    }

    /// Lets time pass until it is gone, at most `timeout` seconds. Returns whether it is.
    @discardableResult
    public func waitForNonExistence(timeout: TimeInterval) -> Bool {
        stepRecording("wait until \(says) is gone") { session.wait(atMost: timeout) { !exists } }
    }

    /// Lets time pass until a property has a value, at most `timeout` seconds.
    @discardableResult
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
    ) -> Bool {
        session.wait(atMost: timeout) { exists && self[keyPath: keyPath] == expectedValue }
    }

    // MARK: Fingers

    /// Where a finger reaches it, scrolled to where it can be seen.
    private func placeOfElement(to what: String) -> CGPoint? {
        guard var node = needed(to: what) else { return nil }
        if !node.told.isHittable {
            session.revealElement(node.told.id)
            node = self.node ?? node
        }
        if let point = node.told.hitPoint { return CGPoint(x: point[0], y: point[1]) }
        guard node.type != .application, !node.told.isHittable else {
            return CGPoint(x: node.frame.midX, y: node.frame.midY)
        }
        UITestFailure.reportFailure("Failed to \(what): the element is not hittable: \(node.line(0))")
        return nil
    }

    private func touchElement(_ what: String, taps: Int = 1, fingers: Int = 1, hold: Double = 0.05) {
        stepRecording(what) {
            if isReturnKey { return pressReturn() }
            guard let place = placeOfElement(to: what) else { return }
            for _ in 0..<taps {
                let ways = (0..<fingers).map { [CGPoint(x: place.x + CGFloat($0) * 20, y: place.y)] }
                session.touchScreen(ways, hold: hold)
            }
            session.settleApp()
        }
    }

    /// The key of a hardware keyboard's stand-in lies on no window of the app.
    private var isReturnKey: Bool { node.map { $0.parent?.type == .keyboard && $0.frame.height == 0 } ?? false }
    private func pressReturn() { _ = session.type("\n") }

    /// Taps it in the middle of what can be seen of it, scrolled into view first; fails where no finger would reach it.
    public func tap() { touchElement("tap \(says)") }
    /// Taps it twice, fast enough for a double tap.
    public func doubleTap() { touchElement("double tap \(says)", taps: 2) }
    /// Taps it once with two fingers, 20 points apart.
    public func twoFingerTap() { touchElement("tap \(says)", fingers: 2) }
    /// Taps it several times in a row with several fingers, 20 points apart.
    public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
        touchElement("tap \(says)", taps: numberOfTaps, fingers: numberOfTouches)
    }
    /// A finger that stays for `duration` seconds.
    public func press(forDuration duration: TimeInterval) { touchElement("press \(says)", hold: duration) }

    /// A finger that stays, then drags it to the middle of another element.
    public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
        press(forDuration: duration, thenDragTo: otherElement, withVelocity: .default, thenHoldForDuration: 0)
    }

    /// A finger that stays for `duration` seconds, drags it to the middle of another element and stays there for `holdDuration` seconds.
    public func press(
        forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
        withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
    ) {
        stepRecording("drag \(says) to \(otherElement.brief)") {
            guard let start = placeOfElement(to: "press \(says)"),
                let end = otherElement.placeOfElement(to: "drag to \(otherElement.says)")
            else { return }
            dragFinger(from: start, to: end, hold: duration, velocity: velocity, endHold: holdDuration)
        }
    }

    final func dragFinger(
        from start: CGPoint, to end: CGPoint, hold: Double, velocity: XCUIGestureVelocity, endHold: Double = 0
    ) {
        let length = hypot(end.x - start.x, end.y - start.y)
        let frames = max(3, Int(length / max(velocity.rawValue, 1) * 60))
        let way = (0...frames).map { index in
            let part = CGFloat(index) / CGFloat(frames)
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        session.stepRecording("drag from \(Int(start.x)), \(Int(start.y)) to \(Int(end.x)), \(Int(end.y))") {
            session.touchScreen([way], hold: max(hold, 0.02), endHold: endHold)
            session.settleApp()
        }
    }

    private func swipeElement(_ what: String, x: CGFloat, y: CGFloat, velocity: XCUIGestureVelocity) {
        guard let node = needed(to: what), let middle = placeOfElement(to: what) else { return }
        let screen = session.tree()?.frame ?? node.frame
        let area = node.frame.intersection(screen)
        let reach = CGSize(width: area.width * 0.4, height: area.height * 0.4)
        let start = CGPoint(x: middle.x - x * reach.width, y: middle.y - y * reach.height)
        let end = CGPoint(x: middle.x + x * reach.width, y: middle.y + y * reach.height)
        stepRecording(what) { dragFinger(from: start, to: end, hold: 0, velocity: velocity) }
    }

    /// Swipes up over the middle four fifths of what can be seen of it, at 750 points a second; a list shows what is further down.
    public func swipeUp() { swipeUp(velocity: .default) }
    /// Swipes down over the middle four fifths of what can be seen of it, at 750 points a second.
    public func swipeDown() { swipeDown(velocity: .default) }
    /// Swipes to the left over the middle four fifths of what can be seen of it, at 750 points a second.
    public func swipeLeft() { swipeLeft(velocity: .default) }
    /// Swipes to the right over the middle four fifths of what can be seen of it, at 750 points a second.
    public func swipeRight() { swipeRight(velocity: .default) }
    /// Swipes up over the middle four fifths of what can be seen of it, at a pace in points a second.
    public func swipeUp(velocity: XCUIGestureVelocity) {
        swipeElement("swipe up \(says)", x: 0, y: -1, velocity: velocity)
    }
    /// Swipes down over the middle four fifths of what can be seen of it, at a pace in points a second.
    public func swipeDown(velocity: XCUIGestureVelocity) {
        swipeElement("swipe down \(says)", x: 0, y: 1, velocity: velocity)
    }
    /// Swipes to the left over the middle four fifths of what can be seen of it, at a pace in points a second.
    public func swipeLeft(velocity: XCUIGestureVelocity) {
        swipeElement("swipe left \(says)", x: -1, y: 0, velocity: velocity)
    }
    /// Swipes to the right over the middle four fifths of what can be seen of it, at a pace in points a second.
    public func swipeRight(velocity: XCUIGestureVelocity) {
        swipeElement("swipe right \(says)", x: 1, y: 0, velocity: velocity)
    }

    /// Two fingers; `scale` above 1 moves them apart.
    public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
        guard let node = needed(to: "pinch \(says)"), let middle = placeOfElement(to: "pinch \(says)") else { return }
        let reach = min(node.frame.width, node.frame.height) * 0.4
        let (from, to) = scale > 1 ? (max(reach / scale, 10), reach) : (reach, max(reach * scale, 10))
        func way(_ side: CGFloat) -> [CGPoint] {
            (0...20).map { CGPoint(x: middle.x + side * (from + (to - from) * CGFloat($0) / 20), y: middle.y) }
        }
        stepRecording("pinch \(says)") {
            session.touchScreen([way(-1), way(1)])
            session.settleApp()
        }
    }

    /// Two fingers that turn around the middle, by radians.
    public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
        guard let node = needed(to: "rotate \(says)"), let middle = placeOfElement(to: "rotate \(says)") else { return }
        let reach = min(node.frame.width, node.frame.height) * 0.3
        func way(_ start: CGFloat) -> [CGPoint] {
            (0...20).map { step in
                let angle = start + rotation * CGFloat(step) / 20
                return CGPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
            }
        }
        stepRecording("rotate \(says)") {
            session.touchScreen([way(0), way(.pi)])
            session.settleApp()
        }
    }

    // MARK: Values

    /// Types into the element, which must have the keyboard.
    public func typeText(_ text: String) {
        let shown = session.hidesTyping ? String(repeating: "•", count: text.count) : text
        stepRecording("type “\(shown)” into \(says)") {
            guard let node = needed(to: "type text into \(says)") else { return }
            let focused = ([node] + node.descendants).contains { $0.told.hasFocus }
            guard focused || node.type == .application, session.type(text) else {
                return UITestFailure.reportFailure(
                    "Failed to synthesize event: Neither element nor any descendant has keyboard focus. \(node.line(0))"
                )
            }
        }
    }

    /// Presses a key while modifiers are held: a shortcut, for which nothing need have the keyboard. With none of control, option and
    /// command a letter is typed as `typeText(_:)` does, with shift as a capital.
    public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
        let isShortcut = !flags.isDisjoint(with: [.control, .option, .command])
        guard let letter = key.first, key.count == 1,
            isShortcut || !flags.isEmpty && HostKey.usage(named: letter) != nil
        else {
            return typeText(flags.isDisjoint(with: [.shift, .capsLock]) ? key : key.uppercased())
        }
        guard needed(to: "type a key into \(says)") != nil else { return }
        if !session.press(letter, modifiers: Int(flags.rawValue) << 16) {
            UITestFailure.reportFailure("Failed to synthesize event: The keyboard has no key for \"\(key)\".")
        }
    }

    /// Presses a key without a letter of its own while modifiers are held.
    public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
        typeKey(key.rawValue, modifierFlags: flags)
    }

    /// Keys that are held down while another one is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The caps lock key.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// A shift key.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// A control key.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// An option key (alt).
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// A command key.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
    }

    /// Drags a slider's thumb to a part of its way, 0 to 1.
    public func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
        guard let node = needed(to: "adjust \(says)"), placeOfElement(to: "adjust \(says)") != nil else { return }
        let track = node.frame.insetBy(dx: min(node.frame.height, 31) / 2, dy: 0)
        func point(_ part: CGFloat) -> CGPoint { CGPoint(x: track.minX + track.width * part, y: track.midY) }
        let now = CGFloat(node.told.position ?? 0)
        dragFinger(from: point(now), to: point(normalizedSliderPosition), hold: 0.1, velocity: .slow, endHold: 0.1)
    }

    /// Turns a picker's wheel until it shows a value. Fails where a whole turn doesn't bring it.
    public func adjust(toPickerWheelValue pickerWheelValue: String) {
        let what = "adjust \(says) to picker wheel value '\(pickerWheelValue)'"
        // To the end first, then row by row.
        for direction in [CGFloat(1), -1] {
            var last: String?
            for _ in 0..<400 {
                guard let node = needed(to: what), let middle = placeOfElement(to: what) else { return }
                let now = node.told.value ?? node.label
                if now == pickerWheelValue { return }
                if now == last { break }
                last = now
                dragFinger(
                    from: middle, to: CGPoint(x: middle.x, y: middle.y + direction * 34), hold: 0, velocity: .slow,
                    endHold: 0.2)
            }
        }
        UITestFailure.reportFailure("Failed to \(what): it has no such value")
    }

    // MARK: Places and pictures

    /// A place in it: 0, 0 is its upper left corner, 1, 1 its lower right one.
    public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
        XCUICoordinate(element: self, part: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
    }

    /// A picture of the part of the screen that the element takes.
    public func screenshot() -> XCUIScreenshot { XCUIScreenshot(session.picture(), part: frame) }

    public override var debugDescription: String {
        (["Element: \(says)"] + (node?.lines() ?? ["not found"])).joined(separator: "\n")
    }
    public override var description: String { says }
}

/// How fast a finger moves, in points a second.
public struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable, ExpressibleByFloatLiteral,
    ExpressibleByIntegerLiteral
{
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// So many points a second.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// So many points a second.
    public init(floatLiteral value: Double) { rawValue = CGFloat(value) }
    /// So many points a second.
    public init(integerLiteral value: Int) { rawValue = CGFloat(value) }
    /// 750 points a second.
    public static let `default` = XCUIGestureVelocity(750)
    /// 300 points a second.
    public static let slow = XCUIGestureVelocity(300)
    /// 1500 points a second.
    public static let fast = XCUIGestureVelocity(1500)
}

/// Keys without a letter of their own, for `typeText(_:)` and `typeKey(_:modifierFlags:)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Takes away what is before the caret (backspace).
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
    /// Takes away what is behind the caret.
    public static let forwardDelete = XCUIKeyboardKey(rawValue: "\u{F728}")
    /// Begins a line, or does what the return key says.
    public static let `return` = XCUIKeyboardKey(rawValue: "\r")
    /// The same as `return`.
    public static let enter = XCUIKeyboardKey(rawValue: "\r")
    /// Goes to the next field, or types a tab.
    public static let tab = XCUIKeyboardKey(rawValue: "\t")
    /// A space.
    public static let space = XCUIKeyboardKey(rawValue: " ")
    /// The escape key.
    public static let escape = XCUIKeyboardKey(rawValue: "\u{1B}")
    /// The arrow up.
    public static let upArrow = XCUIKeyboardKey(rawValue: "\u{F700}")
    /// The arrow down.
    public static let downArrow = XCUIKeyboardKey(rawValue: "\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = XCUIKeyboardKey(rawValue: "\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = XCUIKeyboardKey(rawValue: "\u{F703}")
    /// To the beginning.
    public static let home = XCUIKeyboardKey(rawValue: "\u{F729}")
    /// To the end.
    public static let end = XCUIKeyboardKey(rawValue: "\u{F72B}")
    /// A page up.
    public static let pageUp = XCUIKeyboardKey(rawValue: "\u{F72C}")
    /// A page down.
    public static let pageDown = XCUIKeyboardKey(rawValue: "\u{F72D}")
}
