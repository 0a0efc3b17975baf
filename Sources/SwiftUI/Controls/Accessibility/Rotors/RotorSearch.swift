import UIKit

/// A rotor of a view: its name, and where it stops.
struct RotorValue {
    enum Name {
        case own(Text)
        case system(AccessibilitySystemRotor)
    }
    let name: Name
    let content: () -> any AccessibilityRotorContent

    /// The rotor for UIKit. It stops at elements below a node.
    @MainActor func platformRotor(_ resolution: TextResolution, below node: ViewNode) -> UIAccessibilityCustomRotor {
        let search = RotorSearch(content: content, node: node)
        let find: UIAccessibilityCustomRotor.Search = { predicate in
            MainActorAccess.run { MainActorAccess.Carried(search.nextItem(from: predicate)) }.value
        }
        switch name {
        case .own(let text): return UIAccessibilityCustomRotor(name: resolution.string(text), itemSearch: find)
        case .system(let rotor): return UIAccessibilityCustomRotor(systemType: rotor.platform, itemSearch: find)
        }
    }
}

/// Finds the element at which a rotor stops next.
@MainActor private final class RotorSearch {
    private let content: () -> any AccessibilityRotorContent
    private weak var node: ViewNode?

    init(content: @escaping () -> any AccessibilityRotorContent, node: ViewNode) {
        (self.content, self.node) = (content, node)
    }

    /// The item before or after the one of now, past those whose view isn't there or is the present one; nil at the end.
    func nextItem(from predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult? {
        let all = content().allStops, isForward = predicate.searchDirection == .next
        let current = predicate.currentItem.targetElement
        let place = current.flatMap { current in all.firstIndex { element(of: $0, makesIt: false) === current } }
        var index = place.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : all.count - 1)
        while all.indices.contains(index) {
            if let found = element(of: all[index], makesIt: true), found !== current {
                return UIAccessibilityCustomRotorItemResult(targetElement: found, targetRange: nil)
            }
            index += isForward ? 1 : -1
        }
        return nil
    }

    /// - Parameter makesIt: whether the app is asked to make the view, and scroll views are scrolled to it.
    private func element(of stop: RotorStop, makesIt: Bool) -> UIView? {
        guard let node else { return nil }
        guard let identity = stop.identity else { return firstElement(in: node) }
        if makesIt {
            stop.prepare()
            UpdateQueue.flush()
        }
        if let place = PlaceFinder.find(identity, below: node) { return firstElement(in: place) }
        guard makesIt else { return nil }
        ScrollViewProxy(node: node).scrollTo(identity)
        UpdateQueue.flush()
        return PlaceFinder.find(identity, below: node).flatMap(firstElement)
    }

    private func firstElement(in node: ViewNode) -> UIView? {
        var views: [UIView] = []
        for element in node.elements { element.collectViews(into: &views) }
        return views.lazy.flatMap(AccessibilityWrapper.elements).first
    }
}

/// The identity that a view has for rotors.
struct RotorIdentity: Hashable {
    private let id: AnyHashable
    private let namespace: Namespace.ID

    init(id: some Hashable, namespace: Namespace.ID) { (self.id, self.namespace) = (AnyHashable(id), namespace) }
}

/// Says the identity that its content has for rotors.
nonisolated struct RotorEntryModifier: NodeModifier {
    typealias Body = Never
    let identity: RotorIdentity

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        RotorEntryNode(view, context)
    }
}

@MainActor
private final class RotorEntryNode<C: View>: ValueNode<ModifiedContent<C, RotorEntryModifier>>, IdentifiedPlace {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }
    var identity: AnyHashable { AnyHashable(value.modifier.identity) }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }
}
