import UIKit

/// The tokens in a search field, and how the app's values change with them.
struct SearchTokens {
    struct Token {
        let id: AnyHashable
        let title: String
        let image: UIImage?
    }

    let shown: [Token]
    /// Puts a value of the app's behind the others; nothing if it isn't of the tokens' type.
    let append: (Any) -> Void
    /// Takes away the values whose tokens aren't among these.
    let keep: (Set<AnyHashable>) -> Void

    /// The tokens that a slot's views say, in their order.
    @MainActor static func collectTokens(from node: ViewNode) -> [Token] {
        if let marked = node as? any SearchTokenMarking {
            let said = ContentDescription(of: node)
            return [Token(id: marked.tokenID, title: said.text, image: said.image)]
        }
        return node.children.flatMap(collectTokens)
    }
}

/// What makes tokens of the app's values: a view for each, which says its identity.
struct SearchTokenSource {
    let views: AnyView
    let append: (Any) -> Void
    let keep: (Set<AnyHashable>) -> Void

    /// - Parameter view: the view of the token at an offset.
    nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        _ tokens: Binding<C>, view: @escaping (C.Element) -> T
    ) where C.Element: Identifiable {
        views = AnyView(
            ForEach(Array(tokens.wrappedValue)) { token in
                view(token).modifier(SearchTokenModifier(id: AnyHashable(token.id)))
            })
        append = { value in if let token = value as? C.Element { tokens.wrappedValue.append(token) } }
        keep = { left in tokens.wrappedValue.removeAll { !left.contains(AnyHashable($0.id)) } }
    }

    /// The views of values that are offered: choosing one makes a token of it.
    nonisolated static func makeSuggestions<C: RandomAccessCollection, T: View>(
        _ suggested: Binding<C>, view: @escaping (C.Element) -> T
    ) -> AnyView where C.Element: Identifiable {
        AnyView(ForEach(Array(suggested.wrappedValue)) { token in view(token).searchCompletion(token) })
    }

    /// The value of a token that can be changed, or the one that it had, once it is gone.
    nonisolated static func makeBinding<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ token: C.Element, in tokens: Binding<C>
    ) -> Binding<C.Element> where C.Element: Identifiable {
        Binding(
            get: { tokens.wrappedValue.first { $0.id == token.id } ?? token },
            set: { value in
                guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == token.id }) else { return }
                tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(value))
            })
    }
}

/// Says whose token a view is.
nonisolated private struct SearchTokenModifier: NodeModifier {
    typealias Body = Never
    let id: AnyHashable

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        SearchTokenNode(view, context)
    }
}

@MainActor private protocol SearchTokenMarking: ViewNode {
    var tokenID: AnyHashable { get }
}

@MainActor
private final class SearchTokenNode<C: View>: ValueNode<ModifiedContent<C, SearchTokenModifier>>, SearchTokenMarking {
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    var tokenID: AnyHashable { value.modifier.id }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }
}
