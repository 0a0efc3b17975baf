import CoreGraphics

extension View {
    /// Puts the view into a frame of a fixed size.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { modifier(FixedFrameModifier(width: width, height: height, alignment: alignment)) }

    /// Puts the view into a frame with limits.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }

    /// Lets the view have its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Lets the view have its ideal size in the dimensions.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Adds room at each edge.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(edges: .all, insets: insets))
    }

    /// Adds room at the edges; nil is the system's.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            PaddingModifier(
                edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    /// Adds room at all edges.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Holds a proportion of width to height.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Holds a size's proportion of width to height.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
    }

    /// Scales the view to fit.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Draws the view elsewhere.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Draws the view elsewhere.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

    /// Puts the view's centre at a point.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(PositionModifier(position: position))
    }

    /// Puts the view's centre at a point.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// States where the view's guide lies.
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, compute: computeValue)) }

    /// States where the view's guide lies.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, compute: computeValue)) }

    /// Has the view given room before those of lower priority.
    nonisolated public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutValueModifier<PriorityKey>(value: value))
    }

    /// Draws the view in front of those with a lower value.
    nonisolated public func zIndex(_ value: Double) -> some View {
        modifier(LayoutValueModifier<ZIndexKey>(value: value))
    }

    /// Tells the layout around a value.
    nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
