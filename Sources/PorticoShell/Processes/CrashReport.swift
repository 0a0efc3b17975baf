import Foundation
import PorticoHost

/// Why and where an app crashed or hung: what the Swift runtime said last, and the stack that its backtracer found.
///
/// - From: `AppProcess`, which gives the app's process a file to leave it in
/// - To: the command line, the simulator's page
package struct CrashReport: Sendable, Equatable {
    package struct Frame: Sendable, Equatable {
        /// As Swift writes it; nil where the library has no name for it.
        package var function: String?
        package var file: String?
        package var line: Int?
        /// The program or library.
        package var image: String
    }

    /// “Unexpectedly found nil while unwrapping an Optional value”; nil where nothing was said.
    package var reason: String?
    /// The functions of the app itself, innermost first; of a hang behind the C library's frames lines without names.
    package var own: [Frame] = []
    /// All others, innermost first.
    package var others: [Frame] = []

    /// Whether the backtracer's stack is there, and not only the runtime's words.
    private(set) var isWhole = false

    /// The place to look at first: the innermost line of the app's own.
    package var place: String? { own.first.flatMap(Self.placeOfFrame(of:)) }

    // MARK: Where a process leaves it

    /// The files of a launch: what the runtime says, the backtracer's JSON, and the calls of a main thread that hangs.
    struct Files {
        private static let names = (
            reason: "tmp/.portico-reason", backtrace: "tmp/.portico-backtrace", stack: "tmp/.portico-stack"
        )
        /// Bytes that are looked at. The runtime's reason is a line or a few; the backtracer leaves out what is deeper than 64 frames.
        private static let limits = (reason: 64 << 10, backtrace: 4 << 20)

        private let container: String

        init(container: String) { self.container = container }

        private var reason: String { container + "/" + Self.names.reason }
        private var backtrace: String { container + "/" + Self.names.backtrace }
        private var stack: String { container + "/" + Self.names.stack }

        /// The runtime's own message. The app may have put anything there.
        fileprivate var said: String? {
            BoundedFile.read(Self.names.reason, in: container, atMost: Self.limits.reason)
                .map { String(decoding: $0, as: UTF8.self) }
        }

        fileprivate var found: Data? {
            BoundedFile.read(Self.names.backtrace, in: container, atMost: Self.limits.backtrace)
        }

        fileprivate var calls: String? {
            BoundedFile.read(Self.names.stack, in: container, atMost: Self.limits.reason)
                .map { String(decoding: $0, as: UTF8.self) }
        }

        /// The variables that make the runtime write there. A person's own `SWIFT_BACKTRACE` stays.
        func environment(over others: [String: String]) -> [String: String] {
            removeFiles()
            // The runtime divides its settings by commas.
            guard others["SWIFT_BACKTRACE"] == nil, !backtrace.contains(",") else { return [:] }
            return [
                "PORTICO_REASON": reason,
                "PORTICO_STACK": stack,
                "SWIFT_BACKTRACE":
                    "enable=yes,color=no,interactive=no,threads=crashed,format=json,output-to=\(backtrace)",
            ]
        }

        func removeFiles() {
            for file in [reason, backtrace, stack] { unlink(file) }
        }

        /// Removes the calls of a main thread that went on: what ends later is elsewhere.
        func removeStack() { unlink(stack) }
    }

    /// - Parameter program: the app's executable; what lies in its folder is the app's own.
    init?(_ files: Files, program: String) {
        self.init(said: files.said, backtrace: files.found, calls: files.calls, program: program)
    }

    package init?(said: String?, backtrace: Data?, calls: String? = nil, program: String) {
        let log = backtrace.flatMap { try? JSONDecoder().decode(Log.self, from: $0) }
        guard said != nil || log != nil || calls != nil else { return nil }
        reason = said.flatMap(Self.reason)
        let folder = (program as NSString).deletingLastPathComponent + "/"
        let own = Set((log?.images ?? []).filter { $0.path?.hasPrefix(folder) ?? false }.compactMap(\.name))
        for frame in log?.threads.first(where: { $0.crashed ?? false })?.frames ?? [] {
            guard let image = frame.image else { continue }
            let shown = Frame(
                function: frame.function, file: frame.sourceLocation?.file, line: frame.sourceLocation?.line,
                image: image)
            if own.contains(image), !Self.isGlue(shown) { self.own.append(shown) } else { others.append(shown) }
        }
        isWhole = !self.own.isEmpty || !others.isEmpty
        if self.own.isEmpty, let calls { self.own = Self.ownFrames(calls, of: program) }
    }

    /// The app's own line in which its main thread waits, and may go on; nil as long as the thread hasn't said it.
    static func placeOfWait(_ files: Files, program: String) -> String? {
        files.calls.flatMap { ownFrames($0, of: program).first }.flatMap(placeOfFrame(of:))
    }

    /// The calls of the program that have lines, from what a main thread that hangs has left: an offset and a path a line.
    private static func ownFrames(_ calls: String, of program: String) -> [Frame] {
        let name = (program as NSString).lastPathComponent
        let offsets = calls.split(separator: "\n").compactMap { line -> UInt? in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, (String(parts[1]) as NSString).lastPathComponent == name else { return nil }
            return UInt(parts[0], radix: 16)
        }
        // Nothing but the program is opened: the app may have put any path there.
        let places = SourceLines(program: program)?.places(of: offsets) ?? [:]
        return offsets.compactMap { places[$0] }.map {
            Frame(function: nil, file: $0.file, line: $0.line, image: name)
        }
    }

    /// `App/File.swift:32: Fatal error: REASON`.
    private static func reason(_ said: String) -> String? {
        guard let mark = said.range(of: "Fatal error: ", options: .backwards) else { return nil }
        // What isn't the runtime's may have anything behind it.
        let text = said[mark.upperBound...].prefix { $0 != "\0" }.trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }

    /// Whether lowering or the compiler has added the frame to an app.
    private static func isGlue(_ frame: Frame) -> Bool {
        guard let file = frame.file, frame.line ?? 0 > 0, !file.contains("<compiler-generated>") else { return true }
        return frame.function?.lowercased().contains("_portico_") ?? true
    }

    /// The backtracer's format, as far as it is of use here.
    private struct Log: Decodable {
        struct Thread: Decodable {
            var crashed: Bool?
            var frames: [Frame]
        }
        struct Frame: Decodable {
            var description: String?
            var image: String?
            var sourceLocation: Location?

            /// Without the offset.
            var function: String? {
                guard let description, description != "<unknown>" else { return nil }
                return description.range(of: " + ", options: .backwards).map { String(description[..<$0.lowerBound]) }
                    ?? description
            }
        }
        struct Location: Decodable {
            var file: String
            var line: Int
        }
        struct Image: Decodable {
            var name: String?
            var path: String?
        }
        var threads: [Thread]
        var images: [Image]?
    }

    // MARK: As text

    /// The app's own frames with file and line, then the others; of a library without names how many.
    package var lines: [String] {
        var lines = own.map { [Self.placeOfFrame(of: $0), $0.function].compactMap(\.self).joined(separator: "  ") }
        var unnamed: (image: String, count: Int)?
        func end() {
            if let unnamed { lines.append("  \(unnamed.count) × \(unnamed.image)") }
            unnamed = nil
        }
        for frame in others {
            if let function = frame.function {
                end()
                lines.append("  \(function)  \(frame.image)")
            } else if unnamed?.image == frame.image {
                unnamed?.count += 1
            } else {
                end()
                unnamed = (frame.image, 1)
            }
        }
        end()
        return lines
    }

    private static func placeOfFrame(of frame: Frame) -> String? {
        guard let file = frame.file, let line = frame.line else { return nil }
        return "\(file):\(line)"
    }

    /// The headline of an end: the reason and the place first.
    package func title(_ app: String, _ end: AppEnd) -> String {
        let place = place.map { " at " + (($0 as NSString).lastPathComponent) } ?? ""
        guard case .crashed = end else { return "\(app) \(end)\(place)" }
        let plain = "\(end)".replacingOccurrences(of: "crashed ", with: "")
        return "\(app) crashed\(place)\(reason.map { ": " + $0 } ?? "") \(plain)"
    }
}
