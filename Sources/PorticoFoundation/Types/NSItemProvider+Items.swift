import Foundation

/// The way in which a file of an item is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The receiver may open the file where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Key of the options of `loadItem`: the greatest size of a picture.
public let NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"

extension NSItemProvider {
    /// Gets an item, or an error.
    public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Gives an item of one of some types to the handler.
    public typealias ItemLoadHandler =
        @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// A provider of an object that stands for itself: of an address, a text, data or a picture.
    ///
    /// Text and addresses are handed over as data, too; of a file address with a type that isn't an address's, so is the file.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        if let url = item as? NSURL, (url as URL).isFileURL {
            suggestedName = (url as URL).deletingPathExtension().lastPathComponent
        }
        let type = typeIdentifier ?? ItemCoding.type(of: item)
        nonisolated(unsafe) let shared = item
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
            handler(ItemCoding.data(of: shared, as: type), nil)
            return nil
        }
        keepItem(item, for: type)
    }

    /// A provider of a file, of the type that its name says; nil where there is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? UTType.data.identifier
        registerFileRepresentation(forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all) { handler in
            handler(fileURL, true, nil)
            return nil
        }
    }

    /// Adds a type whose items `loadHandler` makes.
    public func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping ItemLoadHandler) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { handler in
            loadHandler(
                { item, error in handler(item.flatMap { ItemCoding.data(of: $0, as: typeIdentifier) }, error) }, nil,
                nil)
            return nil
        }
        keepLoader(loadHandler, for: typeIdentifier)
    }

    /// Adds a type whose data is in a file, which `loadHandler` names; the second argument says whether it may be opened where it is.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { handler in
            loadHandler { url, _, error in
                guard let url else { return handler(nil, error) }
                do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
            }
        }
        keepFile(loadHandler, for: typeIdentifier, opensInPlace: fileOptions.contains(.openInPlace))
    }

    // MARK: Taking

    /// The item of a type: an address of an address's types, text of text's, the picture or object that the app gave, else data. The
    /// handler is called on any thread.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        if let item = keptItem(for: typeIdentifier) { return completionHandler?(item, nil) ?? () }
        if let load = keptLoader(for: typeIdentifier) { return load(completionHandler, nil, options) }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { ItemCoding.item(of: $0, as: typeIdentifier) }, error)
        }
    }

    /// The item of a type; throws where there is none.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any NSSecureCoding {
        struct Loaded: @unchecked Sendable { let item: any NSSecureCoding }
        let loaded: Loaded = try await withCheckedThrowingContinuation { continuation in
            loadItem(forTypeIdentifier: typeIdentifier, options: options) { item, error in
                if let item {
                    continuation.resume(returning: Loaded(item: item))
                } else {
                    continuation.resume(
                        throwing: error
                            ?? NSError(domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue))
                }
            }
        }
        return loaded.item
    }

    /// A copy of the file of a type, or its data in a new file, which is deleted when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// The file of a type where it is, if it may be opened there, else a copy that stays; the second argument says which.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let load = keptFile(for: typeIdentifier) {
            let part = load { url, _, error in completionHandler(url, url != nil, error) }
            return part ?? Progress(totalUnitCount: 1)
        }
        let name = fileName(typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, false, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            do {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try data.write(to: file)
                completionHandler(file, false, nil)
            } catch {
                completionHandler(nil, false, error)
            }
        }
    }

    /// A file's name for the type: the suggested one with the type's extension.
    private func fileName(_ typeIdentifier: String) -> String {
        let name = (suggestedName ?? "").replacing("/", with: "-")
        let type = registeredTypeIdentifiers.first { UTType($0)?.conforms(to: UTType(typeIdentifier) ?? .data) == true }
        let suffix = UTType(type ?? typeIdentifier)?.preferredFilenameExtension
        return (name.isEmpty ? typeIdentifier : name) + (suffix.map { "." + $0 } ?? "")
    }
}

extension NSItemProvider {
    /// The types that are registered.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
    /// Those of them that may be opened in place.
    public var registeredContentTypesForOpenInPlace: [UTType] {
        registeredTypeIdentifiers.filter { keptFile(for: $0) != nil }.compactMap { UTType($0) }
    }
    /// Those of them that are of this type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Adds a type; `loadHandler` makes the data when somebody asks for it.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping LoadHandler
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a type whose data is in a file, which `loadHandler` names.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler:
            @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// The data of the first type that conforms.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// The file of a type: where it is, if it may be opened there and `openInPlace` is true, which the second argument says; else a copy that
    /// is deleted when the handler returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if openInPlace {
            return loadInPlaceFileRepresentation(
                forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
        }
        return loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
}
