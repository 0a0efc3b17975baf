import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

// The classes of UIKit's and QuartzCore's in which a member that an `AnyObject` is asked for is looked up (`_PorticoMembers`).
extension _PorticoMembers {
    public subscript<T>(dynamicMember path: KeyPath<NSValue, T>) -> T! { value(path) }
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
}
