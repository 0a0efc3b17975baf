import Foundation
import PorticoHost
import PorticoShell

/// One hostile app a case, below a shell that does what a person might. Whatever the app does, the shell turns on, grows no larger,
/// and nothing is left when it ends.
struct ChannelFuzz: FuzzSubject {
    /// Machine seconds that one turn of the shell may take.
    private static let slowest = 2.0

    private var ends: [String: Int] = [:]
    private var firstResident = 0
    private var largestResident = 0
    private var descriptors = 0
    private var slowest = 0.0

    mutating func run(seed: UInt64) throws {
        var random = FuzzRandom(state: seed)
        var configuration = ShellConfiguration()
        configuration.limits.launch = 0.2
        configuration.limits.resume = 0.2
        configuration.limits.command = 0.2
        configuration.limits.grace = 0.05
        configuration.limits.background = 0.1
        configuration.limits.expiration = 0.05
        configuration.settings.showsFrames = true
        let shell = SystemShell(configuration: configuration)
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        var app = InstalledApp(id: "hostile", name: "hostile", executable: folder + "/hostile-app")
        app.environment = ["HOSTILE_SEED": String(seed &* 2_654_435_761 | 1), "SWIFT_BACKTRACE": "enable=no"]
        shell.installApp(app)
        var kept: [SharedFrame] = []
        var end: AppEnd?
        shell.onEvent = { event in
            switch event {
            case .ended(_, let reason): end = reason
            // A viewer that reads what it gets.
            case .frame(_, let frame):
                if frame[frame.width - 1, frame.height - 1] != 0 || kept.count < 2 { kept.append(frame) }
            default: break
            }
        }
        let process = try shell.openApp("hostile")
        let stop = ContinuousClock.now + .milliseconds(300)
        while end == nil, ContinuousClock.now < stop {
            switch random.below(12) {
            case 0: shell.goHome()
            case 1: _ = try? shell.openApp("hostile")
            case 2: shell.beginInterruption(random.pick(Interruption.allCases))
            case 3: for one in Interruption.allCases { shell.endInterruption(one) }
            case 4: shell.memoryWarning()
            case 5: shell.sendEvent(.appearance(random.below(2) == 0 ? .dark : .light))
            case 6:
                for index in 0..<200 {
                    shell.sendEvent(.touch(id: 1, phase: .moved, x: Double(index), y: 1, timestamp: 0))
                }
            case 7: process.request(.snapshot) { _ in }
            case 8: process.request(.tree(.views)) { _ in }
            case 9: kept = []
            default: break
            }
            try turn(shell, seed)
        }
        shell.shutDown()
        guard shell.processes.isEmpty, let end else { throw FuzzFailure(text: "the process is left: \(process.state)") }
        ends[Self.kind(end), default: 0] += 1
        try checkSize()
    }

    private mutating func turn(_ shell: SystemShell, _ seed: UInt64) throws {
        let start = ContinuousClock.now
        shell.loop.turnLoop(atMost: 0.02)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        slowest = max(slowest, seconds)
        if seconds > Self.slowest { throw FuzzFailure(text: "a turn of the shell took \(seconds) s") }
    }

    /// Neither memory nor descriptors grow from case to case.
    private mutating func checkSize() throws {
        let resident = ProcessStatus(process: getpid())?.residentBytes ?? 0
        if firstResident == 0 { firstResident = resident }
        largestResident = max(largestResident, resident)
        guard resident < firstResident + 200_000_000 else {
            throw FuzzFailure(text: "\(resident / 1_000_000) MB are resident")
        }
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        if descriptors == 0 { descriptors = open }
        guard open <= descriptors + 8 else {
            throw FuzzFailure(text: "\(open) descriptors are open, \(descriptors) at first")
        }
    }

    private static func kind(_ end: AppEnd) -> String {
        switch end {
        case .quit: "quit"
        case .exited: "exited"
        case .crashed: "crashed"
        case .evicted: "evicted"
        case .watchdog: "watchdog"
        case .backgroundTasksNotEnded: "tasks"
        case .badChannel: "bad channel"
        case .failedToStart: "not started"
        case .shellEnded: "ended with the shell"
        }
    }

    var summary: String {
        let kinds = ends.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        return "Ends: \(kinds). Slowest turn \(Int(slowest * 1000)) ms, "
            + "resident \(firstResident / 1_000_000) MB at first, \(largestResident / 1_000_000) MB at most."
    }
}
