import Foundation

extension UIFont {
    /// The weight of a font: -1 (thinnest) to 1 (heaviest), 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A weight between −1 and 1; fonts have nine, and the nearest one is taken.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The thinnest: −0.8, OpenType's 100.
        public static let ultraLight = Weight(-0.8)
        /// −0.6, OpenType's 200.
        public static let thin = Weight(-0.6)
        /// −0.4, OpenType's 300.
        public static let light = Weight(-0.4)
        /// The weight of running text: 0, OpenType's 400.
        public static let regular = Weight(0)
        /// 0.23, OpenType's 500.
        public static let medium = Weight(0.23)
        /// 0.3, OpenType's 600: what `boldSystemFont(ofSize:)` gives.
        public static let semibold = Weight(0.3)
        /// 0.4, OpenType's 700.
        public static let bold = Weight(0.4)
        /// 0.56, OpenType's 800.
        public static let heavy = Weight(0.56)
        /// The heaviest: 0.62, OpenType's 900.
        public static let black = Weight(0.62)

        private static let openType: [(Weight, Int)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600),
            (.bold, 700), (.heavy, 800), (.black, 900),
        ]

        /// The weight as fonts count it: 100 to 900, the nearest of the nine.
        package var openTypeWeight: Int {
            Self.openType.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? 400
        }

        init(openTypeWeight: Int) {
            self = Self.openType.min { abs($0.1 - openTypeWeight) < abs($1.1 - openTypeWeight) }?.0 ?? .regular
        }

        /// The weight of symbols beside text of this weight.
        public func symbolWeight() -> UIImage.SymbolWeight {
            switch openTypeWeight {
            case 100: .ultraLight
            case 200: .thin
            case 300: .light
            case 500: .medium
            case 600: .semibold
            case 700: .bold
            case 800: .heavy
            case 900: .black
            default: .regular
            }
        }
    }

    /// The width of a font's letters: 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// A width: below 0 is condensed, above 0 is expanded, however far.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The narrowest, −0.3; drawn as `condensed`.
        public static let compressed = Width(-0.3)
        /// Narrower than usual, −0.2.
        public static let condensed = Width(-0.2)
        /// The usual width, 0.
        public static let standard = Width(0)
        /// Wider than usual, 0.2.
        public static let expanded = Width(0.2)
    }

    /// What a text is for; the user's text size decides its size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The title of a screen: 34 points at the standard text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Headings of the first rank: 28 points at the standard text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Headings of the second rank: 22 points at the standard text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Headings of the third rank: 20 points at the standard text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings of short sections: 17 points, semibold, at the standard text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings: 15 points at the standard text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points at the standard text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Remarks beside the text: 16 points at the standard text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points at the standard text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions: 12 points at the standard text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions: 11 points at the standard text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// What scales values along with this style.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }
}

/// In an attribute of a font it is a string, as on iOS, that may be asked for as a style.
extension UIFont.TextStyle: _ObjectiveCBridgeable {
    /// The style's name as an object: what `as NSString` calls.
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    /// The style of a name; every string is one.
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The style of a name; every string is one, so it is always true.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout UIFont.TextStyle?) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// The style of a name; of nil, the one with an empty name.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
        UIFont.TextStyle(rawValue: String._unconditionallyBridgeFromObjectiveC(source))
    }
}

/// In a trait of a font it is a number, as on iOS, that may be asked for as a weight.
extension UIFont.Weight: _ObjectiveCBridgeable {
    /// The weight's number as an object: what `as NSNumber` calls.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(rawValue)) }

    /// The weight of a number; every number is one.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout UIFont.Weight?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    /// The weight of a number; every number is one, so it is always true.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout UIFont.Weight?) -> Bool {
        result = _unconditionallyBridgeFromObjectiveC(source)
        return true
    }

    /// The weight of a number; of nil, regular.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> UIFont.Weight {
        UIFont.Weight(rawValue: CGFloat(source?.doubleValue ?? 0))
    }
}
