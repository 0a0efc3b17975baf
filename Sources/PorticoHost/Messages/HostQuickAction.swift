/// An action on an app's icon, as the home screen lists it.
package struct HostQuickAction: Codable, Sendable, Equatable {
    /// Actions that one app may have, and bytes of each of their texts.
    package static let (most, bytes) = (32, 1000)

    /// The name by which the app knows it.
    package var type: String
    package var title: String
    package var subtitle: String?
    /// The symbol beside the title, by name.
    package var symbol: String?

    package init(type: String, title: String, subtitle: String? = nil, symbol: String? = nil) {
        self.type = type
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
    }

    /// Why nobody may send it; nil where all is well.
    package var problem: String? {
        let longest = [type, title, subtitle ?? "", symbol ?? ""].map(\.utf8.count).max() ?? 0
        return longest <= Self.bytes ? nil : "a quick action with a text of \(longest) bytes"
    }
}
