import Foundation
import UIKit

// Definitions of initialisers that UIKit declares. How a pair works is told at `_PorticoObject`.

extension UIView {
    @_silgen_name("portico_metatype_view") public convenience init(_porticoFrame frame: CGRect) {
        self.init(frame: frame)
    }
}

extension UIViewController {
    @_silgen_name("portico_metatype_controller")
    public convenience init(_porticoNib name: String?, _ bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }
}

extension UINavigationController {
    @_silgen_name("portico_metatype_navigation_root")
    public convenience init(_porticoRoot root: UIViewController) { self.init(rootViewController: root) }

    @_silgen_name("portico_metatype_navigation_bars")
    public convenience init(_porticoBar bar: AnyClass?, _ toolbar: AnyClass?) {
        self.init(navigationBarClass: bar, toolbarClass: toolbar)
    }
}

extension UIGestureRecognizer {
    @_silgen_name("portico_metatype_gesture")
    public convenience init(_porticoTarget target: Any?, _ action: Selector?) {
        self.init(target: target, action: action)
    }
}

extension UIPresentationController {
    @_silgen_name("portico_metatype_presentation")
    public convenience init(_porticoPresented presented: UIViewController, _ presenting: UIViewController?) {
        self.init(presentedViewController: presented, presenting: presenting)
    }
}

extension UIStoryboardSegue {
    @_silgen_name("portico_metatype_segue")
    public convenience init(_porticoIdentifier id: String?, _ source: UIViewController, _ destination: UIViewController)
    {
        self.init(identifier: id, source: source, destination: destination)
    }
}

extension UIButton {
    @_silgen_name("portico_metatype_button") public convenience init(_porticoType type: ButtonType) {
        self.init(type: type)
    }
}

extension UIImageView {
    @_silgen_name("portico_metatype_image_view") public convenience init(_porticoImage image: UIImage?) {
        self.init(image: image)
    }
}

extension UIVisualEffectView {
    @_silgen_name("portico_metatype_effect_view") public convenience init(_porticoEffect effect: UIVisualEffect?) {
        self.init(effect: effect)
    }
}

extension UIWindow {
    @_silgen_name("portico_metatype_window") public convenience init(_porticoScene scene: UIWindowScene) {
        self.init(windowScene: scene)
    }
}
