import Foundation

/// A displacement in points.
public struct UIOffset: Sendable, Equatable, Hashable, Codable {
    /// Points to the right; 0 by default.
    public var horizontal: CGFloat
    /// Points down; 0 by default.
    public var vertical: CGFloat

    /// No displacement.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// A displacement to the right and down; negative numbers go left and up.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No displacement.
    public static let zero = UIOffset()
}

/// Whether both distances are the same.
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool {
    offset1 == offset2
}
