import Foundation

/// What the compiler says, as a person should read it: each message once, excerpts of the sources as they were written, and for what is
/// absent of Apple's API what the ledger says.
package struct CompilerMessages {
    var ledger: Ledger?
    /// The lines of a source; asked once a file.
    var lines: (String) -> [Substring] = { path in
        let data = FilePaths.contents(path) ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The messages of a text, joined by line ends.
    func readable(_ text: String) -> String {
        var files: [String: [Substring]] = [:]
        let excerpt = SourceExcerpt { path in
            if files[path] == nil { files[path] = lines(path) }
            return files[path] ?? []
        }
        return Self.blocks(text).map { block in
            var shown = excerpt.asWritten(block)
            if block.contains(where: Self.missesMain) { shown.append(Self.noMain) }
            return
                (shown
                + (ledger?.remarks(on: Self.plain(block[0]), line: Self.line(of: block)) ?? []).map { "    " + $0 })
                .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The quoted line that a message is about.
    private static func line(of block: [String]) -> String? {
        let parts = plain(block[0]).split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        return block.dropFirst().map(plain).first { line in
            line.prefix { $0 != "|" }.filter { $0 != " " } == parts[1] && line.contains("|")
        }
    }

    /// Whether a linker says in this line that a program begins nowhere.
    private static func missesMain(_ line: String) -> Bool {
        line.hasSuffix("undefined symbol: main") || line.hasSuffix("undefined reference to 'main'")
    }

    private static let noMain =
        "    remedy: no file says where the app begins: write @main before its delegate's class, or a main.swift"

    /// The messages without repetitions: the compiler checks a module's interface and its files apart, and says most things twice.
    static func distinct(_ text: String) -> String {
        blocks(text).map { $0.joined(separator: "\n") }.joined(separator: "\n")
    }

    /// Whole messages - a line with place and severity, and the lines that belong to it - without repetitions.
    private static func blocks(_ text: String) -> [[String]] {
        var seen: Set<[String]> = []
        var result: [[String]] = []
        var block: [String] = []
        func end() {
            while block.last?.isEmpty == true { block.removeLast() }
            if !block.isEmpty, !isForeign(block[0]), seen.insert(block).inserted { result.append(block) }
            block = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("command failed with exit code") { continue }
            if startsMessage(line) { end() }
            block.append(String(line))
        }
        end()
        return result
    }

    /// What SwiftPM says of its progress stands between the messages, and goes.
    static func withoutProgress(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            !(line.hasPrefix("[") && line.contains("/") && line.contains("] "))
                && !["Building for ", "Build complete", "Compiling ", "Build of "].contains(where: line.hasPrefix)
        }.joined(separator: "\n")
    }

    /// Warnings that nobody gets on iOS, where UIKit and Foundation are imported from Objective-C: about calls to the main actor in
    /// language mode 5, and about results that Swift lets nobody ignore of its own functions alone.
    private static func isForeign(_ line: String) -> Bool {
        guard line.contains("warning: ") else { return false }
        return line.contains("main actor-isolated") || line.contains("[#ActorIsolatedCall]")
            || line.contains("crosses into main actor-isolated code") || isUnusedImport(plain(line))
            || line.contains("'write(toFile:atomically:)' is deprecated")
    }

    /// Whether an ignored result is one of Apple's functions that are imported from Objective-C or C, where all may be ignored.
    private static func isUnusedImport(_ line: String) -> Bool {
        guard let start = line.range(of: "warning: result of call to '"),
            let end = line.range(of: "' is unused", range: start.upperBound..<line.endIndex)
        else { return false }
        return imported.contains(String(line[start.upperBound..<end.lowerBound]))
    }

    /// As the compiler writes them. Those that do something besides what they answer: of others a result is rarely ignored.
    private static let imported: Set<String> = [
        "createFile" + "(atPath:contents:attributes:)", "changeCurrentDirectoryPath",
        "addObserver(forName:object:queue:using:)", "write(toFile:atomically:)", "write(to:atomically:)",
        "synchronize()", "run(mode:before:)", "evaluate(with:)", "wait(until:)",
        "loadNibNamed(_:owner:options:)", "archiveRootObject(_:toFile:)",
        "scheduledTimer(withTimeInterval:repeats:block:)",
        "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)",
        "scheduledTimer(timeInterval:invocation:repeats:)", "scanString(_:into:)", "scanUpTo(_:into:)",
        "scanInt(_:)", "scanDouble(_:)", "scanHexInt32(_:)", "scanHexInt64(_:)", "scanCharacters(from:into:)",
        "scanUpToCharacters(from:into:)", "resolve(withTimeout:)", "getStreamsTo(host:port:input:output:)",
        "perform(_:with:)", "perform(_:with:with:)",
        "dequeueReusableCell(withIdentifier:)", "dequeueReusableCell(withIdentifier:for:)",
        "dequeueReusableCell(withReuseIdentifier:for:)", "dequeueReusableHeaderFooterView(withIdentifier:)",
        "instantiateViewController(withIdentifier:)", "instantiateInitialViewController()",
        "snapshotView(afterScreenUpdates:)", "viewWithTag", "withRenderingMode", "sizeThatFits",
        "systemLayoutSizeFitting", "hitTest(_:with:)", "point(inside:with:)",
        "insertNewObject(forEntityName:into:)", "UIGraphicsGetImageFromCurrentImageContext()",
        "popViewController(animated:)", "popToRootViewController(animated:)", "popToViewController(_:animated:)",
        "endEditing", "becomeFirstResponder()", "resignFirstResponder()", "sendAction(_:to:from:for:)",
        "beginBackgroundTask()", "beginBackgroundTask(expirationHandler:)",
        "beginBackgroundTask(withName:expirationHandler:)", "canOpenURL", "prepareToPlay()", "prepareToRecord()",
        "SecItemAdd", "SecItemDelete", "SecItemUpdate",
        "SecItemCopyMatching", "CGImageDestinationFinalize",
    ]

    private static func startsMessage(_ line: Substring) -> Bool {
        // Notes stay with the message they explain; their place may be that of another message's.
        let plain =
            line.hasPrefix("/") || line.hasPrefix("\u{1b}") || line.hasPrefix("error:") || line.hasPrefix("<unknown>")
        return plain && [" error: ", " warning: ", "error:", "warning:"].contains { line.contains($0) }
    }

    /// The file of `/path/File.swift:12:34: …`.
    static func path(of line: String) -> String? {
        let plain = plain(line)
        guard plain.hasPrefix("/"), let colon = plain.firstIndex(of: ":") else { return nil }
        return String(plain[..<colon])
    }

    /// Without the terminal's colours.
    package static func plain(_ line: String) -> String {
        guard line.contains("\u{1b}") else { return line }
        var result = ""
        var rest = Substring(line)
        while let escape = rest.firstIndex(of: "\u{1b}") {
            result += rest[..<escape]
            let after = rest[escape...]
            rest = after.firstIndex(of: "m").map { rest[rest.index(after: $0)...] } ?? ""
        }
        return result + rest
    }
}
