import UIKit

/// The node of a view with a body: it installs the view's properties, runs the body and keeps its result below.
@MainActor final class BodyNode<V: View>: ValueNode<V> {
    private var content: ViewNode?
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: V.self)
    private let interpolation = InterpolationState.make(for: V.self)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func valueDidChange(from old: V) {
        interpolation?.valueDidChange(from: old, to: value, node: self)
        run()
    }

    override func run() {
        host.bodyCount += 1
        // The kept value stays as the parent passed it, so that it can be compared; the copy knows its state.
        var view = value
        interpolation?.apply(to: &view, node: self)
        let body = recordingReads {
            properties.install(fields, in: &view, node: self)
            return view.body
        }
        NodeFactory.place(body, in: &content, of: self, context())
    }

    override func removeState() {
        interpolation?.end()
        properties.removeAll()
    }
}
