import Foundation

/// Asks the server what selectors mean that have a name which is changed: file by file, each shown as it was written while it is asked.
extension LanguageProxy {
    /// The open files, and those on the disk that are lowered.
    var writtenTexts: [(uri: String, text: EditorText)] {
        let closed = project.loweredPaths.compactMap { path -> (uri: String, text: EditorText)? in
            let uri = URL(fileURLWithPath: path).absoluteString
            guard open[uri] == nil, let file = project.file(path) else { return nil }
            return (uri, file.original)
        }
        return open.sorted { $0.key < $1.key }.map { ($0.key, $0.value.original) } + closed
    }

    mutating func askNextSelectors() -> [Step] {
        guard let next = renaming?.next() else {
            guard let answer = renaming?.answer else { return [] }
            renaming = nil
            return [.editor(answer)] + hearHeld()
        }
        guard let file = file(next.uri) else { return askNextSelectors() }
        let asking = Self.asking(file, next.lines)
        let showing: LanguageValue
        if open[next.uri] != nil {
            showing = changeOfText(of: next.uri, to: asking)
            restoring = changeOfText(of: next.uri, to: file.lowered)
        } else {
            let document: LanguageValue = [
                "uri": .string(next.uri), "languageId": "swift", "version": nextVersion(), "text": .string(asking.text),
            ]
            showing = [
                "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": document],
            ]
            restoring = [
                "jsonrpc": "2.0", "method": "textDocument/didClose",
                "params": ["textDocument": ["uri": .string(next.uri)]],
            ]
        }
        return ([showing] + next.questions).map(Step.server)
    }

    mutating func takeSelector(selector message: LanguageValue) -> [Step] {
        var translator = PlaceTranslator(from: .lowered) { [self] in file($0) }
        let definition = translator.translate(message["result"], in: nil)
        guard renaming?.takeDefinition(definition, for: message["id"]) == true else { return [] }
        let restored = restoring.map { [Step.server($0)] } ?? []
        return restored + askNextSelectors()
    }
}
