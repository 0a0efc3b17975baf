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
    /// The object's element.
    package let reading: NibReading
    /// The storyboard that a controller is made by.
    let origin: SegueOrigin?
    private let maker: @MainActor (NibContent.ID) -> AnyObject?

    init(
        _ values: [String: NibContent.Value], bundle: Bundle?, reading: NibReading, origin: SegueOrigin?,
        make: @escaping @MainActor (NibContent.ID) -> AnyObject?
    ) {
        (self.values, self.bundle, self.reading, self.origin, maker) = (values, bundle, reading, origin, make)
        super.init()
    }

    /// Nibs are loaded on the main thread.
    private func make(_ id: NibContent.ID) -> AnyObject? {
        nonisolated(unsafe) var made: AnyObject?
        let maker = maker
        MainActor.assumeIsolated { made = maker(id) }
        return made
    }

    package override var allowsKeyedCoding: Bool { true }
    package override var requiresSecureCoding: Bool { false }
    package override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    package override func decodeObject(forKey key: String) -> Any? {
        switch values[key] {
        case .text(let text)?: text
        case .objects(let ids)?: ids.compactMap(make)
        case .nibs?, nil: nil
        }
    }

    package override func decodeObject<DecodedObjectType: NSObject & NSCoding>(
        of cls: DecodedObjectType.Type, forKey key: String
    ) -> DecodedObjectType? {
        let value = decodeObject(forKey: key)
        if let text = value as? String, cls == NSString.self { return NSString(string: text) as? DecodedObjectType }
        return value as? DecodedObjectType
    }

    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }

    // No object decodes a number by a key: an element's properties are read from its table.
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeCInt(forKey key: String) -> Int32 { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The object that a document keeps under `key` of the one that is being made: a navigation controller's bar.
    @MainActor package func nibObject<T: AnyObject>(_ key: String, as type: T.Type = T.self) -> T? {
        (self as? NibCoder)?.reading[key]?.object as? T
    }
}

/// An object that a nib may hold and that hears when all connections are there.
@MainActor package protocol NibAwaking: AnyObject {
    func awakeFromNib()
}

extension UIViewController: NibAwaking {}
extension NSLayoutConstraint: NibAwaking {}

/// An object that makes some of a document's elements by itself: a cell its content view.
@MainActor package protocol NibPartHolder: AnyObject {
    func nibPart(_ name: String) -> AnyObject?
}
