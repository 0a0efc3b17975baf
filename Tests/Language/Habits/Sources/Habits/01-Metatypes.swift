import UIKit

func made<V: UIView>(_ type: V.Type) -> V { V(frame: .zero) }
func made(anyOf type: UIView.Type) -> UIView { type.init() }
func made(controllerOf type: UIViewController.Type) -> UIViewController { type.init(nibName: nil, bundle: nil) }

/// Each initialiser of Apple's that is called on a class known at run time, as far as it is a pair in the frameworks.
func madeOfEveryKind(_ window: UIWindow) -> [NSObject] {
    let root = UIViewController()
    let stack: UINavigationController.Type = UINavigationController.self
    let recogniser: UIGestureRecognizer.Type = UITapGestureRecognizer.self
    let presentation: UIPresentationController.Type = UIPresentationController.self
    let segue: UIStoryboardSegue.Type = UIStoryboardSegue.self
    let button: UIButton.Type = UIButton.self
    let picture: UIImageView.Type = UIImageView.self
    let effect: UIVisualEffectView.Type = UIVisualEffectView.self
    let object: NSObject.Type = UILabel.self
    return [
        stack.init(rootViewController: root),
        stack.init(navigationBarClass: UINavigationBar.self, toolbarClass: nil),
        recogniser.init(target: nil, action: nil),
        presentation.init(presentedViewController: root, presenting: nil),
        segue.init(identifier: "s", source: root, destination: UIViewController()),
        button.init(type: .system), picture.init(image: nil), effect.init(effect: nil), object.init(), Progress(),
    ] + (window.windowScene.map { [type(of: window).init(windowScene: $0)] } ?? [])
}
