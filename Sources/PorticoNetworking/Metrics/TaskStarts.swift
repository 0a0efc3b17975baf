import CNetworking
import Foundation
import FoundationNetworking

/// When tasks began, which Foundation doesn't keep and their metrics tell.
enum TaskStarts {
    private static let key = "start"

    /// Has the moment noted at which a task that carries data goes on for the first time.
    static func beginWatching() {
        for type in [URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self] as [AnyClass] {
            let table = ClassTable(of: type)
            _ = portico_watch_task_starts(table.words, table.count)
        }
    }

    /// The moment at which the task went on for the first time; nil for one that hasn't.
    static func moment(of task: URLSessionTask) -> Date? { keptValues(task).value(key, nil as Date?) }

    fileprivate static func noteStart(of task: URLSessionTask) {
        let values = keptValues(task)
        if values.value(key, nil as Date?) == nil { values.keepValue(Date(), key) }
    }
}

/// Called in front of `resume()`.
@_cdecl("portico_note_task_start")
package func noteTaskStart(_ task: UnsafeMutableRawPointer) {
    TaskStarts.noteStart(of: Unmanaged<URLSessionTask>.fromOpaque(task).takeUnretainedValue())
}
