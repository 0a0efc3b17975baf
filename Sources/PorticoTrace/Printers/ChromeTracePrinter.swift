import Foundation

/// Writes the Trace Event Format that `chrome://tracing` and ui.perfetto.dev open: a JSON array with one event a line.
///
/// Calls and phases are slices on a row for each thread of each process; instants are marks; an app's states are slices on a row
/// of their own. Process and thread ids are counted, so that two runs of one story give the same bytes.
package final class ChromeTracePrinter: TracePrinter, @unchecked Sendable {
    private let output: TraceOutput
    private let lock = NSLock()
    // Guarded by the lock.
    private var isFirst = true
    private var states: Set<Int> = []

    /// The processes are named by `beginProcess(process:named:)`.
    package init(_ output: TraceOutput) {
        self.output = output
        output.write("[\n")
    }

    /// One process only, whose events come by `record`.
    package convenience init(_ output: TraceOutput, process: String) {
        self.init(output)
        beginProcess(process: 1, named: process)
    }

    /// - Parameter process: counted from 1.
    package func beginProcess(process: Int, named name: String) {
        writeMetadata("process_name", process, thread: 0, "\"name\":" + JSONText.quoted(name))
        for lane in [TraceEvent.Lane.main, .render, .other] {
            writeMetadata("thread_name", process, thread: Self.thread(lane), "\"name\":\"\(lane.rawValue)\"")
            writeMetadata(
                "thread_sort_index", process, thread: Self.thread(lane), "\"sort_index\":\(Self.thread(lane))")
        }
    }

    package func record(_ event: TraceEvent) { recordEvent(event, process: 1) }

    package func recordEvent(_ event: TraceEvent, process: Int) {
        let phase: String
        switch event.kind {
        case .callBegin, .phaseBegin: phase = "B"
        case .callEnd, .phaseEnd: phase = "E"
        case .instant: phase = "i\",\"s\":\"t"
        }
        let name = event.subject.isEmpty ? event.name : "-[\(event.subject) \(event.name)]"
        let arguments = event.detail.isEmpty ? "" : ",\"args\":{\"detail\":\(JSONText.quoted(event.detail))}"
        writeLine(
            """
            {"name":\(JSONText.quoted(name)),"cat":"\(event.category.rawValue)","ph":"\(phase)",\
            "ts":\(JSONText.microseconds(event.time)),"pid":\(process),"tid":\(Self.thread(event.lane))\(arguments)}
            """)
    }

    /// The system shell says where the app is from now on; nil: nowhere any more.
    package func writeState(_ name: String?, ofProcess process: Int, at time: Double) {
        let place = "\"ts\":\(JSONText.microseconds(time)),\"pid\":\(process),\"tid\":\(Self.stateThread)"
        if lock.withLock({ states.remove(process) }) != nil {
            writeLine("{\"cat\":\"state\",\"ph\":\"E\",\(place)}")
        } else {
            writeMetadata("thread_name", process, thread: Self.stateThread, "\"name\":\"state\"")
            writeMetadata("thread_sort_index", process, thread: Self.stateThread, "\"sort_index\":0")
        }
        guard let name else { return }
        lock.withLock { _ = states.insert(process) }
        writeLine("{\"name\":\(JSONText.quoted(name)),\"cat\":\"state\",\"ph\":\"B\",\(place)}")
    }

    package func finish() {
        output.write("\n]\n")
        output.flush()
    }

    private static let stateThread = 4

    private static func thread(_ lane: TraceEvent.Lane) -> Int {
        switch lane {
        case .main: 1
        case .render: 2
        case .other: 3
        }
    }

    private func writeLine(_ text: String) {
        lock.withLock {
            output.write((isFirst ? "" : ",\n") + text)
            isFirst = false
        }
    }

    private func writeMetadata(_ name: String, _ process: Int, thread: Int, _ arguments: String) {
        writeLine("{\"name\":\"\(name)\",\"ph\":\"M\",\"pid\":\(process),\"tid\":\(thread),\"args\":{\(arguments)}}")
    }
}
