import UIKit

/// One or more lines of text.
public struct Text: Equatable, Sendable {
    /// What the text says.
    indirect enum Storage: Equatable, @unchecked Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, table: String?, bundle: URL?)
        case attributed(AttributedString)
        case image(Image)
        case date(Date, DateStyle)
        case dates(ClosedRange<Date>)
        case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
        case concatenated(Text, Text)
    }

    /// A change to how the text looks. The innermost wins.
    package enum Modifier: Equatable, Sendable {
        case font(Font?)
        case foreground(AnyShapeStyle)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case design(Font.Design?)
        case width(Font.Width?)
        case scale(Scale)
        case kerning(CGFloat)
        case tracking(CGFloat)
        case baselineOffset(CGFloat)
        case underline(Bool, LineStyle.Pattern, Color?)
        case strikethrough(Bool, LineStyle.Pattern, Color?)
        case attributes(TextAttributeSet)
        /// A label, said in place of the text. The outermost wins, as of views.
        case spoken(Text)
        case heading(AccessibilityHeadingLevel)
    }

    let storage: Storage
    package var modifiers: [Modifier] = []

    init(storage: Storage) { self.storage = storage }

    /// Shows a string as it is.
    public init(verbatim content: String) { storage = .verbatim(content) }

    /// Shows a string as it is.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

    /// Shows the text that the key has in the app's tables.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        storage = .key(key, table: tableName, bundle: bundle?.bundleURL)
    }

    /// Shows the resource in the language of the environment.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
        storage = .verbatim(String(localized: resource))
    }

    /// Shows a picture among letters: a symbol is as large and as heavy as they are.
    @_disfavoredOverload public init(_ image: Image) { storage = .image(image) }

    /// Shows a text with attributes.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent) }

    /// Shows a date, and goes on showing it as time passes.
    public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

    /// Shows from when to when.
    public init(_ dates: ClosedRange<Date>) { storage = .dates(dates) }

    /// Shows from when to when.
    public init(_ interval: DateInterval) { storage = .dates(interval.start...interval.end) }

    /// Shows the time that is left in an interval or that has gone by, second by second; the time at `pauseTime` from then on.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        storage = .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    }

    /// Shows what the format makes of the value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        storage = .verbatim(format.format(input))
    }

    /// Shows what the formatter makes of the object.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Shows what the formatter makes of the value.
    @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
        storage = .verbatim(formatter.string(for: subject) ?? "")
    }

    /// Both texts, one after the other.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenated(lhs, rhs)) }

    func adding(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Equatable, Sendable { case time, date, relative, offset, timer }
        let kind: Kind
        public static let time = DateStyle(kind: .time)
        public static let date = DateStyle(kind: .date)
        public static let relative = DateStyle(kind: .relative)
        public static let offset = DateStyle(kind: .offset)
        public static let timer = DateStyle(kind: .timer)
    }

    /// Where a text that has too little room is cut.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    /// Letters in capitals or not.
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// How a line under or through text looks.
    public struct LineStyle: Hashable, Sendable {
        public static let single = LineStyle(pattern: .solid, color: nil)
        let pattern: Pattern
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        /// Creates the line of one of UIKit's styles; nil for the style without a line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard nsUnderlineStyle.rawValue & 0xFF != 0 else { return nil }
            (pattern, color) = (Pattern(underline: nsUnderlineStyle), nil)
        }

        public struct Pattern: Hashable, Sendable {
            let underline: NSUnderlineStyle
            public static let solid = Pattern(underline: .single)
            public static let dot = Pattern(underline: [.single, .patternDot])
            public static let dash = Pattern(underline: [.single, .patternDash])
            public static let dashDot = Pattern(underline: [.single, .patternDashDot])
            public static let dashDotDot = Pattern(underline: [.single, .patternDashDotDot])

            public static func == (a: Pattern, b: Pattern) -> Bool { a.underline.rawValue == b.underline.rawValue }
            public func hash(into hasher: inout Hasher) { hasher.combine(underline.rawValue) }
        }
    }
}

extension Text: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Text, _ context: NodeContext) -> ValueNode<Text> {
        LeafNode(view, context, TextElement.self)
    }
}
