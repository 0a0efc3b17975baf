import CoreData
import Foundation
import Synchronization

/// Names an object of a store, in every context. It can be kept and sent to another thread.
///
/// On iOS the name of a new object changes when it is saved. Here it stays (DEV-1171).
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The name's own name.
    public struct ID: Hashable, Comparable, Sendable {
        fileprivate let box: IdentityBox
        public static func == (a: ID, b: ID) -> Bool { a.box === b.box }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
        public static func < (a: ID, b: ID) -> Bool { a.box.text < b.box.text }
    }

    let box: IdentityBox
    public var id: ID { ID(box: box) }
    /// The kind of object.
    public var entityName: String { box.entity }
    /// The store that has the object; nil before it is saved.
    public var storeIdentifier: String? { box.uri?.host }

    init(box: IdentityBox) { self.box = box }

    public static func == (a: Self, b: Self) -> Bool { a.box === b.box }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
    public static func < (a: Self, b: Self) -> Bool { a.id < b.id }
    public var description: String { "PersistentIdentifier(\(box.text))" }

    /// A name of a store's object, from its parts.
    public static func identifier(
        for storeIdentifier: String, entityName: String, primaryKey: some Codable & Sendable & LosslessStringConvertible
    ) throws -> PersistentIdentifier {
        guard let url = URL(string: "x-coredata://\(storeIdentifier)/\(entityName)/p\(primaryKey)") else {
            throw SwiftDataError.because(
                .unknownSchema, "“\(storeIdentifier)” and “\(entityName)” make no name of an object.")
        }
        return PersistentIdentifier(box: IdentityTable.shared.box(for: url))
    }

    private enum Keys: String, CodingKey { case implementation }
    private struct Form: Codable {
        var entityName: String
        var isTemporary: Bool
        var primaryKey: String
        var storeIdentifier: String?
        var uriRepresentation: URL
    }

    public init(from decoder: any Decoder) throws {
        let form = try decoder.container(keyedBy: Keys.self).decode(Form.self, forKey: .implementation)
        guard form.uriRepresentation.scheme == "x-coredata" else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(form.uriRepresentation) names no object"))
        }
        box =
            form.isTemporary
            ? IdentityTable.shared.temporary(form.uriRepresentation, form.entityName)
            : IdentityTable.shared.box(for: form.uriRepresentation)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Keys.self)
        let uri = box.uri
        try container.encode(
            Form(
                entityName: entityName, isTemporary: uri == nil,
                primaryKey: uri?.lastPathComponent ?? box.temporary?.uuidString ?? "", storeIdentifier: uri?.host,
                uriRepresentation: uri ?? URL(string: box.text)!), forKey: .implementation)
    }
}

/// What identifiers of one object have in common. There is one of each object: its address is the identity.
final class IdentityBox: Sendable {
    private struct Name {
        let text: String
        var uri: URL?
    }

    let entity: String
    /// A new object is called so until it is saved; nil for one that the store had.
    let temporary: UUID?
    private let name: Mutex<Name?>

    /// The object's name in the store; nil before it was saved. It is made of the text when it is first asked for: parsing takes long.
    var uri: URL? {
        name.withLock { name in
            guard let known = name else { return nil }
            if let uri = known.uri { return uri }
            let made = URL(string: known.text)
            name?.uri = made
            return made
        }
    }
    /// Whether the object was saved.
    var isNamed: Bool { name.withLock { $0 != nil } }
    var text: String {
        name.withLock { $0?.text } ?? "x-coredata:///\(entity)/t\(temporary?.uuidString ?? "")"
    }

    /// Makes the one of a new object.
    init(entity: String) {
        (self.entity, temporary) = (entity, UUID())
        name = Mutex(nil)
    }
    /// Makes the one of an object that the store has.
    init(entity: String, text: String, uri: URL? = nil) {
        (self.entity, temporary) = (entity, nil)
        name = Mutex(Name(text: text, uri: uri))
    }
    fileprivate func take(_ text: String) { name.withLock { $0 = Name(text: text, uri: nil) } }
}

/// The boxes in use, by the names that stores give, and new objects by their boxes.
final class IdentityTable: Sendable {
    static let shared = IdentityTable()
    private struct Entry { weak var box: IdentityBox? }
    private struct State {
        var boxes: [String: Entry] = [:]
        var limit = 1024
        var news: [UUID: WeakObject] = [:]
        var newLimit = 1024
    }
    private struct WeakObject: @unchecked Sendable { weak var object: ModelObject? }
    private let state = Mutex(State())

    func box(for uri: URL) -> IdentityBox {
        box(named: uri.absoluteString) {
            IdentityBox(entity: uri.deletingLastPathComponent().lastPathComponent, text: $0, uri: uri)
        }
    }
    /// The same box as for the name's URL, which isn't made.
    func box(for id: NSManagedObjectID) -> IdentityBox {
        box(named: id.uriText) { IdentityBox(entity: id.entity.name ?? "", text: $0) }
    }

    private func box(named text: String, _ make: (String) -> IdentityBox) -> IdentityBox {
        state.withLock { state in
            if let known = state.boxes[text]?.box { return known }
            let made = make(text)
            Self.add(made, text, &state)
            return made
        }
    }

    private static func add(_ box: IdentityBox, _ text: String, _ state: inout State) {
        state.boxes[text] = Entry(box: box)
        guard state.boxes.count > state.limit else { return }
        state.boxes = state.boxes.filter { $0.value.box != nil }
        state.limit = max(1024, state.boxes.count * 2)
    }

    /// A new object was saved and has a name.
    func name(_ box: IdentityBox, _ id: NSManagedObjectID) {
        let text = id.uriText
        state.withLock { state in
            box.take(text)
            Self.add(box, text, &state)
            if let temporary = box.temporary { state.news[temporary] = nil }
        }
    }

    func note(_ box: IdentityBox, _ object: ModelObject) {
        guard let temporary = box.temporary else { return }
        let held = WeakObject(object: object)
        state.withLock { state in
            state.news[temporary] = held
            guard state.news.count > state.newLimit else { return }
            state.news = state.news.filter { $0.value.object != nil }
            state.newLimit = max(1024, state.news.count * 2)
        }
    }

    /// The new object of a box, if it is a context's.
    func newObject(of box: IdentityBox) -> ModelObject? {
        box.temporary.flatMap { temporary in state.withLock { $0.news[temporary] }?.object }
    }

    /// A name that a new object had when it was written down.
    func temporary(_ uri: URL, _ entity: String) -> IdentityBox {
        guard let id = UUID(uuidString: String(uri.lastPathComponent.dropFirst())) else {
            return IdentityBox(entity: entity)
        }
        return state.withLock { $0.news[id] }?.object?.identity ?? IdentityBox(entity: entity)
    }
}
