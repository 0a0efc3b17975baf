import Foundation

/// A view's size, and where its guides lie in it.
public struct ViewDimensions: Equatable {
    /// The width.
    public let width: CGFloat
    /// The height.
    public let height: CGFloat
    /// Finds the guides that the view sets itself; the layout that measured the view supplies it.
    private let explicitValue: ((AlignmentKey) -> CGFloat?)?

    /// - Parameter explicitValue: the place of a guide that the view or something in it sets, nil for others.
    package init(size: CGSize, explicitValue: ((AlignmentKey) -> CGFloat?)? = nil) {
        (width, height) = (size.width, size.height)
        self.explicitValue = explicitValue
    }

    /// The size as a value.
    package var size: CGSize { CGSize(width: width, height: height) }

    /// The place of a guide, in the view's own coordinates.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The place of a guide, in the view's own coordinates.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The place of a guide that was set; nil where the guide's default holds.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue?(guide.key) }
    /// The place of a guide that was set; nil where the guide's default holds.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue?(guide.key) }

    package subscript(key: AlignmentKey) -> CGFloat { explicitValue?(key) ?? key.id.defaultValue(in: self) }
    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitValue?(key) }

    /// Sizes decide: guides are functions.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool { lhs.size == rhs.size }
}
