import CoreGraphics
import Foundation

/// Moves selections as keys and fingers do.
///
/// - From: the app's view
/// - To: `NSTextSelectionDataSource`
open class NSTextSelectionNavigation: NSObject {
    /// Where a key goes: along the text or as the eye sees it.
    public enum Direction: Int, Sendable {
        case forward = 0
        case backward = 1
        case right = 2
        case left = 3
        case up = 4
        case down = 5
    }

    /// How far a key goes: to the next edge of such a unit.
    public enum Destination: Int, Sendable {
        case character = 0
        case word = 1
        case line = 2
        case sentence = 3
        case paragraph = 4
        case container = 5
        case document = 6
    }

    /// What is held down while a selection is made with a pointer.
    public struct Modifier: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From where the selection began.
        public static let extend = Modifier(rawValue: 1 << 0)
        /// Kept: the same as `extend`.
        public static let visual = Modifier(rawValue: 1 << 1)
        /// Beside the selections that there are.
        public static let multiple = Modifier(rawValue: 1 << 2)
    }

    /// Which way the paragraph at a place reads.
    public enum WritingDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft = 1
    }

    /// Which way lines run; data sources of this module answer `horizontal`.
    public enum LayoutOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The text that selections move through; held weakly, and without it there are no answers.
    open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
    /// Kept: a selection is one range.
    open var allowsNonContiguousRanges = false
    /// Kept: lines are horizontal.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Makes a navigation through a text; the source is held weakly.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Nothing is kept between two questions.
    open func flushLayoutCache() {}

    // MARK: Keys

    /// Where a selection goes; nil where there is no selection or no text. `extending` moves one end and leaves the other.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let range = textSelection.textRanges.first else { return nil }
        let isForward = isForward(direction, at: range.location, source)
        let ends = ends(of: textSelection, range)
        if !extending, !range.isEmpty, destination == .character, direction != .up, direction != .down {
            // A selection is left at the end that lies that way.
            return NSTextSelection(isForward ? range.endLocation : range.location, affinity: .downstream)
        }
        let from = extending ? ends.head : isForward ? range.endLocation : range.location
        var column = CGFloat.nan
        let target: any NSTextLocation
        if direction == .up || direction == .down, destination == .character || destination == .line {
            column = textSelection.anchorPositionOffset
            if column.isNaN { column = caretOffset(at: from, source) ?? 0 }
            target = vertical(from, isDown: direction == .down, column: column, source)
        } else {
            target = moved(from, destination, isForward: isForward, source)
        }
        let result = extending ? extended(ends.anchor, target) : NSTextSelection(target, affinity: .downstream)
        result.anchorPositionOffset = column
        result.typingAttributes = extending ? textSelection.typingAttributes : [:]
        return result
    }

    private func extended(_ anchor: any NSTextLocation, _ head: any NSTextLocation) -> NSTextSelection {
        let isBackward = head.compare(anchor) == .orderedAscending
        let range = NSTextRange(location: isBackward ? head : anchor, end: isBackward ? anchor : head)
        let selection = NSTextSelection(
            [range ?? NSTextRange(location: head)], affinity: .downstream, granularity: .character)
        selection.anchor = anchor
        return selection
    }

    private func ends(of selection: NSTextSelection, _ range: NSTextRange) -> (
        anchor: any NSTextLocation, head: any NSTextLocation
    ) {
        guard let anchor = selection.anchor, anchor.compare(range.endLocation) == .orderedSame, !range.isEmpty else {
            return (range.location, range.endLocation)
        }
        return (anchor, range.location)
    }

    private func isForward(
        _ direction: Direction, at location: any NSTextLocation, _ source: any NSTextSelectionDataSource
    ) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    private func moved(
        _ location: any NSTextLocation, _ destination: Destination, isForward: Bool,
        _ source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        let document = source.documentRange
        switch destination {
        case .document, .container: return isForward ? document.endLocation : document.location
        case .character: return step(from: location, by: .character, isForward: isForward, in: source)
        case .word: return step(from: location, by: .word, isForward: isForward, in: source)
        case .sentence: return step(from: location, by: .sentence, isForward: isForward, in: source)
        case .paragraph: return step(from: location, by: .paragraph, isForward: isForward, in: source)
        case .line:
            guard let line = source.textRange(for: .line, enclosing: location) else { return location }
            if !isForward { return line.location }
            // A line that was broken, and one that ends a paragraph, end before the character they were broken at.
            guard line.endLocation.compare(document.endLocation) != .orderedSame || endsParagraph(line, source),
                !line.isEmpty, let last = source.location(line.endLocation, offsetBy: -1),
                let unit = source.textRange(for: .character, enclosing: last)
            else { return line.endLocation }
            return unit.location
        }
    }

    private func endsParagraph(_ line: NSTextRange, _ source: any NSTextSelectionDataSource) -> Bool {
        var text: String?
        source.enumerateSubstrings(
            from: line.endLocation, options: [.byComposedCharacterSequences, .reverse]
        ) { found, _, _, stop in
            text = found
            stop.pointee = true
        }
        return text?.first?.isNewline == true
    }

    /// The next edge of a unit that way: its end when going forward, else its beginning.
    private func step(
        from location: any NSTextLocation, by unit: NSTextSelection.Granularity, isForward: Bool,
        in source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        let document = source.documentRange
        var here = location
        while true {
            let edge = isForward ? document.endLocation : document.location
            if here.compare(edge) == .orderedSame { return edge }
            let inside = isForward ? here : source.location(here, offsetBy: -1) ?? here
            guard let range = source.textRange(for: unit, enclosing: inside) else { return edge }
            let next = isForward ? range.endLocation : range.location
            let hasMoved = next.compare(here) == (isForward ? .orderedDescending : .orderedAscending)
            guard hasMoved else {
                here = source.location(here, offsetBy: isForward ? 1 : -1) ?? edge
                continue
            }
            here = next
            // What is between two words is no word.
            if unit != .word || hasLetters(range, source) { return here }
        }
    }

    private func hasLetters(_ range: NSTextRange, _ source: any NSTextSelectionDataSource) -> Bool {
        var found = false
        source.enumerateSubstrings(from: range.location, options: .byComposedCharacterSequences) {
            text, part, _, stop in
            if part.location.compare(range.endLocation) != .orderedAscending {
                stop.pointee = true
            } else if text?.first.map({ $0.isLetter || $0.isNumber }) == true {
                found = true
                stop.pointee = true
            }
        }
        return found
    }

    // MARK: Lines

    private func caretOffset(at location: any NSTextLocation, _ source: any NSTextSelectionDataSource) -> CGFloat? {
        var result: CGFloat?
        var trailing: CGFloat?
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, isLeading, stop in
            if isLeading, place.compare(location) == .orderedSame {
                result = offset
                stop.pointee = true
            } else if !isLeading, place.compare(location) == .orderedAscending {
                trailing = offset
            }
        }
        return result ?? trailing
    }

    private func vertical(
        _ location: any NSTextLocation, isDown: Bool, column: CGFloat, _ source: any NSTextSelectionDataSource
    ) -> any NSTextLocation {
        let document = source.documentRange
        guard let line = source.textRange(for: .line, enclosing: location) else { return location }
        let isEnd = line.endLocation.compare(document.endLocation) == .orderedSame
        if isDown, isEnd, !endsParagraph(line, source) || line.isEmpty { return document.endLocation }
        if !isDown, line.location.compare(document.location) == .orderedSame { return document.location }
        let inside = isDown ? line.endLocation : source.location(line.location, offsetBy: -1) ?? line.location
        return nearest(column, inLineAt: inside, source) ?? inside
    }

    private func nearest(
        _ x: CGFloat, inLineAt location: any NSTextLocation, _ source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        var best: (distance: CGFloat, location: any NSTextLocation)?
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, isLeading, _ in
            let distance = abs(offset - x)
            guard best.map({ distance < $0.distance }) ?? true else { return }
            let target = isLeading ? place : source.textRange(for: .character, enclosing: place)?.endLocation ?? place
            best = (distance, target)
        }
        return best?.location
    }

    // MARK: Fingers

    /// The selection for a tap or a drag. `selecting` extends from where the first of `anchors` began.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
        modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: containerLocation),
            let place = nearest(point.x, inLineAt: line.location, source)
        else { return [] }
        let head = line.contains(place) || line.isEmpty ? place : moved(line.location, .line, isForward: true, source)
        if selecting || modifiers.contains(.extend), let first = anchors.first, let range = first.textRanges.first {
            let selection = extended(first.anchor ?? range.location, head)
            selection.isTransient = selecting
            return [selection]
        }
        let single = NSTextSelection(head, affinity: .downstream)
        return modifiers.contains(.multiple) ? anchors + [single] : [single]
    }

    /// A selection widened to whole units.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range -> NSTextRange in
            guard let first = source.textRange(for: selectionGranularity, enclosing: range.location) else {
                return range
            }
            guard !range.isEmpty, let inside = source.location(range.endLocation, offsetBy: -1),
                let last = source.textRange(for: selectionGranularity, enclosing: inside)
            else { return first }
            return first.union(last)
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// The unit at a point; nil where there is no text.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        let found = textSelections(
            interactingAt: point, inContainerAt: location, anchors: [], modifiers: [], selecting: false, bounds: .zero)
        return found.first.map { textSelection(for: selectionGranularity, enclosing: $0) }
    }

    /// Where text typed into a selection goes.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? { textSelection.textRanges.first?.location }

    /// What a key that deletes takes away: the selection or, where that is empty, what is before or behind it.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let filled = textSelection.textRanges.filter { !$0.isEmpty }
        guard filled.isEmpty else { return filled }
        return textSelection.textRanges.compactMap { range in
            let single = NSTextSelection(range: range, affinity: .downstream, granularity: .character)
            let moved = destinationSelection(
                for: single, direction: direction, destination: destination, extending: true, confined: false)
            return moved?.textRanges.first.flatMap { $0.isEmpty ? nil : $0 }
        }
    }
}
