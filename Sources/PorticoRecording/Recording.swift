import PorticoHost

/// What a recording holds, as its page reads it: values only, in the order in which they came.
///
/// - From: `Recorder`
/// - To: `RecordingPage`, `recording.js`
package struct Recording: Codable, Sendable, Equatable {
    /// Raised with every change that an older page would misread.
    package static let version = 1

    /// A story or a test, by the name that people know it by.
    package struct Source: Codable, Sendable, Equatable {
        package var name: String
        package var lines: [String]
    }

    package struct Step: Codable, Sendable, Equatable {
        package var title: String
        /// Which of the sources, and which of its lines, from 1.
        package var source: Int?
        package var line: Int?
        /// Seconds on the shell's clock.
        package var start: Double
        package var end: Double
        /// Pictures, by their place in the recording.
        package var before: Int?
        package var after: Int?
        /// Where fingers went down and where they went up, in points of the screen: x, y.
        package var touches: [[Double]] = []
        /// The state of the app in front at the end; empty on the home screen.
        package var state = ""
        package var trees: Trees?
        /// Why an app that was in front has none here, or not all of them.
        package var treesMissing: String?
        package var failure: String?
        /// Where a test says that it fails, which is behind what it did.
        package var failureSource: Int?
        package var failureLine: Int?
    }

    /// The roots of each kind of tree, as places in one chapter of nodes.
    package struct Trees: Codable, Sendable, Equatable {
        package var chapter: Int
        package var roots: [String: [Int]]
    }

    package struct Line: Codable, Sendable, Equatable {
        package enum Kind: String, Codable, Sendable {
            /// A line that the app has printed.
            case output, error
            case callback, event, state, finding
            /// A request that has ended.
            case network
        }
        package var kind: Kind
        package var time: Double
        package var step: Int?
        package var text: String
    }

    package struct Picture: Codable, Sendable, Equatable {
        package var time: Double
        package var step: Int?
        package var width: Int
        package var height: Int
        /// Pixels a point.
        package var scale: Double
        /// What differs from the picture before, in pixels; the whole where it begins anew. Empty: the home screen.
        package var rect: [Int]
        package var isKey: Bool
        /// Whether its pixels are left out, because the recording would be too large.
        package var isLeftOut = false
    }

    package var version = Recording.version
    package var title: String
    package var device: String
    /// Somebody sat in front of it: nothing has passed or failed but what crashed.
    package var isSession = false
    package var sources: [Source] = []
    package var steps: [Step] = []
    package var lines: [Line] = []
    package var pictures: [Picture] = []
    package var chapters: [TreeChapter] = []
    /// What is left out, in words.
    package var notes: [String] = []

    /// Puts each line, which are in the order of their times, into the step that went on then: an app's answer to one step may be told
    /// of during the next.
    mutating func placeLines() {
        var step = -1
        for index in lines.indices {
            while step + 1 < steps.count, steps[step + 1].start <= lines[index].time { step += 1 }
            lines[index].step = step < 0 ? nil : step
        }
    }

    package init(title: String, device: String) {
        self.title = title
        self.device = device
    }
}
