/// The shape of a container, which `ContainerRelativeShape` in it follows. A change of the shape is another object. Main thread.
final class ContainerShape {
    /// The path in a rectangle, so many points smaller on each side.
    fileprivate let path: (CGRect, CGFloat) -> Path
    /// The radii of its corners at a size; nil for shapes without such corners.
    fileprivate let radii: (CGSize) -> RectangleCornerRadii?
    private weak var node: ViewNode?

    fileprivate init<S: InsettableShape>(_ shape: S, of node: ViewNode) {
        path = { shape.inset(by: $1).path(in: $0) }
        radii = { (shape as? any RoundedContainer)?.cornerRadii(in: $0) }
        self.node = node
    }

    /// The element that has the shape.
    @MainActor fileprivate var element: LayoutElement? { node?.elements.first }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// The shape of the container around a place whose path is asked for.
struct ContainerOutline: @unchecked Sendable {
    private static let local = TaskLocal<ContainerOutline?>(wrappedValue: nil)
    /// While a path is asked for.
    static var current: ContainerOutline? { local.get() }

    private let shape: ContainerShape
    /// The least distance of the place's edges from those of the container.
    private let distance: CGFloat
    /// The place in the container.
    private let frame: CGRect
    private let containerSize: CGSize

    func path(in rect: CGRect, inset: CGFloat) -> Path {
        shape.path(rect.insetBy(dx: -distance, dy: -distance), distance + inset)
    }

    /// The radius about the centre of the container's corner that lies there; smaller than 0 where that corner is far away.
    func radius(at corner: Edge.Corner) -> CGFloat {
        guard let radii = shape.radii(containerSize) else { return 0 }
        let isTop = corner == .topLeading || corner == .topTrailing
        let isLeading = corner == .topLeading || corner == .bottomLeading
        let sideways = isLeading ? frame.minX : containerSize.width - frame.maxX
        let upwards = isTop ? frame.minY : containerSize.height - frame.maxY
        return radii.radius(at: corner) - max(sideways, upwards, 0)
    }

    /// Asks for a path at an element's place.
    @MainActor static func with<Result>(
        _ shape: ContainerShape?, around element: LayoutElement?, _ body: () -> Result
    ) -> Result {
        guard let shape, let element, let container = shape.element, element.isInside(container) else { return body() }
        let (frame, size) = (element.frame(in: container), container.size)
        let distance = min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
        let outline = ContainerOutline(
            shape: shape, distance: max(distance, 0), frame: frame, containerSize: size)
        return local.withValue(outline, operation: body)
    }
}

extension LayoutElement {
    fileprivate func isInside(_ container: LayoutElement) -> Bool {
        var element: LayoutElement? = self
        while let current = element, current !== container { element = current.parent }
        return element != nil
    }
}

/// Gives a view a shape for what is in it.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: NodeModifier {
    typealias Body = Never
    let shape: S

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        ContainerShapeNode(view, context)
    }
}

@MainActor
private final class ContainerShapeNode<C: View, S: InsettableShape>: ValueNode<
    ModifiedContent<C, ContainerShapeModifier<S>>
>
{
    private var content: ViewNode?
    private lazy var inner = EnvironmentChain(outer: environment)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func valueDidChange(from old: ModifiedContent<C, ContainerShapeModifier<S>>) {
        if !ValueComparison.areEqual(old.modifier, value.modifier) { setShape() }
        placeContent()
    }

    override func run() {
        if content == nil { setShape() }
        placeContent()
    }

    private func setShape() {
        var values = EnvironmentValues(chain: inner)
        values.containerShape = ContainerShape(value.modifier.shape, of: self)
        values.apply(to: inner)
    }

    private func placeContent() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context(environment: inner)) { content = $0 }
    }
}

extension View {
    /// Sets the shape that `ContainerRelativeShape` in the view follows: as much smaller as it lies further inside.
    nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}
