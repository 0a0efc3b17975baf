/// How long an app may take, in seconds. What is machine time here is, on a virtual clock, what the app computes (`WorkLimit`).
package struct ProcessLimits: Equatable, Sendable {
    /// From the start of the process to active; machine time. iOS gives about as much.
    package var launch = 20.0
    /// From background to the foreground; machine time.
    package var resume = 10.0
    /// Any other change of state; machine time.
    package var command = 10.0
    /// To answer one question, after which the app is held to hang; machine time.
    package var answer = 60.0
    /// In the background without a task, on the shell's clock.
    package var grace = 5.0
    /// In the background with tasks, on the shell's clock.
    package var background = 30.0
    /// What expiration handlers get, on the shell's clock.
    package var expiration = 5.0

    package init() {}

    func seconds(of timer: AppProcessState.Timer) -> Double {
        switch timer {
        case .watchdog(.launch): launch
        case .watchdog(.resume): resume
        case .watchdog(.command), .watchdog(.answer): command
        case .grace: min(grace, background)
        case .limit: background
        case .expiration: expiration
        }
    }
}
