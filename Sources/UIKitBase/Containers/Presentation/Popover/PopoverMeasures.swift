import CoreGraphics

/// How large a popover's arrow is, and how far its content keeps from its edges.
struct PopoverMeasures: Equatable {
    var arrowLength: CGFloat = 13
    var arrowWidth: CGFloat = 37
    /// Of the corners that the arrow keeps clear of.
    var radius: CGFloat = 13
    var insets = UIEdgeInsets.zero

    static let standard = PopoverMeasures()
}
