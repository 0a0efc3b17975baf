import UIKit

/// A rectangle whose corners are square, round, or round about the same centres as the corners of the container's shape.
public struct ConcentricRectangle: InsettableShape {
    /// The styles of the corners, and the corners that all get the largest radius among them.
    private struct Corners: Equatable, Sendable {
        var styles: [Edge.Corner: Edge.Corner.Style] = [:]
        var groups: [[Edge.Corner]] = []
    }

    private var corners: Corners
    private var inset: CGFloat = 0

    private init(corners: Corners) { self.corners = corners }

    /// Creates a rectangle all of whose corners are concentric, each for itself.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with one style for all corners.
    /// - Parameter isUniform: Whether all have the largest of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
        if isUniform { self.corners.groups = [Edge.Corner.allCases] }
    }

    /// Creates a rectangle whose corners have their own styles.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            corners: Corners(styles: [
                .topLeading: topLeadingCorner, .topTrailing: topTrailingCorner, .bottomLeading: bottomLeadingCorner,
                .bottomTrailing: bottomTrailingCorner,
            ]))
    }

    /// Creates a rectangle whose two corners above, and whose two below, have the same radius.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
        corners.groups = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
    }

    /// Creates a rectangle whose two leading corners, and whose two trailing ones, have the same radius.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
        corners.groups = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
    }

    public func path(in rect: CGRect) -> Path {
        var radii: [Edge.Corner: CGFloat] = [:]
        for corner in Edge.Corner.allCases {
            let style = corners.styles[corner] ?? .concentric
            radii[corner] = style.radius { ContainerOutline.current?.radius(at: corner) ?? 0 }
        }
        for group in corners.groups {
            let largest = group.compactMap { radii[$0] }.max() ?? 0
            for corner in group { radii[corner] = largest }
        }
        var shape = UnevenRoundedRectangle(
            topLeadingRadius: radii[.topLeading] ?? 0, bottomLeadingRadius: radii[.bottomLeading] ?? 0,
            bottomTrailingRadius: radii[.bottomTrailing] ?? 0, topTrailingRadius: radii[.topTrailing] ?? 0)
        shape.inset = inset
        return shape.path(in: rect)
    }

    public func inset(by amount: CGFloat) -> ConcentricRectangle {
        var copy = self
        copy.inset += amount
        return copy
    }
}

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// This is how a corner is made.
        public struct Style: Hashable, Sendable {
            private indirect enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(minimum: Style?)
            }

            private let kind: Kind

            /// Round with a radius; 0 is square.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
            /// Round about the centre of the container's corner: square, where that is too far away.
            public static var concentric: Style { concentric(minimum: nil) }
            /// Round about the centre of the container's corner, but with a radius that isn't smaller than another style's.
            public static func concentric(minimum: Style? = nil) -> Style { Style(kind: .concentric(minimum: minimum)) }

            /// - Parameter concentric: the radius about the container's centre.
            func radius(concentric: () -> CGFloat) -> CGFloat {
                switch kind {
                case .fixed(let radius): max(radius, 0)
                case .concentric(let minimum): max(concentric(), minimum?.radius { 0 } ?? 0, 0)
                }
            }
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with one style for all corners.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
    /// A rectangle whose corners have their own styles.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
    /// A rectangle whose two corners above, and whose two below, have the same radius.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }
}
