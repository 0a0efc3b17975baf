import Foundation
import FoundationNetworking

/// Hands a task's metrics to its delegate, which is about to be told that the task is over: once for each task. Lowering calls it.
public func _porticoCollectMetrics(_ session: URLSession, _ task: URLSessionTask, _ delegate: AnyObject) {
    let values = keptValues(task)
    guard !values.value("hasMetrics", false) else { return }
    values.keepValue(true, "hasMetrics")
    guard let delegate = delegate as? any URLSessionTaskDelegate else { return }
    delegate.urlSession(session, task: task, didFinishCollecting: URLSessionTaskMetrics(of: task, end: Date()))
}

extension URLSessionTaskMetrics {
    /// The metrics of a task that is over: when it began and ended, and one transaction, that of the last request, with its response and the
    /// numbers of bytes (DEV-1387).
    convenience init(of task: URLSessionTask, end: Date) {
        self.init()
        let start = min(TaskStarts.moment(of: task) ?? end, end)
        setField("taskInterval", DateInterval(start: start, end: end))
        guard let request = task.currentRequest ?? task.originalRequest,
            let transaction = TransactionMetrics.makeMetrics(of: request)
        else { return }
        let response = task.response
        transaction.setField("response", response)
        transaction.setField("fetchStartDate", Optional(start))
        if response != nil {
            transaction.setField("requestStartDate", Optional(start))
            transaction.setField("responseEndDate", Optional(end))
        }
        transaction.setField("countOfRequestBodyBytesBeforeEncoding", Int64(request.httpBody?.count ?? 0))
        transaction.setField("countOfRequestBodyBytesSent", task.countOfBytesSent)
        transaction.setField("countOfResponseBodyBytesReceived", task.countOfBytesReceived)
        transaction.setField("countOfResponseBodyBytesAfterDecoding", task.countOfBytesReceived)
        setField("transactionMetrics", [transaction])
    }
}

extension NSObject {
    /// Sets a stored property that only Foundation sets, where this Foundation has it with that type.
    fileprivate func setField<Value>(_ name: String, _ value: Value) {
        guard let field = FoundationField(name, of: self, declaredBy: type(of: self)), field.type == Value.self
        else { return }
        field.pointer.assumingMemoryBound(to: Value.self).pointee = value
    }
}
