import Foundation

/// A value of the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    /// The store that the app gave; nil for the environment's.
    private let givenStore: UserDefaults?
    private var store: UserDefaults
    /// The value where nothing is stored, by which two are told apart.
    private let fallback: Value?
    private let read: (UserDefaults) -> Value
    private let write: (UserDefaults, Value) -> Void
    private var box: DefaultsBox?

    private init(
        _ key: String, _ store: UserDefaults?, fallback: Value?, read: @escaping (UserDefaults) -> Value,
        write: @escaping (UserDefaults, Value) -> Void
    ) {
        (self.key, givenStore, self.store, self.fallback) = (key, store, store ?? .standard, fallback)
        (self.read, self.write) = (read, write)
    }

    public var wrappedValue: Value {
        get {
            box?.source.recordRead()
            return read(store)
        }
        nonmutating set {
            write(store, newValue)
            box?.source.fire()
        }
    }

    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(location: box, get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value })
    }
}

extension AppStorage {
    private init<Stored>(plain key: String, _ value: Value, _ store: UserDefaults?, _: Stored.Type) {
        self.init(
            key, store, fallback: value, read: { $0.object(forKey: key) as? Value ?? value },
            write: { $0.set($1, forKey: key) })
    }
    private init(coded key: String, _ value: Value, _ store: UserDefaults?) where Value: Codable {
        self.init(
            key, store, fallback: value,
            read: { $0.data(forKey: key).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? value },
            write: { $0.set(try? JSONEncoder().encode($1), forKey: key) })
    }
    /// Keeps what people made of the columns of a table.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue> { self.init(coded: key, wrappedValue, store) }
    /// Keeps what people made of the tabs of a tab view.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization { self.init(coded: key, wrappedValue, store) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(
            key, store, fallback: wrappedValue,
            read: { $0.object(forKey: key) == nil ? wrappedValue : $0.bool(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(
            key, store, fallback: wrappedValue,
            read: { $0.object(forKey: key) == nil ? wrappedValue : $0.integer(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(
            key, store, fallback: wrappedValue,
            read: { $0.object(forKey: key) == nil ? wrappedValue : $0.double(forKey: key) },
            write: { $0.set($1, forKey: key) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(plain: key, wrappedValue, store, String.self)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(plain: key, wrappedValue, store, Data.self)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(plain: key, wrappedValue, store, Date.self)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(
            key, store, fallback: wrappedValue, read: { $0.url(forKey: key) ?? wrappedValue },
            write: { $0.set($1, forKey: key) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, store, fallback: wrappedValue,
            read: { ($0.object(forKey: key) == nil ? nil : Value(rawValue: $0.integer(forKey: key))) ?? wrappedValue },
            write: { $0.set($1.rawValue, forKey: key) })
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, store, fallback: wrappedValue,
            read: { $0.string(forKey: key).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.set($1.rawValue, forKey: key) })
    }
    private init<Stored>(optional key: String, _ store: UserDefaults?, _: Stored.Type) where Value == Stored? {
        self.init(
            key, store, fallback: nil, read: { $0.object(forKey: key) as? Stored },
            write: { if let value = $1 { $0.set(value, forKey: key) } else { $0.removeObject(forKey: key) } })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: key, store, Bool.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: key, store, Int.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store, Double.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store, String.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(optional: key, store, Data.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(optional: key, store, Date.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(
            key, store, fallback: nil, read: { $0.url(forKey: key) },
            write: { if let value = $1 { $0.set(value, forKey: key) } else { $0.removeObject(forKey: key) } })
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(raw: key, store) { $0.string(forKey: key) }
    }
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(raw: key, store) { $0.object(forKey: key) == nil ? nil : $0.integer(forKey: key) }
    }
    private init<R: RawRepresentable>(
        raw key: String, _ store: UserDefaults?, _ read: @escaping (UserDefaults) -> R.RawValue?
    ) where Value == R? {
        self.init(
            key, store, fallback: nil, read: { read($0).flatMap { R(rawValue: $0) } },
            write: { if let value = $1 { $0.set(value.rawValue, forKey: key) } else { $0.removeObject(forKey: key) } })
    }
}

/// Hears of changes of one default.
final class DefaultsBox: PropertyBox {
    let source = DependencySource()
    private var token: (any NSObjectProtocol)?

    init(_ store: UserDefaults, key: String) {
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) {
            // The notification comes while the value is set, with the animation with which somebody sets it.
            [weak self] _ in self?.source.fire()
        }
    }

    func end() {
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
    }
}

extension AppStorage: GraphComparable {
    static func areSame(_ a: AppStorage<Value>, _ b: AppStorage<Value>) -> Bool {
        a.key == b.key && a.givenStore === b.givenStore && ValueComparison.areEqual(a.fallback, b.fallback)
    }
}

extension AppStorage: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        if givenStore == nil {
            store = EnvironmentValues(chain: installer.node.environment).defaultAppStorage ?? .standard
        }
        let (store, key) = (store, key)
        box = installer.nextBox(DefaultsBox.self) { DefaultsBox(store, key: key) }
    }
}

private enum DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
    /// The store of `@AppStorage` values that name none; nil for the standard defaults.
    fileprivate var defaultAppStorage: UserDefaults? {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Sets where values of `@AppStorage` in the view are kept that name no store.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.defaultAppStorage, store)
    }
}
