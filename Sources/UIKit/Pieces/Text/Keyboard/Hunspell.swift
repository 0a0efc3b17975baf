import Foundation

/// A dictionary of Debian's, looked into by the hunspell library, where both are installed.
///
/// - From: `KeyboardSpelling`
@MainActor final class Hunspell {
    private typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    private typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32
    private typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private typealias Suggest =
        @convention(c) (
            OpaquePointer, UnsafeMutablePointer<List?>, UnsafePointer<CChar>
        ) -> Int32
    private typealias Free = @convention(c) (OpaquePointer, UnsafeMutablePointer<List?>, Int32) -> Void

    private struct Library {
        let create: Create
        let spell: Spell
        let suggest: Suggest
        let free: Free

        init?() {
            let names = ["libhunspell-1.7.so.0", "libhunspell-1.6.so.0"]
            guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_LAZY | RTLD_LOCAL) }).first,
                let create = dlsym(handle, "Hunspell_create"), let spell = dlsym(handle, "Hunspell_spell"),
                let suggest = dlsym(handle, "Hunspell_suggest"), let free = dlsym(handle, "Hunspell_free_list")
            else { return nil }
            self.create = unsafeBitCast(create, to: Create.self)
            self.spell = unsafeBitCast(spell, to: Spell.self)
            self.suggest = unsafeBitCast(suggest, to: Suggest.self)
            self.free = unsafeBitCast(free, to: Free.self)
        }
    }

    @InProcess private static var library: Library?? = nil
    @InProcess private static var open: [String: Hunspell] = [:]

    /// The dictionary of a language; nil where the library or the dictionary is not installed.
    static func of(_ code: String) -> Hunspell? {
        if let known = open[code] { return known }
        let regions = ["en": "en_US", "de": "de_DE", "fr": "fr", "es": "es_ES", "it": "it_IT"]
        let path = "/usr/share/hunspell/" + (regions[code] ?? code)
        guard FileManager.default.fileExists(atPath: path + ".dic") else { return nil }
        if library == nil { library = .some(Library()) }
        guard let library = library ?? nil, let handle = library.create(path + ".aff", path + ".dic") else {
            return nil
        }
        let made = Hunspell(library, handle)
        open[code] = made
        return made
    }

    private let library: Library
    /// Lives as long as the process: dictionaries stay loaded.
    private let handle: OpaquePointer

    private init(_ library: Library, _ handle: OpaquePointer) { (self.library, self.handle) = (library, handle) }

    func knows(_ word: String) -> Bool { library.spell(handle, word) != 0 }

    func suggestions(for word: String) -> [String] {
        var list: List?
        let count = library.suggest(handle, &list, word)
        defer { if list != nil { library.free(handle, &list, count) } }
        guard let list else { return [] }
        return (0..<Int(count)).compactMap { list[$0].flatMap { String(validatingCString: $0) } }
    }
}
