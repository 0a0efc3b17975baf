import NaturalLanguage
import XCTest

/// The parts of a text, and its language (DEV-1326).
final class NaturalLanguageTests: XCTestCase {
    private func parts(_ unit: NLTokenUnit, _ text: String) -> [String] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
    }

    func testATextIsCutIntoItsParts() {
        let text = "Hello, world! It's 3 o'clock.\nGood-bye"
        XCTAssertEqual(parts(.word, text), ["Hello", "world", "It's", "3", "o'clock", "Good", "bye"])
        XCTAssertEqual(
            parts(.sentence, text).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) },
            ["Hello, world!", "It's 3 o'clock.", "Good-bye"])
        XCTAssertEqual(parts(.paragraph, text).count, 2)
        XCTAssertEqual(parts(.document, text), [text])
        for unit in [NLTokenUnit.word, .sentence, .paragraph, .document] { XCTAssertEqual(parts(unit, ""), []) }
        XCTAssertEqual(NLTokenizer(unit: .word).tokens(for: text.startIndex..<text.endIndex), [], "it has no text")
    }

    func testABlockCanEndIt() {
        let text = "one 2 three"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        var seen: [String] = []
        var numeric: [Bool] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            seen.append(String(text[range]))
            numeric.append(attributes.contains(.numeric))
            return seen.count < 2
        }
        XCTAssertEqual(seen, ["one", "2"])
        XCTAssertEqual(numeric, [false, true])
    }

    func testThePartAtAPlace() {
        let text = "one two"
        let tokenizer = NLTokenizer(unit: .word)
        tokenizer.string = text
        XCTAssertEqual(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 5))], "two")
        XCTAssertTrue(tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 3)).isEmpty)
        let across = text.index(text.startIndex, offsetBy: 2)..<text.index(text.startIndex, offsetBy: 5)
        XCTAssertEqual(text[tokenizer.tokenRange(for: across)], "one two")
    }

    func testTheLanguageOfAText() {
        for (text, language) in [
            ("Hello, how are you? This is a test.", NLLanguage.english),
            ("Das ist ein Test, und ich hoffe, er geht nicht schief.", .german),
            ("Bonjour, je suis une phrase en français.", .french), ("Hola, ¿cómo estás? Esta es una frase.", .spanish),
            ("Ciao, questo è un testo in italiano.", .italian), ("Olá, isto é uma frase e não um verso.", .portuguese),
            ("Dit is een zin in het Nederlands.", .dutch), ("Det här är en mening och jag är glad.", .swedish),
            ("To jest zdanie w języku polskim.", .polish), ("Привет, как дела?", .russian),
            ("Привіт, це українська мова.", .ukrainian), ("こんにちは、世界。日本語です。", .japanese),
            ("你好，世界。", .simplifiedChinese), ("這是中文，我們說話。", .traditionalChinese), ("안녕하세요", .korean),
            ("שלום עולם", .hebrew), ("مرحبا بالعالم", .arabic), ("สวัสดี", .thai), ("γειά σου", .greek),
        ] {
            XCTAssertEqual(NLLanguageRecognizer.dominantLanguage(for: text), language, text)
        }
        XCTAssertNil(NLLanguageRecognizer.dominantLanguage(for: "12345"))
        XCTAssertNil(NLLanguageRecognizer.dominantLanguage(for: ""))
    }

    func testHypothesesAreProbabilities() {
        let recognizer = NLLanguageRecognizer()
        XCTAssertNil(recognizer.dominantLanguage)
        recognizer.processString("og det er ikke")
        let all = recognizer.languageHypotheses(withMaximum: 100)
        XCTAssertEqual(all.values.reduce(0, +), 1, accuracy: 1e-9)
        XCTAssertEqual(recognizer.languageHypotheses(withMaximum: 2).count, 2)
        XCTAssertEqual(recognizer.languageHypotheses(withMaximum: 0), [:])
        recognizer.languageConstraints = [.norwegian, .german]
        XCTAssertEqual(recognizer.dominantLanguage, .norwegian)
        recognizer.languageConstraints = []
        recognizer.languageHints = [.danish: 0.9, .norwegian: 0.1]
        XCTAssertEqual(recognizer.dominantLanguage, .danish)
        recognizer.reset()
        XCTAssertNil(recognizer.dominantLanguage)
    }
}
