import Foundation

/// A button's title, image and colours for each state that was given any.
struct ButtonContents {
    struct Values {
        var title: String?
        var titleColor: UIColor?
        var titleShadowColor: UIColor?
        var image: UIImage?
        var backgroundImage: UIImage?
        var attributedTitle: NSAttributedString?
        var symbolConfiguration: UIImage.SymbolConfiguration?
    }

    private var byState: [UIControl.State: Values] = [:]

    subscript(state: UIControl.State) -> Values { byState[state] ?? Values() }

    /// The state's own value, or the normal state's.
    func value<T>(_ field: KeyPath<Values, T?>, _ state: UIControl.State) -> T? {
        guard !byState.isEmpty else { return nil }
        return byState[state]?[keyPath: field] ?? byState[.normal]?[keyPath: field]
    }

    /// Stores a value, and calls `changed` only if it is another one.
    mutating func set<T: Equatable>(
        _ field: WritableKeyPath<Values, T?>, _ value: T?, _ state: UIControl.State
    ) -> Bool {
        guard byState[state]?[keyPath: field] != value else { return false }
        byState[state, default: Values()][keyPath: field] = value
        return true
    }
}
