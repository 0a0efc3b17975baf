import UIKit

/// An element that shows one value and has no content.
@MainActor package protocol LeafElement: LayoutElement {
    associatedtype Value
    init(node: ViewNode)
    /// Takes the value. What is read of the environment here leads to another call when it changes.
    func update(_ value: Value, environment: EnvironmentValues)
}

/// The node of a view without content.
@MainActor package final class LeafNode<V, E: LeafElement>: ValueNode<V> where E.Value == V {
    package private(set) lazy var element = E(node: self)
    private let interpolation = InterpolationState.make(for: V.self)

    package init(_ view: V, _ context: NodeContext, _ type: E.Type) { super.init(view, context) }

    package override func makeElements() -> [LayoutElement] { [element] }

    package override func valueDidChange(from old: V) {
        interpolation?.valueDidChange(from: old, to: value, node: self)
        run()
    }

    package override func run() {
        var shown = value
        interpolation?.apply(to: &shown, node: self)
        recordingReads { element.update(shown, environment: EnvironmentValues(chain: environment)) }
    }

    package override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        (element as? any PreferenceElement)?.collectPreference(key, into: &value)
    }

    package override func removeState() {
        interpolation?.end()
        (element as? any EndingElement)?.end()
    }
}

/// An element that gives something back when its node ends.
@MainActor package protocol EndingElement: LayoutElement {
    func end()
}

/// An element that says something to the views around.
@MainActor protocol PreferenceElement: LayoutElement {
    /// Adds what the element says for the key.
    func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?)
}

/// An element with a view of its own.
@MainActor package class LeafViewElement: LayoutElement {
    /// The view. Overridden.
    package var leafView: UIView { fatalError("an element with a view says which") }
    private var hasGeometry = false

    package required override init(node: ViewNode) { super.init(node: node) }

    /// The view's frame on pixels, for the element's. Overridden where both edges aren't the nearest.
    package func alignedFrame(_ rect: CGRect, scale: CGFloat) -> CGRect { ViewOrder.pixelAligned(rect, scale: scale) }

    package override func applyGeometry() {
        let rect = alignedFrame(CGRect(origin: renderOrigin, size: size), scale: node.host.displayScale)
        Motion.setFrame(rect, of: leafView, animated: hasGeometry)
        hasGeometry = true
    }

    package override func collectViews(into views: inout [UIView]) { views.append(leafView) }
}

extension GraphHost {
    package var displayScale: CGFloat {
        view?.window?.screen.scale ?? view?.traitCollection.displayScale ?? UIScreen.main.scale
    }
}
