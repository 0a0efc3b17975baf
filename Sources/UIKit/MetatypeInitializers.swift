import Foundation
import PorticoObjC

// UIKit's designated initialisers, and those that its own code calls, on classes that only the running program knows. How a pair
// works, and where its other half lies, is told at `_PorticoObject`.

extension _PorticoObject where Self: UIView {
    /// Makes a view of a class that the running program chose.
    @_silgen_name("portico_metatype_view") @preconcurrency @MainActor
    public init(frame: CGRect, _portico: Void = ())
}

extension _PorticoObject where Self: UIViewController {
    /// Makes a controller of a class that the running program chose.
    @_silgen_name("portico_metatype_controller") @preconcurrency @MainActor
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _portico: Void = ())
}

extension _PorticoObject where Self: UINavigationController {
    @_silgen_name("portico_metatype_navigation_root") @preconcurrency @MainActor
    public init(rootViewController: UIViewController, _portico: Void = ())

    @_silgen_name("portico_metatype_navigation_bars") @preconcurrency @MainActor
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _portico: Void = ())
}

extension _PorticoObject where Self: UIGestureRecognizer {
    @_silgen_name("portico_metatype_gesture") @preconcurrency @MainActor
    public init(target: Any?, action: Selector?, _portico: Void = ())
}

extension _PorticoObject where Self: UIPresentationController {
    @_silgen_name("portico_metatype_presentation") @preconcurrency @MainActor
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        _portico: Void = ())
}

extension _PorticoObject where Self: UIStoryboardSegue {
    @_silgen_name("portico_metatype_segue") @preconcurrency @MainActor
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController, _portico: Void = ())
}

extension _PorticoObject where Self: UIButton {
    @_silgen_name("portico_metatype_button") @preconcurrency @MainActor
    public init(type buttonType: UIButton.ButtonType, _portico: Void = ())
}

extension _PorticoObject where Self: UIImageView {
    @_silgen_name("portico_metatype_image_view") @preconcurrency @MainActor
    public init(image: UIImage?, _portico: Void = ())
}

extension _PorticoObject where Self: UIVisualEffectView {
    @_silgen_name("portico_metatype_effect_view") @preconcurrency @MainActor
    public init(effect: UIVisualEffect?, _portico: Void = ())
}

extension _PorticoObject where Self: UIWindow {
    @_silgen_name("portico_metatype_window") @preconcurrency @MainActor
    public init(windowScene: UIWindowScene, _portico: Void = ())
}
