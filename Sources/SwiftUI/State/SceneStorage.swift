import UIKit

/// A value that is kept with its window, also beyond the process.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    /// The value where nothing is stored, by which two are told apart.
    private let fallback: Value?
    private let read: (Any?) -> Value
    private let write: (Value) -> Any?
    private var place: SceneStoragePlace?

    private init(
        _ key: String, fallback: Value?, read: @escaping (Any?) -> Value, write: @escaping (Value) -> Any?
    ) {
        (self.key, self.fallback, self.read, self.write) = (key, fallback, read, write)
    }

    public var wrappedValue: Value {
        get {
            let (place, key) = (place, key)
            return read(MainActor.assumeIsolated { MainActorAccess.Carried(place?.value(key)) }.value)
        }
        nonmutating set {
            let value = MainActorAccess.Carried(write(newValue)), (place, key) = (place, key)
            MainActor.assumeIsolated { place?.set(value.value, key) }
        }
    }

    public var projectedValue: Binding<Value> {
        let copy = self
        return Binding(location: place, get: { copy.wrappedValue }, set: { value, _ in copy.wrappedValue = value })
    }
}

extension SceneStorage {
    private init(plain value: Value, _ key: String) {
        self.init(key, fallback: value, read: { $0 as? Value ?? value }, write: { $0 })
    }
    private init(coded value: Value, _ key: String) where Value: Codable {
        self.init(
            key, fallback: value,
            read: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } ?? value },
            write: { try? JSONEncoder().encode($0) })
    }
    /// Keeps what people made of the columns of a table.
    public init<RowValue: Identifiable>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue> { self.init(coded: wrappedValue, key) }
    /// Keeps what people made of the tabs of a tab view.
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String) where Value == TabViewCustomization {
        self.init(coded: wrappedValue, key)
    }
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: wrappedValue, key) }
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(
            key, fallback: wrappedValue, read: { ($0 as? String).flatMap { URL(string: $0) } ?? wrappedValue },
            write: { $0.absoluteString })
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(
            key, fallback: wrappedValue, read: { ($0 as? Int).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.rawValue })
    }
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(
            key, fallback: wrappedValue, read: { ($0 as? String).flatMap { Value(rawValue: $0) } ?? wrappedValue },
            write: { $0.rawValue })
    }
    private init<Stored>(optional key: String, _: Stored.Type) where Value == Stored? {
        self.init(key, fallback: nil, read: { $0 as? Stored }, write: { $0 })
    }
    public init(_ key: String) where Value == Bool? { self.init(optional: key, Bool.self) }
    public init(_ key: String) where Value == Int? { self.init(optional: key, Int.self) }
    public init(_ key: String) where Value == Double? { self.init(optional: key, Double.self) }
    public init(_ key: String) where Value == String? { self.init(optional: key, String.self) }
    public init(_ key: String) where Value == Data? { self.init(optional: key, Data.self) }
    public init(_ key: String) where Value == URL? {
        self.init(
            key, fallback: nil, read: { ($0 as? String).flatMap { URL(string: $0) } }, write: { $0?.absoluteString })
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, fallback: nil, read: { ($0 as? String).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
    }
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, fallback: nil, read: { ($0 as? Int).flatMap { R(rawValue: $0) } }, write: { $0?.rawValue })
    }
}

extension SceneStorage: GraphComparable {
    static func areSame(_ a: SceneStorage<Value>, _ b: SceneStorage<Value>) -> Bool {
        a.key == b.key && ValueComparison.areEqual(a.fallback, b.fallback)
    }
}

/// The values of one window, in the user info of its session, which UIKit keeps.
@MainActor final class SceneStoragePlace {
    private static let entry = "SwiftUI.SceneStorage"
    @InSession private static var places: [ObjectIdentifier: SceneStoragePlace] = [:]
    private let source = DependencySource()
    private weak var session: UISceneSession?
    /// The values where there is no session.
    private var own: [String: Any] = [:]

    private init(_ session: UISceneSession?) { self.session = session }

    /// The place of a window; one of its own without.
    static func place(of session: UISceneSession?) -> SceneStoragePlace {
        guard let session else { return SceneStoragePlace(nil) }
        if let known = places[ObjectIdentifier(session)], known.session === session { return known }
        let made = SceneStoragePlace(session)
        places[ObjectIdentifier(session)] = made
        return made
    }

    private var values: [String: Any] {
        get { session.map { $0.userInfo?[Self.entry] as? [String: Any] ?? [:] } ?? own }
        set {
            guard let session else { return own = newValue }
            session.userInfo = (session.userInfo ?? [:]).merging([Self.entry: newValue]) { $1 }
        }
    }

    func value(_ key: String) -> Any? {
        source.recordRead()
        return values[key]
    }

    func set(_ value: Any?, _ key: String) {
        values[key] = value
        source.fire()
    }
}

extension SceneStorage: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let session = EnvironmentValues(chain: installer.node.environment).sceneSession?.session
        place = installer.nextBox(SceneStoragePlace.self) { SceneStoragePlace.place(of: session) }
    }
}
