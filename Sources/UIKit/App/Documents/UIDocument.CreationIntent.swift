extension UIDocument {
    /// Names what a new document begins as, where an app offers more than one: an empty document, or a template.
    public struct CreationIntent: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The document as it is by itself.
        public static let `default` = CreationIntent(UIDocumentBrowserViewController.defaultCreationIntent)
    }
}

extension UIDocumentBrowserViewController {
    /// Names the document that the delegate is asked to make, from the question to the call of its handler; else nil.
    public var activeDocumentCreationIntent: UIDocument.CreationIntent? {
        creationIntent.map { UIDocument.CreationIntent($0) }
    }
}
