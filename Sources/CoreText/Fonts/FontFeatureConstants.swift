// The numbers of font features and of their settings, as `UIFontDescriptor` and CoreText take them: interface facts.

/// All features together.
public let kAllTypographicFeaturesType = 0
/// Letters that are joined into one glyph.
public let kLigaturesType = 1
/// Capitals and small letters, as old fonts name them.
public let kLetterCaseType = 3
/// The widths of digits.
public let kNumberSpacingType = 6
/// Swashes that depend on the place in the word.
public let kSmartSwashType = 8
/// Raised and lowered characters.
public let kVerticalPositionType = 10
/// Fractions.
public let kFractionsType = 11
/// Typographic extras, such as a slashed zero.
public let kTypographicExtrasType = 14
/// Alternates of single characters.
public let kCharacterAlternativesType = 17
/// Styles of the whole font, such as titling.
public let kStyleOptionsType = 19
/// Digits as tall as capitals, or with descenders.
public let kNumberCaseType = 21
/// The widths of characters of East Asian text.
public let kTextSpacingType = 22
/// Punctuation at the height of capitals.
public let kCaseSensitiveLayoutType = 33
/// Sets of stylistic alternates.
public let kStylisticAlternativesType = 35
/// Glyphs that depend on their neighbours.
public let kContextualAlternatesType = 36
/// What small letters become.
public let kLowerCaseType = 37
/// What capital letters become.
public let kUpperCaseType = 38

/// Of ligatures: the common ones are drawn.
public let kCommonLigaturesOnSelector = 2
/// Of ligatures: the common ones are left out.
public let kCommonLigaturesOffSelector = 3
/// Of digits: all are equally wide.
public let kMonospacedNumbersSelector = 0
/// Of digits: each has its own width.
public let kProportionalNumbersSelector = 1
/// Of the vertical position: on the baseline.
public let kNormalPositionSelector = 0
/// Of the vertical position: raised.
public let kSuperiorsSelector = 1
/// Of the vertical position: lowered.
public let kInferiorsSelector = 2
/// Of the vertical position: raised as the letters of 1st are.
public let kOrdinalsSelector = 3
/// Of fractions: none.
public let kNoFractionsSelector = 0
/// Of fractions: one number above the other.
public let kVerticalFractionsSelector = 1
/// Of fractions: with a slanted stroke.
public let kDiagonalFractionsSelector = 2
/// Of the case of digits: with descenders.
public let kLowerCaseNumbersSelector = 0
/// Of the case of digits: as tall as capitals.
public let kUpperCaseNumbersSelector = 1
/// Of case-sensitive layout: on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Of case-sensitive layout: off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Of stylistic alternates: the first set.
public let kStylisticAltOneOnSelector = 2
/// Of stylistic alternates: the second set.
public let kStylisticAltTwoOnSelector = 4
/// Of stylistic alternates: the third set.
public let kStylisticAltThreeOnSelector = 6
/// Of stylistic alternates: the fourth set.
public let kStylisticAltFourOnSelector = 8
/// Of stylistic alternates: the fifth set.
public let kStylisticAltFiveOnSelector = 10
/// Of stylistic alternates: the sixth set.
public let kStylisticAltSixOnSelector = 12
/// Of contextual alternates: on.
public let kContextualAlternatesOnSelector = 0
/// Of contextual alternates: off.
public let kContextualAlternatesOffSelector = 1
/// Of small letters: as they are.
public let kDefaultLowerCaseSelector = 0
/// Of small letters: small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// Of small letters: still smaller capitals.
public let kLowerCasePetiteCapsSelector = 2
/// Of capital letters: as they are.
public let kDefaultUpperCaseSelector = 0
/// Of capital letters: small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// Of capital letters: still smaller capitals.
public let kUpperCasePetiteCapsSelector = 2
