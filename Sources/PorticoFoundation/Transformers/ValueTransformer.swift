import Foundation

/// Makes one value of another, and maybe back. Subclasses say how, and are registered by name.
open class ValueTransformer: NSObject, @unchecked Sendable {
    /// `lock` guards it.
    private nonisolated(unsafe) static var registered: [NSValueTransformerName: ValueTransformer] = [
        .negateBooleanTransformerName: NegateTransformer(),
        .isNilTransformerName: PresenceTransformer(isNil: true),
        .isNotNilTransformerName: PresenceTransformer(isNil: false),
        .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]
    private static let lock = NSLock()

    public override init() { super.init() }

    /// Registers a transformer under a name; nil removes it.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { registered[name] = transformer }
    }

    /// The names that are registered.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { registered.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        if let known = lock.withLock({ registered[name] }) { return known }
        guard let type = ObjCClassRegistry.shared.classNamed(name.rawValue) as? ValueTransformer.Type else { return nil }
        let made = makeInstance(of: type) as? ValueTransformer
        lock.withLock { registered[name] = made }
        return made
    }

    /// The class of the values that it makes.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether it goes back, too. By default it does.
    open class func allowsReverseTransformation() -> Bool { true }
    /// The value made of another one. By default the same.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value that another was made of. By default what `transformedValue` makes.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// What lets an initialiser give an instance that is there already.
public protocol _PorticoValueTransformer {}

extension ValueTransformer: _PorticoValueTransformer {}

extension _PorticoValueTransformer where Self: ValueTransformer {
    /// The transformer of this name. One that isn't registered is made of the class of this name, and registered.
    public init?(forName name: NSValueTransformerName) {
        guard let known = ValueTransformer.named(name) as? Self else { return nil }
        self = known
    }
}

private final class NegateTransformer: ValueTransformer, @unchecked Sendable {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? {
        NSNumber(value: !((value as? NSNumber)?.boolValue ?? value as? Bool ?? false))
    }
}

private final class PresenceTransformer: ValueTransformer, @unchecked Sendable {
    private let isNil: Bool
    init(isNil: Bool) { self.isNil = isNil }
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override class func allowsReverseTransformation() -> Bool { false }
    override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: (value == nil) == isNil) }
}

/// Reads archives of some classes, and writes them on the way back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    /// The classes that an archive's first object may be of.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    open override class func transformedValueClass() -> AnyClass { NSObject.self }
    open override class func allowsReverseTransformation() -> Bool { true }

    /// The object of an archive; nil for other data.
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data ?? (value as? NSData).map({ $0 as Data }) else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: data)
    }

    /// An archive of the object.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        guard let value else { return nil }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    }
}
