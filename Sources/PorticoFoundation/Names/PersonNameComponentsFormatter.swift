import Foundation

/// Writes people's names: `Thomas Clark`, `Dr. Thomas Louis Clark Esq.`, `TC`, and reads them. Code says `PersonNameComponentsFormatter`:
/// Foundation on Linux has that name for a class that can't be used, so lowering puts this one in its place.
///
/// Names in Chinese, Japanese and Korean letters begin with the family's and have no spaces; for others the locale says what comes first.
open class _PorticoPersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// The part of a name that is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default` = 0
        /// The nickname, or else the given name.
        case short
        /// Given and family name.
        case medium
        /// All but the nickname.
        case long
        /// The initials.
        case abbreviated
    }

    /// The form of a name that is written.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How the name is pronounced, in its place.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The part of a name that is written. The default is `default`.
    open var style = Style.default
    /// Whether what is written is how the name is pronounced. False by default.
    open var isPhonetic = false
    /// The language whose order of names is used. By default the user's.
    open var locale: Locale! = .autoupdatingCurrent

    public override init() { super.init() }
    /// A formatter of an archive; its settings are the defaults.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A name, written; empty where it has no parts.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = _PorticoPersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// The name, written; empty where it has no parts, or none that say how it is pronounced where that is asked for.
    open func string(from components: PersonNameComponents) -> String { parts(of: components)?.string ?? "" }

    /// The name, written; each run says under `NSPersonNameComponentKey` which component it is.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (component, string) in parts(of: components)?.delimited ?? [] {
            let key = NSAttributedString.Key(NSPersonNameComponentKey)
            text.append(NSAttributedString(string: string, attributes: [key: component.rawValue]))
        }
        return text
    }

    /// The parts of a name that somebody has written; nil where there is none.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        PersonNameReader(isFamilyFirst: PersonNameParts.isFamilyFirst(locale ?? .autoupdatingCurrent))
            .components(from: string)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let name as PersonNameComponents: string(from: name)
        case let name as NSPersonNameComponents: string(from: name as PersonNameComponents)
        default: nil
        }
    }

    private func parts(of name: PersonNameComponents) -> PersonNameParts? {
        let length = PersonNameParts.Length(rawValue: style.rawValue) ?? .medium
        guard let written = isPhonetic ? name.phoneticRepresentation : name else { return nil }
        return PersonNameParts(written, length: length, locale: locale ?? .autoupdatingCurrent)
    }
}
