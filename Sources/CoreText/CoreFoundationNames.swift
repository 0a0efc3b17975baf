import CoreGraphics
import Foundation

/// Text with attributes, as Core Foundation's functions take it.
public typealias CFAttributedString = NSAttributedString

/// A range of indices: a start and a count.
public struct CFRange: Equatable, Sendable {
    /// The index of the first element.
    public var location: CFIndex
    /// The number of its elements; 0 for an empty range.
    public var length: CFIndex

    public init() {
        location = 0
        length = 0
    }

    /// The range of `length` elements from `location` on.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Makes a range of indices.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension CFRange {
    init(_ range: Range<Int>) { self.init(location: range.lowerBound, length: range.count) }

    /// The part that lies in 0 ..< count. A length of 0 means: up to the end, as Core Text has it.
    func clamped(to count: Int) -> Range<Int> {
        let start = min(max(location, 0), count)
        return start..<(length <= 0 ? count : min(count, start + length))
    }
}
