import Foundation
import PorticoHost
import PorticoObjC

/// What keys mean in a text: moving, selecting and deleting by character, word, line and document, and the edit commands.
/// It knows texts only as `UITextInput`, so an app's own text view gets all of it.
///
/// - From: `TextRouter`
/// - To: `UITextInput`, `UIResponderStandardEditActions`
@MainActor enum TextKeys {
    /// Where a selection began that shift extends: the end that stays.
    private struct Anchor {
        weak var input: UIResponder?
        var offset: Int
        var range: UITextRange
    }

    @InSession private static var anchor: Anchor? = nil

    // MARK: Commands

    private static let commands: [Int: Selector] = [
        4: StandardEdit.selectAll, 6: StandardEdit.copy, 25: StandardEdit.paste, 27: StandardEdit.cut,
    ]

    /// ⌘X, ⌘C, ⌘V, ⌘A go up the responder chain, ⌘Z and ⇧⌘Z to the undo manager.
    static func edit(_ key: HostKey) -> Bool {
        let flags = UIKeyModifierFlags(rawValue: key.modifiers).intersection([.command, .control, .alternate, .shift])
        if key.usage == 29, flags == .command || flags == [.command, .shift] {
            let undoes = flags == .command
            guard let manager = FirstResponder.current?.undoManager, undoes ? manager.canUndo : manager.canRedo
            else { return false }
            if undoes { manager.undo() } else { manager.redo() }
            return true
        }
        guard flags == .command, let action = commands[key.usage] else { return false }
        return StandardEdit.send(action, sender: nil)
    }

    // MARK: Moving

    /// Whether a key may move the selection, and does nothing else.
    static func moves(_ key: HostKey) -> Bool {
        let isArrow = (79...82).contains(key.usage) || key.usage == 74 || key.usage == 77
        return isArrow && UIKeyModifierFlags(rawValue: key.modifiers).contains(.shift)
    }

    static func move(_ key: HostKey, in input: any UIResponder & UITextInput) -> Bool {
        guard let selected = input.selectedTextRange else { return false }
        let flags = UIKeyModifierFlags(rawValue: key.modifiers)
        guard !flags.contains(.control) else { return control(key, in: input, selected) }
        let unit: UITextGranularity =
            flags.contains(.command) ? .line : flags.contains(.alternate) ? .word : .character
        switch UIKeyboardHIDUsage(rawValue: key.usage) {
        case .keyboardLeftArrow, .keyboardRightArrow:
            let direction: UITextLayoutDirection = key.usage == 80 ? .left : .right
            if unit == .character, !flags.contains(.shift), !selected.isEmpty {
                // Without shift the selection gives way to its edge.
                let edge = isForward(direction, input) ? selected.end : selected.start
                place(edge, input)
                return true
            }
            go(input, selected, extends: flags.contains(.shift)) {
                target(from: $0, input, unit, forward: isForward(direction, input))
            }
        case .keyboardUpArrow, .keyboardDownArrow:
            let isDown = key.usage == 81
            go(input, selected, extends: flags.contains(.shift)) { position in
                switch unit {
                case .line: isDown ? input.endOfDocument : input.beginningOfDocument
                case .word: target(from: position, input, .paragraph, forward: isDown)
                default: vertical(from: position, input, down: isDown)
                }
            }
        case .keyboardHome: go(input, selected, extends: flags.contains(.shift)) { _ in input.beginningOfDocument }
        case .keyboardEnd: go(input, selected, extends: flags.contains(.shift)) { _ in input.endOfDocument }
        case .keyboardDeleteForward: delete(input, selected, unit, forward: true)
        case .keyboardDeleteOrBackspace:
            guard unit != .character, selected.isEmpty else {
                TextRouter.deleteBackward()
                return true
            }
            delete(input, selected, unit, forward: false)
        default: return false
        }
        return true
    }

    /// The few that text fields have had since before arrows: line start and end, back, forward, delete.
    private static func control(
        _ key: HostKey, in input: any UIResponder & UITextInput, _ selected: UITextRange
    ) -> Bool {
        switch key.usage {
        case 4: go(input, selected, extends: false) { target(from: $0, input, .line, forward: false) }
        case 8: go(input, selected, extends: false) { target(from: $0, input, .line, forward: true) }
        case 5: go(input, selected, extends: false) { target(from: $0, input, .character, forward: false) }
        case 9: go(input, selected, extends: false) { target(from: $0, input, .character, forward: true) }
        case 7: delete(input, selected, .character, forward: true)
        case 11: TextRouter.deleteBackward()
        case 14: delete(input, selected, .line, forward: true)
        default: return false
        }
        return true
    }

    private static func isForward(_ direction: UITextLayoutDirection, _ input: any UITextInput) -> Bool {
        let isRightToLeft = input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .rightToLeft
        return (direction == .right) != isRightToLeft
    }

