import CLocale
import Foundation
import PorticoTrace

/// Makes Foundation's keyed unarchiver refuse what it is not told to expect with an error, as iOS does. Foundation's own on Linux ends the
/// process there, and lets texts and numbers pass for any class.
///
/// Foundation's check is left off, and done here, where the unarchiver asks for the class of a name that stands in an archive:
/// `allowedClasses` says then what is expected. A class that isn't expected is read as a `RefusedObject`, which fails. The unarchiver's
/// class can't be subclassed outside of Foundation: functions take the places of its own in its table, once.
///
/// - From: `NSKeyedUnarchiver.portico_unarchiver(_:)`
enum SecureDecoding {
    /// What Foundation's object has no room for. An unarchiver is one thread's at a time.
    final class State {
        fileprivate weak var unarchiver: NSKeyedUnarchiver?
        fileprivate var isRequired = true
        /// What was wrong first; what follows from it says less.
        fileprivate var failure: (any Error)?
        /// How many objects are being read, each inside of the one before.
        fileprivate var depth = 0
        /// The lengths of texts that were read, of attributed strings whose attributes follow, by depth.
        fileprivate var texts: [Int: Int] = [:]

        fileprivate init(_ unarchiver: NSKeyedUnarchiver) { self.unarchiver = unarchiver }
    }

    /// The states of all unarchivers that there are, by their addresses; each is held weakly, because another may get its address.
    private final class Table: @unchecked Sendable {
        private let lock = NSLock()
        // Guarded by the lock.
        private var states: [ObjectIdentifier: State] = [:]
        private var largest = 64

        func add(_ unarchiver: NSKeyedUnarchiver) {
            lock.withLock {
                if states.count > largest {
                    states = states.filter { $0.value.unarchiver != nil }
                    largest = max(64, 2 * states.count)
                }
                states[ObjectIdentifier(unarchiver)] = State(unarchiver)
            }
        }

        func state(of unarchiver: NSKeyedUnarchiver) -> State? {
            lock.withLock { states[ObjectIdentifier(unarchiver)].flatMap { $0.unarchiver === unarchiver ? $0 : nil } }
        }
    }

    /// An object in an archive may hold itself, and then its reading never ends.
    fileprivate static let deepest = 1000

    private static let table = Table()

    static func begin(_ unarchiver: NSKeyedUnarchiver) {
        // Foundation's own check is better than none.
        guard isInstalled else { return unarchiver.requiresSecureCoding = true }
        table.add(unarchiver)
    }

    fileprivate static func state(of unarchiver: NSKeyedUnarchiver) -> State? { table.state(of: unarchiver) }

    private static let isInstalled =
        portico_install_secure_decoding(
            unsafeBitCast(NSKeyedUnarchiver.self as AnyClass, to: UnsafeMutableRawPointer.self)) != 0
}

extension NSKeyedUnarchiver {
    // Foundation's own, by the names that the linker knows them by: a call of the method would find what stands in the table.
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC5class12forClassNameyXlXpSgSS_tF")
    private func plainClass(_ name: String) -> AnyClass?
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject2of6forKeyypSgSayyXlXpGSg_SStF")
    private func plainDecode(_ classes: [AnyClass]?, _ key: String) -> Any?
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC12decodeObject6forKeyypSgSS_tF")
    private func plainDecodeAny(_ key: String) -> Any?
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC27_decodeArrayOfObjectsForKeyySayypGSSF")
    private func plainDecodeArray(_ key: String) -> [Any]
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC25_decodePropertyListForKeyyypSgSSF")
    private func plainPropertyList(_ key: String) -> Any?
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC20requiresSecureCodingSbvg")
    private func plainRequires() -> Bool
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC20requiresSecureCodingSbvs")
    private func plainRequire(_ isRequired: Bool)
    @_silgen_name("$s10Foundation17NSKeyedUnarchiverC5errors5Error_pSgvg")
    private func plainError() -> (any Error)?

