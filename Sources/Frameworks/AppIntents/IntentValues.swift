import Foundation
import PorticoFoundation

/// A value that a parameter of an intent can have; opaque to apps.
public protocol _IntentValue {
    /// The value without optionals and arrays around it.
    associatedtype ValueType = Self
    /// The value without an optional around it.
    associatedtype UnwrappedType = Self
}

extension String: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Never: _IntentValue {}

extension Measurement: _IntentValue where UnitType: Dimension {
    public typealias ValueType = Measurement<UnitType>
    public typealias UnwrappedType = Measurement<UnitType>
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped
}

extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element
    public typealias UnwrappedType = Set<Element>
}

/// A type with a name that stays the same between versions of an app.
public protocol PersistentlyIdentifiable {
    /// The type's name, unless it says another.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name.
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// A type that may use `@AppDependency`; opaque to apps.
public protocol _SupportsAppDependencies {}

/// A type of an app's own that parameters can have.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A file as a parameter or a result.
public struct IntentFile: Hashable, Sendable, _IntentValue {
    /// The file's content; of a file on disk, read when it is asked for.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
    /// Where the file lies; nil for one in memory.
    public let fileURL: URL?
    /// The file's name.
    public var filename: String
    private let content: Data?

    /// The file's type; nil where its name says it.
    public let type: UTType?

    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (content, self.filename, fileURL, self.type) = (data, filename, nil, type)
    }
    /// A file on disk.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (content, self.fileURL, self.filename) = (nil, fileURL, filename ?? fileURL.lastPathComponent)
        self.type = type
    }
}

/// How a parameter takes what an action before it has made.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// What suits.
    case `default`
    /// Never.
    case never
    /// It takes what the action before has made.
    case connectToPreviousIntentResult
}

extension String {
    /// How people write a parameter that is a text.
    public struct IntentInputOptions: Sendable {
        /// A kind of keyboard.
        public enum KeyboardType: Hashable, Sendable {
            case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad,
                webSearch, asciiCapableNumberPad
        }
        /// What is written large.
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

        let keyboardType: KeyboardType
        let capitalizationType: CapitalizationType
        let multiline: Bool

        /// Options of a text.
        public init(
            keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
        ) {
            (self.keyboardType, self.capitalizationType, self.multiline) = (keyboardType, capitalizationType, multiline)
        }
    }
}

extension Bool {
    /// What the two values of a parameter are called.
    public struct IntentDisplayName: Sendable {
        let `true`: LocalizedStringResource
        let `false`: LocalizedStringResource
        /// Names the values.
        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            (self.true, self.false) = (`true`, `false`)
        }
    }
}
