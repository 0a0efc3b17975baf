import CoreGraphics
import Foundation
import QuartzCore

/// What lowering makes of properties that are asked of an `AnyObject`: the classes of Apple's that could have them are tried,
/// and nil says that the object is none of those. On iOS the lookup is Objective-C's, over all classes.
@dynamicMemberLookup
public struct _PorticoMembers {
    let object: AnyObject

    public subscript<T>(dynamicMember path: KeyPath<NSLayoutConstraint, T>) -> T! { value(path) }
    /// Raw, as Objective-C hands it over: a priority may be compared with a number.
    @_disfavoredOverload
    public subscript<T: RawRepresentable>(dynamicMember path: KeyPath<NSLayoutConstraint, T>) -> T.RawValue! {
        value(path)?.rawValue
    }
    public subscript<T>(dynamicMember path: KeyPath<UIView, T>) -> T! { value(path) }
    @_disfavoredOverload
    public subscript<T: RawRepresentable>(dynamicMember path: KeyPath<UIView, T>) -> T.RawValue! {
        value(path)?.rawValue
    }
    public subscript<T>(dynamicMember path: KeyPath<UIViewController, T>) -> T! { value(path) }
    @_disfavoredOverload
    public subscript<T>(dynamicMember path: KeyPath<UIGestureRecognizer, T>) -> T! { value(path) }
    @_disfavoredOverload
    public subscript<T>(dynamicMember path: KeyPath<CALayer, T>) -> T! { value(path) }

    private func value<Root, T>(_ path: KeyPath<Root, T>) -> T? { (object as? Root)?[keyPath: path] }
}

/// Anything but an `AnyObject` stays what it is.
public func _porticoMembers<T>(_ value: T) -> T { value }
public func _porticoMembers(_ object: AnyObject) -> _PorticoMembers { _PorticoMembers(object: object) }
public func _porticoMembers(_ object: AnyObject?) -> _PorticoMembers? { object.map(_PorticoMembers.init) }
