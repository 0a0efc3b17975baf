import UIKit

/// W7: a label and a button; the story ends the program after its first frame.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 24))
        label.text = "Hello"
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 120, width: 350, height: 44)
        button.setTitle("Press me", for: .normal)
        controller.view.addSubview(label)
        controller.view.addSubview(button)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
