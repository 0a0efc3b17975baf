import CoreGraphics
import Foundation

/// Structs that meet `NSValue` as on iOS: `info[key] as? CGRect` of a notification, `frame as NSValue`.
public protocol _PorticoBoxedStruct: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    var _porticoBoxed: NSValue { get }
    /// nil where the value was made of another kind.
    static func _porticoUnboxed(_ value: NSValue) -> Self?
    static var _porticoZero: Self { get }
}

extension _PorticoBoxedStruct {
    public func _bridgeToObjectiveC() -> NSValue { _porticoBoxed }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = _porticoUnboxed(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = _porticoUnboxed(source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        source.flatMap(_porticoUnboxed) ?? _porticoZero
    }

    // Foundation knows no other kind.
    public var _porticoBoxed: NSValue { NSValue(boxing: self) }
    public static func _porticoUnboxed(_ value: NSValue) -> Self? { value.boxed(Self.self) }
}

extension NSValue {
    /// Whether it was made of what `other` was made of.
    fileprivate func isLike(_ other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, _PorticoBoxedStruct {
    public var _porticoBoxed: NSValue { NSValue(point: self) }
    public static func _porticoUnboxed(_ value: NSValue) -> CGPoint? {
        value.isLike(zero._porticoBoxed) ? value.pointValue : nil
    }
    public static var _porticoZero: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, _PorticoBoxedStruct {
    public var _porticoBoxed: NSValue { NSValue(size: self) }
    public static func _porticoUnboxed(_ value: NSValue) -> CGSize? {
        value.isLike(zero._porticoBoxed) ? value.sizeValue : nil
    }
    public static var _porticoZero: CGSize { .zero }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, _PorticoBoxedStruct {
    public var _porticoBoxed: NSValue { NSValue(rect: self) }
    public static func _porticoUnboxed(_ value: NSValue) -> CGRect? {
        value.isLike(zero._porticoBoxed) ? value.rectValue : nil
    }
    public static var _porticoZero: CGRect { .zero }
}

extension CGVector: _PorticoBoxedStruct {
    public static var _porticoZero: CGVector { CGVector(dx: 0, dy: 0) }
}

extension CGAffineTransform: _PorticoBoxedStruct {
    public static var _porticoZero: CGAffineTransform { .identity }
}

extension CATransform3D: _PorticoBoxedStruct {
    public static var _porticoZero: CATransform3D { CATransform3DIdentity }
}
