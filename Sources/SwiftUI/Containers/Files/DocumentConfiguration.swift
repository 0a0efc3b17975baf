import UIKit

/// The document in whose window views stand.
public struct DocumentConfiguration: Equatable, Sendable {
    /// This is where the document lies; nil before it has been saved.
    public let fileURL: URL?
    /// Whether the document may be changed.
    public let isEditable: Bool
}

private enum DocumentKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }

extension EnvironmentValues {
    /// The document whose editor views stand in; nil outside of editors.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentKey.self] }
        set { self[DocumentKey.self] = newValue }
    }
}
