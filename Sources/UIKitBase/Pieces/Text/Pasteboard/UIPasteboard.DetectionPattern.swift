import Foundation

// The detection of iOS 14, which key paths have replaced.
extension UIPasteboard {
    /// A pattern that may be looked for in an item of the pasteboard.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The whole text is likely a web address; its value is the text.
        public static let probableWebURL = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// The text is likely something to search the web for; its value is the text.
        public static let probableWebSearch = DetectionPattern(
            rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// The whole text is a number, which is its value.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

        private static var paths: [DetectionPattern: PartialKeyPath<DetectedValues>] {
            [probableWebURL: \.probableWebURL, probableWebSearch: \.probableWebSearch, number: \.number]
        }

        static func paths(_ patterns: Set<DetectionPattern>) -> Set<PartialKeyPath<DetectedValues>> {
            Set(patterns.compactMap { paths[$0] })
        }

        static func found(_ values: DetectedValues) -> [DetectionPattern: Any] {
            let patterns = values.patterns
            return paths.filter { patterns.contains($0.value) }.mapValues { path in
                if let text = values[keyPath: path] as? String { return text }
                return values.number as Any
            }
        }
    }

    /// Says which of the patterns the first item has. The handler is called later, on the main thread.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) { detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) } }

    /// Says of each item which of the patterns it has: of all items, or of those at the indices.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: itemSet) { completionHandler($0.map { $0.map { Set($0.keys) } }) }
    }

    /// Gives the values of the patterns that the first item has. The handler is called later, on the main thread.
    public func detectValues(
        for patterns: Set<DetectionPattern>,
        completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detectValues(for: DetectionPattern.paths(patterns)) { completionHandler($0.map(DetectionPattern.found)) }
    }

    /// Gives the values of the patterns that each item has: all items, or those at the indices.
    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        detectValues(for: DetectionPattern.paths(patterns), inItemSet: itemSet) {
            completionHandler($0.map { $0.map(DetectionPattern.found) })
        }
    }
}
