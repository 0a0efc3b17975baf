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
        window.layoutIfNeeded()
        CATransaction.flush()

        let name = ProcessInfo.processInfo.environment["COUNTS_WORKLOAD"] ?? ""
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
