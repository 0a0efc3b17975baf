/// Writes the Trace Event Format that `chrome://tracing` and ui.perfetto.dev open: a JSON array with one event a line.
///
/// Calls and phases are slices on a row for each thread; instants are marks. Process and thread ids are fixed, so that two runs of
/// one story give the same bytes.
package final class ChromeTracePrinter: TracePrinter {
    private let output: TraceOutput

    package init(_ output: TraceOutput, process: String) {
        self.output = output
        var head = "[\n" + Self.metadata("process_name", thread: 0, "\"name\":" + JSONText.quoted(process))
        for lane in [TraceEvent.Lane.main, .render, .other] {
            let thread = Self.thread(lane)
            head += ",\n" + Self.metadata("thread_name", thread: thread, "\"name\":\"\(lane.rawValue)\"")
            head += ",\n" + Self.metadata("thread_sort_index", thread: thread, "\"sort_index\":\(thread)")
        }
        output.write(head)
    }

    package func record(_ event: TraceEvent) {
        let phase: String
        switch event.kind {
        case .callBegin, .phaseBegin: phase = "B"
        case .callEnd, .phaseEnd: phase = "E"
        case .instant: phase = "i\",\"s\":\"t"
        }
        let name = event.subject.isEmpty ? event.name : "-[\(event.subject) \(event.name)]"
        let arguments = event.detail.isEmpty ? "" : ",\"args\":{\"detail\":\(JSONText.quoted(event.detail))}"
        output.write(
            """
            ,\n{"name":\(JSONText.quoted(name)),"cat":"\(event.category.rawValue)","ph":"\(phase)",\
            "ts":\(JSONText.microseconds(event.time)),"pid":1,"tid":\(Self.thread(event.lane))\(arguments)}
            """)
    }

    package func finish() {
        output.write("\n]\n")
        output.flush()
    }

    private static func thread(_ lane: TraceEvent.Lane) -> Int {
        switch lane {
        case .main: 1
        case .render: 2
        case .other: 3
        }
    }

    private static func metadata(_ name: String, thread: Int, _ arguments: String) -> String {
        "{\"name\":\"\(name)\",\"ph\":\"M\",\"pid\":1,\"tid\":\(thread),\"args\":{\(arguments)}}"
    }
}
