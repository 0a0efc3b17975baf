import Foundation

/// Something that the app does with documents of a browser: an entry of a document's menu, or a button of the bar while documents are
/// selected.
///
/// - From: the app
/// - To: `DocumentGridController`
@preconcurrency @MainActor open class UIDocumentBrowserAction: NSObject {
    /// The places that can offer an action.
    public struct Availability: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1)
        /// In the bar, while documents are selected.
        public static let navigationBar = Availability(rawValue: 2)
    }

    /// Names the action.
    public let identifier: String
    /// The words that a person reads.
    public let localizedTitle: String
    /// The places that offer it.
    public let availability: Availability
    /// Its picture; nil by default.
    open var image: UIImage?
    /// The types that it is offered for, by their identifiers, with what conforms to them. Those that the browser opens by default.
    open var supportedContentTypes: [String] = []
    /// Whether it takes several documents at once. True by default.
    open var supportsMultipleItems = true
    private let handler: ([URL]) -> Void

    /// Makes an action. The handler gets the documents.
    public init(
        identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
    ) {
        (self.identifier, self.localizedTitle, self.availability) = (identifier, localizedTitle, availability)
        self.handler = handler
        super.init()
    }

    /// Whether it can be done with the documents of a browser of some types.
    final func takes(_ entries: [DocumentFolder.Entry], of browsed: [UTType]) -> Bool {
        guard !entries.isEmpty, supportsMultipleItems || entries.count == 1 else { return false }
        let types = supportedContentTypes.isEmpty ? browsed : supportedContentTypes.map { UTType(importedAs: $0) }
        return entries.allSatisfy { DocumentFolder.matches($0, types) }
    }

    final func runHandler(with urls: [URL]) { handler(urls) }
}
