import Foundation

extension UIFontDescriptor {
    /// What a description may say.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name of the face, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face's name within its family, such as `Bold Italic`; words for bold and italic count.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A name for people. Kept: fonts aren't looked for by it.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// A transform of the letters, a `CGAffineTransform`. Kept: letters are drawn as they are.
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        /// The characters that the font must have, a `CharacterSet`. Kept: fonts aren't looked for by it.
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        /// Descriptors of the fonts that step in for missing characters. Kept: the system's own choice is made.
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        /// A dictionary of `TraitKey`s: weight, width and slant count.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// One width for all characters, in points. Kept: each has its own.
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        /// OpenType features, an array of dictionaries of `FeatureKey`s.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style that the font was made for, a string that may be asked for as a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// Keys of the dictionary under `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The style bits, a number. Kept: weight, width and slant count.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, −1 to 1, a number or a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, −1 to 1: below 0 is condensed, above 0 is expanded, however far.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, −1 to 1: above 0 is italic, however far.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Keys of the dictionaries under `AttributeName.featureSettings`.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A key of the app's own name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The number of a group of features, in the numbering of AAT.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of a choice within the group.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The older name of `type`.
        public static let featureIdentifier = type
        /// The older name of `selector`.
        public static let typeIdentifier = selector
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The usual design, without serifs.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Traits of a typeface: style bits, and a class in the top four bits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted letters.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// Bold letters: semibold or heavier in the system font.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// Letters wider than usual.
        public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
        /// Letters narrower than usual.
        public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
        /// Letters of one width; sets the system font's design.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
        /// Laid out from top to bottom. Never set, and ignored.
        public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
        /// Made for interfaces: set for the system font.
        public static var traitUIOptimized: SymbolicTraits { SymbolicTraits(rawValue: 1 << 12) }
        /// Lines closer together than usual. Never set, and ignored.
        public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
        /// Lines further apart than usual. Never set, and ignored.
        public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }

        /// The four bits that hold the class. No class is ever set here.
        public static var classMask: SymbolicTraits { SymbolicTraits(rawValue: 0xF000_0000) }
        /// A class: serifs after old Roman inscriptions.
        public static var classOldStyleSerifs: SymbolicTraits { SymbolicTraits(rawValue: 1 << 28) }
        /// A class: serifs between old style and modern.
        public static var classTransitionalSerifs: SymbolicTraits { SymbolicTraits(rawValue: 2 << 28) }
        /// A class: thin, level serifs.
        public static var classModernSerifs: SymbolicTraits { SymbolicTraits(rawValue: 3 << 28) }
        /// A class: bracketed, strong serifs.
        public static var classClarendonSerifs: SymbolicTraits { SymbolicTraits(rawValue: 4 << 28) }
        /// A class: square serifs as thick as the strokes.
        public static var classSlabSerifs: SymbolicTraits { SymbolicTraits(rawValue: 5 << 28) }
        /// A class: serifs of no common kind.
        public static var classFreeformSerifs: SymbolicTraits { SymbolicTraits(rawValue: 7 << 28) }
        /// A class: no serifs.
        public static var classSansSerif: SymbolicTraits { SymbolicTraits(rawValue: 8 << 28) }
        /// A class: decorated letters and ornaments.
        public static var classOrnamentals: SymbolicTraits { SymbolicTraits(rawValue: 9 << 28) }
        /// A class: letters like handwriting.
        public static var classScripts: SymbolicTraits { SymbolicTraits(rawValue: 10 << 28) }
        /// A class: pictures in place of letters.
        public static var classSymbolic: SymbolicTraits { SymbolicTraits(rawValue: 12 << 28) }
    }
}
