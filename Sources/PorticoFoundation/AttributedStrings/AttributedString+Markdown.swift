import Foundation

extension AttributedString {
    /// The options by which Markdown is read.
    public struct MarkdownParsingOptions: Hashable, Sendable {
        /// The part of Markdown that is looked at.
        public enum InterpretedSyntax: Int, Hashable, Codable, Sendable {
            /// Blocks and what is in them. Blocks are told apart by `presentationIntent`: nothing stands between them.
            case full = 0
            /// The marks within paragraphs; line ends become spaces.
            case inlineOnly = 1
            /// The marks within paragraphs; spaces and line ends stay as they are.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens to text that can't be read: an error, or what could be read. Kept (DEV-684).
        public enum FailurePolicy: Int, Hashable, Codable, Sendable {
            case throwError = 0
            case returnPartiallyParsedIfPossible = 1
        }

        /// Kept: `^[text](attribute: value)` stays text.
        public var allowsExtendedAttributes: Bool
        /// What of Markdown is looked at: blocks, or only what is within paragraphs. The default is `full`.
        public var interpretedSyntax: InterpretedSyntax
        /// Kept: any text is some Markdown, and nothing fails.
        public var failurePolicy: FailurePolicy
        /// The language that becomes the text's `languageIdentifier`.
        public var languageCode: String?
        /// Kept: no source positions are noted.
        public var appliesSourcePositionAttributes: Bool

        /// By default everything is read, without extended attributes, a language or source positions.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Reads Markdown, with GitHub's tables and strikethroughs.
    /// - Parameter baseURL: What relative links count from.
    /// - Throws: `CocoaError.featureUnsupported` where cmark-gfm isn't installed.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard var reader = MarkdownReader(options, baseURL: baseURL, source: markdown) else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey:
                        "Markdown can't be read: the library cmark-gfm isn't installed (libcmark-gfm-extensions0.29.0.gfm.6)."
                ])
        }
        self = reader.readSource(markdown)
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Reads Markdown in UTF-8; throws as the initialiser with a string.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8; throws also where the file can't be read. Relative links count from `baseURL`, not from the
    /// file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Reads Markdown; `scope` says which attributes extended syntax may set, which isn't read (DEV-684).
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

    /// Reads Markdown; `scope` says which attributes extended syntax may set, which isn't read (DEV-684).
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
}

extension NSAttributedString {
    /// Reads Markdown; see `AttributedString`.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        let text = try AttributedString(markdown: markdown, options: options, baseURL: baseURL)
        try self.init(text, including: AttributeScopes.FoundationAttributes.self)
    }

    /// Reads Markdown in UTF-8; see `AttributedString`.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Reads a file of Markdown in UTF-8; throws also where the file can't be read.
    public convenience init(
        contentsOfMarkdownFile fileURL: URL, options: AttributedString.MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws { try self.init(markdown: try Data(contentsOf: fileURL), options: options, baseURL: baseURL) }
}
