/// A sink that writes the stream as text of some format.
///
/// - From: `PorticoTrace`, on the thread where the event happened.
/// - To: `TraceOutput`.
package protocol TracePrinter: TraceSink {
    /// Writes what the format wants at its end, and flushes. Nothing may be recorded afterwards.
    func finish()
}

package enum TraceFormat: String, Sendable, CaseIterable {
    case text, json, chrome

    /// - Parameter process: the app's name, shown by formats that name processes.
    package func printer(to output: TraceOutput, process: String) -> any TracePrinter {
        switch self {
        case .text: TextTracePrinter(output)
        case .json: JSONTracePrinter(output)
        case .chrome: ChromeTracePrinter(output, process: process)
        }
    }
}
