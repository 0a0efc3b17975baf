/// The part of Writing Tools that a text takes. The device has none (DEV-1447).
public enum UIWritingToolsBehavior: Int, Sendable {
    /// None at all.
    case none = -1
    /// As the system likes for such a text.
    case `default` = 0
    /// In the text itself.
    case complete = 1
    /// In a panel above the text.
    case limited = 2
}

/// The results that Writing Tools may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// All that the text view can show.
    public static let `default` = UIWritingToolsResultOptions([])
    /// Text without attributes.
    public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
    /// Text with attributes; with plain text.
    public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1 | 1 << 0)
    /// Lists, and what the other options allow.
    public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
    /// Tables, and what the other options allow.
    public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}