    /// Where a move from a position ends: behind the next word, before the last one, at the edge of the line.
    private static func target(
        from position: UITextPosition, _ input: any UITextInput, _ unit: UITextGranularity, forward: Bool
    ) -> UITextPosition {
        let direction = UITextDirection.storage(forward ? .forward : .backward)
        let end = forward ? input.endOfDocument : input.beginningOfDocument
        switch unit {
        case .character:
            return input.tokenizer.position(from: position, toBoundary: .character, inDirection: direction) ?? end
        case .line:
            guard
                let line = input.tokenizer.rangeEnclosingPosition(
                    position, with: .line, inDirection: .storage(.backward))
                    ?? input.tokenizer.rangeEnclosingPosition(position, with: .line, inDirection: .storage(.forward))
            else { return position }
            return forward ? line.end : line.start
        default:
            var here = position
            while let next = input.tokenizer.position(from: here, toBoundary: unit, inDirection: direction) {
                if input.tokenizer.isPosition(next, atBoundary: unit, inDirection: direction) { return next }
                here = next
            }
            return end
        }
    }

    /// A line up or down; from the first line to the beginning, from the last one to the end.
    private static func vertical(
        from position: UITextPosition, _ input: any UITextInput, down: Bool
    ) -> UITextPosition {
        input.position(from: position, in: down ? .down : .up, offset: 1)
            ?? (down ? input.endOfDocument : input.beginningOfDocument)
    }

    private static func go(
        _ input: any UIResponder & UITextInput, _ selected: UITextRange, extends: Bool,
        to target: (UITextPosition) -> UITextPosition
    ) {
        let start = input.beginningOfDocument
        guard extends else {
            // From the edge that lies that way.
            let fromEnd = target(selected.end)
            let isForward = input.compare(fromEnd, to: selected.end) == .orderedDescending
            place(isForward || selected.isEmpty ? fromEnd : target(selected.start), input)
            return
        }
        let range = (input.offset(from: start, to: selected.start), input.offset(from: start, to: selected.end))
        let known = anchor.flatMap { $0.input === input && $0.range.isEqual(selected) ? $0.offset : nil }
        let fixed = known ?? range.0
        let moving = fixed == range.0 ? selected.end : selected.start
        var goal = target(moving)
        var stays = fixed
        if known == nil, !selected.isEmpty, input.compare(goal, to: selected.end) == .orderedAscending {
            // A selection that was not made by keys grows at the edge that lies that way.
            goal = target(selected.start)
            stays = range.1
        }
        guard let from = input.position(from: start, offset: stays) else { return }
        let forward = input.compare(from, to: goal) != .orderedDescending
        guard let new = input.textRange(from: forward ? from : goal, to: forward ? goal : from) else { return }
        input.selectedTextRange = new
        anchor = Anchor(input: input, offset: stays, range: input.selectedTextRange ?? new)
    }

    private static func place(_ position: UITextPosition, _ input: any UITextInput) {
        input.selectedTextRange = input.textRange(from: position, to: position)
        anchor = nil
    }

    private static func delete(
        _ input: any UITextInput, _ selected: UITextRange, _ unit: UITextGranularity, forward: Bool
    ) {
        guard selected.isEmpty else { return TextRouter.deleteBackward() }
        let here = selected.start
        let there = target(from: here, input, unit, forward: forward)
        guard let range = input.textRange(from: forward ? here : there, to: forward ? there : here), !range.isEmpty,
            input.shouldChangeText(in: range, replacementText: "")
        else { return }
        input.replace(range, withText: "")
    }

    // MARK: Tab

    /// On to the next text field of the window, or back with shift. False where tab is a character.
    static func tab(_ key: HostKey, from input: any UIKeyInput) -> Bool {
        guard let field = input as? UITextField, let window = field.window else { return false }
        let isBack = UIKeyModifierFlags(rawValue: key.modifiers).contains(.shift)
        var places: [(field: UITextField, place: CGRect)] = []
        for field in textFields(in: window) { places.append((field, field.convert(field.bounds, to: window))) }
        places.sort { (one, other) -> Bool in
            if abs(one.place.midY - other.place.midY) > 1 { return one.place.midY < other.place.midY }
            return one.place.minX < other.place.minX
        }
        let fields = places.map(\.field)
        guard fields.count > 1, let index = fields.firstIndex(where: { $0 === field }) else { return true }
        fields[(index + (isBack ? fields.count - 1 : 1)) % fields.count].becomeFirstResponder()
        return true
    }

    private static func textFields(in view: UIView) -> [UITextField] {
        if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return [] }
        if let field = view as? UITextField { return field.isEnabled ? [field] : [] }
        return view.subviews.flatMap(textFields)
    }
}
