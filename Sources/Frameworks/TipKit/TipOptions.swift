import Foundation

/// Says how often and how long a tip is shown.
public protocol TipOption: Sendable {}

extension Tips {
    /// The number of times that a tip is shown before it is invalidated.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// This many times.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// How long a tip is shown, all times together, before it is invalidated.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval
        /// This many seconds.
        public init(_ maxDisplayDuration: TimeInterval) { seconds = maxDisplayDuration }
    }

    /// Shows a tip whatever the display frequency says.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Whether the frequency is ignored.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }
}

/// A tip's options as one value.
struct TipLimits {
    var displays: Int?
    var seconds: TimeInterval?
    var ignoresFrequency = false

    init(_ options: [any TipOption]) {
        for option in options {
            switch option {
            case let option as Tips.MaxDisplayCount: displays = option.count
            case let option as Tips.MaxDisplayDuration: seconds = option.seconds
            case let option as Tips.IgnoresDisplayFrequency: ignoresFrequency = option.ignores
            default: break
            }
        }
    }
}
