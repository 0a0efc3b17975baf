import Foundation

/// How a store is to be opened.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    /// Its type; SQLite's by default.
    open var type = NSSQLiteStoreType
    /// The configuration of the model whose entities it keeps.
    open var configuration: String?
    /// Its file.
    open var url: URL?
    private var settings: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    private var pragmas: [String: NSObject] = [:]
    /// Whether it is opened later, on another thread.
    open var shouldAddStoreAsynchronously = false

    /// A store of SQLite's without a file.
    public override init() { super.init() }
    /// A store of SQLite's.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// What it is opened with.
    open var options: [String: NSObject] { settings }
    /// Sets something that it is opened with.
    open func setOption(_ option: NSObject?, forKey key: String) { settings[key] = option }
    /// SQLite's settings.
    open var sqlitePragmas: [String: NSObject] { pragmas }
    /// Sets one of SQLite's settings.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { pragmas[name] = value }

    private func isSet(_ key: String) -> Bool { (settings[key] as? NSNumber)?.boolValue ?? false }
    /// Whether nothing may be written.
    open var isReadOnly: Bool {
        get { isSet(NSReadOnlyPersistentStoreOption) }
        set { settings[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
    }
    /// How long opening may take.
    open var timeout: TimeInterval {
        get { (settings[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
        set { settings[NSPersistentStoreTimeoutOption] = NSNumber(value: newValue) }
    }
    /// Whether data moves to the model's version by itself; true by default.
    open var shouldMigrateStoreAutomatically: Bool {
        get { isSet(NSMigratePersistentStoresAutomaticallyOption) }
        set { settings[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
    }
    /// Whether how it moves is told from the two versions; true by default.
    open var shouldInferMappingModelAutomatically: Bool {
        get { isSet(NSInferMappingModelAutomaticallyOption) }
        set { settings[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
    }
    /// How it is kept in the cloud. Kept: nothing leaves the device (DEV-1110).
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    final var allOptions: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [:]
        for (key, value) in settings { all[key] = value }
        if !pragmas.isEmpty { all[NSSQLitePragmasOption] = pragmas }
        return all
    }

    open override func copy() -> Any { copy(with: nil) }
    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSPersistentStoreDescription()
        (made.type, made.configuration, made.url) = (type, configuration, url)
        (made.settings, made.pragmas) = (settings, pragmas)
        made.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        made.cloudKitContainerOptions = cloudKitContainerOptions
        return made
    }
    open override var description: String {
        "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "nil"))"
    }
}
