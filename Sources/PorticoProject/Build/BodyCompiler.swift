import Foundation

/// Compiles the few files of a module that differ from what was built only in the bodies of functions, without the compiler's driver: of
/// a thousand files that takes 2 s where the driver takes 6 and more, because nothing has to be asked of the others.
///
/// - From: `ModuleCompiler`
/// - To: the compiler itself, with the arguments that the driver gives it
struct BodyCompiler {
    private let compiler: ModuleCompiler
    private let cObjects: [String]
    private var texts: CompiledTexts
    /// More files at once are a change of branch rather than an edit.
    private static let most = 4

    init(compiler: ModuleCompiler, cObjects: [String]) {
        (self.compiler, self.cObjects) = (compiler, cObjects)
        texts = compiler.texts
    }

    private var sources: [String] { compiler.module.sources }
    private func object(_ source: String) -> String { compiler.outputs(of: source) + ".o" }

    /// - Returns: false where the driver has to decide what to compile.
    mutating func run() throws -> Bool {
        // What a bridging header shows may change without a text.
        guard !sources.isEmpty, compiler.module.bridgingHeader == nil, let changed = texts.changed(try key()),
            changed.count <= Self.most, sources.allSatisfy({ FilePaths.isFile(object($0)) }),
            changed.allSatisfy(differsInBodies)
        else { return false }
        if !changed.isEmpty {
            guard let command = try command(changed) else { return false }
            try compiler.run(command[0], Array(command.dropFirst()))
            try texts.takeSources(changed)
        }
        if !isLinked { try linkPatch() }
        return true
    }

    /// Has the driver work, and notes what it has made.
    mutating func recordWork(_ work: () throws -> Void) throws {
        // It compiles what has no object.
        for hidden in try texts.beginBuild() { try? FileManager.default.removeItem(atPath: object(hidden)) }
        libraries.forEach { try? FileManager.default.removeItem(atPath: $0) }
        // The driver adds to an archive that is there, and leaves in it what a file was made into that is deleted: its tests ran on.
        if compiler.module.product == .staticLibrary { try? FileManager.default.removeItem(atPath: compiler.product) }
        try work()
        try texts.finishBuild(try key())
    }

    private func differsInBodies(_ source: String) -> Bool {
        texts.pair(source).map { compiler.isSameOutsideOfBodies($0.old, $0.new) } ?? false
    }

    /// Stands for everything but the texts.
    private func key() throws -> String {
        var hash = StableHash()
        let arguments = try compiler.checkingArguments(nil) + compiler.linkerArguments(cObjects: cObjects)
        for argument in arguments + compiler.debugArguments + sources { hash.addText(argument) }
        var interfaces = compiler.imports.map(compiler.interface(of:))
        if let packages = compiler.packages {
            let folder = packages.folder + "/Modules"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            interfaces += names.sorted().map { folder + "/" + $0 }
        }
        for path in interfaces { hash.addNumber(FilePaths.date(path) ?? 0) }
        return hash.text
    }

    /// Whether the product is of these objects and archives; shared libraries are looked up when it runs.
    private var isLinked: Bool {
        guard let made = FilePaths.date(compiler.product) else { return false }
        let archives = compiler.imports.filter { $0.product == .staticLibrary }.map(compiler.product(of:))
        return (sources.map(object) + cObjects + archives).allSatisfy { FilePaths.date($0).map { $0 <= made } ?? false }
    }

    /// What the driver would run to compile one file, made to compile these among all.
    private func command(_ changed: [String]) throws -> [String]? {
        let jobs = try planned(
            ["-c", changed[0], "-o", object(changed[0])] + compiler.checkingArguments(nil) + compiler.debugArguments
                + compiler.cacheArguments)
        guard var words = jobs.first(where: { $0.contains("-primary-file") }),
            let primary = words.firstIndex(of: "-primary-file"), let output = words.lastIndex(of: "-o"),
            output > primary
        else { return nil }
        words.removeSubrange(output...output + 1)
        words.removeSubrange(primary...primary + 1)
        words.insert(contentsOf: sources.flatMap { changed.contains($0) ? ["-primary-file", $0] : [$0] }, at: primary)
        return words + sources.filter(changed.contains).flatMap { ["-o", object($0)] }
    }

    /// The driver asks all objects for the libraries that they name, and the linker looks for each as often. No body names one: those that
    /// the driver found last, each once, save half of the time.
    private func linkPatch() throws {
        let arguments = try compiler.linkerArguments(cObjects: cObjects) + sources.map(object)
        guard var words = try planned(arguments).last, let list = words.firstIndex(where: { $0.hasSuffix(Self.list) }),
            let text = FilePaths.contents(String(words[list].dropFirst()))
        else { return try compiler.runCompiler(arguments) }
        var seen: Set<Substring> = []
        let names = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
        words.replaceSubrange(list...list, with: names.filter { seen.insert($0).inserted }.map(String.init))
        try compiler.run(words[0], Array(words.dropFirst()))
    }

    private static let list = ".autolink"
    /// The driver's lists of libraries, where linking alone has it leave them.
    private var libraries: [String] {
        let folder = compiler.ownObjects + "/files"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(Self.list) }.map { folder + "/" + $0 }
    }

    /// The commands that the driver would run; nothing if it objects.
    private func planned(_ arguments: [String]) throws -> [[String]] {
        let plan = try ToolRunner.messages(try ToolRunner.swift("swiftc"), ["-###"] + arguments)
        guard plan.status == 0 else { return [] }
        return plan.text.split(separator: "\n").map { ShellWords.splitLine(String($0)) }
    }
}

/// The words of a line as a shell would take them.
enum ShellWords {
    static func splitLine(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var characters = Substring(line)
        while let one = characters.popFirst() {
            switch one {
            case quote: quote = nil
            case "\\" where quote != "'": word = (word ?? "") + (characters.popFirst().map(String.init) ?? "")
            case "'" where quote == nil, "\"" where quote == nil:
                quote = one
                word = word ?? ""
            case _ where one.isWhitespace && quote == nil:
                words += word.map { [$0] } ?? []
                word = nil
            default: word = (word ?? "") + String(one)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
