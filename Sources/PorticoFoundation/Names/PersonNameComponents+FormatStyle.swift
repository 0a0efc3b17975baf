import Foundation

extension PersonNameComponents {
    /// Writes a name, so much of it as a style says, in the order of a locale.
    public struct FormatStyle: Foundation.FormatStyle, ParseableFormatStyle, Codable, Hashable, Sendable {
        /// The part of a name that is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// The nickname, or else the given name.
            case short = 1
            /// Given and family name.
            case medium
            /// All but the nickname.
            case long
            /// The initials.
            case abbreviated
        }

        /// The part of a name that is written.
        public var style: Style
        /// The language whose order of names is used.
        public var locale: Locale

        /// A style with its locale.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The name, written; empty where it has no parts.
        public func format(_ value: PersonNameComponents) -> String { value.parts(style, locale).string }
        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
        /// The same, whose text says of each run which component it is.
        public var attributed: AttributedStyle { AttributedStyle(style: style, locale: locale) }
        /// The strategy that reads such a name.
        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Writes a name as a text of runs that say which component they are.
    public struct AttributedStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// The part of a name that is written.
        public var style: FormatStyle.Style
        /// The language whose order of names is used.
        public var locale: Locale

        /// A style with its locale.
        public init(style: FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// The name, written.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            value.parts(style, locale).delimited.reduce(into: AttributedString()) { text, piece in
                var run = AttributedString(piece.text)
                run[AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.self] = piece.component
                text += run
            }
        }
        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    /// Reads a name that somebody has written.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// A strategy, of which there is one.
        public init() {}
        /// The name's parts; throws where there is none.
        public func parse(_ value: String) throws -> PersonNameComponents {
            let reader = PersonNameReader(isFamilyFirst: PersonNameParts.isFamilyFirst(.autoupdatingCurrent))
            guard let name = reader.components(from: value) else { throw CocoaError(.formatting) }
            return name
        }
    }

    private func parts(_ style: FormatStyle.Style, _ locale: Locale) -> PersonNameParts {
        PersonNameParts(self, length: .init(rawValue: style.rawValue) ?? .medium, locale: locale)
    }

    /// Given and family name, in the order of the user's locale.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The name, written by a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
    /// The parts of a name that somebody has written; throws where there is none.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
    /// The name that a strategy reads.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Writes a name, so much of it as a style says.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Reads a name.
    public static var name: Self { .init() }
}
