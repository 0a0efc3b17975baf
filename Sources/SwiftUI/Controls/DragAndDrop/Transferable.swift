import PorticoHost
import UIKit

/// A value that can be dragged, dropped, copied and handed on.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    /// In which forms it is handed on, the richest first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are handed on.
public protocol TransferRepresentation<Item> {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Body { get }
}

/// A form of this module, which knows other values and bytes that stand for an item.
protocol ValueExporting {
    /// What the item is in this form; nil where it has no value of its own.
    func exported(_ item: Any) -> Any?
    func imported(_ value: Any) -> Any?
    /// The item that bytes of a type stand for; nil where this form isn't made of that type.
    func item(of data: Data, as type: UTType) async throws -> Any?
    /// The bytes that stand for the item, with their type; nil where this form makes none.
    func data(of item: Any) async throws -> (Data, UTType)?
}

extension ValueExporting {
    func exported(_ item: Any) -> Any? { nil }
    func imported(_ value: Any) -> Any? { nil }
    func item(of data: Data, as type: UTType) async throws -> Any? { nil }
    func data(of item: Any) async throws -> (Data, UTType)? { nil }
}

extension TransferRepresentation where Body == Self {
    public var body: Self { self }
}

/// An item as another one that can be handed on.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation, ValueExporting {
    public typealias Body = Self
    let export: ((Item) throws -> Proxy)?
    let `import`: ((Proxy) throws -> Item)?

    /// An item that is handed on as another one.
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { (export, `import`) = (exporting, nil) }
    /// An item that is made of another one.
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { (export, `import`) = (nil, importing) }
    /// An item that is handed on as another one and made of it.
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) { (export, `import`) = (exporting, importing) }

    func exported(_ item: Any) -> Any? { (item as? Item).flatMap { try? export?($0) } }
    func imported(_ value: Any) -> Any? { (value as? Proxy).flatMap { try? `import`?($0) } }

    func item(of data: Data, as type: UTType) async throws -> Any? {
        guard let `import`, let proxy = try await TransferredData.item(Proxy.self, of: data, as: type) else {
            return nil
        }
        return try `import`(proxy)
    }

    func data(of item: Any) async throws -> (Data, UTType)? {
        guard let export, let item = item as? Item else { return nil }
        return try await TransferredData.data(of: export(item))
    }
}

/// An item in its coded form.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation, ValueExporting {
    public typealias Body = Self
    let contentType: UTType

    /// An item as JSON of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

    func item(of data: Data, as type: UTType) async throws -> Any? {
        type == contentType ? try JSONDecoder().decode(Item.self, from: data) : nil
    }

    func data(of item: Any) async throws -> (Data, UTType)? {
        try (item as? Item).map { (try JSONEncoder().encode($0), contentType) }
    }
}

/// An item as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, ValueExporting {
    public typealias Body = Self
    let contentType: UTType
    let export: (@Sendable (Item) async throws -> Data)?
    let `import`: (@Sendable (Data) async throws -> Item)?

    /// An item that is handed on as data of a type.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        (contentType, export, `import`) = (exportedContentType, exporting, nil)
    }
    /// An item that is made of data of a type, or of one that is of its kind.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        (contentType, export, `import`) = (importedContentType, nil, importing)
    }
    /// An item that is handed on as data of a type and made of it.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { (self.contentType, export, `import`) = (contentType, exporting, importing) }

    func item(of data: Data, as type: UTType) async throws -> Any? {
        guard let `import`, type.conforms(to: contentType) else { return nil }
        return try await `import`(data)
    }

    func data(of item: Any) async throws -> (Data, UTType)? {
        guard let export, let item = item as? Item else { return nil }
        return (try await export(item), contentType)
    }
}

/// A file that an item is handed on as.
public struct SentTransferredFile: Sendable {
    /// Where it lies.
    public let file: URL
    /// Whether the other one may read it where it lies.
    public let allowAccessingOriginalFile: Bool

    /// A file.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that an item is made of.
public struct ReceivedTransferredFile: Sendable {
    /// Where it lies until the item is made: copy what is to stay.
    public let file: URL
    /// Whether it is the sender's own; a copy otherwise.
    public let isOriginalFile: Bool
}

/// An item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, ValueExporting {
    public typealias Body = Self
    let contentType: UTType
    let export: (@Sendable (Item) async throws -> SentTransferredFile)?
    let `import`: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// An item that is handed on as a file of a type.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { (contentType, export, `import`) = (exportedContentType, exporting, nil) }
    /// An item that is made of a file of a type.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (contentType, export, `import`) = (importedContentType, nil, importing) }
    /// An item that is handed on as a file of a type and made of it.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { (self.contentType, export, `import`) = (contentType, exporting, importing) }

