import CoreGraphics
import Foundation

/// Structs that meet `NSValue` as on iOS: `info[key] as? CGRect` of a notification, `frame as NSValue`.
public protocol _PorticoBoxedStruct: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The struct in an `NSValue`.
    var _porticoBoxed: NSValue { get }
    /// nil where the value was made of another kind.
    static func _porticoUnboxed(_ value: NSValue) -> Self?
    /// The value that a missing one counts as.
    static var _porticoZero: Self { get }
}

extension _PorticoBoxedStruct {
    /// The struct in an `NSValue`: what `as NSValue` calls.
    public func _bridgeToObjectiveC() -> NSValue { _porticoBoxed }

    /// The struct of a value that is known to hold one; nil where it holds another kind.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = _porticoUnboxed(source)
    }

    /// The struct of a value that may hold one: what `as?` calls. False where it holds another kind.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = _porticoUnboxed(source)
        return result != nil
    }

    /// The struct of a value, or the zero of its type for nil and for another kind.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap(_porticoUnboxed) ?? _porticoZero
    }

    // Foundation knows no other kind.
    /// The struct in an `NSValue` that is equal only to itself (DEV-029).
    public var _porticoBoxed: NSValue { NSValue(boxing: self) }
    /// The struct that a value of ours holds; nil where it holds another kind.
    public static func _porticoUnboxed(_ value: NSValue) -> Self? { value.boxed(Self.self) }
}

extension NSValue {
    /// Whether it was made of what `other` was made of.
    fileprivate func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _PorticoBoxedStruct {
    /// The point in Foundation's own `NSValue`.
    public var _porticoBoxed: NSValue { NSValue(point: self) }
    /// The point of a value that was made of one; nil for another kind.
    public static func _porticoUnboxed(_ value: NSValue) -> CGPoint? {
        value.isLike(zero._porticoBoxed) ? value.pointValue : nil
    }
    /// The value that a missing one counts as: the point at the origin.
    public static var _porticoZero: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _PorticoBoxedStruct {
    /// The size in Foundation's own `NSValue`.
    public var _porticoBoxed: NSValue { NSValue(size: self) }
    /// The size of a value that was made of one; nil for another kind.
    public static func _porticoUnboxed(_ value: NSValue) -> CGSize? {
        value.isLike(zero._porticoBoxed) ? value.sizeValue : nil
    }
    /// The value that a missing one counts as: the size of nothing.
    public static var _porticoZero: CGSize { .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _PorticoBoxedStruct {
    /// The rectangle in Foundation's own `NSValue`.
    public var _porticoBoxed: NSValue { NSValue(rect: self) }
    /// The rectangle of a value that was made of one; nil for another kind.
    public static func _porticoUnboxed(_ value: NSValue) -> CGRect? {
        value.isLike(zero._porticoBoxed) ? value.rectValue : nil
    }
    /// The value that a missing one counts as: the empty rectangle at the origin.
    public static var _porticoZero: CGRect { .zero }
}

extension CGVector: _PorticoBoxedStruct {
    /// The value that a missing one counts as: the vector without length.
    public static var _porticoZero: CGVector { CGVector(dx: 0, dy: 0) }
}

extension CGAffineTransform: _PorticoBoxedStruct {
    /// The value that a missing one counts as: the identity.
    public static var _porticoZero: CGAffineTransform { .identity }
}

extension CATransform3D: _PorticoBoxedStruct {
    /// The value that a missing one counts as: the identity.
    public static var _porticoZero: CATransform3D { CATransform3DIdentity }
}
