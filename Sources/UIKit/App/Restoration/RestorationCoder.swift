import CoreGraphics
import Foundation

/// The keyed archiver that an app's state goes into, and comes out of: one object's entry. Controllers, views and registered
/// objects are kept as references to their own entries.
///
/// - From: `StatePreservation`, `StateRestoration`
/// - To: `encodeRestorableState(with:)`, `decodeRestorableState(with:)`
final class RestorationCoder: NSCoder {
    /// What was encoded, as property lists.
    private(set) var values: [String: Any]
    private let isSecure: Bool
    /// While encoding: the name of an object that has an entry of its own; nil for anything else.
    private let name: @MainActor (AnyObject) -> Reference?
    /// While decoding: the object of that name.
    private let object: @MainActor (Int) -> AnyObject?

    enum Reference {
        case entry(Int)
        /// A controller or view that isn't to be preserved.
        case left
        case storyboard([String])
    }

    init(
        values: [String: Any] = [:], isSecure: Bool,
        name: @escaping @MainActor (AnyObject) -> Reference? = { _ in nil },
        object: @escaping @MainActor (Int) -> AnyObject? = { _ in nil }
    ) {
        (self.values, self.isSecure, self.name, self.object) = (values, isSecure, name, object)
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override var requiresSecureCoding: Bool { isSecure }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: Encoding

    private func put(_ value: Any?, _ key: String) {
        guard let value else {
            values[key] = nil
            return
        }
        if isSecure, Self.isInsecure(value) {
            report(
                "\(type(of: value)), encoded for “\(key)”, doesn't adopt NSSecureCoding: it is left out. Adopt it, or "
                    + "implement application(_:shouldSaveApplicationState:).")
            return
        }
        guard let list = ArchivedValue.propertyList(of: value, reference: named) else {
            if reference(to: value) == nil {
                report("\(type(of: value)), encoded for “\(key)”, adopts no NSCoding: it is left out.")
            }
            return
        }
        values[key] = list
    }

    private static func isInsecure(_ value: Any) -> Bool {
        guard let object = value as? NSObject else { return false }
        return object is any NSCoding && !(object is any NSSecureCoding) && !isReferable(object)
    }

    private static func isReferable(_ object: AnyObject) -> Bool {
        object is UIView || object is UIViewController || object is any UIStateRestoring || object is UIStoryboard
    }

    private func reference(to value: Any) -> Reference? {
        guard type(of: value) is AnyClass, Self.isReferable(value as AnyObject) else { return nil }
        nonisolated(unsafe) let object = value as AnyObject
        let name = name
        nonisolated(unsafe) var result: Reference?
        MainActor.assumeIsolated { result = name(object) }
        return result
    }

    private func named(_ value: Any) -> Any? {
        switch reference(to: value) {
        case .entry(let index)?: index
        case .storyboard(let names)?: names
        case .left?, nil: nil
        }
    }

    private func report(_ text: String) {
        MainActor.assumeIsolated { RestorationStore.report(text) }
    }

    override func encode(_ objv: Any?, forKey key: String) { put(objv, key) }
    override func encodeConditionalObject(_ objv: Any?, forKey key: String) { put(objv, key) }
    override func encode(_ boolv: Bool, forKey key: String) { values[key] = boolv }
    override func encode(_ intv: Int32, forKey key: String) { values[key] = Int(intv) }
    override func encode(_ intv: Int64, forKey key: String) { values[key] = intv }
    override func encode(_ intv: Int, forKey key: String) { values[key] = intv }
    override func encode(_ realv: Float, forKey key: String) { values[key] = Double(realv) }
    override func encode(_ realv: Double, forKey key: String) { values[key] = realv }
    override func encodeBytes(_ bytesp: UnsafePointer<UInt8>?, length lenv: Int, forKey key: String) {
        values[key] = bytesp.map { Data(bytes: $0, count: lenv) } ?? Data()
    }

    // MARK: Decoding

    private func get(_ key: String) -> Any? {
        values[key].flatMap { ArchivedValue.value(of: $0, reference: found) }
    }

    private func found(_ reference: Any) -> Any? {
        let object = object
        nonisolated(unsafe) var result: AnyObject?
        if let names = reference as? [String], names.count == 2 {
            MainActor.assumeIsolated { result = UIStoryboard.restored(names[0], bundle: names[1]) }
        } else if let index = reference as? Int {
            MainActor.assumeIsolated { result = object(index) }
        }
        return result
    }

    override func decodeObject(forKey key: String) -> Any? { get(key) }
    override func decodePropertyList(forKey key: String) -> Any? { get(key) }
    override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? {
        get(key) as? DecodedObjectType
    }
    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        guard let value = get(key), let classes else { return get(key) }
        guard let object = value as? NSObject else { return nil }
        return classes.contains { cls in object.isKind(of: cls) } ? value : nil
    }

    private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }
    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeCInt(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
    override func withDecodedUnsafeBytes<ResultType>(
        forKey key: String, body: (UnsafeRawBufferPointer?) throws -> ResultType
    ) rethrows -> ResultType {
        guard let data = values[key] as? Data else { return try body(nil) }
        return try data.withUnsafeBytes { try body($0) }
    }
}
