import Foundation
import PorticoFoundation

/// An intent that people can start by saying a phrase. There is no Siri here: it is kept.
public struct AppShortcut: Sendable {
    let title: LocalizedStringResource?
    let phrases: [String]

    /// An intent and its phrases.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
        systemImageName: String? = nil
    ) { (title, self.phrases) = (shortTitle, phrases.map(\.words)) }
}

/// A phrase with the app's name: `"Start \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let words: String

    /// Collects words and tokens.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var words = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { words += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
            words += Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
        }
        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
            _ subject: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }
    /// Words.
    public init(_ value: String) { words = value }
    public init(stringLiteral value: String) { words = value }
    public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }
}

/// A part of a phrase that the system puts in.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The app's name.
    case applicationName
}

/// Makes shortcuts out of the statements of a closure.
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildExpression(_ component: AppShortcut) -> AppShortcut { component }
    public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// An app's shortcuts.
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The colour of their tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Tells the system that values of phrases have changed. Nobody listens here.
    public static func updateAppShortcutParameters() {}
}

/// The colours of shortcuts' tiles.
public enum ShortcutTileColor: Hashable, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
        yellow
}

/// What tells one donation from others.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
    private let id: UUID
    init() { id = UUID() }
}

/// The donations of an app: kept as long as it runs.
public struct IntentDonationManager: Sendable {
    /// The app's donations.
    public static let shared = IntentDonationManager()
    private let donations = DonationList()

    /// Donates an intent.
    @discardableResult public func donate<Intent: AppIntent>(intent: Intent) -> IntentDonationIdentifier {
        keep(intent)
    }
    /// Takes donations of a kind of intent back.
    public func deleteDonations<Intent: AppIntent>(matching type: Intent.Type) { donations.remove { $0 is Intent } }

    func keep(_ intent: any AppIntent) -> IntentDonationIdentifier { donations.add(intent) }
    /// The intents that have been donated, in order.
    var intents: [any AppIntent] { donations.intents }
}

private final class DonationList: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [(IntentDonationIdentifier, any AppIntent)] = []

    var intents: [any AppIntent] { lock.withLock { list.map(\.1) } }

    func add(_ intent: any AppIntent) -> IntentDonationIdentifier {
        let identifier = IntentDonationIdentifier()
        lock.withLock { list.append((identifier, intent)) }
        return identifier
    }

    func remove(where matches: (any AppIntent) -> Bool) { lock.withLock { list.removeAll { matches($0.1) } } }
}
