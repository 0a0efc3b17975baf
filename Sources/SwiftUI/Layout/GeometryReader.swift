import UIKit

/// Gives its content the size and place that it has.
public struct GeometryReader<Content: View> {
    public var content: (GeometryProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        GeometryNode(view, context)
    }
}

/// Where a view is, and how large.
public struct GeometryProxy: Sendable {
    /// Reads are made on the main thread, where layout is.
    struct Reader: @unchecked Sendable { weak var node: (any GeometryProviding)? }
    let reader: Reader
    private let fallback: CGSize

    init(node: any GeometryProviding, size: CGSize) { (reader, fallback) = (Reader(node: node), size) }

    /// The size of the container.
    public var size: CGSize { fallback }

    /// The part of the container's edges that bars cover.
    public var safeAreaInsets: EdgeInsets {
        MainActorAccess.run { reader.node?.safeAreaInsets ?? EdgeInsets() }
    }

    /// The container's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        MainActorAccess.run { reader.node?.frame(in: coordinateSpace) ?? .zero }
    }

    /// The container's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The value that an anchor stands for, in the container's space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        let value = MainActorAccess.run {
            MainActorAccess.Carried(reader.node.flatMap { anchor.resolve($0.geometryElement) })
        }.value
        return value ?? anchor.fallback
    }
}

/// A node whose geometry a proxy tells.
@MainActor protocol GeometryProviding: ViewNode {
    var geometryElement: LayoutElement { get }
    func noteFrameRead()
}

extension GeometryProviding {
    func frame(in space: CoordinateSpace) -> CGRect {
        noteFrameRead()
        return geometryElement.frame(in: space)
    }

    var safeAreaInsets: EdgeInsets {
        guard let root = host.topElement else { return EdgeInsets() }
        let insets = root.safeArea
        return EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
}

extension LayoutElement {
    /// The element's frame in a coordinate space.
    func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: .zero, size: size)
        case .named(let name):
            var element = parent
            while let current = element {
                if let named = current as? CoordinateSpaceElement, named.isNamed(name) { return frame(in: current) }
                element = current.parent
            }
            return frame(in: nil as LayoutElement?)
        case .global:
            let rect = frame(in: nil as LayoutElement?)
            guard let view = node.host.view, view.window != nil else { return rect }
            return view.convert(rect, to: nil)
        }
    }
}

/// The node of a geometry reader: its content is made while it is laid out.
@MainActor final class GeometryNode<C: View>: ValueNode<GeometryReader<C>>, GeometryProviding, PositionReading {
    private lazy var element = GeometryElement(node: self)
    private lazy var holder = SlotNode(context())
    private var readsFrame = false
    private var lastFrame = CGRect.null
    private var isContentStale = true
    private var lastSize = CGSize(width: -1, height: -1)

    override var children: [ViewNode] { [holder] }
    override func makeElements() -> [LayoutElement] { [element] }
    var geometryElement: LayoutElement { element }

    override func run() {
        isDirty = false
        isContentStale = true
        holder.onElementsChange = { [weak self] in self?.element.contentDidChange() }
        element.onLayout = { [weak self] in self?.makeContent(size: $0) }
        element.invalidateLayout()
        element.setNeedsViewUpdate()
    }

    func noteFrameRead() {
        readsFrame = true
        host.notePositionReader(self)
    }

    private func makeContent(size: CGSize) {
        let frame = readsFrame ? element.frame(in: CoordinateSpace.global) : .null
        guard isContentStale || size != lastSize || frame != lastFrame else { return }
        isContentStale = false
        (lastSize, readsFrame) = (size, false)
        let content = recordingReads { value.content(GeometryProxy(node: self, size: size)) }
        lastFrame = readsFrame ? element.frame(in: CoordinateSpace.global) : .null
        holder.show(content)
    }

    func positionDidChange() {
        guard readsFrame, element.frame(in: CoordinateSpace.global) != lastFrame else { return }
        isContentStale = true
        element.invalidateLayout()
    }

    override func elementsDidChange() { forgetElements() }
}

/// The element of a geometry reader: it takes all the room there is and puts its content at the top leading corner.
@MainActor final class GeometryElement: LayoutElement {
    var onLayout: ((CGSize) -> Void)?
    private var isContentStale = true

    func contentDidChange() {
        isContentStale = true
        setNeedsViewUpdate()
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func layOut() {
        onLayout?(size)
        if isContentStale {
            isContentStale = false
            adopt(node.children.flatMap(\.elements))
        }
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func positionDidChange() {
        onLayout?(size)
        super.positionDidChange()
    }
}
