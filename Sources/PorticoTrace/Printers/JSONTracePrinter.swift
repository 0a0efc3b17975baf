/// Writes every event as one JSON object on a line of its own (“JSON lines”), with all fields in a fixed order.
package final class JSONTracePrinter: TracePrinter {
    private let output: TraceOutput

    package init(_ output: TraceOutput) {
        self.output = output
    }

    package func record(_ event: TraceEvent) {
        output.write(
            """
            {"time":\(JSONText.seconds(event.time)),"kind":"\(event.kind.rawValue)","category":\
            "\(event.category.rawValue)","subject":\(JSONText.quoted(event.subject)),"system":\(event.isSystemSubject),\
            "name":\(JSONText.quoted(event.name)),"detail":\(JSONText.quoted(event.detail)),\
            "lane":"\(event.lane.rawValue)"}\n
            """)
    }

    package func finish() { output.flush() }
}
