import Foundation
import PorticoObjC

// UIKit's designated initialisers, and those that its own code calls, on classes that only the running program knows. How a pair
// works is told at `_PorticoObject`.

extension UIView {
    @_silgen_name("portico_metatype_view") convenience init(_porticoFrame frame: CGRect) { self.init(frame: frame) }
}

extension _PorticoObject where Self: UIView {
    /// Makes a view of a class that the running program chose.
    @_silgen_name("portico_metatype_view") @preconcurrency @MainActor
    public init(frame: CGRect, _portico: Void = ())
}

extension UIViewController {
    @_silgen_name("portico_metatype_controller")
    convenience init(_porticoNib name: String?, _ bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }
}

extension _PorticoObject where Self: UIViewController {
    /// Makes a controller of a class that the running program chose.
    @_silgen_name("portico_metatype_controller") @preconcurrency @MainActor
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, _portico: Void = ())
}

extension UINavigationController {
    @_silgen_name("portico_metatype_navigation_root")
    convenience init(_porticoRoot root: UIViewController) { self.init(rootViewController: root) }

    @_silgen_name("portico_metatype_navigation_bars")
    convenience init(_porticoBar bar: AnyClass?, _ toolbar: AnyClass?) {
        self.init(navigationBarClass: bar, toolbarClass: toolbar)
    }
}

extension _PorticoObject where Self: UINavigationController {
    @_silgen_name("portico_metatype_navigation_root") @preconcurrency @MainActor
    public init(rootViewController: UIViewController, _portico: Void = ())

    @_silgen_name("portico_metatype_navigation_bars") @preconcurrency @MainActor
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?, _portico: Void = ())
}

extension UIGestureRecognizer {
    @_silgen_name("portico_metatype_gesture")
    convenience init(_porticoTarget target: Any?, _ action: Selector?) { self.init(target: target, action: action) }
}

extension _PorticoObject where Self: UIGestureRecognizer {
    @_silgen_name("portico_metatype_gesture") @preconcurrency @MainActor
    public init(target: Any?, action: Selector?, _portico: Void = ())
}

extension UIPresentationController {
    @_silgen_name("portico_metatype_presentation")
    convenience init(_porticoPresented presented: UIViewController, _ presenting: UIViewController?) {
        self.init(presentedViewController: presented, presenting: presenting)
    }
}

extension _PorticoObject where Self: UIPresentationController {
    @_silgen_name("portico_metatype_presentation") @preconcurrency @MainActor
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        _portico: Void = ())
}

extension UIStoryboardSegue {
    @_silgen_name("portico_metatype_segue")
    convenience init(_porticoIdentifier id: String?, _ source: UIViewController, _ destination: UIViewController) {
        self.init(identifier: id, source: source, destination: destination)
    }
}

extension _PorticoObject where Self: UIStoryboardSegue {
    @_silgen_name("portico_metatype_segue") @preconcurrency @MainActor
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController, _portico: Void = ())
}

extension UIButton {
    @_silgen_name("portico_metatype_button") convenience init(_porticoType type: ButtonType) { self.init(type: type) }
}

extension _PorticoObject where Self: UIButton {
    @_silgen_name("portico_metatype_button") @preconcurrency @MainActor
    public init(type buttonType: UIButton.ButtonType, _portico: Void = ())
}

extension UIImageView {
    @_silgen_name("portico_metatype_image_view") convenience init(_porticoImage image: UIImage?) {
        self.init(image: image)
    }
}

extension _PorticoObject where Self: UIImageView {
    @_silgen_name("portico_metatype_image_view") @preconcurrency @MainActor
    public init(image: UIImage?, _portico: Void = ())
}

extension UIVisualEffectView {
    @_silgen_name("portico_metatype_effect_view") convenience init(_porticoEffect effect: UIVisualEffect?) {
        self.init(effect: effect)
    }
}

extension _PorticoObject where Self: UIVisualEffectView {
    @_silgen_name("portico_metatype_effect_view") @preconcurrency @MainActor
    public init(effect: UIVisualEffect?, _portico: Void = ())
}

extension UIWindow {
    @_silgen_name("portico_metatype_window") convenience init(_porticoScene scene: UIWindowScene) {
        self.init(windowScene: scene)
    }
}

extension _PorticoObject where Self: UIWindow {
    @_silgen_name("portico_metatype_window") @preconcurrency @MainActor
    public init(windowScene: UIWindowScene, _portico: Void = ())
}
