import CoreGraphics

/// Draws its child elsewhere; the layout around doesn't notice.
nonisolated struct OffsetModifier: ElementModifier {
    typealias Body = Never
    var offset: CGSize

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> OffsetElement {
        OffsetElement(node: node, child: child)
    }
    @MainActor func update(_ element: OffsetElement, environment: EnvironmentValues) {
        element.offset = CGSize(
            width: environment.layoutDirection == .rightToLeft ? -offset.width : offset.width, height: offset.height)
    }
}

@MainActor final class OffsetElement: WrapperElement {
    var offset = CGSize.zero { didSet { if oldValue != offset { invalidateLayout() } } }

    override func layOut() { child.place(at: CGPoint(x: offset.width, y: offset.height), proposal: proposal) }
}

/// Puts its child's centre at a point and takes all the room there is.
nonisolated struct PositionModifier: ElementModifier {
    typealias Body = Never
    var position: CGPoint

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> PositionElement {
        PositionElement(node: node, child: child)
    }
    @MainActor func update(_ element: PositionElement, environment: EnvironmentValues) { element.position = position }
}

@MainActor final class PositionElement: WrapperElement {
    var position = CGPoint.zero { didSet { if oldValue != position { invalidateLayout() } } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        let inner = child.sizeThatFits(proposal)
        return (CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2), proposal)
    }
}

/// States a guide of its child.
nonisolated struct AlignmentGuideModifier: ElementModifier {
    typealias Body = Never
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> AlignmentGuideElement {
        AlignmentGuideElement(node: node, child: child)
    }
    @MainActor func update(_ element: AlignmentGuideElement, environment: EnvironmentValues) {
        element.modifier = self
        element.invalidateLayout()
    }
}

@MainActor final class AlignmentGuideElement: WrapperElement {
    var modifier: AlignmentGuideModifier?

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        if let modifier, modifier.key == key { return modifier.compute(child.dimensions(in: proposal)) }
        return super.explicitAlignment(key, proposal, size)
    }
}

/// Tells the layout around something about its child.
nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: ElementModifier {
    typealias Body = Never
    let value: Key.Value

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> LayoutValueElement<Key> {
        LayoutValueElement(node: node, child: child)
    }
    @MainActor func update(_ element: LayoutValueElement<Key>, environment: EnvironmentValues) {
        element.value = value
        element.invalidateLayout()
        element.setNeedsViewUpdate()
    }
}

@MainActor final class LayoutValueElement<Key: LayoutValueKey>: WrapperElement {
    var value: Key.Value?

    override func layoutValue<Other: LayoutValueKey>(_ key: Other.Type) -> Other.Value? {
        if Other.self == Key.self, let value = value as? Other.Value { return value }
        return super.layoutValue(key)
    }
    override var priority: Double { Key.self == PriorityKey.self ? (value as? Double ?? 0) : super.priority }
    override var zIndex: Double { Key.self == ZIndexKey.self ? (value as? Double ?? 0) : super.zIndex }
}

enum PriorityKey: LayoutValueKey { static var defaultValue: Double { 0 } }
enum ZIndexKey: LayoutValueKey { static var defaultValue: Double { 0 } }
