/// A key of a hardware keyboard that types nothing in a story's text, by its name in stories.
package enum StoryKey: String, Codable, Sendable, CaseIterable {
    case tab
    case shiftTab = "shift-tab"
    case up, down, left, right, `return`, space, escape

    /// A press: the key goes down and up.
    package var strokes: [HostKey] {
        let usage =
            switch self {
            case .tab, .shiftTab: 43
            case .up: 82
            case .down: 81
            case .left: 80
            case .right: 79
            case .return: 40
            case .space: 44
            case .escape: 41
            }
        let modifiers = self == .shiftTab ? 1 << 17 : 0
        return [HostKey.Phase.down, .up].map {
            HostKey(usage: usage, characters: self == .space ? " " : "", modifiers: modifiers, phase: $0)
        }
    }
}
