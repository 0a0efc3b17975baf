import Foundation
import FoundationNetworking

// What lowered delegates call (`ResponseDispositionRule`): Linux's Foundation passes by how a delegate wants to go on after a response.

private let refusedKey = "isRefused"

/// The handler that a delegate answers a response with; `.cancel` cancels the task.
public func _porticoDisposition(
    _ task: URLSessionTask, _ handler: @escaping (URLSession.ResponseDisposition) -> Void
) -> @Sendable (URLSession.ResponseDisposition) -> Void {
    nonisolated(unsafe) let handler = handler
    return { disposition in
        if disposition == .cancel {
            keptValues(task).keepValue(true, refusedKey)
            task.cancel()
        }
        handler(disposition)
    }
}

/// Whether the delegate has refused the task's response: what of it is on its way isn't handed over.
public func _porticoIsRefused(_ task: URLSessionTask) -> Bool { keptValues(task).value(refusedKey, false) }

/// The error that a task ends with: that it was cancelled, where its response was refused after all of it had come.
public func _porticoEnd(_ task: URLSessionTask, _ error: (any Error)?) -> (any Error)? {
    guard error == nil, _porticoIsRefused(task) else { return error }
    return URLError(.cancelled, userInfo: task.currentRequest?.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:])
}
