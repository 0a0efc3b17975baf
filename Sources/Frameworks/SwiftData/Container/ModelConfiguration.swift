import Foundation

/// How a store of a container is to be opened.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable, Hashable, CustomDebugStringConvertible {
    /// The folder of an app group that the store lies in.
    public struct GroupContainer: Hashable, Sendable {
        let name: String?
        /// The app's own folder.
        public static var automatic: GroupContainer { GroupContainer(name: nil) }
        /// The app's own folder.
        public static var none: GroupContainer { GroupContainer(name: nil) }
        /// The folder of a group.
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
    }
    /// Where the store would be kept in the cloud. Kept: nothing leaves the device (DEV-1173).
    public struct CloudKitDatabase: Hashable, Sendable {
        let name: String?
        public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static var none: CloudKitDatabase { CloudKitDatabase(name: nil) }
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
            CloudKitDatabase(name: privateDBName)
        }
    }

    /// The configuration's name; `default` unless it is given one.
    public let name: String
    /// The models that the store has; nil: all of the container's.
    public private(set) var schema: Schema?
    /// The store's file: NAME.store in the app's Application Support.
    public let url: URL
    /// Whether the store is gone with its container.
    public let isStoredInMemoryOnly: Bool
    /// Whether the store may be changed.
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase
    public var groupAppContainerIdentifier: String? { groupContainer.name }
    public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
    public var id: String { isStoredInMemoryOnly ? "memory:\(name)" : url.path }

    /// A store in the app's folder, or in memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.schema) = (name ?? "default", schema)
        (self.isStoredInMemoryOnly, self.allowsSave) = (isStoredInMemoryOnly, allowsSave)
        (self.groupContainer, self.cloudKitDatabase) = (groupContainer, cloudKitDatabase)
        url =
            isStoredInMemoryOnly
            ? URL(fileURLWithPath: "/dev/null")
            : Self.folder(groupContainer).appendingPathComponent("\(self.name).store")
    }
    /// A store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.schema) = (name ?? "default", schema)
        (self.url, self.allowsSave, isStoredInMemoryOnly) = (url, allowsSave, url.path == "/dev/null")
        (groupContainer, self.cloudKitDatabase) = (.automatic, cloudKitDatabase)
    }
    /// A store of some models, in the app's folder or in memory.
    @_disfavoredOverload
    public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    private static func folder(_ group: GroupContainer) -> URL {
        if let name = group.name,
            let shared = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name)
        {
            return shared.appendingPathComponent("Library/Application Support")
        }
        return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
    public var debugDescription: String { "ModelConfiguration(\(name), \(isStoredInMemoryOnly ? "memory" : url.path))" }
}

/// How a store is to be opened.
public protocol DataStoreConfiguration: Hashable, Sendable {
    var name: String { get }
    var schema: Schema? { get }
}
