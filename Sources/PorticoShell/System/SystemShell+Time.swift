import Foundation
import PorticoHost

/// Waiting and virtual time: what stories and tests drive a shell with. Every wait has an end.
extension SystemShell {
    /// Handles what comes until every app is where it is wanted. Watchdogs end an app that does not get there.
    package func settleProcesses() {
        let limits = configuration.limits
        loop.turnLoop(
            until: { processes.allSatisfy(\.state.isSettled) },
            atMost: (limits.launch + limits.resume + 2 * limits.command + 10) * (clock.isVirtual ? 20 : 1))
    }

    /// Asks an app and waits for the answer. Throws when it fails, or when the app ends or hangs.
    @discardableResult
    package func askProcess(_ process: AppProcess, _ request: HostRequest) throws -> (HostAnswer, [Descriptor]) {
        var result: Result<(HostAnswer, [Descriptor]), ShellError>?
        process.request(request) { result = $0 }
        var limit = WorkLimit(seconds: configuration.limits.answer, process.status)
        repeat {
            loop.turnLoop(
                until: { result != nil || process.state.phase == .suspended }, atMost: configuration.limits.answer)
        } while result == nil && process.state.phase != .suspended
            && (clock.isVirtual ? !limit.isOver(process.status) : process.status?.isHeld == true)
        if result == nil, process.state.phase == .suspended {
            throw ShellError(process.app.name, "it was suspended before it answered", remedy: "bring it to the front")
        }
        guard let result else {
            let limit = configuration.limits.answer
            process.handleInput(.hangs(seconds: limit))
            loop.turnLoop(until: { process.end != nil }, atMost: 10)
            throw ShellError(
                process.app.name, "it has not answered for \(Int(limit)) s: its main thread hangs",
                remedy: "attach a debugger, or run it with --trace text to find the last callback")
        }
        return try result.get()
    }

    /// The bytes of an answer in shared memory.
    package func askForData(_ process: AppProcess, _ request: HostRequest) throws -> Data {
        let (answer, descriptors) = try askProcess(process, request)
        return try Self.data(answer, descriptors, of: process)
    }

    package static func data(_ answer: HostAnswer, _ descriptors: [Descriptor], of process: AppProcess) throws -> Data {
        switch answer {
        case .blob(let count):
            guard count <= HostLimits.blob, let descriptor = descriptors.first,
                let memory = try? SharedMemory(received: descriptor, size: count)
            else {
                throw ShellError(process.app.name, "it answered without its data", remedy: "build it again")
            }
            return Data(memory.bytes)
        case .failed(let reason, let remedy): throw ShellError(process.app.name, reason, remedy: remedy)
        case .done, .place, .key:
            throw ShellError(process.app.name, "there is nothing to show", remedy: "ask for another object")
        }
    }

    /// Lets time pass: on the real clock by waiting; on a virtual one by moving every app that is not suspended, frame by frame,
    /// with what falls due on the way.
    ///
    /// - Parameter paced: no faster than it really passes.
    package func advanceClock(by seconds: Double, paced: Bool = false) throws {
        guard clock.isVirtual else {
            loop.turnLoop(until: { false }, atMost: seconds)
            return
        }
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            // Steps of a second bound how late the end of a background task is seen, and how long one answer may take.
            let longest = onFrameTime == nil ? 1 : 1.0 / 60
            let step = min(end, clock.now + longest, loop.nextVirtualDeadline.map { max($0, clock.now) } ?? end)
            for process in processes where process.state.isConnected && process.state.phase != .suspended {
                try askProcess(process, .advance(to: step, paced: paced))
            }
            clock.setTime(to: step)
            loop.fireTimers()
            settleProcesses()
            for process in processes where process.state.isConnected && process.state.phase != .suspended {
                // Expiration handlers and the like have run when this is answered.
                try askProcess(process, .ping)
            }
            settleProcesses()
            onFrameTime?()
        }
    }

    /// Lets a background app's time pass until it is suspended, or ends. False if it stays running.
    package func advanceUntilSuspended(_ process: AppProcess) throws -> Bool {
        let limits = configuration.limits
        let end = clock.now + limits.background + limits.expiration + 2
        func isOver() -> Bool { process.state.phase == .suspended || process.end != nil }
        if clock.isVirtual {
            while !isOver(), clock.now < end, process.state.phase == .background { try advanceClock(by: 1) }
        } else {
            loop.turnLoop(until: isOver, atMost: end - clock.now)
        }
        return isOver()
    }
}
