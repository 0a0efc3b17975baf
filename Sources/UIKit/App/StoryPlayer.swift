import CoreGraphics
import Foundation
import PorticoHost

/// Plays a story: does step by step what a person and the system do to the app.
///
/// - From: `UIApplicationMain`
/// - To: `AppRuntime`
@MainActor final class StoryPlayer {
    let file: String
    let steps: [StoryStep]
    weak var runtime: AppRuntime!
    private var hasLaunched = false
    private var hasTerminated = false

    init(file: String, steps: [StoryStep]) {
        self.file = file
        self.steps = steps
    }

    /// The run's story; nil when it has none. A bad story throws before anything is started.
    static func read(_ settings: RunSettings) throws -> StoryPlayer? {
        guard let path = settings.script else { return nil }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw StoryError.unreadable(path)
        }
        return StoryPlayer(file: path, steps: try Story.parse(String(decoding: data, as: UTF8.self), file: path))
    }

    /// Returns the process's exit status.
    func play() -> Int32 {
        do {
            if steps.first?.action != .launch { launch() }
            for step in steps {
                if hasTerminated { break }
                try perform(step)
            }
            if !hasTerminated { terminate() }
            return 0
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return AppRuntime.badStoryStatus
        }
    }

    private func launch() {
        guard !hasLaunched else { return }
        hasLaunched = true
        runtime.receive(.activate)
        frames(1)
    }

    private func terminate() {
        hasTerminated = true
        runtime.receive(.terminate)
        runtime.turn()
    }

    private func frames(_ count: Int) {
        for _ in 0..<count {
            if runtime.isVirtual { runtime.frame() } else { runtime.advance(by: AppRuntime.frameInterval) }
        }
    }

    private func send(_ command: LifecycleCommand) {
        runtime.receive(command)
        frames(1)
    }

    private func perform(_ step: StoryStep) throws {
        switch step.action {
        case .launch: launch()
        case .tap(let target): tap(at: try locate(target, step))
        case .swipe(let from, let to, let duration):
            swipe(from: try locate(from, step), to: try locate(to, step), duration: duration)
        case .type(let text):
            guard FirstResponder.current is any UIKeyInput else {
                throw HostError.badStep(
                    file: file, line: step.line, reason: "nothing takes text now",
                    remedy: "tap a text field before “type”")
            }
            runtime.post(.text(text))
            frames(1)
        case .home: send(.enterBackground)
        case .reopen, .unlock: send(.activate)
        case .lock: send(.resignActive)
        case .memoryWarning: send(.memoryWarning)
        case .rotate(let orientation):
            runtime.post(.rotate(orientation))
            frames(1)
            // The turn takes its time, as on a device; a story goes on when it is over.
            runtime.advance(by: Rotation.duration)
        case .appearance(let appearance):
            runtime.post(.appearance(appearance))
            frames(1)
        case .wait(let seconds): runtime.advance(by: seconds, paced: true)
        case .snapshot(let name): try writeSnapshot(name, step)
        case .terminate: terminate()
        }
    }

    // MARK: Fingers

    private func tap(at point: CGPoint) {
        touch(.began, point)
        frames(3)
        touch(.ended, point)
        frames(2)
    }

    private func swipe(from start: CGPoint, to end: CGPoint, duration: Double) {
        touch(.began, start)
        frames(1)
        let count = max(1, Int((duration / AppRuntime.frameInterval).rounded()))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            touch(.moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            frames(1)
        }
        touch(.ended, end)
        frames(2)
    }

    private func touch(_ phase: HostEvent.TouchPhase, _ point: CGPoint) {
        runtime.post(
            .touch(id: 1, phase: phase, x: Double(point.x), y: Double(point.y), timestamp: runtime.now))
    }

    private func locate(_ target: StoryStep.Target, _ step: StoryStep) throws -> CGPoint {
        let screen = UIScreen.main.bounds
        func fail(_ reason: String, _ remedy: String) -> HostError {
            .badStep(file: file, line: step.line, reason: reason, remedy: remedy)
        }
        switch target {
        case .point(let x, let y):
            let point = CGPoint(x: x, y: y)
            guard screen.contains(point) else {
                throw fail(
                    "the point \(x),\(y) is off the screen",
                    "the screen is \(Int(screen.width))×\(Int(screen.height)) points now")
            }
            return point
        case .title(let title):
            guard let view = ViewFinder.view(titled: title) else {
                let shown = ViewFinder.titles().prefix(12).map { "“\($0)”" }.joined(separator: ", ")
                throw fail(
                    "nothing on the screen shows “\(title)”",
                    shown.isEmpty ? "wait until it is shown, or name a point" : "on the screen: \(shown)")
            }
            return try center(of: view, "“\(title)”", fail)
        case .identifier(let identifier):
            guard let view = ViewFinder.view(identified: identifier) else {
                throw fail(
                    "no visible view has the identifier #\(identifier)",
                    "set accessibilityIdentifier = \"\(identifier)\" on it")
            }
            return try center(of: view, "#\(identifier)", fail)
        }
    }

    private func center(
        of view: UIView, _ name: String, _ fail: (String, String) -> HostError
    ) throws -> CGPoint {
        let bounds = view.bounds
        let point = view.convertToScreen(CGPoint(x: bounds.midX, y: bounds.midY))
        guard UIScreen.main.bounds.contains(point) else {
            throw fail("\(name) is off the screen, at \(Int(point.x)),\(Int(point.y))", "bring it into view first")
        }
        return point
    }

    // MARK: Pictures

    private func writeSnapshot(_ name: String, _ step: StoryStep) throws {
        let folder = URL(fileURLWithPath: runtime.settings.output, isDirectory: true)
        let path = folder.appendingPathComponent("\(name).png")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard let data = runtime.snapshot() else { throw StoryError.noPicture }
            try data.write(to: path)
        } catch {
            throw HostError.badStep(
                file: file, line: step.line, reason: "cannot write \(path.path)",
                remedy: "give a folder that can be written with --output (\(error.localizedDescription))")
        }
    }
}

enum StoryError: Error, CustomStringConvertible {
    case unreadable(String)
    case noPicture

    var description: String {
        switch self {
        case .unreadable(let path): "cannot read the story “\(path)”: give the path of a readable text file"
        case .noPicture: "the screen could not be encoded"
        }
    }
}