    @_silgen_name("portico_unarchiver_class")
    package func portico_class(_ name: String) -> AnyClass? {
        let isNested = name.hasPrefix("_Tt") || name.hasPrefix("$s")
        guard let state = SecureDecoding.state(of: self), state.isRequired else {
            // Foundation looks for the others.
            return plainClass(name)
                ?? (isNested ? NSKeyedUnarchiver.class(forClassName: name) ?? ClassNames.namedClass(name) : nil)
        }
        let known: AnyClass? =
            plainClass(name) ?? NSKeyedUnarchiver.class(forClassName: name)
            ?? (isNested ? ClassNames.namedClass(name) : NSClassFromString(name))
        guard let found = known else { return nil }
        let allowed = allowedClasses ?? []
        guard Self.isOne(found, of: allowed) else {
            refuse(state, "The archive holds an object of unexpected class '\(name)'. \(Self.list(allowed))")
            return RefusedObject.self
        }
        guard (found as? any NSSecureCoding.Type)?.supportsSecureCoding == true else {
            refuse(
                state,
                "This decoder will only decode classes that adopt NSSecureCoding. Class '\(name)' does not adopt it.")
            return RefusedObject.self
        }
        return found
    }

    @_silgen_name("portico_unarchiver_decode")
    package func portico_decode(_ classes: [AnyClass]?, _ key: String) -> Any? {
        guard let state = SecureDecoding.state(of: self) else { return plainDecode(classes, key) }
        guard state.failure == nil, !lacks(key), isNotTooDeep(state) else { return nil }
        state.depth += 1
        defer { state.depth -= 1 }
        var classes = classes
        if key == "NSAttributes" { classes?.append(contentsOf: Self.attributeClasses) }
        guard let value = plainDecode(classes, key), portico_error() == nil else { return nil }
        if key == "NSString" { state.texts[state.depth] = (value as? String)?.utf16.count }
        if key == "NSAttributeInfo", let length = state.texts.removeValue(forKey: state.depth),
            !Self.covers((value as? Data) ?? Data(), length)
        {
            refuse(state, "The attributes of a text are of other characters than it has. The data may be corrupt.")
            return nil
        }
        // Texts and numbers stand in an archive without a class.
        guard state.isRequired, let classes, let found = Self.plainClass(of: value), !Self.isOne(found, of: classes)
        else { return value }
        refuse(state, "The value for key '\(key)' was of unexpected class '\(found)'. \(Self.list(classes))")
        return nil
    }

    @_silgen_name("portico_unarchiver_decode_any")
    package func portico_decode_any(_ key: String) -> Any? {
        guard let state = SecureDecoding.state(of: self) else { return plainDecodeAny(key) }
        guard !lacks(key) else { return nil }
        var value: Any?
        if portico_error() == nil, isNotTooDeep(state) {
            state.depth += 1
            value = plainDecodeAny(key)
            state.depth -= 1
            if portico_error() != nil { value = nil }
        }
        // A set takes each of its objects as one that is there.
        guard value == nil, key.hasPrefix("NS.object.") else { return value }
        if portico_error() == nil { refuse(state, "A set lacks one of its objects. The data may be corrupt.") }
        return RefusedObject()
    }

    /// What an array, a set or a dictionary holds. A dictionary with more keys than values, or without one that can't be read, ends the
    /// process: what is missing is made up, and the whole isn't given to anybody.
    @_silgen_name("portico_unarchiver_decode_array")
    package func portico_decode_array(_ key: String) -> [Any] {
        guard let state = SecureDecoding.state(of: self) else { return plainDecodeArray(key) }
        let (keys, values) = (references("NS.keys"), references("NS.objects"))
        var found: [Any] = []
        if portico_error() == nil, isNotTooDeep(state) {
            state.depth += 1
            found = plainDecodeArray(key)
            state.depth -= 1
        }
        // Swift's dictionaries can't have them as keys, and the bridge to those ends the process.
        if key == "NS.keys", portico_error() == nil, found.contains(where: { $0 is NSArray || $0 is NSDictionary }) {
            refuse(state, "A dictionary has a collection as a key. The data may be corrupt.")
        }
        guard let keys, found.count < max(keys, values ?? 0) || keys != values else { return found }
        if portico_error() == nil {
            refuse(
                state,
                "A dictionary has \(keys) keys and \(values ?? 0) values, or one that is missing. The data may be corrupt."
            )
        }
        let missing = max(keys, values ?? 0) - found.count
        return found + (0..<max(0, missing)).map { _ in RefusedObject() }
    }

