import Foundation

/// A place between two characters of a text. The class says nothing; whoever takes text makes subclasses that do.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public nonisolated override init() { super.init() }
}

/// A stretch of a text. The class itself is empty, and its ends are places in no text; a subclass says where it starts and ends.
@preconcurrency @MainActor open class UITextRange: NSObject, @preconcurrency NSCopying {
    public nonisolated override init() { super.init() }

    /// Whether it has no characters: true of the class itself.
    open var isEmpty: Bool { true }
    /// Where it starts: of the class itself a place in no text (DEV-736).
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends: of the class itself a place in no text (DEV-736).
    open var end: UITextPosition { UITextPosition() }
    /// The range itself; a mutable subclass gives one of its own.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A rectangle of a selection, which may have several.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public nonisolated override init() { super.init() }

    /// Where it lies in the text view's coordinates: zero of the class itself.
    open var rect: CGRect { .zero }
    /// The direction of the text in it: `natural` of the class itself.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection starts in it, so that its first handle belongs there: false of the class itself.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it, so that its last handle belongs there: false of the class itself.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom: false.
    open var isVertical: Bool { false }
}

/// A place in a text of UIKit's own: an offset in UTF-16 units.
@MainActor package final class IndexedTextPosition: UITextPosition {
    package nonisolated let offset: Int

    package nonisolated init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    package override nonisolated func isEqual(_ object: Any?) -> Bool {
        (object as? IndexedTextPosition)?.offset == offset
    }
    package override nonisolated var hash: Int { offset }
    package override nonisolated var description: String { "<UITextPosition \(offset)>" }
}

@MainActor package final class IndexedTextRange: UITextRange {
    nonisolated let range: NSRange

    package nonisolated init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    package override var isEmpty: Bool { range.length == 0 }
    package override var start: UITextPosition { IndexedTextPosition(range.location) }
    package override var end: UITextPosition { IndexedTextPosition(range.location + range.length) }
    package override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextRange)?.range == range }
    package override nonisolated var hash: Int { range.hashValue }
    package override nonisolated var description: String { "<UITextRange \(range.location), \(range.length)>" }
}

@MainActor package final class PlacedSelectionRect: UITextSelectionRect {
    private let place: CGRect
    private let direction: NSWritingDirection
    private let ends: (start: Bool, end: Bool)

    package init(_ place: CGRect, direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
        self.place = place
        self.direction = direction
        ends = (containsStart, containsEnd)
        super.init()
    }

    package override var rect: CGRect { place }
    package override var writingDirection: NSWritingDirection { direction }
    package override var containsStart: Bool { ends.start }
    package override var containsEnd: Bool { ends.end }
}
