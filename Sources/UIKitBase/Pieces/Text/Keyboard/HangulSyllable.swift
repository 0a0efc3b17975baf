/// A Korean syllable on its way: what letters typed one after the other become, and what is left when the last one is taken back.
///
/// Letters of the keyboard are those of the two-set layout: nineteen consonants, of which five come by shift, and the vowels. A consonant
/// behind a vowel ends the syllable, until a vowel behind it makes it the first of the next one.
///
/// - From: `KeyboardTyping`
struct HangulSyllable: Equatable {
    private var lead: Character?
    private var vowel: Character?
    private var tail: Character?

    private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
    private static let tails = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
    /// What two letters become, vowels or consonants at a syllable's end.
    private static let pairs: [String: Character] = [
        "ㅗㅏ": "ㅘ", "ㅗㅐ": "ㅙ", "ㅗㅣ": "ㅚ", "ㅜㅓ": "ㅝ", "ㅜㅔ": "ㅞ", "ㅜㅣ": "ㅟ", "ㅡㅣ": "ㅢ", "ㄱㅅ": "ㄳ", "ㄴㅈ": "ㄵ",
        "ㄴㅎ": "ㄶ", "ㄹㄱ": "ㄺ", "ㄹㅁ": "ㄻ", "ㄹㅂ": "ㄼ", "ㄹㅅ": "ㄽ", "ㄹㅌ": "ㄾ", "ㄹㅍ": "ㄿ", "ㄹㅎ": "ㅀ", "ㅂㅅ": "ㅄ",
    ]

    /// Whether a letter is one of which syllables are made.
    static func takes(_ letter: Character) -> Bool { leads.contains(letter) || vowels.contains(letter) }

    /// The syllable that begins with a letter.
    init(_ letter: Character) { if Self.vowels.contains(letter) { vowel = letter } else { lead = letter } }

    /// The syllable as one character, or the letter that there is.
    var text: String {
        guard let lead, let vowel, let first = Self.leads.firstIndex(of: lead),
            let second = Self.vowels.firstIndex(of: vowel)
        else { return [lead, vowel].compactMap { $0 }.map(String.init).joined() }
        let last = tail.flatMap { Self.tails.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        // Where Unicode has all of them, in order.
        let value = UInt32(0xAC00 + (first * 21 + second) * 28 + last)
        return Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    }

    private static func joinLetters(_ one: Character?, _ other: Character) -> Character? {
        one.flatMap { pairs["\($0)\(other)"] }
    }

    private static func splitLetter(_ letter: Character?) -> (Character, Character)? {
        guard let letter, let pair = pairs.first(where: { $0.value == letter })?.key, let first = pair.first,
            let last = pair.last
        else { return nil }
        return (first, last)
    }

    /// Another letter: what is complete now, and the syllable that goes on.
    func adding(_ letter: Character) -> (finished: String, next: HangulSyllable) {
        var next = self
        if Self.vowels.contains(letter) {
            if let tail {
                // The consonant, or the second of two, belongs to the vowel.
                let (kept, moved) = Self.splitLetter(tail).map { (Optional($0.0), $0.1) } ?? (nil, tail)
                var finished = self
                finished.tail = kept
                var started = HangulSyllable(moved)
                started.vowel = letter
                return (finished.text, started)
            }
            guard let vowel else {
                next.vowel = letter
                return ("", next)
            }
            guard let joined = Self.joinLetters(vowel, letter) else { return (text, HangulSyllable(letter)) }
            next.vowel = joined
            return ("", next)
        }
        guard lead != nil, vowel != nil else { return (text, HangulSyllable(letter)) }
        if tail == nil, Self.tails.contains(letter) {
            next.tail = letter
            return ("", next)
        }
        guard let joined = Self.joinLetters(tail, letter) else { return (text, HangulSyllable(letter)) }
        next.tail = joined
        return ("", next)
    }

    /// Without the letter that was typed last; nil where there was one.
    var withoutLast: HangulSyllable? {
        var left = self
        if let tail {
            left.tail = Self.splitLetter(tail)?.0
        } else if let vowel {
            left.vowel = Self.splitLetter(vowel)?.0
        } else {
            return nil
        }
        return left.text.isEmpty ? nil : left
    }
}
