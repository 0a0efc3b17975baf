import Foundation

/// The coder that an object of a nib is made with. References make the object they name, so that a superview has its subviews
/// when `UIView.init(coder:)` returns.
///
/// - From: `NibInstantiation`
/// - To: `UIView.init(coder:)`
package final class NibCoder: NSCoder {
    private let values: [String: NibContent.Value]
    /// Where the nib was found.
    let bundle: Bundle?
    private let maker: @MainActor (NibContent.ID) -> AnyObject?

    init(
        _ values: [String: NibContent.Value], bundle: Bundle?,
        make: @escaping @MainActor (NibContent.ID) -> AnyObject?
    ) {
        (self.values, self.bundle, maker) = (values, bundle, make)
        super.init()
    }

    /// Nibs are loaded on the main thread.
    private func make(_ id: NibContent.ID) -> AnyObject? {
        nonisolated(unsafe) var made: AnyObject?
        nonisolated(unsafe) let maker = maker
        MainActor.assumeIsolated { made = maker(id) }
        return made
    }

    package override var allowsKeyedCoding: Bool { true }
    package override var requiresSecureCoding: Bool { false }
    package override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    package override func decodeObject(forKey key: String) -> Any? {
        switch values[key] {
        case .plain(let value)?: value
        case .object(let id)?: make(id)
        case .objects(let ids)?: ids.compactMap(make)
        case nil: nil
        }
    }

    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }

    private func number(_ key: String) -> NSNumber? {
        guard case .plain(let value)? = values[key] else { return nil }
        switch value {
        case let value as NSNumber: return value
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Bool: return NSNumber(value: value)
        default: return nil
        }
    }

    package override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    package override func decodeCInt(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    package override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    package override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    package override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
}

/// An object that a nib may hold and that hears when all connections are there.
@MainActor protocol NibAwaking: AnyObject {
    func awakeFromNib()
}

extension UIView: NibAwaking {
    /// What `init(coder:)` reads of a nib: where the view is, and what is in it.
    func decodeContents(_ coder: NSCoder) {
        guard let coder = coder as? NibCoder else { return }
        if let bounds = coder.decodeObject(forKey: "UIBounds") as? CGRect { self.bounds = bounds }
        if let center = coder.decodeObject(forKey: "UICenter") as? CGPoint { self.center = center }
        for child in coder.decodeObject(forKey: "UISubviews") as? [UIView] ?? [] { addSubview(child) }
    }
}

extension UIViewController: NibAwaking {}
