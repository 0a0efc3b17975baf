import UIKit

/// Runs the steps of one side, `STORES_SIDE`, on a file of its own with `STORES_COUNT` objects, and says how long each took.
///
/// With `STORES_COUNTED` the one step of that name is inside of `porticoCounted`, where callgrind counts and samples.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["STORES_COUNT"].flatMap(Int.init) ?? 100_000
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("stores-\(UUID().uuidString).sqlite")
        defer {
            for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
        }
        do {
            let side: any Side
            switch environment["STORES_SIDE"] {
            case "sqlite": side = try PlainSide(url)
            case "swiftdata": side = try ModelSide(url)
            default: side = try ObjectSide(url)
            }
            var sums: [Int] = []
            for (name, step) in side.steps {
                side.prepare()
                var (sum, failure): (Int, (any Error)?) = (0, nil)
                let run = { do { sum = try step(count) } catch { failure = error } }
                let start = ContinuousClock.now
                if environment["STORES_COUNTED"] == name { porticoCounted(run) } else { run() }
                let time = ContinuousClock.now - start
                if let failure { throw failure }
                sums.append(sum)
                let milliseconds = Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1000
                print("RESULT\tstores\t\(count) objects\t\(side.name)\t\(name)\t\(milliseconds)\tms")
            }
            // Both sides must have done the same.
            print("SUMS \(sums)")
        } catch {
            print("STORES failed: \(error)")
            exit(1)
        }
        exit(0)
    }
}

/// Its name is what callgrind looks for.
@inline(never)
func porticoCounted(_ body: () -> Void) { body() }

/// One way to keep objects. Each step answers a sum of what it has seen.
@MainActor
protocol Side {
    var name: String { get }
    var steps: [(String, (Int) throws -> Int)] { get }
    /// Forgets what is in memory, before each step.
    func prepare()
}

/// What the objects have, the same on every side.
struct ItemValues {
    let name: String
    let age: Int
    let height: Double
    let born: Date

    init(_ index: Int) {
        name = "Item number \(index)"
        age = index % 90
        height = Double(index % 200) / 100
        born = Date(timeIntervalSinceReferenceDate: Double(index) * 1000)
    }
}
