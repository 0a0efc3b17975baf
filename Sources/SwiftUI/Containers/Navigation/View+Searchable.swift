import UIKit

extension View {
    /// Adds a search field to the bars around the view's page, which a binding opens and closes if there is one.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field to the bars around the view's page, which a binding opens and closes if there is one.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field to the bars around the view's page, which a binding opens and closes if there is one.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    // MARK: Tokens

    /// Adds a search field with tokens before its text. What is suggested is offered below the field and becomes a token when chosen.
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .modifier(
                SearchPartsModifier(
                    suggestions: suggestedTokens.map { SearchTokenSource.makeSuggestions($0, view: token) },
                    tokens: SearchTokenSource(tokens, view: token)))
    }

    /// Adds a search field with tokens before its text. What is suggested is offered below the field and becomes a token when chosen.
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens before its text. What is suggested is offered below the field and becomes a token when chosen.
    @_disfavoredOverload
    nonisolated public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    // MARK: Tokens that can be edited

    /// Adds a search field with tokens before its text whose views may change their values.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .modifier(
                SearchPartsModifier(
                    tokens: SearchTokenSource(editableTokens) {
                        token(SearchTokenSource.makeBinding($0, in: editableTokens))
                    }))
    }

    /// Adds a search field with tokens before its text whose views may change their values.
    nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field with tokens before its text whose views may change their values.
    @_disfavoredOverload nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}
