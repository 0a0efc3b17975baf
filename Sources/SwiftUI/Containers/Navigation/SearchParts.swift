import UIKit

/// This is what a search field offers.
struct SearchSuggestion {
    let title: String
    let image: UIImage?
    /// What is searched for when it is chosen; nil: the title.
    let completion: SearchCompletion?
}

/// This is what the choice of a suggestion puts into a search field.
enum SearchCompletion {
    case text(String)
    /// A value of the app's, which becomes a token.
    case token(Any)
}

/// Collects what a search field offers, the tokens in it and the parts that it may search.
nonisolated struct SearchPartsModifier: NodeModifier {
    typealias Body = Never
    var suggestions: AnyView?
    var scopes: AnyView?
    var scopeActivation = SearchScopeActivation.automatic
    var selected: () -> AnyHashable? = { nil }
    var select: (AnyHashable) -> Void = { _ in }
    var tokens: SearchTokenSource?

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        SearchPartsNode(view, context)
    }
}

@MainActor private final class SearchPartsNode<C: View>: ValueNode<ModifiedContent<C, SearchPartsModifier>> {
    private var content: ViewNode?
    private lazy var suggestionSlot = SlotNode(context())
    private lazy var scopeSlot = SlotNode(context())
    private lazy var tokenSlot = SlotNode(context())

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + [suggestionSlot, scopeSlot, tokenSlot] }
    override var placedChildren: [ViewNode] { content.map { [$0] } ?? [] }
    override func makeElements() -> [LayoutElement] { content?.elements ?? [] }

    override func run() {
        markPreferenceWriter()
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        if let suggestions = value.modifier.suggestions { suggestionSlot.show(suggestions) }
        if let scopes = value.modifier.scopes { scopeSlot.show(scopes) }
        if let tokens = value.modifier.tokens { tokenSlot.show(tokens.views) }
        recordingReads { _ = value.modifier.selected() }
        preferencesDidChange()
    }

    override func collectPreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
        content?.collectPreference(key, into: &value)
        guard key == NavigationBarsKey.self, var bars = value as? NavigationBars, bars.search != nil else { return }
        let modifier = self.value.modifier
        if modifier.suggestions != nil { bars.search?.suggestions += suggestions(suggestionSlot) }
        if let tokens = modifier.tokens {
            bars.search?.tokens = SearchTokens(
                shown: SearchTokens.collectTokens(from: tokenSlot), append: tokens.append, keep: tokens.keep)
        }
        if modifier.scopes != nil {
            let options = PickerOption.collect(from: scopeSlot)
            bars.search?.scopes = options
            bars.search?.scopeActivation = modifier.scopeActivation
            if let selected = modifier.selected() {
                bars.search?.selectedScope = options.firstIndex { $0.matches(selected) }
            }
            bars.search?.selectScope = { index in
                if options.indices.contains(index), let tag = options[index].tag { modifier.select(tag) }
            }
        }
        value = bars as? Key.Value
    }

    private func suggestions(_ node: ViewNode) -> [SearchSuggestion] {
        if let completing = node as? any SearchCompleting {
            let said = ContentDescription(of: node)
            return [SearchSuggestion(title: said.text, image: said.image, completion: completing.completion)]
        }
        if node is ValueNode<Text> || node.viewType is any LabelMarking.Type {
            let said = ContentDescription(of: node)
            return [SearchSuggestion(title: said.text, image: said.image, completion: nil)]
        }
        return node.children.flatMap(suggestions)
    }
}

/// A view that says what choosing it searches for.
nonisolated struct SearchCompletionModifier: NodeModifier {
    typealias Body = Never
    let completion: SearchCompletion

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        SearchCompletionNode(view, context)
    }
}

@MainActor private protocol SearchCompleting: ViewNode {
    var completion: SearchCompletion { get }
}

@MainActor
private final class SearchCompletionNode<C: View>: ValueNode<ModifiedContent<C, SearchCompletionModifier>>,
    SearchCompleting
{
    private var content: ViewNode?

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    var completion: SearchCompletion { value.modifier.completion }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
    }
}

extension View {
    /// Offers texts below the search field around the view.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchPartsModifier(suggestions: AnyView(suggestions())))
    }

    /// Says what choosing the view as a suggestion searches for.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// Says which token choosing the view as a suggestion puts into the search field, in the place of the text.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }

    /// Lets people choose in which part the search field around the view searches.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Lets people choose in which part the search field around the view searches, as soon as the activation says.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        modifier(
            SearchPartsModifier(
                scopes: AnyView(scopes()), scopeActivation: activation,
                selected: { AnyHashable(scope.wrappedValue) },
                select: { if let value = $0.base as? V { scope.wrappedValue = value } }))
    }
}

/// When the parts to search are offered.
public struct SearchScopeActivation: Sendable {
    let platform: UISearchController.ScopeBarActivation

    /// As on the platform: on iOS once there is a text.
    public static let automatic = onTextEntry
    /// Once there is a text, until the search is cancelled.
    public static let onTextEntry = SearchScopeActivation(platform: .onTextEntry)
    /// Once the field is used, until the search is cancelled.
    public static let onSearchPresentation = SearchScopeActivation(platform: .onSearchActivation)
}
