import UIKit

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file's content.
    public let file: FileWrapper
}

/// What a document is written for.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// What the file has in it now; nil where there is none.
    public let existingFile: FileWrapper?
}

/// A document that is a value, and how it is read and written.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types that the document can be read of.
    static var readableContentTypes: [UTType] { get }
    /// The types that the document can be written as: those that it is read of, where it doesn't say otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Writes the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, and how it is read and written.
public protocol ReferenceFileDocument: ObservableObject {
    /// What of the document is written, as it is at one moment.
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types that the document can be read of.
    static var readableContentTypes: [UTType] { get }
    /// The types that the document can be written as: those that it is read of, where it doesn't say otherwise.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// What of the document is to be written.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Writes what was to be written.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
