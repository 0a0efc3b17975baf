import Foundation

/// The imports of a module's sources that lead nowhere. The compiler stops at the first of each file: whoever gets a project to build wants
/// the whole list.
enum MissingModules {
    private static let message = "error: no such module '"

    /// What is missing besides the modules that the compiler has named, one message for each; and for all what brings them.
    static func others(than text: String, in compiler: ModuleCompiler) -> String? {
        let plain = CompilerMessages.plain(text)
        guard plain.contains(message) else { return nil }
        let named = Set(plain.components(separatedBy: message).dropFirst().map { String($0.prefix { $0 != "'" }) })
        var found: [String: String] = [:]
        for source in compiler.module.sources {
            // As the compiler reads it: imports inside branches for other systems are gone.
            let path = compiler.lowered[source] ?? source
            let text = String(decoding: FilePaths.contents(path) ?? Data(), as: UTF8.self)
            if text.contains("canImport(") { continue }
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let name = imported(by: line), !named.contains(name), found[name] == nil,
                    !isThere(name, compiler)
                else { continue }
                found[name] = "\(source):\(index + 1):1: error: no such module '\(name)'"
            }
        }
        let names = named.union(found.keys).sorted()
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        let remedy =
            "    remedy: \(names.count == 1 ? "a package or a target of the project" : "packages or targets of the project") "
            + "must bring \(list): open the project file or Package.swift that names \(names.count == 1 ? "it" : "them")"
        return (found.sorted { $0.key < $1.key }.map(\.value) + [remedy]).joined(separator: "\n")
    }

    /// The module of an import at the beginning of a line.
    private static func imported(by line: Substring) -> String? {
        var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == ";" })
        while let first = words.first, first.hasPrefix("@") || ["public", "internal", "private"].contains(first) {
            words.removeFirst()
        }
        guard words.first == "import", words.count > 1 else { return nil }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "let", "var", "typealias"]
        let path = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
        let name = path.prefix { $0 != "." && $0 != "/" }
        return name.isEmpty ? nil : String(name)
    }

    private static func isThere(_ name: String, _ compiler: ModuleCompiler) -> Bool {
        let swift = (try? ToolRunner.swift("swiftc")).map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
        let toolchain = swift.map { FilePaths.folder(FilePaths.folder($0)) + "/lib/swift" } ?? ""
        var folders = [
            compiler.objects + "/modules", compiler.sdk.modules, toolchain + "/linux", toolchain + "/linux/x86_64",
            toolchain + "/linux/aarch64",
        ]
        if let packages = compiler.packages { folders += [packages.folder, packages.folder + "/Modules"] }
        if folders.contains(where: { folder in
            [".swiftmodule", ".build"].contains { FileManager.default.fileExists(atPath: "\(folder)/\(name)\($0)") }
        }) {
            return true
        }
        if name == compiler.module.module || compiler.imports.contains(where: { $0.module == name }) { return true }
        // A module of C, or one that a flag leads to.
        return ["Swift", "Builtin", "Glibc", "SwiftGlibc"].contains(name)
            || compiler.packages?.cTargets.contains { "\($0)".contains(name) } == true
            || compiler.module.flags.contains { $0.contains("modulemap") }
    }
}
