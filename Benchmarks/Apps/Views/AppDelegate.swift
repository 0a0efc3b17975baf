import UIKit

/// Runs one workload, `VIEWS_WORKLOAD`, of one side, `VIEWS_SIDE`: a few times to warm up, then `VIEWS_ROUNDS` times, of which it says the
/// fastest. What it costs under callgrind is inside of `porticoCounted`.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        // A run loop without any source doesn't turn; and from one of its own blocks the main queue's run in it, too. A timer would be too late:
        // it waits by the machine's clock, and the story by the virtual one.
        RunLoop.main.add(Timer(timeInterval: 1_000_000, repeats: true) { _ in }, forMode: .common)
        RunLoop.main.perform { MainActor.assumeIsolated { self.measure(in: window) } }
        return true
    }

    private func measure(in window: UIWindow) {
        let environment = ProcessInfo.processInfo.environment
        let (name, side) = (environment["VIEWS_WORKLOAD"] ?? "", environment["VIEWS_SIDE"] ?? "swiftui")
        let rounds = environment["VIEWS_ROUNDS"].flatMap(Int.init) ?? 1
        let found = side == "uikit" ? UIKitSide.workload(name, in: window) : SwiftUISide.workload(name, in: window)
        guard let workload = found else {
            print("VIEWS no workload “\(name)” of \(side)")
            exit(2)
        }
        if name == "memory" {
            let before = residentBytes()
            workload.run()
            report(name, side, "a screen", Double(residentBytes() - before) / Double(workload.count) / 1024, "KiB")
            exit(0)
        }
        workload.run()
        let firstBodies = Bodies.count
        for _ in 0..<2 { workload.run() }
        Bodies.count = 0
        var fastest = Double.infinity
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            porticoCounted(workload.run)
            let time = ContinuousClock.now - start
            fastest = min(
                fastest, Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
        }
        report(name, side, "time", fastest / Double(workload.count), "µs")
        if side == "swiftui" {
            report(name, side, "bodies so far", Double(firstBodies), "")
            report(name, side, "bodies", Double(Bodies.count) / Double(rounds * workload.count), "")
        }
        print("COUNT \(workload.count)")
        print("COUNTS done")
        exit(0)
    }

    private func report(_ name: String, _ side: String, _ metric: String, _ value: Double, _ unit: String) {
        print("RESULT\tviews\t\(name)\t\(side)\t\(metric)\t\(value)\t\(unit)")
    }

    /// What the process holds in memory that is no file's.
    private func residentBytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = text.split(separator: " ").compactMap { Int($0) }
        return pages.count > 2 ? (pages[1] - pages[2]) * 4096 : 0
    }
}

/// A turn of the run loop with its updates and its commit, as each event has one.
@MainActor
func finishTurn() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

/// Its name is what callgrind looks for.
@inline(never)
func porticoCounted(_ body: () -> Void) { body() }

/// A block that does the same work each time, and how many of what it counts it does.
struct Workload {
    var count = 1
    let run: () -> Void
}

/// How many bodies of the views below have run.
@MainActor
enum Bodies { static var count = 0 }

/// The texts of both sides.
enum Texts {
    private static let words = [
        "river", "stone", "quick", "brown", "fox", "jumps", "over", "lazy", "dog", "well-known",
    ]

    static func label(_ index: Int) -> String { "\(words[index % 10]) \(words[(index * 7 + 3) % 10]) \(index)" }
}
