import Foundation

/// Stands between an editor and `sourcekit-lsp`: the server gets each file as the compiler would, lowered, and the editor gets every
/// answer at the places of the text that it has.
///
/// Knows nothing of pipes: it takes a message and says which ones go where.
/// - From: `LanguageSession`
/// - To: `PlaceTranslator`, `EditorProject`
package struct LanguageProxy {
    package enum Step: Equatable, Sendable {
        case server(LanguageValue)
        case editor(LanguageValue)
    }

    /// A file that is open in the editor.
    struct Open {
        var original: EditorText
        var file: EditorFile
        var findings: [LoweredText.Finding]
    }

    /// A question that waits for its answer.
    private struct Question {
        var method: String
        var uri: String?
        /// The texts that it was asked about, where they aren't those of the open file.
        var file: EditorFile?
        /// The old name and the new one, if the question is for another name.
        var names: (old: String, new: String)?
    }

    let project: any EditorProject
    private(set) var open: [String: Open] = [:]
    private var fromEditor: [LanguageValue: Question] = [:]
    /// The question that a file was altered for, and what makes it again what it is. What the editor says meanwhile waits: a change would
    /// end the question.
    private var altered: (id: LanguageValue, restoring: LanguageValue)?
    private var held: [LanguageValue] = []
    /// A new name on its way to selectors, and what makes the file that it asks about what it is.
    var renaming: SelectorRenaming?
    var restoring: LanguageValue?
    private var isAltered: Bool { altered != nil || renaming != nil }
    /// Counts what the server is told of a file: more than the editor changes.
    private var serverVersion = 0

    package init(project: any EditorProject) { self.project = project }

    // MARK: From the editor

    package mutating func hear(editor message: LanguageValue) -> [Step] {
        if isAltered, message["method"].string.map({ $0 != "$/cancelRequest" }) ?? false {
            held.append(message)
            return []
        }
        let method = message["method"].string
        let uri = Self.uri(message["params"])
        switch method {
        case "textDocument/didOpen": return didOpen(message)
        case "textDocument/didChange": return didChange(message)
        case "textDocument/didClose":
            if let uri { open[uri] = nil }
            return [.server(message)]
        case "textDocument/didSave":
            project.changed()
            // The text that comes along is the editor's.
            return [.server(message.without("text", in: "params"))]
        case "workspace/didChangeWatchedFiles":
            project.changed()
            return [.server(message)]
        case nil:
            // An answer to a question of the server's.
            return [.server(message)]
        case let method?:
            guard message.object?["id"] != nil else { return [.server(message)] }
            return askServer(message, method, uri)
        }
    }

    private mutating func didOpen(_ message: LanguageValue) -> [Step] {
        let document = message["params"]["textDocument"]
        guard let uri = document["uri"].string, let text = document["text"].string else { return [.server(message)] }
        let opened = lowered(uri, EditorText(text))
        open[uri] = opened
        var message = message
        message["params"]["textDocument"]["text"] = .string(opened.file.lowered.text)
        message["params"]["textDocument"]["version"] = nextVersion()
        return [.server(message)]
    }

    private mutating func didChange(_ message: LanguageValue) -> [Step] {
        let params = message["params"]
        guard let uri = params["textDocument"]["uri"].string, var text = open[uri]?.original else {
            return [.server(message)]
        }
        for change in params["contentChanges"].array ?? [] { text.applyChange(change) }
        let changed = lowered(uri, text)
        open[uri] = changed
        return [.server(changeOfText(of: uri, to: changed.file.lowered))]
    }

    private func lowered(_ uri: String, _ text: EditorText) -> Open {
        let lowered = Self.path(uri).flatMap { project.lower($0, text.text) }
        let file = EditorFile(original: text, lowered: lowered.map { EditorText($0.text) } ?? text)
        return Open(original: text, file: file, findings: lowered?.findings ?? [])
    }

    /// Tells the server the whole text of a file: what lowering changes may be anywhere.
    mutating func changeOfText(of uri: String, to text: EditorText) -> LanguageValue {
        [
            "jsonrpc": "2.0", "method": "textDocument/didChange",
            "params": [
                "textDocument": ["uri": .string(uri), "version": nextVersion()],
                "contentChanges": [["text": .string(text.text)]],
            ],
        ]
    }

    mutating func nextVersion() -> LanguageValue {
        serverVersion += 1
        return .int(serverVersion)
    }

    /// The project's other files are others now: what is open is lowered with them.
    package mutating func projectChanged(database: String) -> [Step] {
        let event: LanguageValue = ["uri": .string(URL(fileURLWithPath: database).absoluteString), "type": 2]
        var steps: [Step] = [
            .server([
                "jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles", "params": ["changes": [event]],
            ])
        ]
        for (uri, old) in open.sorted(by: { $0.key < $1.key }) {
            let new = lowered(uri, old.original)
            open[uri] = new
            // A change now would end a question: the next one brings it.
            if isAltered { continue }
            if new.file.lowered != old.file.lowered {
                steps.append(.server(changeOfText(of: uri, to: new.file.lowered)))
            }
        }
        return steps
    }

    // MARK: Questions

    private static let formatting: Set = [
        "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/onTypeFormatting",
    ]
    /// They are about a place. In a line that is lowered the name there may have become a text, or be gone: such a line is shown to the
    /// server as it was written while it answers.
    private static let local: Set = [
        "textDocument/completion", "textDocument/hover", "textDocument/definition", "textDocument/signatureHelp",
        "textDocument/prepareRename", "textDocument/rename", "textDocument/references",
        "textDocument/documentHighlight",
    ]

    private mutating func askServer(_ message: LanguageValue, _ method: String, _ uri: String?) -> [Step] {
        var question = Question(method: method, uri: uri, file: nil)
        var other: EditorText?
        if let uri, let open = open[uri] {
            let line = message["params"]["position"]["line"].int
            if method == "textDocument/rename", let new = message["params"]["newName"].string,
                let old = open.original.name(at: message["params"]["position"])
            {
                question.names = (old, new)
            }
            if Self.formatting.contains(method) {
                // What is written again is what the user has written.
                other = open.original
                question.file = EditorFile(original: open.original, lowered: open.original)
            } else if Self.local.contains(method), let line, open.file.isLowered(line) {
                other = Self.asking(open.file, [line])
                // Its columns are those that were written.
                let written = open.file.lowered.replacing(line, with: String(open.original.lines[line]))
                question.file = EditorFile(original: open.original, lowered: written)
            }
        }
        var message = message
        var translator = PlaceTranslator(from: .original) { [question, self] in
            $0 == question.uri ? question.file ?? file($0) : file($0)
        }
        message["params"] = translator.translate(message["params"], in: uri)
        fromEditor[message["id"]] = question
        guard let other, let uri, let file = open[uri]?.file else { return [.server(message)] }
        let altering = changeOfText(of: uri, to: other)
        altered = (message["id"], changeOfText(of: uri, to: file.lowered))
        return [.server(altering), .server(message)]
    }

    /// The lowered text with lines as they were written, but for selectors: they become calls, of the same length, in which the server finds
    /// what they name.
    static func asking(_ file: EditorFile, _ lines: Set<Int>) -> EditorText {
        var text = file.lowered
        var asksSelectors = false
        for line in lines where file.isLowered(line) {
            let written = String(file.original.lines[line])
            let asking = written.replacingOccurrences(of: "#selector(", with: "_selector(")
            text = text.replacing(line, with: asking)
            if asking != written { asksSelectors = true }
        }
        if !asksSelectors { return text }
        let calls = ["_ it: T", "getter it: T", "setter it: T"].map {
            "\nfileprivate func _selector<T>(\($0)) -> Selector { fatalError() }"
        }
        return EditorText(text.text + calls.joined())
    }

    func file(_ uri: String) -> EditorFile? {
        open[uri]?.file ?? Self.path(uri).flatMap(project.file)
    }

    // MARK: From the server

    package mutating func hear(server message: LanguageValue) -> [Step] {
        if let method = message["method"].string {
            switch method {
            case "textDocument/publishDiagnostics": return published(message)
            case "workspace/applyEdit": return edit(message)
            default: return [.editor(translated(message, "params", nil))]
            }
        }
        if renaming?.waits(for: message["id"]) == true { return takeSelector(selector: message) }
        guard let question = fromEditor.removeValue(forKey: message["id"]) else { return [.editor(message)] }
        let answer = answer(message, to: question)
        var steps: [Step] = []
        if let altered, altered.id == message["id"] {
            self.altered = nil
            steps = [.server(altered.restoring)]
        }
        // One new name at a time.
        if renaming == nil, let names = question.names, answer.object?["error"] == nil {
            renaming = SelectorRenaming(
                answer: answer, oldName: names.old, newName: names.new, texts: writtenTexts)
            if renaming != nil { return steps + askNextSelectors() }
        }
        return [.editor(answer)] + steps + hearHeld()
    }

    /// Answers the messages that the editor has sent meanwhile.
    mutating func hearHeld() -> [Step] {
        var steps: [Step] = []
        while !isAltered, !held.isEmpty { steps += hear(editor: held.removeFirst()) }
        return steps
    }

    private func answer(_ message: LanguageValue, to question: Question) -> LanguageValue {
        if message.object?["error"] != nil { return message }
        var message = message
        var translator = PlaceTranslator(from: .lowered) { [self] in
            $0 == question.uri ? question.file ?? file($0) : file($0)
        }
        if question.method.hasPrefix("textDocument/semanticTokens"), let uri = question.uri,
            let data = message["result"]["data"].array
        {
            message["result"]["data"] = .array(translator.tokens(data, in: uri))
            return message
        }
        message["result"] = translator.translate(message["result"], in: question.uri)
        if question.method == "textDocument/diagnostic", let uri = question.uri {
            message["result"]["items"] = .array((message["result"]["items"].array ?? []) + own(uri))
        }
        if translator.missesEdits, question.method == "textDocument/rename" {
            message = message.without("result")
            message["error"] = ["code": -32803, "message": .string(Self.refusal)]
        }
        return message
    }

    private static let refusal =
        "This would change code that is written in another way for Linux (an attribute or expression of Objective-C). Change it by hand."

    private func translated(_ message: LanguageValue, _ key: String, _ uri: String?) -> LanguageValue {
        guard message.object?[key] != nil else { return message }
        var translator = PlaceTranslator(from: .lowered) { [self] in file($0) }
        var message = message
        message[key] = translator.translate(message[key], in: uri)
        return message
    }

    private func edit(_ message: LanguageValue) -> [Step] {
        var translator = PlaceTranslator(from: .lowered) { [self] in file($0) }
        var translated = message
        translated["params"] = translator.translate(message["params"], in: nil)
        guard translator.missesEdits else { return [.editor(translated)] }
        return [
            .server([
                "jsonrpc": "2.0", "id": message["id"],
                "result": ["applied": false, "failureReason": .string(Self.refusal)],
            ]),
            .editor([
                "jsonrpc": "2.0", "method": "window/showMessage",
                "params": ["type": 2, "message": .string(Self.refusal)],
            ]),
        ]
    }

    // MARK: Mistakes

    private func published(_ message: LanguageValue) -> [Step] {
        // What is wrong with an altered text is nothing to the user; the file's own follows.
        if isAltered { return [] }
        let uri = message["params"]["uri"].string
        var message = translated(message, "params", uri)
        if let uri, open[uri] != nil {
            message["params"]["diagnostics"] = .array((message["params"]["diagnostics"].array ?? []) + own(uri))
        }
        // The editor counts its own changes.
        return [.editor(message.without("version", in: "params"))]
    }

    /// The problems that lowering finds in a file.
    private func own(_ uri: String) -> [LanguageValue] {
        guard let file = open[uri] else { return [] }
        return file.findings.map { finding in
            let line = min(max(finding.line - 1, 0), file.original.lines.count - 1)
            let text = file.original.lines[line]
            let start = String(decoding: text.utf8.prefix(max(finding.column - 1, 0)), as: UTF8.self).utf16.count
            return [
                "range": [
                    "start": ["line": .int(line), "character": .int(start)],
                    "end": ["line": .int(line), "character": .int(text.utf16.count)],
                ],
                "severity": finding.isError ? 1 : 2, "source": "portico", "message": .string(finding.message),
            ]
        }
    }

    // MARK: Names

    private static func uri(_ params: LanguageValue) -> String? {
        params["textDocument"]["uri"].string ?? params["item"]["uri"].string
    }

    private static func path(_ uri: String) -> String? {
        guard let url = URL(string: uri), url.isFileURL, url.pathExtension == "swift" else { return nil }
        return url.path
    }
}

extension LanguageValue {
    func without(_ key: String, in holder: String? = nil) -> LanguageValue {
        guard var object else { return self }
        if let holder {
            object[holder] = object[holder]?.without(key)
        } else {
            object[key] = nil
        }
        return .object(object)
    }
}
