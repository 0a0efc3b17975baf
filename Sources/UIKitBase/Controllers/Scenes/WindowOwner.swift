/// The window of a delegate, which is an optional property of two of UIKit's protocols: a delegate that leaves it out has none.
///
/// A class declares `var window: UIWindow?`. To callers of `UIApplicationDelegate` and `UIWindowSceneDelegate` the property itself is
/// optional, too, so they see `UIWindow??`; that overload is in extensions of the two, and comes first.
@preconcurrency @MainActor public protocol _PorticoWindowOwner: AnyObject {
    @_disfavoredOverload var window: UIWindow? { get set }
}

extension _PorticoWindowOwner {
    /// Stands in where the delegate has no window: nil, and setting it changes nothing.
    @_disfavoredOverload public var window: UIWindow? {
        get { OptionalCall.missing(nil) }
        set { OptionalCall.missing(()) }
    }
}
