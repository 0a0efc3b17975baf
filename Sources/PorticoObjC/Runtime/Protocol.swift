import Foundation

/// A protocol of Objective-C as an object. Swift's protocols aren't to be had by name here, so it is a name and nothing more (DEV-982).
public final class Protocol: NSObject, @unchecked Sendable {
    let name: String

    init(name: String) { self.name = name }

    public override func isEqual(_ object: Any?) -> Bool { (object as? Protocol)?.name == name }
    public override var hash: Int { name.hashValue }
    public override var description: String { "<Protocol: \(name)>" }
}

/// A method that a protocol asks for.
public struct objc_method_description {
    /// Its name; nil where the protocol asks for no such method.
    public var name: Selector?
    /// Its types as Objective-C writes them.
    public var types: UnsafeMutablePointer<CChar>?

    public init() {}
    public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) { (self.name, self.types) = (name, types) }
}

/// The protocol of this name: nil, because none is to be had by name.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? { nil }
/// The protocol of this name: nil, because none is to be had by name.
public func NSProtocolFromString(_ namestr: String) -> Protocol? { nil }
/// The name of a protocol.
public func NSStringFromProtocol(_ proto: Protocol) -> String { proto.name }
/// The name of a protocol.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> { CStrings.text(proto.name) }
/// What a protocol says of a method: nothing is known of any.
public func protocol_getMethodDescription(
    _ proto: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description { objc_method_description() }
/// The methods that a protocol asks for: nothing is known of any.
public func protocol_copyMethodDescriptionList(
    _ proto: Protocol, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool,
    _ outCount: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
    outCount?.pointee = 0
    return nil
}
/// Whether two protocols are the same.
public func protocol_isEqual(_ proto: Protocol?, _ other: Protocol?) -> Bool { proto?.name == other?.name }
/// Whether a class says that it has a protocol: none does.
public func class_conformsToProtocol(_ cls: AnyClass?, _ protocol: Protocol?) -> Bool { false }
/// The protocols that a class says it has: none is to be had.
public func class_copyProtocolList(
    _ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<Protocol>? {
    outCount?.pointee = 0
    return nil
}
