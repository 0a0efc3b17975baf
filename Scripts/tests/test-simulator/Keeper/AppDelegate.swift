import UIKit

/// Saves the number of its touches, to its defaults and to a file, on the way to the background; what it finds at a launch must be one
/// number. A line of `Documents/lost` for each time that it isn't.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let keeper = KeeperViewController()
    private var file: URL { URL(fileURLWithPath: NSHomeDirectory() + "/Documents/touches") }

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let inFile = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        let inDefaults = UserDefaults.standard.integer(forKey: "touches")
        if inFile != inDefaults { note("\(inFile) in the file, \(inDefaults) in the defaults") }
        keeper.touches = max(inFile, inDefaults)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = keeper
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.set(keeper.touches, forKey: "touches")
        do { try "\(keeper.touches)".write(to: file, atomically: true, encoding: .utf8) } catch { note("\(error)") }
    }

    private func note(_ text: String) {
        let path = NSHomeDirectory() + "/Documents/lost"
        let old = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        try? (old + text + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
}

class KeeperViewController: UIViewController {
    var touches = 0
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.frame = view.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        label.text = "\(touches)"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
        label.text = "\(self.touches)"
    }
}
