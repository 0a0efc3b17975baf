import PorticoHost

/// The states of contract A01 as the shell sees them, with what moves an app from one to the next. Pure: it takes what happened
/// and says what to do; `AppProcess` does it.
///
/// The shell sets a *goal*; commands go out one at a time until the app has reported the state that the goal names. So whatever
/// happens while a command is under way is taken up when it is done.
package struct AppProcessState: Equatable, Sendable {
    package enum Phase: String, Sendable, CaseIterable {
        case notRunning, launching, inactive, active, background, suspended
    }

    /// The place of the app that the shell aims at.
    package enum Goal: String, Sendable, CaseIterable {
        case active, inactive, background, ended
    }

    package enum Input: Equatable, Sendable {
        case launch
        case failedToStart(String)
        /// The app's `hello` came.
        case connected
        case want(Goal)
        case reported(AppState)
        case performed(LifecycleCommand)
        case tasks([String])
        case fired(Timer)
        case evict
        /// The channel ended or carried nonsense.
        case channelFailed(String)
        /// The process is gone.
        case exited(status: Int32)
        case signalled(Int32)
        /// It has not answered a request for so many seconds.
        case hangs(seconds: Double)
        case shellEnds
    }

    package enum Timer: Equatable, Hashable, Sendable {
        /// Machine time: a command that is not done.
        case watchdog(AppEnd.Watchdog)
        /// After entering the background: until then also an app without tasks may run.
        case grace
        /// The background time limit.
        case limit
        /// The time that expiration handlers may take.
        case expiration
    }

    package enum Action: Equatable, Sendable {
        case spawn
        case configure
        case send(LifecycleCommand)
        /// SIGSTOP and SIGCONT to the process group.
        case stop, resume
        case kill
        case start(Timer)
        case cancel(Timer)
        case expireTasks
        case changed(from: Phase, to: Phase)
        case ended(AppEnd)
    }

    package private(set) var phase = Phase.notRunning
    package private(set) var goal = Goal.ended
    /// The command that is under way.
    package private(set) var pending: LifecycleCommand?
    package private(set) var tasks: [String] = []
    /// Why the process is being killed.
    package private(set) var killed: AppEnd?
    /// Declares a background mode that keeps it running (contract A06).
    package let staysRunning: Bool
    package let limits: ProcessLimits

    /// The app said hello: it can be told things.
    package private(set) var isConnected = false
    private var graceIsOver = false
    private var limitIsOver = false
    private var watchdog: AppEnd.Watchdog?
    private var hasTerminated = false
    private var isTiming = false

    package init(staysRunning: Bool = false, limits: ProcessLimits = ProcessLimits()) {
        self.staysRunning = staysRunning
        self.limits = limits
    }

    /// Nothing is under way, and the app is where it is wanted. A suspended app is at rest.
    package var isSettled: Bool {
        switch phase {
        case .notRunning: true
        case .launching: false
        case .inactive, .active, .background: pending == nil && killed == nil && nextCommand == nil
        case .suspended: goal == .background && killed == nil
        }
    }

    package var isForeground: Bool { phase == .active || phase == .inactive || phase == .launching }

    package mutating func handle(_ input: Input) -> [Action] {
        var actions: [Action] = []
        guard phase != .notRunning || input == .launch else { return [] }
        switch input {
        case .launch:
            guard phase == .notRunning else { break }
            self = AppProcessState(staysRunning: staysRunning, limits: limits)
            goal = .active
            moveToPhase(to: .launching, &actions)
            actions.append(.spawn)
            watchWork(.launch, &actions)
        case .failedToStart(let reason):
            endProcess(.failedToStart(reason), &actions)
        case .connected:
            guard !isConnected else {
                killProcess(.badChannel("it said hello twice"), &actions)
                break
            }
            isConnected = true
            actions.append(.configure)
        case .want(let new):
            // Who is to end stays so.
            if goal != .ended { goal = new }
        case .reported(let state): reportState(state, &actions)
        case .performed(let command):
            guard pending == command, phase == Self.result(of: command) ?? phase else {
                killProcess(.badChannel("it did “\(command.rawValue)”, which it was not asked for"), &actions)
                break
            }
            pending = nil
            unwatchWork(&actions)
            if command == .terminate {
                hasTerminated = true
                watchWork(.command, &actions)
            }
        case .tasks(let names): tasks = names
        case .fired(let timer): fireTimer(timer, &actions)
        case .evict: killProcess(.evicted, &actions)
        case .channelFailed(let reason): if !hasTerminated { killProcess(.badChannel(reason), &actions) }
        case .exited(let status): endProcess(killed ?? (hasTerminated ? .quit : .exited(status: status)), &actions)
        case .signalled(let number): endProcess(killed ?? .crashed(signal: number), &actions)
        case .hangs(let seconds): killProcess(.watchdog(.answer, seconds: seconds), &actions)
        case .shellEnds: killProcess(.shellEnded, &actions)
        }
        reconcileTargets(&actions)
        return actions
    }

    // MARK: What the goal needs

    /// The command that brings the app nearer to its goal.
    private var nextCommand: LifecycleCommand? {
        switch (phase, goal) {
        case (.launching, _): .activate
        case (.inactive, .active), (.background, .active): .activate
        case (.active, .inactive): .resignActive
        case (.background, .inactive): .enterForeground
        case (.inactive, .background), (.active, .background): .enterBackground
        case (.inactive, .ended), (.active, .ended), (.background, .ended): hasTerminated ? nil : .terminate
        default: nil
        }
    }

    private mutating func reconcileTargets(_ actions: inout [Action]) {
        guard killed == nil else { return }
        if phase == .suspended {
            switch goal {
            case .background: return
            case .ended: return killProcess(.quit, &actions)
            case .active, .inactive:
                actions.append(.resume)
                moveToPhase(to: .background, &actions)
            }
        }
        guard isConnected, pending == nil else { return }
        guard let command = nextCommand else { return considerSuspending(&actions) }
        if phase == .background { stopTiming(&actions) }
        pending = command
        actions.append(.send(command))
        if phase != .launching {
            watchWork(phase == .background && command != .terminate ? .resume : .command, &actions)
        }
    }

    /// The app is in the background and is to stay there.
    private mutating func considerSuspending(_ actions: inout [Action]) {
        guard phase == .background, goal == .background, !staysRunning else { return }
        if !isTiming {
            isTiming = true
            (graceIsOver, limitIsOver) = (false, false)
            actions += [.start(.grace), .start(.limit)]
        }
        guard tasks.isEmpty ? graceIsOver || limitIsOver : false else { return }
        stopTiming(&actions)
        actions.append(.stop)
        moveToPhase(to: .suspended, &actions)
    }

    private mutating func stopTiming(_ actions: inout [Action]) {
        guard isTiming else { return }
        isTiming = false
        actions += [.cancel(.grace), .cancel(.limit), .cancel(.expiration)]
    }

    private mutating func fireTimer(_ timer: Timer, _ actions: inout [Action]) {
        switch timer {
        case .watchdog(let what):
            guard watchdog == what else { return }
            killProcess(.watchdog(what, seconds: limits.seconds(of: timer)), &actions)
        case .grace: graceIsOver = true
        case .limit:
            limitIsOver = true
            if !tasks.isEmpty, killed == nil { actions += [.expireTasks, .start(.expiration)] }
        case .expiration:
            if isTiming, !tasks.isEmpty { killProcess(.backgroundTasksNotEnded(tasks), &actions) }
        }
    }

    // MARK: What happened

    /// The phase in which a command leaves the app; nil if it is to stay.
    private static func result(of command: LifecycleCommand) -> Phase? {
        switch command {
        case .activate: .active
        case .resignActive, .enterForeground: .inactive
        case .enterBackground: .background
        case .memoryWarning, .terminate: nil
        }
    }

    private mutating func reportState(_ state: AppState, _ actions: inout [Action]) {
        let isExpected =
            switch (pending, state) {
            case (.activate, .inactive), (.activate, .active), (.resignActive, .inactive),
                (.enterForeground, .inactive),
                (.enterBackground, .inactive), (.enterBackground, .background), (.terminate, .terminated),
                (.terminate, .inactive):
                true
            default: false
            }
        guard isExpected else {
            return killProcess(.badChannel("it went to “\(state.rawValue)”, which it was not asked for"), &actions)
        }
        switch state {
        case .inactive: moveToPhase(to: .inactive, &actions)
        case .active: moveToPhase(to: .active, &actions)
        case .background: moveToPhase(to: .background, &actions)
        case .terminated: break
        }
    }

    private mutating func moveToPhase(to new: Phase, _ actions: inout [Action]) {
        guard phase != new else { return }
        actions.append(.changed(from: phase, to: new))
        phase = new
    }

    private mutating func watchWork(_ what: AppEnd.Watchdog, _ actions: inout [Action]) {
        unwatchWork(&actions)
        watchdog = what
        actions.append(.start(.watchdog(what)))
    }

    private mutating func unwatchWork(_ actions: inout [Action]) {
        if let watchdog { actions.append(.cancel(.watchdog(watchdog))) }
        watchdog = nil
    }

    private mutating func killProcess(_ reason: AppEnd, _ actions: inout [Action]) {
        guard phase != .notRunning, killed == nil else { return }
        killed = reason
        actions.append(.kill)
    }

    private mutating func endProcess(_ reason: AppEnd, _ actions: inout [Action]) {
        guard phase != .notRunning else { return }
        unwatchWork(&actions)
        stopTiming(&actions)
        killed = nil
        pending = nil
        isConnected = false
        moveToPhase(to: .notRunning, &actions)
        actions.append(.ended(reason))
    }
}
