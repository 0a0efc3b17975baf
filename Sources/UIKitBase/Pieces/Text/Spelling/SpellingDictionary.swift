import CoreFoundation
import CoreGraphics
import Foundation

/// A dictionary of the system's, asked by Hunspell, which is loaded when an app first checks a text: nothing links to it.
///
/// - From: `UITextChecker`, `SpellingMarker`
@MainActor final class SpellingDictionary {
    private static let folders = ["/usr/share/hunspell", "/usr/share/myspell/dicts"]
    /// The most completions of a word.
    private static let mostCompletions = 20
    /// By language as its file is named. They are large, and outlive apps of one process.
    @InProcess private static var loaded: [String: SpellingDictionary] = [:]
    @InProcess private static var hasWarned = false

    private let hunspell: Hunspell
    private let handle: Hunspell.Handle
    private let encoding: String.Encoding
    private let file: String
    /// As the file has them, sorted.
    private lazy var words: [String] = readWords()

    private init?(_ language: String) {
        guard let folder = Self.folder(of: language), let hunspell = Hunspell.library else { return nil }
        self.hunspell = hunspell
        file = "\(folder)/\(language).dic"
        guard let handle = hunspell.create("\(folder)/\(language).aff", file) else { return nil }
        self.handle = handle
        encoding = Self.encoding(named: String(cString: hunspell.encoding(handle)))
    }

    // MARK: Languages

    static var languages: [String] {
        guard Hunspell.library != nil else { return [] }
        var found: Set<String> = []
        for folder in folders {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for file in files where file.hasSuffix(".dic") && files.contains(file.dropLast(4) + ".aff") {
                found.insert(String(file.dropLast(4)))
            }
        }
        let own = Locale.preferredLanguages.map { $0.replacingOccurrences(of: "-", with: "_") }
        func rank(_ language: String) -> Int {
            own.firstIndex { $0 == language || $0.prefix(2) == language.prefix(2) } ?? own.count
        }
        return found.sorted { (rank($0), $0) < (rank($1), $1) }
    }

    /// Nil where the device has none for that language.
    /// - Parameter warns: Whether a device without any dictionary is told about, once.
    static func of(_ language: String, warns: Bool = true) -> SpellingDictionary? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        if let known = loaded[name] { return known }
        let languages = languages
        if languages.isEmpty, warns, !hasWarned {
            hasWarned = true
            Diagnostics.report(
                "No text is checked: the system has no dictionaries. Install libhunspell and hunspell-en-us, or another language's."
            )
        }
        let fitting = languages.contains(name) ? name : languages.first { $0.hasPrefix(name + "_") }
        guard let fitting, let new = loaded[fitting] ?? SpellingDictionary(fitting) else { return nil }
        loaded[fitting] = new
        loaded[name] = new
        return new
    }

    private static func folder(of language: String) -> String? {
        folders.first { FileManager.default.fileExists(atPath: "\($0)/\(language).dic") }
    }

    /// Dictionaries have names of their own for them.
    private static func encoding(named name: String) -> String.Encoding {
        let iana = name.replacingOccurrences(of: "ISO8859", with: "ISO-8859")
            .replacingOccurrences(of: "microsoft-cp", with: "windows-")
        let known = iana.withCString { text in
            // UTF-8's number: Core Foundation's own name for it and ours exclude each other here.
            CFStringConvertIANACharSetNameToEncoding(CFStringCreateWithCString(nil, text, 0x0800_0100))
        }
        guard known != CoreFoundation.kCFStringEncodingInvalidId else { return .utf8 }
        return String.Encoding(rawValue: CoreFoundation.CFStringConvertEncodingToNSStringEncoding(known))
    }

    // MARK: Words

    /// The word in the dictionary's encoding; nil where that has no letters for it.
    private func bytes(_ word: String) -> [CChar]? {
        let plain = word.replacingOccurrences(of: "\u{2019}", with: "'")
        guard plain.utf8.count < 100 else { return nil }
        return plain.cString(using: encoding)
    }

    func knows(_ word: String) -> Bool {
        // A word that can't be written with this language's letters is of another one.
        guard let bytes = bytes(word) else { return true }
        return hunspell.spell(handle, bytes) != 0
    }

    /// Whether a word is right or no matter of spelling: what has numbers in it is the name of a thing.
    func accepts(_ word: String) -> Bool { word.contains(where: \.isNumber) || knows(word) }

    func guesses(for word: String) -> [String] {
        guard let bytes = bytes(word) else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        let count = hunspell.suggest(handle, &list, bytes)
        defer { hunspell.free(handle, &list, count) }
        return (0..<Int(count)).compactMap { list?[$0].flatMap { String(cString: $0, encoding: encoding) } }
    }

    func completions(of part: String) -> [String] {
        let start = part.lowercased()
        let first = words.partitionIndex { $0.lowercased() < start }
        let found = words[first...].prefix { $0.lowercased().hasPrefix(start) }.filter { $0.count > part.count }
        let nearest = found.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(Self.mostCompletions)
        // The letters that are there stay as they are.
        return nearest.map { part + $0.dropFirst(part.count) }
    }

    private func readWords() -> [String] {
        guard let data = FileManager.default.contents(atPath: file), let text = String(data: data, encoding: encoding)
        else { return [] }
        // The first line is their number; behind a stroke stand the rules for forms.
        let stems = text.split(whereSeparator: \.isNewline).dropFirst().map { $0.prefix { $0 != "/" && $0 != "\t" } }
        return stems.map { (key: $0.lowercased(), word: String($0)) }.sorted { $0.key < $1.key }.map(\.word)
    }
}

/// The functions of Hunspell's C interface that are used.
@MainActor private struct Hunspell {
    typealias Handle = OpaquePointer
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
    typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Handle?
    typealias Encoding = @convention(c) (Handle) -> UnsafePointer<CChar>
    typealias Spell = @convention(c) (Handle, UnsafePointer<CChar>) -> Int32
    typealias Suggest = @convention(c) (Handle, List, UnsafePointer<CChar>) -> Int32
    typealias Free = @convention(c) (Handle, List, Int32) -> Void

    let create: Create
    let encoding: Encoding
    let spell: Spell
    let suggest: Suggest
    let free: Free

    static let library = Hunspell()

    private init?() {
        guard let library = dlopen("libhunspell-1.7.so.0", RTLD_LAZY | RTLD_LOCAL) else { return nil }
        func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let create = symbol("Hunspell_create", as: Create.self),
            let encoding = symbol("Hunspell_get_dic_encoding", as: Encoding.self),
            let spell = symbol("Hunspell_spell", as: Spell.self),
            let suggest = symbol("Hunspell_suggest", as: Suggest.self),
            let free = symbol("Hunspell_free_list", as: Free.self)
        else { return nil }
        (self.create, self.encoding, self.spell) = (create, encoding, spell)
        (self.suggest, self.free) = (suggest, free)
    }
}
