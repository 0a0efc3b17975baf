import Foundation

/// What was copied in one app, as another one gets it: items, each with its representations by uniform type.
package struct PasteboardContents: Codable, Sendable, Equatable {
    package var items: [[String: Data]]

    package init(items: [[String: Data]]) { self.items = items }

    /// The bytes of all representations.
    package var bytes: Int { items.reduce(0) { $0 + $1.values.reduce(0) { $0 + $1.count } } }
}
