import Foundation

/// A place in the text of a content manager.
@preconcurrency public protocol NSTextLocation: NSObjectProtocol {
    /// Ascending where `location` is behind this one.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text storage, counted in UTF-16 units.
final class CountedTextLocation: NSObject, NSTextLocation {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        let other = (location as? CountedTextLocation)?.offset ?? 0
        return offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? CountedTextLocation)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}

/// A stretch of a text, from one location to another one that isn't before it.
open class NSTextRange: NSObject {
    /// The beginning, which belongs to the range.
    public let location: any NSTextLocation
    /// The end, which doesn't belong to the range.
    public let endLocation: any NSTextLocation

    /// Nil where the end is before the beginning. Without an end the range is empty.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        if let endLocation, location.compare(endLocation) == .orderedDescending { return nil }
        self.location = location
        self.endLocation = endLocation ?? location
        super.init()
    }

    /// Makes an empty range: a place between characters.
    public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

    fileprivate dynamic init(from location: any NSTextLocation, to endLocation: any NSTextLocation) {
        self.location = location
        self.endLocation = endLocation
        super.init()
    }

    /// Whether beginning and end are the same place.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
    /// Whether both ranges begin and end at the same places, whatever their objects.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    /// The end doesn't belong to the range.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    /// Whether a range lies within this one; ends may be the same.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Whether two ranges have a character in common; ranges that only touch don't.
    open func intersects(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.endLocation) == .orderedAscending
            && textRange.location.compare(endLocation) == .orderedAscending
    }
    /// Nil where the two have nothing in common.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return start.compare(end) == .orderedDescending ? nil : NSTextRange(from: start, to: end)
    }
    /// The range from where the first of the two begins to where the last of them ends, with what lies between.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(from: start, to: end)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
    open override var hash: Int { (location as? CountedTextLocation)?.offset ?? 0 }
    open override var description: String { "\(location)...\(endLocation)" }
}

extension NSTextRange {
    convenience init(_ range: NSRange) {
        self.init(from: CountedTextLocation(range.location), to: CountedTextLocation(NSMaxRange(range)))
    }

    /// In UTF-16 units of a text storage; locations of an app's own kind count as the beginning.
    var counted: NSRange {
        let start = location.counted
        return NSRange(location: start, length: max(0, endLocation.counted - start))
    }
}

extension NSTextLocation {
    var counted: Int { (self as? CountedTextLocation)?.offset ?? 0 }
}
