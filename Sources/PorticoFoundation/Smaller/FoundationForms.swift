import Foundation

// Forms of Foundation's methods that Linux lacks, by the type that has them.

extension NSLocale {
    /// The name of a country in the locale's language; nil for an unknown code.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }
    /// The name of a language in the locale's language; nil for an unknown code.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        (self as Locale).localizedString(forLanguageCode: languageCode)
    }
    /// The name of a currency in the locale's language; nil for an unknown code.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        (self as Locale).localizedString(forCurrencyCode: currencyCode)
    }
    /// The name of a locale in this locale's language.
    public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
        (self as Locale).localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
    }
}

extension NSString {
    /// The text that a format and its arguments give, with numbers as the current locale writes them.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> Self {
        self.init(string: String(format: format as String, locale: .current, arguments: args))
    }
}

extension FileManager {
    /// Puts an item in the place of another, which is deleted, or kept as a backup of a name. `resultingURL` gets where it is.
    public func replaceItem(
        at originalItemURL: URL, withItemAt newItemURL: URL, backupItemName: String?,
        options: ItemReplacementOptions = [],
        resultingItemURL resultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
    ) throws {
        let url = try replaceItemAt(
            originalItemURL, withItemAt: newItemURL, backupItemName: backupItemName, options: options)
        resultingURL?.pointee = url.map { $0 as NSURL }
    }
}

extension FileManager.DirectoryEnumerator {
    /// Whether a folder is given after what is in it: never, folders come first.
    public var isEnumeratingDirectoryPostOrder: Bool { false }
}

extension JSONSerialization {
    /// Writes a value as JSON to a stream that is open; the number of bytes, or 0 with an error.
    public class func writeJSONObject(
        _ obj: Any, to stream: OutputStream, options opt: WritingOptions = [], error: NSErrorPointer
    ) -> Int {
        do {
            return try writeJSONObject(obj, toStream: stream, options: opt)
        } catch let failure {
            error?.pointee = failure as NSError
            return 0
        }
    }
}

extension NSKeyedUnarchiver {
    /// A value that `encodeEncodable` wrote, which is a property list; nil where there is none.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? {
        let data = decodeObject(of: NSData.self, forKey: key) as Data?
        return data.flatMap { try? PropertyListDecoder().decode(type, from: $0) }
    }
}

extension NSKeyedArchiver {
    /// Writes a value as a property list under a key.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        encode(try PropertyListEncoder().encode(value) as NSData, forKey: key)
    }
}

extension RunLoop {
    /// Sends a message in the next turn of the loop, in one of the modes. The order among several is that of the calls.
    public func perform(
        _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
    ) {
        nonisolated(unsafe) let (target, arg) = (target as AnyObject, arg)
        perform(inModes: modes) { _ = PorticoObjC.perform(selector: aSelector, on: target, with: [arg]) }
    }
}

extension NumberFormatter {
    /// Which rules of old a formatter follows. Kept: there is one kind.
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_4 = 1040
    }
    /// Which rules of old the formatter follows: the only ones. Setting it does nothing.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension NSException {
    /// The functions that were running; those of this moment.
    public var callStackSymbols: [String] { Thread.callStackSymbols }
    /// The addresses of the functions that were running; those of this moment.
    public var callStackReturnAddresses: [NSNumber] { Thread.callStackReturnAddresses }
}

/// What is called with an exception that nobody catches.
public typealias NSUncaughtExceptionHandler = (NSException) -> Void
/// Sets what is called with an exception that nobody catches. Exceptions end the process without it here (DEV-990).
public func NSSetUncaughtExceptionHandler(_ handler: NSUncaughtExceptionHandler?) {}
/// What is called with an exception that nobody catches: nothing.
public func NSGetUncaughtExceptionHandler() -> NSUncaughtExceptionHandler? { nil }

// In an extension of the protocol, so that formatters of apps may declare methods of these names.
extension NSObjectProtocol where Self: Formatter {
    /// Whether a text that is being written may stand: by default any may.
    public func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }
    /// Whether a text that is being written may stand, where a part of it was changed: by default any may.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: UnsafeMutablePointer<NSRange>?, originalString origString: String,
        originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { true }
}
