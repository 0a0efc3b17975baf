import CHost
import Foundation

/// Notices that the main thread of an app waits for another thread while something is asked of the app: long before its watchdog ends it,
/// and also on a virtual clock. A machine under load is no such wait: then some thread of the app would run if it could.
///
/// - From: `AppProcess`, each second of machine time
struct HangWatch {
    /// Seconds of machine time after which it is told.
    static let patience = 2

    private struct Look: Equatable {
        /// The number of what the app has to answer or to do first.
        var question: Int
        var ticks: Int
    }
    private var last: Look?
    private var seconds = 0
    /// The question whose wait was told: to be asked where it is takes the thread some ticks.
    private var told: Int?

    /// - Parameter question: nil where nothing is asked of the app.
    /// - Returns: whether it has waited so long now; once for each wait.
    mutating func noticesWait(on question: Int?, process: Int32, status: ProcessStatus?) -> Bool {
        guard let question, let status, status.state == "S", portico_waits_for_other_thread(process) == 1 else {
            (last, told) = (nil, nil)
            return false
        }
        let look = Look(question: question, ticks: status.cpuTicks)
        if look != last { seconds = 0 } else { seconds += 1 }
        last = look
        guard seconds == Self.patience, told != question else { return false }
        told = question
        return true
    }
}

extension AppProcess {
    /// The line that tells people of a main thread that waits.
    package func describeWait(at place: String) -> String {
        "\(app.name) waits at \((place as NSString).lastPathComponent): its main thread stands still for \(HangWatch.patience) s, and "
            + "nothing is drawn or answered until it goes on"
    }
}