    /// The number of objects that are listed under a key of the object that is being read; nil for none.
    private func references(_ key: String) -> Int? { (plainPropertyList(key) as? [Any])?.count }

    private func isNotTooDeep(_ state: SecureDecoding.State) -> Bool {
        if state.depth < SecureDecoding.deepest { return true }
        refuse(state, "The archive holds objects in objects, \(state.depth) deep. The data may be corrupt.")
        return false
    }

    /// Whether an attributed string's runs are as long as its text: numbers of seven bits a byte, the lowest first, of a length and of the
    /// place of its attributes by turns.
    private static func covers(_ runs: Data, _ length: Int) -> Bool {
        var (sum, value, shift, isLength) = (0, 0, 0, true)
        for byte in runs {
            guard shift < 35 else { return false }
            value |= Int(byte & 0x7f) << shift
            shift += 7
            guard byte < 0x80 else { continue }
            if isLength { sum += value }
            (value, shift, isLength) = (0, 0, !isLength)
            if sum > length { return false }
        }
        return sum == length && shift == 0 && isLength
    }

    /// The classes that stand in an attributed string's attributes, whoever reads it: UIKit adds its own to Foundation's.
    private static var attributeClasses: [AnyClass] {
        let names = ["UIFont", "UIColor", "NSParagraphStyle", "NSShadow", "NSTextAttachment", "UIImage"]
        let ours = names.compactMap { NSClassFromString("UIKit." + $0) }
        return ours + [NSData.self, NSDate.self, NSNull.self, NSSet.self, NSUUID.self]
    }

    /// What an object may have and hasn't is nil; Foundation's error for it would fail the whole archive.
    private func lacks(_ key: String) -> Bool { key != NSKeyedArchiveRootObjectKey && !containsValue(forKey: key) }

    @_silgen_name("portico_unarchiver_requires")
    package func portico_requires() -> Bool { SecureDecoding.state(of: self)?.isRequired ?? plainRequires() }

    @_silgen_name("portico_unarchiver_require")
    package func portico_require(_ isRequired: Bool) {
        guard let state = SecureDecoding.state(of: self) else { return plainRequire(isRequired) }
        state.isRequired = isRequired
    }

    @_silgen_name("portico_unarchiver_error")
    package func portico_error() -> (any Error)? { SecureDecoding.state(of: self)?.failure ?? plainError() }

    private func refuse(_ state: SecureDecoding.State, _ reason: String) {
        if decodingFailurePolicy == .raiseException { FatalException.unarchiving.raise(reason) }
        let error = NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.coderReadCorrupt.rawValue,
            userInfo: [NSDebugDescriptionErrorKey: reason])
        if state.failure == nil { state.failure = error }
        failWithError(error)
    }

    private static func isOne(_ found: AnyClass, of allowed: [AnyClass]) -> Bool {
        var next: AnyClass? = found
        while let one = next {
            if allowed.contains(where: { $0 == one }) { return true }
            next = _getSuperclass(one)
        }
        return false
    }

    /// The class of what a property list holds as it is; nil for objects, which were checked by their names.
    private static func plainClass(of value: Any) -> AnyClass? {
        switch value {
        case is NSString, is String: NSString.self
        case is NSData, is Data: NSData.self
        case is NSNumber, is Bool, is Int, is Double: NSNumber.self
        default: nil
        }
    }

    private static func list(_ classes: [AnyClass]) -> String {
        "Allowed classes are: {\(classes.map { "'\($0)'" }.sorted().joined(separator: ", "))}"
    }
}

/// Stands for what an archive holds and its reader doesn't expect; why is said already, and nothing is read of that archive any more. It can
/// be read, because a dictionary that lacks one of its values ends the process on Linux.
private final class RefusedObject: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    override init() {}
    init?(coder: NSCoder) { super.init() }
    func encode(with coder: NSCoder) {}
}
