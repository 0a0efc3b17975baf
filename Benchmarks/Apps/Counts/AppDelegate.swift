import UIKit

/// Runs one small workload, which the environment names, a few times as a warm-up and once to be counted; `Benchmarks/counts` runs it
/// under callgrind and counts the instructions of the main thread inside of `porticoCounted`.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let name = ProcessInfo.processInfo.environment["COUNTS_WORKLOAD"] ?? ""
        // The story ends the program after its first frame; all of that is counted.
        if name == "launched" {
            let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 24))
            label.text = "Hello"
            controller.view.addSubview(label)
            print("COUNTS done")
            return true
        }
        window.layoutIfNeeded()
        CATransaction.flush()

        guard let workload = Workloads.named(name, in: controller.view) else {
            print("COUNTS no workload “\(name)”")
            exit(2)
        }
        for _ in 0..<3 { workload() }
        porticoCounted(workload)
        print("COUNTS done")
        exit(0)
    }
}

/// Its name is what callgrind looks for.
@inline(never)
func porticoCounted(_ body: () -> Void) { body() }
