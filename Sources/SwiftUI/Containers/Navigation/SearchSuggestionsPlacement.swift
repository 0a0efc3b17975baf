import UIKit

/// This is where a search field offers what may be searched for.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let kind: Int

    /// As the place has it: over the content, on a phone.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 0) }
    /// In a menu at the field.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 1) }
    /// Over the content that is searched.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(kind: 2) }

    /// Some of the places.
    public struct Set: OptionSet, Sendable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu at the field.
        public static var menu: Set { Set(rawValue: 1 << 0) }
        /// Over the content that is searched.
        public static var content: Set { Set(rawValue: 1 << 1) }
    }
}

extension EnvironmentValues {
    /// Where search fields offer what may be searched for: over the content, here.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }
}

extension View {
    /// Sets whether search fields around the view offer what may be searched for at some places. Here they do so over the content.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        let isHidden = visibility == .hidden && placements.contains(.content)
        return transformPreference(NavigationBarsKey.self) { if isHidden { $0.hidesSearchSuggestions = true } }
    }
}