    func item(of data: Data, as type: UTType) async throws -> Any? {
        guard let `import`, type.conforms(to: contentType) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent("Item." + (type.preferredFilenameExtension ?? "data"))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try WholeFile.write(data, to: file)
        return try await `import`(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }

    func data(of item: Any) async throws -> (Data, UTType)? {
        guard let export, let item = item as? Item else { return nil }
        return (try Data(contentsOf: try await export(item).file), contentType)
    }
}

/// Several forms, in order.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation, ValueExporting {
    public typealias Body = Self
    let forms: [Any]

    func exported(_ item: Any) -> Any? { forms.lazy.compactMap { ($0 as? any ValueExporting)?.exported(item) }.first }
    func imported(_ value: Any) -> Any? { forms.lazy.compactMap { ($0 as? any ValueExporting)?.imported(value) }.first }

    func item(of data: Data, as type: UTType) async throws -> Any? {
        for form in forms {
            if let item = try await (form as? any ValueExporting)?.item(of: data, as: type) { return item }
        }
        return nil
    }

    func data(of item: Any) async throws -> (Data, UTType)? {
        for form in forms { if let data = try await (form as? any ValueExporting)?.data(of: item) { return data } }
        return nil
    }
}

/// Makes one form out of the statements of a closure.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }
    @_disfavoredOverload public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> _TransferRepresentations<Item> {
        var forms: [Any] = []
        repeat forms.append(each content)
        return _TransferRepresentations(forms: forms)
    }
}

extension String: Transferable {
    public static var transferRepresentation: DataRepresentation<String> {
        DataRepresentation(contentType: .plainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
extension URL: Transferable {
    public static var transferRepresentation: DataRepresentation<URL> {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
                throw CocoaError(.coderReadCorrupt)
            }
            return url
        }
    }
}
extension Data: Transferable {
    public static var transferRepresentation: DataRepresentation<Data> {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}
extension Image: Transferable {
    public static var transferRepresentation: DataRepresentation<Image> {
        DataRepresentation(contentType: .image) {
            guard let data = $0.picture?.pngData() else { throw CocoaError(.coderInvalidValue) }
            return data
        } importing: {
            guard let image = UIImage(data: $0) else { throw CocoaError(.coderReadCorrupt) }
            return Image(uiImage: image)
        }
    }

    /// The picture as UIKit has it.
    var picture: UIImage? {
        switch source {
        case .platform(let image): image
        case .drawn(let drawn, _): drawn.platformImage(in: EnvironmentValues())
        case .cgImage(let box, let scale, let orientation, _):
            UIImage(
                cgImage: box.image, scale: scale,
                orientation: UIImage.Orientation(rawValue: Self.uiKit(orientation)) ?? .up)
        case .symbol(let name, _): UIImage(systemName: name)
        case .named(let name, let bundle, _, _, _):
            UIImage(named: name, in: bundle.flatMap { Bundle(url: $0) }, compatibleWith: nil)
        }
    }

    /// UIKit counts the same orientations in another order.
    private static func uiKit(_ orientation: Orientation) -> Int {
        switch orientation {
        case .up: 0
        case .down: 1
        case .left: 2
        case .right: 3
        case .upMirrored: 4
        case .downMirrored: 5
        case .leftMirrored: 6
        case .rightMirrored: 7
        }
    }
}
extension Color: Transferable {
    public static var transferRepresentation: ProxyRepresentation<Color, String> {
        ProxyRepresentation(exporting: { String(describing: $0) })
    }
}

/// Finds values of a type in what is handed on.
enum TransferredValue {
    static func value<T: Transferable>(_ type: T.Type, of item: Any) -> T? {
        if let same = item as? T { return same }
        if let made = (T.transferRepresentation as? any ValueExporting)?.imported(item) as? T { return made }
        return (item as? any Transferable).flatMap { exported($0) as? T }
    }

    private static func exported<I: Transferable>(_ item: I) -> Any? {
        (I.transferRepresentation as? any ValueExporting)?.exported(item)
    }
}

/// Items of bytes, and bytes of items, as pickers and the share sheet hand them on.
package enum TransferredData {
    /// The item that bytes of a type stand for; nil where none of its forms is made of that type.
    package static func item<T: Transferable>(_ type: T.Type, of data: Data, as contentType: UTType) async throws -> T?
    {
        try await (T.transferRepresentation as? any ValueExporting)?.item(of: data, as: contentType) as? T
    }

    static func data<T: Transferable>(of item: T) async throws -> (Data, UTType)? {
        try await (T.transferRepresentation as? any ValueExporting)?.data(of: item)
    }
}
