import CoreGraphics

/// Lines up views from the leading to the trailing edge.
public struct HStackLayout: Layout, EngineLayout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing, crossAlignment: alignment.key) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measuredSize(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        placeInLine(bounds, proposal, subviews)
    }
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacingOfLine(subviews) }
}

/// Lines up views from top to bottom.
public struct VStackLayout: Layout, EngineLayout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing, crossAlignment: alignment.key) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measuredSize(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        placeInLine(bounds, proposal, subviews)
    }
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { spacingOfLine(subviews) }
}

/// Lays views on each other.
public struct ZStackLayout: Layout, Sendable {
    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func union(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGRect {
        var result: CGRect?
        // Views of the highest priority decide the size.
        let highest = subviews.map(\.priority).max() ?? 0
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            let x = -dimensions[alignment.horizontal], y = -dimensions[alignment.vertical]
            let rect = CGRect(
                x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: dimensions.width, height: dimensions.height)
            if let old = result {
                let minX = min(old.minX, rect.minX), minY = min(old.minY, rect.minY)
                result = CGRect(
                    x: minX, y: minY, width: max(old.maxX, rect.maxX) - minX, height: max(old.maxY, rect.maxY) - minY)
            } else {
                result = rect
            }
        }
        return result ?? .zero
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        union(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        // A stack of its ideal size offers that to its views: with `fixedSize()` a colour behind a text is as large as the text.
        let proposal = ProposedViewSize(
            width: proposal.width ?? bounds.width, height: proposal.height ?? bounds.height)
        let all = union(proposal, subviews)
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX - all.minX - dimensions[alignment.horizontal],
                    y: bounds.minY - all.minY - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }
}
