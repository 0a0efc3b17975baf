import Foundation

/// The circle of those who may see a representation. Within one app all do.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case ownProcess = 3
}

/// An object that can be handed over as data of some types.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// Uniform type identifiers, the truest first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Gives the data to the handler, on any thread.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// An object that can be made from data of some types.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// Uniform type identifiers, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of one of these types, on any thread; throws where the data can't be read.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Hands over an item in one of several types of data, which are made when they are asked for.
///
/// An object of the same process is handed over as data too, so that whoever receives it gets one of its own.
open class NSItemProvider: NSObject {
    /// Makes the data of one type and calls its handler with it or an error, on any thread; returns its progress, or nil.
    public typealias LoadHandler =
        @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// The domain of the errors, whose codes are those of `ErrorCode`.
    public static let errorDomain = "NSItemProviderErrorDomain"
    /// What went wrong, as the code of an `NSError`.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// A name for a file of the item, without extension.
    open var suggestedName: String?
    private var sources: [(type: String, load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)] = []

    /// The objects, makers and files that `loadItem` and the file methods give as they are, by type.
    private var items: [String: any NSSecureCoding] = [:]
    private var loaders: [String: ItemLoadHandler] = [:]
    private var files: [String: FileLoader] = [:]

    /// Names a file when it is asked for.
    typealias FileLoader =
        @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    final func keepItem(_ item: any NSSecureCoding, for type: String) { items[type] = item }
    final func keepLoader(_ loader: @escaping ItemLoadHandler, for type: String) { loaders[type] = loader }
    final func keepFile(_ loader: @escaping FileLoader, for type: String, opensInPlace: Bool) {
        if opensInPlace { files[type] = loader }
    }
    final func keptItem(for type: String) -> (any NSSecureCoding)? { kept(items, type) }
    final func keptLoader(for type: String) -> ItemLoadHandler? { kept(loaders, type) }
    final func keptFile(for type: String) -> FileLoader? { kept(files, type) }

    private func kept<Value>(_ table: [String: Value], _ type: String) -> Value? {
        registeredTypeIdentifiers.first { Self.conforms($0, to: type) }.flatMap { table[$0] }
    }

    public override init() { super.init() }

    /// A provider of all types that the object can be written as.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    // MARK: Giving

    /// Adds a type; `loadHandler` makes the data when somebody asks for it.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping LoadHandler
    ) { sources.append((typeIdentifier, loadHandler)) }

    /// Adds all types that the object has.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            sources.append(
                (type, { object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0) }))
        }
    }

    // MARK: Taking

    /// In the order of registration, the truest first.
    open var registeredTypeIdentifiers: [String] { sources.map(\.type) }

    /// Whether a registered type is this one or below it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains { Self.conforms($0, to: typeIdentifier) }
    }

    /// Whether an object of the class can be made from one of the registered types; nothing is loaded.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { best(for: aClass) != nil }
    /// Whether a Swift value, such as a `String`, can be made from one of the registered types.
    public func canLoadObject<T>(ofClass: T.Type) -> Bool
    where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// The data of the first type that conforms; the handler is called on any thread.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let whole = Progress(totalUnitCount: 1)
        guard let source = sources.first(where: { Self.conforms($0.type, to: typeIdentifier) }) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return whole
        }
        let part = source.load { data, error in
            completionHandler(data, data == nil ? error ?? Self.error(.itemUnavailableError) : nil)
        }
        if part == nil { whole.completedUnitCount = 1 }
        return part ?? whole
    }

    /// An object of the class, made from the data of the best type; the handler is called on any thread.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = best(for: aClass) else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// A Swift value, such as a `String`, from the data of the best type; the handler is called on any thread.
    @discardableResult
    public func loadObject<T>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T: _ObjectiveCBridgeable & SendableMetatype, T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler(object.flatMap { Self.value($0) }, error)
        }
    }

    /// The Swift value of an object: a string of an `NSString`.
    package static func value<T: _ObjectiveCBridgeable>(_ object: any NSItemProviderReading) -> T? {
        guard let object = object as? T._ObjectiveCType else { return nil }
        var result: T?
        return T._conditionallyBridgeFromObjectiveC(object, result: &result) ? result : nil
    }

    /// What of it the class reads best.
    package final func best(for aClass: any NSItemProviderReading.Type) -> String? {
        for wanted in aClass.readableTypeIdentifiersForItemProvider {
            if let type = registeredTypeIdentifiers.first(where: { Self.conforms($0, to: wanted) }) { return type }
        }
        return nil
    }

    private static func conforms(_ type: String, to other: String) -> Bool {
        if type == other { return true }
        guard let type = UTType(type), let other = UTType(other) else { return false }
        return type.conforms(to: other)
    }

    private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// A string is written as text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    /// A string is read from any text, UTF-8 first.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }
    /// Gives the string's UTF-8 at once, on the caller's thread.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(description.utf8), nil)
        return nil
    }
    /// The string of data in UTF-8; throws `fileReadInapplicableStringEncoding` for other bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return object
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// An address is written as `public.url`.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// An address is read from `public.url`.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Gives the absolute address as UTF-8 at once, on the caller's thread.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
    /// The address that the data spells in UTF-8; throws `fileReadCorruptFile` where it spells none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return object
    }
}
