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
/// The form that small letters take.
public let kLowerCaseType = 37
/// The form that capital letters take.
public let kUpperCaseType = 38

/// A setting of all features: on.
public let kAllTypeFeaturesOnSelector = 0
/// A setting of all features: off.
public let kAllTypeFeaturesOffSelector = 1
/// A setting of ligatures: the common ones are drawn.
public let kCommonLigaturesOnSelector = 2
/// A setting of ligatures: the common ones are left out.
public let kCommonLigaturesOffSelector = 3
/// A setting of ligatures: the rare ones are drawn.
public let kRareLigaturesOnSelector = 4
/// A setting of ligatures: the rare ones are left out.
public let kRareLigaturesOffSelector = 5
/// A setting of ligatures: those that depend on the place are drawn.
public let kContextualLigaturesOnSelector = 18
/// A setting of ligatures: those that depend on the place are left out.
public let kContextualLigaturesOffSelector = 19
/// A setting of ligatures: those of old books are drawn.
public let kHistoricalLigaturesOnSelector = 20
/// A setting of ligatures: those of old books are left out.
public let kHistoricalLigaturesOffSelector = 21
/// A setting of digits: all are equally wide.
public let kMonospacedNumbersSelector = 0
/// A setting of digits: each has its own width.
public let kProportionalNumbersSelector = 1
/// A setting of the vertical position: on the baseline.
public let kNormalPositionSelector = 0
/// A setting of the vertical position: raised.
public let kSuperiorsSelector = 1
/// A setting of the vertical position: lowered.
public let kInferiorsSelector = 2
/// A setting of the vertical position: raised as the letters of 1st are.
public let kOrdinalsSelector = 3
/// A setting of the vertical position: lowered as the numbers of formulas are.
public let kScientificInferiorsSelector = 4
/// A setting of fractions: none.
public let kNoFractionsSelector = 0
/// A setting of fractions: one number above the other.
public let kVerticalFractionsSelector = 1
/// A setting of fractions: with a slanted stroke.
public let kDiagonalFractionsSelector = 2
/// A setting of typographic extras: a stroke through the zero.
public let kSlashedZeroOnSelector = 4
/// A setting of typographic extras: no stroke through the zero.
public let kSlashedZeroOffSelector = 5
/// A setting of style options: none.
public let kNoStyleOptionsSelector = 0
/// A setting of style options: capitals for titles.
public let kTitlingCapsSelector = 4
/// A setting of the case of digits: with descenders.
public let kLowerCaseNumbersSelector = 0
/// A setting of the case of digits: as tall as capitals.
public let kUpperCaseNumbersSelector = 1
/// A setting of case-sensitive layout: on.
public let kCaseSensitiveLayoutOnSelector = 0
/// A setting of case-sensitive layout: off.
public let kCaseSensitiveLayoutOffSelector = 1
/// A setting of case-sensitive layout: capitals are spaced.
public let kCaseSensitiveSpacingOnSelector = 2
/// A setting of case-sensitive layout: capitals are not spaced.
public let kCaseSensitiveSpacingOffSelector = 3
/// A setting of stylistic alternates: none.
public let kNoStylisticAlternatesSelector = 0
/// A setting of stylistic alternates: the first set.
public let kStylisticAltOneOnSelector = 2
/// A setting of stylistic alternates: without the first set.
public let kStylisticAltOneOffSelector = 3
/// A setting of stylistic alternates: the second set.
public let kStylisticAltTwoOnSelector = 4
/// A setting of stylistic alternates: without the second set.
public let kStylisticAltTwoOffSelector = 5
/// A setting of stylistic alternates: the third set.
public let kStylisticAltThreeOnSelector = 6
/// A setting of stylistic alternates: without the third set.
public let kStylisticAltThreeOffSelector = 7
/// A setting of stylistic alternates: the fourth set.
public let kStylisticAltFourOnSelector = 8
/// A setting of stylistic alternates: without the fourth set.
public let kStylisticAltFourOffSelector = 9
/// A setting of stylistic alternates: the fifth set.
public let kStylisticAltFiveOnSelector = 10
/// A setting of stylistic alternates: without the fifth set.
public let kStylisticAltFiveOffSelector = 11
/// A setting of stylistic alternates: the sixth set.
public let kStylisticAltSixOnSelector = 12
/// A setting of stylistic alternates: without the sixth set.
public let kStylisticAltSixOffSelector = 13
/// A setting of stylistic alternates: the seventh set.
public let kStylisticAltSevenOnSelector = 14
/// A setting of stylistic alternates: without the seventh set.
public let kStylisticAltSevenOffSelector = 15
/// A setting of stylistic alternates: the eighth set.
public let kStylisticAltEightOnSelector = 16
/// A setting of stylistic alternates: without the eighth set.
public let kStylisticAltEightOffSelector = 17
/// A setting of stylistic alternates: the ninth set.
public let kStylisticAltNineOnSelector = 18
/// A setting of stylistic alternates: without the ninth set.
public let kStylisticAltNineOffSelector = 19
/// A setting of stylistic alternates: the tenth set.
public let kStylisticAltTenOnSelector = 20
/// A setting of stylistic alternates: without the tenth set.
public let kStylisticAltTenOffSelector = 21
/// A setting of stylistic alternates: the eleventh set.
public let kStylisticAltElevenOnSelector = 22
/// A setting of stylistic alternates: without the eleventh set.
public let kStylisticAltElevenOffSelector = 23
/// A setting of stylistic alternates: the twelfth set.
public let kStylisticAltTwelveOnSelector = 24
/// A setting of stylistic alternates: without the twelfth set.
public let kStylisticAltTwelveOffSelector = 25
/// A setting of stylistic alternates: the thirteenth set.
public let kStylisticAltThirteenOnSelector = 26
/// A setting of stylistic alternates: without the thirteenth set.
public let kStylisticAltThirteenOffSelector = 27
/// A setting of stylistic alternates: the fourteenth set.
public let kStylisticAltFourteenOnSelector = 28
/// A setting of stylistic alternates: without the fourteenth set.
public let kStylisticAltFourteenOffSelector = 29
/// A setting of stylistic alternates: the fifteenth set.
public let kStylisticAltFifteenOnSelector = 30
/// A setting of stylistic alternates: without the fifteenth set.
public let kStylisticAltFifteenOffSelector = 31
/// A setting of stylistic alternates: the sixteenth set.
public let kStylisticAltSixteenOnSelector = 32
/// A setting of stylistic alternates: without the sixteenth set.
public let kStylisticAltSixteenOffSelector = 33
/// A setting of stylistic alternates: the seventeenth set.
public let kStylisticAltSeventeenOnSelector = 34
/// A setting of stylistic alternates: without the seventeenth set.
public let kStylisticAltSeventeenOffSelector = 35
/// A setting of stylistic alternates: the eighteenth set.
public let kStylisticAltEighteenOnSelector = 36
/// A setting of stylistic alternates: without the eighteenth set.
public let kStylisticAltEighteenOffSelector = 37
/// A setting of stylistic alternates: the nineteenth set.
public let kStylisticAltNineteenOnSelector = 38
/// A setting of stylistic alternates: without the nineteenth set.
public let kStylisticAltNineteenOffSelector = 39
/// A setting of stylistic alternates: the twentieth set.
public let kStylisticAltTwentyOnSelector = 40
/// A setting of stylistic alternates: without the twentieth set.
public let kStylisticAltTwentyOffSelector = 41
/// A setting of contextual alternates: on.
public let kContextualAlternatesOnSelector = 0
/// A setting of contextual alternates: off.
public let kContextualAlternatesOffSelector = 1
/// A setting of contextual alternates: swashes.
public let kSwashAlternatesOnSelector = 2
/// A setting of contextual alternates: no swashes.
public let kSwashAlternatesOffSelector = 3
/// A setting of contextual alternates: swashes that depend on the place.
public let kContextualSwashAlternatesOnSelector = 4
/// A setting of contextual alternates: no swashes that depend on the place.
public let kContextualSwashAlternatesOffSelector = 5
/// A setting of small letters: as they are.
public let kDefaultLowerCaseSelector = 0
/// A setting of small letters: small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// A setting of small letters: still smaller capitals.
public let kLowerCasePetiteCapsSelector = 2
/// A setting of capital letters: as they are.
public let kDefaultUpperCaseSelector = 0
/// A setting of capital letters: small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// A setting of capital letters: still smaller capitals.
public let kUpperCasePetiteCapsSelector = 2
