import CoreGraphics
import Foundation
import PorticoFoundation
import PorticoObjC
import PorticoTrace

extension NSAttributedString {
    /// The kind of a document.
    public struct DocumentType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A type by the string that dictionaries of Foundation have for it.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Characters without attributes, in any encoding.
        public static let plain = DocumentType("NSPlainText")
        /// Rich text, without attachments.
        public static let rtf = DocumentType("NSRTF")
        /// Rich text with its attachments: a folder, or the folder's bytes in one piece, which are a `FileWrapper`'s.
        public static let rtfd = DocumentType("NSRTFD")
        /// A page: its texts with the looks that its style rules give them (DEV-683).
        public static let html = DocumentType("NSHTML")
    }

    /// What a document says of itself.
    public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A key by the string that dictionaries of Foundation have for it.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`: what was read, or is to be written. Must be there for writing.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The raw value of a `String.Encoding`: of plain text and HTML, UTF-8 where it is missing.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// What text looks like that says nothing of itself. Neither read nor written.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
        /// The size of a page in points. Neither read nor written.
        public static let paperSize = DocumentAttributeKey("PaperSize")
        /// The margins of a page in points. Neither read nor written.
        public static let paperMargin = DocumentAttributeKey("PaperMargin")
        /// The size of the document's window in points. Neither read nor written.
        public static let viewSize = DocumentAttributeKey("ViewSize")
        /// The zoom of the document's window, in percent. Neither read nor written.
        public static let viewZoom = DocumentAttributeKey("ViewZoom")
        /// Whether the document is shown on pages. Neither read nor written.
        public static let viewMode = DocumentAttributeKey("ViewMode")
        /// Whether the document may not be changed. Neither read nor written.
        public static let readOnly = DocumentAttributeKey("ReadOnly")
        /// The `UIColor` behind the whole document. Neither read nor written.
        public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
        /// How readily words are hyphenated, from 0 to 1. Neither read nor written.
        public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
        /// The distance of tab stops in points; read from RTF where it has one.
        public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
        /// Ranges with a layout direction of their own. Neither read nor written.
        public static let textLayoutSections = DocumentAttributeKey("TextLayoutSections")
        /// For which kind of screen the font sizes are. Neither read nor written.
        public static let textScaling = DocumentAttributeKey("TextScaling")
        /// For which kind of screen the font sizes were before they were converted. Neither read nor written.
        public static let sourceTextScaling = DocumentAttributeKey("SourceTextScaling")
        /// The version of the library that wrote the RTF. Neither read nor written.
        public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
    }

    /// How a document is read.
    public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An option by the string that dictionaries of Foundation have for it.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A `DocumentType`; without it the text's beginning tells.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The raw value of a `String.Encoding`, of plain text and HTML.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// What text looks like that says nothing of itself.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
        /// For which kind of screen font sizes are wanted. Not followed: sizes stay as the document has them.
        public static let targetTextScaling = DocumentReadingOptionKey("TargetTextScaling")
        /// For which kind of screen the document's font sizes are. Not followed: sizes stay as the document has them.
        public static let sourceTextScaling = DocumentReadingOptionKey("SourceTextScaling")
    }

    /// Reads a document: plain text, RTF, RTFD in one piece, or HTML.
    /// - Parameter dict: Gets what the document says of itself.
    /// - Throws: A `CocoaError` where the data isn't such a document.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(data, options)
        dict?.pointee = document.dictionary
        self.init(attributedString: document.text as NSAttributedString)
    }

    /// Reads the document of a file, of a folder that is RTFD, or of what else Foundation loads, before it returns; throws where that can't
    /// be loaded or read.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try TextDocument(url, options)
        dict?.pointee = document.dictionary
        self.init(attributedString: document.text as NSAttributedString)
    }

    /// Writes a document of the kind that `documentType` names; of others than plain text, RTF, RTFD and HTML there are none.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        TextDocument.checkRange(range, of: self, "dataFromRange:documentAttributes:error:")
        let part = attributedSubstring(from: range)
        switch TextDocument.type(dict[.documentType]) {
        case .plain?:
            let encoding = TextDocument.encoding(dict[.characterEncoding]) ?? .utf8
            guard let data = part.string.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        case .rtf?: return RTFWriter(part).data
        case .rtfd?:
            guard let data = RTFDDocument(writing: part).folder.serializedRepresentation else {
                throw CocoaError(.fileWriteUnknown)
            }
            return data
        case .html?: return HTMLWriter(part, dict).data
        default: throw CocoaError(.fileWriteUnknown, userInfo: TextDocument.unknown(dict[.documentType]))
        }
    }
}

extension NSMutableAttributedString {
    /// Replaces the text by a document's.
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws { setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict)) }

    /// Replaces the text by that of a file's document; leaves it as it is where that throws.
    public func read(
        from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: AutoreleasingUnsafeMutablePointer<NSDictionary?>?
    ) throws { setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict)) }
}

/// A document that has been read.
///
/// - From: `NSAttributedString.init(data:options:documentAttributes:)`
/// - To: `RTFReader`, `RTFDDocument`, `HTMLReader`
struct TextDocument {
    var text: NSAttributedString
    var attributes: [NSAttributedString.DocumentAttributeKey: Any] = [:]

    var dictionary: NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in attributes {
            let object = (value as? NSAttributedString.DocumentType)?.rawValue ?? value
            result.setObject(object, forKey: key.rawValue as NSString)
        }
        return result
    }

    /// Reads a file, or a folder that is RTFD.
    init(_ url: URL, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let isFolder = url.isFileURL && (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        if isFolder {
            try self.init(try FileWrapper(url: url), options)
        } else {
            try self.init(try Data(contentsOf: url), options)
        }
    }

    private init(_ folder: FileWrapper, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        (text, attributes) = try Self.readFolder(folder, Self.base(options))
        attributes[.documentType] = NSAttributedString.DocumentType.rtfd
    }

    private static func readFolder(
        _ folder: FileWrapper?, _ base: [NSAttributedString.Key: Any]
    ) throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey: Any]) {
        guard let document = RTFDDocument(folder) else { throw CocoaError(.fileReadCorruptFile) }
        var reader = RTFReader(document.text, base: base, files: document.folder.fileWrappers ?? [:])
        let text = try reader.read()
        return (text, reader.attributes)
    }

    private static func base(
        _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) -> [NSAttributedString.Key: Any] { options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:] }

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        let encoding = Self.encoding(options[.characterEncoding])
        let base = Self.base(options)
        let type: NSAttributedString.DocumentType
        if let asked = options[.documentType] {
            guard let known = Self.type(asked) else {
                throw CocoaError(.fileReadUnknown, userInfo: Self.unknown(asked))
            }
            type = known
        } else {
            type = Self.type(of: data)
        }
        switch type {
        case .rtfd:
            (text, attributes) = try Self.readFolder(FileWrapper(serializedRepresentation: data), base)
        case .rtf:
            var reader = RTFReader(data, base: base)
            text = try reader.read()
            attributes = reader.attributes
        case .html: text = try HTMLReader(data, encoding: encoding, base: base).read()
        default:
            guard let plain = Self.plain(data, encoding) else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            text = NSAttributedString(string: plain, attributes: base)
        }
        attributes[.documentType] = type
        if type != .rtf, type != .rtfd { attributes[.characterEncoding] = (encoding ?? .utf8).rawValue }
    }

    static func encoding(_ value: Any?) -> String.Encoding? {
        switch value {
        case let encoding as String.Encoding: encoding
        case let raw as UInt: String.Encoding(rawValue: raw)
        case let raw as Int where raw >= 0: String.Encoding(rawValue: UInt(raw))
        case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
        default: nil
        }
    }

    static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        let type = value as? NSAttributedString.DocumentType ?? (value as? String).map { .init($0) }
        return type.flatMap { [.plain, .rtf, .rtfd, .html].contains($0) ? $0 : nil }
    }

    static func unknown(_ value: Any?) -> [String: Any] {
        let name = (value as? NSAttributedString.DocumentType)?.rawValue ?? value.map { "\($0)" } ?? "no document type"
        return [NSLocalizedDescriptionKey: "Documents of this kind are not known: \(name)."]
    }

    static func checkRange(_ range: NSRange, of text: NSAttributedString, _ selector: String) {
        guard range.location < 0 || range.length < 0 || NSMaxRange(range) > text.length else { return }
        FatalException.range.raise("-[\(Swift.type(of: text)) \(selector)]: Range or index out of bounds")
    }

    private static func type(of data: Data) -> NSAttributedString.DocumentType {
        if data.starts(with: Array("bplist00".utf8)), RTFDDocument(FileWrapper(serializedRepresentation: data)) != nil {
            return .rtfd
        }
        let head = String(decoding: data.prefix(512), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            .lowercased()
        if head.hasPrefix("{\\rtf") { return .rtf }
        return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .html : .plain
    }

    private static func plain(_ data: Data, _ encoding: String.Encoding?) -> String? {
        if let encoding { return String(data: data, encoding: encoding) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: data.dropFirst(3), as: UTF8.self) }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .windowsCP1252)
    }
}
