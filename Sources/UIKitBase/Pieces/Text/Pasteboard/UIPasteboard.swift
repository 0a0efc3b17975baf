import CoreGraphics
import Foundation
import PorticoHost

/// What was copied last, and named boards beside it. An item is a value in one or more representations, by uniform type.
///
/// May be used on any thread. The general pasteboard is the device's: what is copied is told to the shell (`onCopy`), whose other apps
/// find it there when they come to the front (DEV-081); what is pasted on the host arrives as typed text.
open class UIPasteboard: NSObject, @unchecked Sendable {
    /// What a board is found by.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A name of the app's own; a reverse domain keeps it apart from others.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The name of the device's board.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// What may be said of items when they are set.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A date after which the items are gone.
        public static let expirationDate = OptionsKey(rawValue: "expirationDate")
        /// Whether the items stay on this device. They do always.
        public static let localOnly = OptionsKey(rawValue: "localOnly")
    }

    static let textType = "public.utf8-plain-text"
    static let urlType = "public.url"
    static let pngType = "public.png"
    static let colorType = "com.apple.uikit.color"

    private static let lock = NSRecursiveLock()
    /// The device's, by name. Guarded by the lock.
    private static let boards = AnyThread<[Name: UIPasteboard]>([:])
    /// Hears what the general pasteboard holds as text after each change, "" where it holds none.
    package static var onCopy: (@Sendable (String) -> Void)? {
        get { locked { listener.wrappedValue } }
        set { locked { listener.wrappedValue = newValue } }
    }
    private static let listener = InSession<(@Sendable (String) -> Void)?>(wrappedValue: nil)

    /// What the board is found by; a unique one for boards made by `withUniqueName()`.
    public let name: Name
    private var stored: [[String: Any]] = []
    private var expiration: Date?
    private var changes = 0

    private dynamic init(_ name: Name) {
        self.name = name
        super.init()
    }

    // MARK: Boards

    /// The device's board, which copying and pasting use.
    open class var general: UIPasteboard { board(.general, create: true)! }

    /// A board that nobody else has.
    open class func withUniqueName() -> UIPasteboard { board(Name(UUID().uuidString), create: true)! }

    private class func board(_ name: Name, create: Bool) -> UIPasteboard? {
        locked {
            if let known = boards.value[name] { return known }
            guard create else { return nil }
            let made = UIPasteboard(name)
            boards.value[name] = made
            return made
        }
    }

    /// The board of a name, which is made where it is missing; nil without `create`.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let known = UIPasteboard.board(pasteboardName, create: create) else { return nil }
        self.init(pasteboardName)
        shared = known
    }

    /// The board that this object stands for, if it is not the first of its name.
    private var shared: UIPasteboard?
    private var board: UIPasteboard { shared ?? self }

    /// Empties a board and forgets it, after `removedNotification`; the general one is only emptied.
    open class func remove(withName pasteboardName: Name) {
        if pasteboardName != .general, let going = board(pasteboardName, create: false) {
            NotificationCenter.default.post(name: removedNotification, object: going)
        }
        locked { boards.value[pasteboardName]?.items = [] }
        if pasteboardName != .general { locked { boards.value[pasteboardName] = nil } }
    }

    /// Whether the board outlives the app: the general one only (DEV-212).
    open var isPersistent: Bool { name == .general }
    /// Does nothing: which boards outlive the app is fixed (DEV-212).
    open func setPersistent(_ persistent: Bool) {}

    private class func locked<R>(_ body: () -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    // MARK: Items

    /// Goes up with every change.
    open var changeCount: Int { Self.locked { board.changes } }

    /// All items, each its values by type. Setting them replaces what is there and counts as one change; empty once they have expired.
    open var items: [[String: Any]] {
        get {
            Self.locked {
                if let expiration = board.expiration, expiration < Date() { return [] }
                return board.stored
            }
        }
        set { setItems(newValue) }
    }

    /// How many items there are; 0 once they have expired.
    open var numberOfItems: Int { items.count }

    /// Replaces all items, and says when they expire. Posts `changedNotification`.
    open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace(with: items, expires: options[.expirationDate] as? Date)
    }

    /// Tells which types came and which went.
    private func replace(with items: [[String: Any]], expires: Date?) {
        let old = Self.locked {
            defer {
                board.stored = items
                board.expiration = expires
                board.changes += 1
            }
            return Set(board.stored.flatMap(\.keys))
        }
        let new = Set(items.flatMap(\.keys))
        var changes = [UIPasteboard.changedTypesAddedUserInfoKey: new.subtracting(old).sorted()]
        changes[UIPasteboard.changedTypesRemovedUserInfoKey] = old.subtracting(new).sorted()
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: board, userInfo: changes.filter { !$0.value.isEmpty })
        if name == .general { UIPasteboard.onCopy?(string ?? "") }
    }

    /// What other apps get of it: representations that are bytes, texts, URLs or images.
    package var contents: PasteboardContents {
        PasteboardContents(items: items.map { $0.compactMapValues(Self.data) }.filter { !$0.isEmpty })
    }

    /// Another app has copied something. Nobody here is told, but the count of changes goes up.
    package func take(_ contents: PasteboardContents) {
        Self.locked {
            board.stored = contents.items.map { item in
                Dictionary(uniqueKeysWithValues: item.map { ($0, Self.value($1, ofType: $0)) })
            }
            board.expiration = nil
            board.changes += 1
        }
    }

    private static func value(_ data: Data, ofType type: String) -> Any {
        if typeListString.contains(type) { return String(bytes: data, encoding: .utf8) ?? data }
        if type == urlType { return String(bytes: data, encoding: .utf8).flatMap(URL.init(string:)) ?? data }
        return data
    }

    /// Adds items after those that are there; all go when those that are there were to.
    open func addItems(_ items: [[String: Any]]) {
        replace(with: self.items + items, expires: Self.locked { board.expiration })
    }

    /// The types of the first item, in the order of their names: the same at each run.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// The types of each item, or of those at the indices; indices without an item are left out.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

    /// Whether any item has one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool {
        items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// Whether each of the items at the indices has one of the types; nil asks all. True where there are none.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        chosen(itemSet).allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// The indices of the items that have one of the types.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
    }

    private func chosen(_ set: IndexSet?) -> [[String: Any]] {
        let items = items
        return set.map { $0.filter(items.indices.contains).map { items[$0] } } ?? items
    }

    /// The first item's value of a type, as it was set; nil without one.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Values of a type, of all items or those at the indices; items without one are left out.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        chosen(itemSet).compactMap { $0[pasteboardType] }
    }

    /// Replaces all items by one with a value of one type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The first item's value of a type as bytes: texts and URLs in UTF-8, images as PNG; nil for other objects.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType).flatMap(Self.data)
    }

    /// Values of a type as bytes, of all items or those at the indices; what has none is left out.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        chosen(itemSet).compactMap { $0[pasteboardType].flatMap(Self.data) }
    }

    /// Replaces all items by one with bytes of one type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) { items = [[pasteboardType: data]] }

    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }

    // MARK: Values of usual types

    /// The text of the first item; nil takes everything away.
    open var string: String? {
        get { items.first.flatMap(Self.text) }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items that have one; nil where none has. Setting nil takes everything away.
    open var strings: [String]? {
        get { found(Self.text) }
        set { items = (newValue ?? []).map { [Self.textType: $0] } }
    }

    /// The URL of the first item; nil takes everything away.
    open var url: URL? {
        get { items.first.flatMap(Self.url) }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of all items that have one; nil where none has. What is set can be pasted as text, too.
    open var urls: [URL]? {
        get { found(Self.url) }
        set { items = (newValue ?? []).map { [Self.urlType: $0, Self.textType: $0.absoluteString] } }
    }

    /// The image of the first item; nil takes everything away.
    open var image: UIImage? {
        get { items.first.flatMap(Self.image) }
        set { images = newValue.map { [$0] } }
    }

    /// The images of all items that have one; nil where none has. They become PNG for other apps.
    open var images: [UIImage]? {
        get { found(Self.image) }
        set { items = (newValue ?? []).map { [Self.pngType: $0] } }
    }

    /// The colour of the first item; nil takes everything away. Colours stay in the app (DEV-081).
    open var color: UIColor? {
        get { items.first?[Self.colorType] as? UIColor }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items that have one; nil where none has. Colours stay in the app (DEV-081).
    open var colors: [UIColor]? {
        get { found { $0[Self.colorType] as? UIColor } }
        set { items = (newValue ?? []).map { [Self.colorType: $0] } }
    }

    /// Whether any item has a text, without telling what it is.
    open var hasStrings: Bool { strings != nil }
    /// Whether any item has a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether any item has an image that can be read.
    open var hasImages: Bool { images != nil }
    /// Whether any item has a colour.
    open var hasColors: Bool { colors != nil }

    private func found<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(value)
        return values.isEmpty ? nil : values
    }

    static func text(_ item: [String: Any]) -> String? {
        for type in typeListString.compactMap({ $0 as? String }) {
            switch item[type] {
            case let text as String: return text
            case let data as Data: if let text = String(bytes: data, encoding: .utf8) { return text }
            default: continue
            }
        }
        return nil
    }

    private static func url(_ item: [String: Any]) -> URL? {
        switch item[urlType] {
        case let url as URL: url
        case let text as String: URL(string: text)
        case let data as Data: String(bytes: data, encoding: .utf8).flatMap { URL(string: $0) }
        default: nil
        }
    }

    private static func image(_ item: [String: Any]) -> UIImage? {
        for type in typeListImage.compactMap({ $0 as? String }) {
            switch item[type] {
            case let image as UIImage: return image
            case let data as Data: if let image = UIImage(data: data) { return image }
            default: continue
            }
        }
        return nil
    }
}

extension UIPasteboard {
    /// Posted after the app itself has changed a board, which is the object, on the thread that did. Not for what other apps copy.
    public class var changedNotification: NSNotification.Name { .init("UIPasteboardChangedNotification") }
    /// Posted just before the app removes a board, which is the object, on the thread that does. Never for the general one.
    public class var removedNotification: NSNotification.Name { .init("UIPasteboardRemovedNotification") }
    /// In `changedNotification`: the types that have come, as strings; missing where none has.
    public class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }
    /// In `changedNotification`: the types that have gone, as strings; missing where none has.
    public class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }
    /// The type for a value whose own type is to be found out. Taken as any other here.
    public class var typeAutomatic: String { "com.apple.uikit.type-automatic" }
    /// The types that `string` and `strings` read, the best first.
    public class var typeListString: NSArray { [textType, "public.text", "public.plain-text"] }
    /// The types that `url` and `urls` read.
    public class var typeListURL: NSArray { [urlType] }
    /// The types that `image` and `images` read, the best first.
    public class var typeListImage: NSArray { [pngType, "public.jpeg", "com.compuserve.gif", "public.tiff"] }
    /// The types that `color` and `colors` read.
    public class var typeListColor: NSArray { [colorType] }
}
