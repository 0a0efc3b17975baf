import UIKit

extension Text {
    /// Says how assistive technologies call the text, in place of what it shows. Of texts that are put together each part has its own.
    public func accessibilityLabel(_ label: Text) -> Text { adding(.spoken(label)) }
    /// Says how assistive technologies call the text, in place of what it shows. Of texts that are put together each part has its own.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    /// Says how assistive technologies call the text, in place of what it shows. Of texts that are put together each part has its own.
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }
    /// Says that the text is a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.heading(level)) }

    /// The label of the whole text.
    private var spokenLabel: Text? {
        for case .spoken(let label) in modifiers.reversed() { return label }
        return nil
    }

    private var isHeading: Bool { modifiers.contains { if case .heading = $0 { true } else { false } } }

    /// Whether a part of the text is called otherwise than it shows.
    fileprivate var hasSpokenLabel: Bool { contains { $0.spokenLabel != nil } }

    /// Whether a part of the text is a heading.
    fileprivate var hasHeading: Bool { contains { $0.isHeading } }

    /// Whether something of the text is heard that isn't seen.
    var hasSpeech: Bool { contains { !$0.modifiers.isEmpty && ($0.spokenLabel != nil || $0.isHeading) } }

    /// Whether it is so of the text or of one in it.
    private func contains(where isSo: (Text) -> Bool) -> Bool {
        if isSo(self) { return true }
        switch storage {
        case .concatenated(let first, let second): return first.contains(where: isSo) || second.contains(where: isSo)
        case .key(let key, _, _):
            return key.arguments.contains { argument in
                guard case .content(let text as Text) = argument else { return false }
                return text.contains(where: isSo)
            }
        default: return false
        }
    }

    /// The words that are said of the text: of each part its label, or what it shows.
    fileprivate func spokenText(_ resolution: TextResolution) -> String {
        if let spokenLabel { return resolution.string(spokenLabel) }
        switch storage {
        case .concatenated(let first, let second):
            return first.spokenText(resolution) + second.spokenText(resolution)
        case .key(let key, let table, let bundle):
            let parts = resolution.pieces(of: key, table, bundle).map { piece in
                switch piece {
                case .plain(let string): resolution.cased(string)
                case .text(let string): resolution.cased(String(string.characters))
                case .content(let text as Text): text.spokenText(resolution)
                case .content: ""
                }
            }
            return parts.joined()
        default: return resolution.string(self)
        }
    }
}

/// The part of a text that is heard and isn't seen.
struct TextSpeech {
    /// The words that are said in place of the text; nil where they are those that it shows.
    let label: String?
    let isHeading: Bool

    init(of text: Text, _ resolution: TextResolution) {
        label = resolution.spokenTitle(text)
        isHeading = text.hasHeading
    }
}

extension TextResolution {
    /// The words that are said in place of the text; nil where they are those that it shows.
    func spokenTitle(_ text: Text) -> String? { text.hasSpokenLabel ? text.spokenText(self) : nil }
}
