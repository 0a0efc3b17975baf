import Foundation

/// A type of data: `public.png`, with its file name extensions and the types that it is one of.
///
/// The types are the common ones that Apple documents, and those that the app's Info.plist declares. A type for an unknown extension is
/// made from it (`dyn.…`), as on iOS.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The uniform type identifier in reverse-domain form, such as `public.png`, or `dyn.…` of a type made from a tag.
    public let identifier: String

    /// The type of this identifier; nil where it isn't known.
    public init?(_ identifier: String) {
        self.identifier = identifier
        guard row != nil || isDynamic else { return nil }
    }

    init(known identifier: String) { self.identifier = identifier }

    /// A type that the app declares. Where nothing is declared of it, it is one of the parent's.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        DeclaredTypes.nameType(identifier, below: parentType?.identifier)
    }

    /// A type that another app declares and this one only knows; it is there even where nothing declares it, as one of the parent's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        DeclaredTypes.nameType(identifier, below: parentType?.identifier)
    }

    /// The type of files with this extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data with this MIME type; for an unknown one a dynamic type is made.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The first type of the tag that is one of `supertype`, else a dynamic type of the tag; nil for an empty tag. Letter case doesn't
    /// matter.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let tag = tag.lowercased()
        func has(_ row: UTTypeTable.Row) -> Bool {
            (tagClass == .mimeType ? row.mimeTypes : row.extensions).contains(tag)
        }
        let found = UTTypeTable.rows.filter { has($0.value) }.keys.sorted() + DeclaredTypes.identifiers(where: has)
        guard !tag.isEmpty else { return nil }
        let fitting = found.first { name in supertype.map { UTType(known: name).conforms(to: $0) } ?? true }
        identifier = fitting ?? "dyn.\(tagClass == .mimeType ? "mime" : "ext").\(tag)"
    }

    /// The extension that files of the type get, without the dot; nil where it has none.
    public var preferredFilenameExtension: String? {
        identifier.hasPrefix("dyn.ext.") ? String(identifier.dropFirst(8)) : row?.extensions.first
    }
    /// The MIME type that is given for the type; nil where it has none.
    public var preferredMIMEType: String? { row?.mimeTypes.first }
    /// Words for people, such as `PNG image`, in English or as the app declares them; nil for a type that nothing declares.
    public var localizedDescription: String? { row?.words }
    /// Whether the type was made from a tag that no declared type has: its identifier begins with `dyn.`.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the type isn't dynamic.
    public var isDeclared: Bool { !isDynamic }
    /// Whether its identifier begins with `public.`: a type of nobody's own.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// The identifier.
    public var description: String { identifier }
    /// All its extensions and MIME types by tag class; empty for a type that nothing declares.
    public var tags: [UTTagClass: [String]] {
        row.map { [.filenameExtension: $0.extensions, .mimeType: $0.mimeTypes].filter { !$0.value.isEmpty } } ?? [:]
    }

    /// All types above it.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var open = row?.parents ?? (isDynamic ? ["public.data"] : [])
        while let next = open.popLast() {
            let type = UTType(known: next)
            if found.insert(type).inserted { open += type.row?.parents ?? [] }
        }
        return found
    }

    /// Whether it is that type, or one of that type's.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether `type` is above this one; a type is no subtype of itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether `type` is below this one; a type is no supertype of itself.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    private var row: UTTypeTable.Row? { UTTypeTable.rows[identifier] ?? DeclaredTypes.row(identifier) }
}

/// What kind of name a type's tag is.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An extension of file names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A MIME type, such as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
