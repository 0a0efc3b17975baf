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

/// Of all features: on.
public let kAllTypeFeaturesOnSelector = 0
/// Of all features: off.
public let kAllTypeFeaturesOffSelector = 1
/// Of ligatures: the common ones are drawn.
public let kCommonLigaturesOnSelector = 2
/// Of ligatures: the common ones are left out.
public let kCommonLigaturesOffSelector = 3
/// Of ligatures: the rare ones are drawn.
public let kRareLigaturesOnSelector = 4
/// Of ligatures: the rare ones are left out.
public let kRareLigaturesOffSelector = 5
/// Of ligatures: those that depend on the place are drawn.
public let kContextualLigaturesOnSelector = 18
/// Of ligatures: those that depend on the place are left out.
public let kContextualLigaturesOffSelector = 19
/// Of ligatures: those of old books are drawn.
public let kHistoricalLigaturesOnSelector = 20
/// Of ligatures: those of old books are left out.
public let kHistoricalLigaturesOffSelector = 21
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
/// Of the vertical position: lowered as the numbers of formulas are.
public let kScientificInferiorsSelector = 4
/// Of fractions: none.
public let kNoFractionsSelector = 0
/// Of fractions: one number above the other.
public let kVerticalFractionsSelector = 1
/// Of fractions: with a slanted stroke.
public let kDiagonalFractionsSelector = 2
/// Of typographic extras: a stroke through the zero.
public let kSlashedZeroOnSelector = 4
/// Of typographic extras: no stroke through the zero.
public let kSlashedZeroOffSelector = 5
/// Of style options: none.
public let kNoStyleOptionsSelector = 0
/// Of style options: capitals for titles.
public let kTitlingCapsSelector = 4
/// Of the case of digits: with descenders.
public let kLowerCaseNumbersSelector = 0
/// Of the case of digits: as tall as capitals.
public let kUpperCaseNumbersSelector = 1
/// Of case-sensitive layout: on.
public let kCaseSensitiveLayoutOnSelector = 0
/// Of case-sensitive layout: off.
public let kCaseSensitiveLayoutOffSelector = 1
/// Of case-sensitive layout: capitals are spaced.
public let kCaseSensitiveSpacingOnSelector = 2
/// Of case-sensitive layout: capitals are not spaced.
public let kCaseSensitiveSpacingOffSelector = 3
/// Of stylistic alternates: none.
public let kNoStylisticAlternatesSelector = 0
/// Of stylistic alternates: the first set.
public let kStylisticAltOneOnSelector = 2
/// Of stylistic alternates: without the first set.
public let kStylisticAltOneOffSelector = 3
/// Of stylistic alternates: the second set.
public let kStylisticAltTwoOnSelector = 4
/// Of stylistic alternates: without the second set.
public let kStylisticAltTwoOffSelector = 5
/// Of stylistic alternates: the third set.
public let kStylisticAltThreeOnSelector = 6
/// Of stylistic alternates: without the third set.
public let kStylisticAltThreeOffSelector = 7
/// Of stylistic alternates: the fourth set.
public let kStylisticAltFourOnSelector = 8
/// Of stylistic alternates: without the fourth set.
public let kStylisticAltFourOffSelector = 9
/// Of stylistic alternates: the fifth set.
public let kStylisticAltFiveOnSelector = 10
/// Of stylistic alternates: without the fifth set.
public let kStylisticAltFiveOffSelector = 11
/// Of stylistic alternates: the sixth set.
public let kStylisticAltSixOnSelector = 12
/// Of stylistic alternates: without the sixth set.
public let kStylisticAltSixOffSelector = 13
/// Of stylistic alternates: the seventh set.
public let kStylisticAltSevenOnSelector = 14
/// Of stylistic alternates: without the seventh set.
public let kStylisticAltSevenOffSelector = 15
/// Of stylistic alternates: the eighth set.
public let kStylisticAltEightOnSelector = 16
/// Of stylistic alternates: without the eighth set.
public let kStylisticAltEightOffSelector = 17
/// Of stylistic alternates: the ninth set.
public let kStylisticAltNineOnSelector = 18
/// Of stylistic alternates: without the ninth set.
public let kStylisticAltNineOffSelector = 19
/// Of stylistic alternates: the tenth set.
public let kStylisticAltTenOnSelector = 20
/// Of stylistic alternates: without the tenth set.
public let kStylisticAltTenOffSelector = 21
/// Of stylistic alternates: the eleventh set.
public let kStylisticAltElevenOnSelector = 22
/// Of stylistic alternates: without the eleventh set.
public let kStylisticAltElevenOffSelector = 23
/// Of stylistic alternates: the twelfth set.
public let kStylisticAltTwelveOnSelector = 24
/// Of stylistic alternates: without the twelfth set.
public let kStylisticAltTwelveOffSelector = 25
/// Of stylistic alternates: the thirteenth set.
public let kStylisticAltThirteenOnSelector = 26
/// Of stylistic alternates: without the thirteenth set.
public let kStylisticAltThirteenOffSelector = 27
/// Of stylistic alternates: the fourteenth set.
public let kStylisticAltFourteenOnSelector = 28
/// Of stylistic alternates: without the fourteenth set.
public let kStylisticAltFourteenOffSelector = 29
/// Of stylistic alternates: the fifteenth set.
public let kStylisticAltFifteenOnSelector = 30
/// Of stylistic alternates: without the fifteenth set.
public let kStylisticAltFifteenOffSelector = 31
/// Of stylistic alternates: the sixteenth set.
public let kStylisticAltSixteenOnSelector = 32
/// Of stylistic alternates: without the sixteenth set.
public let kStylisticAltSixteenOffSelector = 33
/// Of stylistic alternates: the seventeenth set.
public let kStylisticAltSeventeenOnSelector = 34
/// Of stylistic alternates: without the seventeenth set.
public let kStylisticAltSeventeenOffSelector = 35
/// Of stylistic alternates: the eighteenth set.
public let kStylisticAltEighteenOnSelector = 36
/// Of stylistic alternates: without the eighteenth set.
public let kStylisticAltEighteenOffSelector = 37
/// Of stylistic alternates: the nineteenth set.
public let kStylisticAltNineteenOnSelector = 38
/// Of stylistic alternates: without the nineteenth set.
public let kStylisticAltNineteenOffSelector = 39
/// Of stylistic alternates: the twentieth set.
public let kStylisticAltTwentyOnSelector = 40
/// Of stylistic alternates: without the twentieth set.
public let kStylisticAltTwentyOffSelector = 41
/// Of contextual alternates: on.
public let kContextualAlternatesOnSelector = 0
/// Of contextual alternates: off.
public let kContextualAlternatesOffSelector = 1
/// Of contextual alternates: swashes.
public let kSwashAlternatesOnSelector = 2
/// Of contextual alternates: no swashes.
public let kSwashAlternatesOffSelector = 3
/// Of contextual alternates: swashes that depend on the place.
public let kContextualSwashAlternatesOnSelector = 4
/// Of contextual alternates: no swashes that depend on the place.
public let kContextualSwashAlternatesOffSelector = 5
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
