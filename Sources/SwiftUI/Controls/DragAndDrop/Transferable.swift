import UIKit

/// A value that can be dragged, dropped, copied and handed on.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation where Representation.Item == Self
    /// In which forms it is handed on, the richest first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values are handed on.
public protocol TransferRepresentation<Item> {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Body { get }
}

/// A form of this module, which knows other values that stand for an item.
protocol ValueExporting {
    /// What the item is in this form; nil where it has no value of its own.
    func exported(_ item: Any) -> Any?
    func imported(_ value: Any) -> Any?
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
}

/// An item in its coded form.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Self
    let contentType: UTType

    /// An item as JSON of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// An item as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Self
    let contentType: UTType

    /// An item that is handed on as data of a type.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        contentType = exportedContentType
    }
    /// An item that is made of data of a type.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        contentType = importedContentType
    }
    /// An item that is handed on as data of a type and made of it.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { self.contentType = contentType }
}

/// Several forms, in order.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation, ValueExporting {
    public typealias Body = Self
    let forms: [Any]

    func exported(_ item: Any) -> Any? { forms.lazy.compactMap { ($0 as? any ValueExporting)?.exported(item) }.first }
    func imported(_ value: Any) -> Any? { forms.lazy.compactMap { ($0 as? any ValueExporting)?.imported(value) }.first }
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
    public static var transferRepresentation: CodableRepresentation<String> {
        CodableRepresentation(for: String.self, contentType: .utf8PlainText)
    }
}
extension URL: Transferable {
    public static var transferRepresentation: CodableRepresentation<URL> {
        CodableRepresentation(for: URL.self, contentType: .url)
    }
}
extension Data: Transferable {
    public static var transferRepresentation: CodableRepresentation<Data> {
        CodableRepresentation(for: Data.self, contentType: .data)
    }
}
extension Image: Transferable {
    public static var transferRepresentation: DataRepresentation<Image> {
        DataRepresentation(exportedContentType: .png) { (_: Image) in Data() }
    }
}
extension Color: Transferable {
    public static var transferRepresentation: DataRepresentation<Color> {
        DataRepresentation(exportedContentType: .data) { (_: Color) in Data() }
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
