import PorticoHost

/// The application's states (contract A01) as a pure state machine over the shell's commands. It says which steps are
/// due, in order; `LifecycleController` performs them: delegate call first, then the notification, each once.
///
/// - From: `LifecycleCommand` of the shell or of a story
/// - To: `LifecycleController.perform(_:)`
struct LifecycleState: Equatable {
    enum Phase: String, Equatable {
        case notRunning, inactive, active, background, terminated
    }

    enum Step: Equatable {
        case willFinishLaunching, didFinishLaunching
        /// Of the interface, kept from one launch to the next.
        case restoreState, keepState
        case connectScenes
        case willEnterForeground, didBecomeActive
        case willResignActive, didEnterBackground
        case didReceiveMemoryWarning
        case willTerminate
        /// The state that `applicationState` answers from here on.
        case become(Phase)
    }

    private(set) var phase = Phase.notRunning

    /// The steps that a command needs from the present phase; an empty list when it asks for nothing new.
    mutating func receive(_ command: LifecycleCommand) -> [Step] {
        var steps: [Step] = []
        func become(_ new: Phase) -> Step { .become(new) }
        switch command {
        case .activate:
            switch phase {
            case .notRunning:
                steps = [
                    become(.inactive), .willFinishLaunching, .restoreState, .didFinishLaunching, .connectScenes,
                    become(.active), .didBecomeActive,
                ]
            case .inactive: steps = [become(.active), .didBecomeActive]
            case .background:
                steps = [.willEnterForeground, become(.inactive), become(.active), .didBecomeActive]
            case .active, .terminated: break
            }
        case .resignActive:
            if phase == .active { steps = [.willResignActive, become(.inactive)] }
        case .enterBackground:
            switch phase {
            case .active:
                steps = [.willResignActive, become(.inactive), become(.background), .didEnterBackground, .keepState]
            case .inactive: steps = [become(.background), .didEnterBackground, .keepState]
            case .notRunning, .background, .terminated: break
            }
        case .enterForeground:
            if phase == .background { steps = [.willEnterForeground, become(.inactive)] }
        case .memoryWarning:
            if phase != .notRunning, phase != .terminated { steps = [.didReceiveMemoryWarning] }
        case .terminate:
            switch phase {
            case .active, .inactive, .background: steps = [.willTerminate, become(.terminated)]
            case .notRunning, .terminated: break
            }
        }
        for case .become(let new) in steps { phase = new }
        return steps
    }
}
