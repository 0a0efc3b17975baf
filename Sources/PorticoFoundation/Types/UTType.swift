import Foundation

/// A type of data: `public.png`, with its file name extensions and the types that it is one of.
///
/// The types are the common ones that Apple documents. A type for an unknown extension is made from it (`dyn.…`), as on iOS.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    /// The type of this identifier; nil where it isn't known.
    public init?(_ identifier: String) {
        guard UTTypeTable.rows[identifier] != nil || identifier.hasPrefix("dyn.") else { return nil }
        self.identifier = identifier
    }

    init(known identifier: String) { self.identifier = identifier }

    /// A type that the app declares, or takes from another.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// The type of files with this extension.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let tag = tag.lowercased()
        let found = UTTypeTable.rows.filter { row in
            (tagClass == .mimeType ? row.value.mimeTypes : row.value.extensions).contains(tag)
        }.keys.sorted()
        guard !tag.isEmpty else { return nil }
        let fitting = found.first { name in supertype.map { UTType(known: name).conforms(to: $0) } ?? true }
        identifier = fitting ?? "dyn.\(tagClass == .mimeType ? "mime" : "ext").\(tag)"
    }

    public var preferredFilenameExtension: String? {
        identifier.hasPrefix("dyn.ext.") ? String(identifier.dropFirst(8)) : row?.extensions.first
    }
    public var preferredMIMEType: String? { row?.mimeTypes.first }
    public var localizedDescription: String? { row?.words }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    public var description: String { identifier }
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
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    private var row: UTTypeTable.Row? { UTTypeTable.rows[identifier] }
}

/// What kind of name a type's tag is.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
