/// How a container's elements hang together.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    /// The container conforms to `UIAccessibilityContainerDataTable`.
    case dataTable = 1
    case list = 2
    /// A part of the screen that people jump to as a whole.
    case landmark = 3
    case semanticGroup = 4
}

/// Whether assistive technologies that scan a screen take an object's elements one by one.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate = 1
    case combined = 2
}

/// Where a scroll that was asked for goes.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}

/// What a text is, so that it can be read accordingly.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Makes a context of an identifier, without a label.
    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Text that is written and formatted, as in a word processor.
    public static let wordProcessing = Self("UIAccessibilityTextualContextWordProcessing")
    /// Text to be read from beginning to end, as in a book.
    public static let narrative = Self("UIAccessibilityTextualContextNarrative")
    /// Messages of a conversation.
    public static let messaging = Self("UIAccessibilityTextualContextMessaging")
    /// Cells of a spreadsheet.
    public static let spreadsheet = Self("UIAccessibilityTextualContextSpreadsheet")
    /// Names of files and folders.
    public static let fileSystem = Self("UIAccessibilityTextualContextFileSystem")
    /// Source code, in which each sign counts.
    public static let sourceCode = Self("UIAccessibilityTextualContextSourceCode")
    /// What a terminal has printed.
    public static let console = Self("UIAccessibilityTextualContextConsole")
}
