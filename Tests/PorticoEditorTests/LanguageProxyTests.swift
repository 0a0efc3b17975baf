import XCTest

@testable import PorticoEditor

final class LanguageProxyTests: XCTestCase {
    private static let uri = "file:///app/A.swift"

    /// Lowers as the real one does: the selector, and a registration behind the text.
    private struct Project: EditorProject {
        func lower(_ path: String, _ text: String) -> LoweredText? {
            guard path == "/app/A.swift" else { return nil }
            let findings =
                text.contains("gone")
                ? [LoweredText.Finding(line: 1, column: 3, isError: true, message: "no method gone")] : []
            return LoweredText(
                text: text.replacingOccurrences(of: "#selector(tap)", with: "Selector(\"tap\")") + "\nregister()",
                findings: findings)
        }
        func file(_ path: String) -> EditorFile? {
            guard path == "/app/B.swift" else { return nil }
            return EditorFile(
                original: EditorText("let b = 1\ng(#selector(A.tap), #selector(tap(_:)))"),
                lowered: EditorText("let b = 1\ng(Selector(\"tap\"), Selector(\"tap:\"))"))
        }
        var loweredPaths: [String] { ["/app/B.swift"] }
        func changed() {}
    }

    private func opened(_ text: String) -> LanguageProxy {
        var proxy = LanguageProxy(project: Project())
        _ = proxy.hear(editor: [
            "method": "textDocument/didOpen",
            "params": ["textDocument": ["uri": .string(Self.uri), "version": 1, "text": .string(text)]],
        ])
        return proxy
    }

    private func ask(_ proxy: inout LanguageProxy, _ method: String, line: Int = 0, column: Int = 0) -> [LanguageProxy
        .Step]
    {
        proxy.hear(editor: [
            "id": 7, "method": .string(method),
            "params": [
                "textDocument": ["uri": .string(Self.uri)],
                "position": ["line": .int(line), "character": .int(column)],
            ],
        ])
    }

    private func range(_ line: Int, _ start: Int, _ end: Int) -> LanguageValue {
        [
            "start": ["line": .int(line), "character": .int(start)],
            "end": ["line": .int(line), "character": .int(end)],
        ]
    }

    /// Selectors are asked for what they mean, file by file; those that mean what is renamed are renamed.
    func testANewNameReachesSelectors() {
        var proxy = opened("f(#selector(tap))\nfunc tap() {}")
        _ = proxy.hear(editor: [
            "id": 7, "method": "textDocument/rename",
            "params": [
                "textDocument": ["uri": .string(Self.uri)], "position": ["line": 1, "character": 6], "newName": "go",
            ],
        ])
        let own: LanguageValue = ["range": range(1, 5, 8), "newText": "go"]
        var steps = proxy.hear(server: ["id": 7, "result": ["changes": [Self.uri: [own]]]])
        XCTAssertEqual(methods(steps), ["textDocument/didChange", "textDocument/definition"])
        let meant: LanguageValue = [["uri": .string(Self.uri), "range": range(1, 5, 8)]]
        XCTAssertEqual(proxy.hear(editor: ["id": 8, "method": "textDocument/hover", "params": [:]]), [], "it waits")
        steps = proxy.hear(server: ["id": "portico-selector-1", "result": meant])
        XCTAssertEqual(
            methods(steps),
            ["textDocument/didChange", "textDocument/didOpen", "textDocument/definition", "textDocument/definition"])
        XCTAssertEqual(proxy.hear(server: ["id": "portico-selector-2", "result": meant]), [])
        steps = proxy.hear(server: ["id": "portico-selector-3", "result": .null])
        XCTAssertEqual(methods(steps), ["textDocument/didClose", nil, "textDocument/hover"])
        guard case .editor(let answer)? = steps.dropFirst().first else { return XCTFail("\(steps)") }
        XCTAssertEqual(
            answer["result"]["changes"],
            [
                Self.uri: [own, ["range": range(0, 12, 15), "newText": "go"]],
                "file:///app/B.swift": [["range": range(1, 14, 17), "newText": "go"]],
            ])
    }

    private func methods(_ steps: [LanguageProxy.Step]) -> [String?] {
        steps.map { step in
            switch step {
            case .server(let message), .editor(let message): message["method"].string
            }
        }
    }

    func testTheServerGetsTheLoweredText() {
        var proxy = LanguageProxy(project: Project())
        let steps = proxy.hear(editor: [
            "method": "textDocument/didOpen",
            "params": ["textDocument": ["uri": .string(Self.uri), "version": 1, "text": "f(#selector(tap))"]],
        ])
        guard case .server(let message)? = steps.first else { return XCTFail("\(steps)") }
        XCTAssertEqual(message["params"]["textDocument"]["text"], "f(Selector(\"tap\"))\nregister()")
    }

    func testAChangeOfAPartIsOneOfTheWhole() {
        var proxy = opened("a\nf(#selector(tap))")
        let steps = proxy.hear(editor: [
            "method": "textDocument/didChange",
            "params": [
                "textDocument": ["uri": .string(Self.uri), "version": 2],
                "contentChanges": [["range": range(0, 0, 1), "text": "b"], ["range": range(1, 0, 0), "text": "g; "]],
            ],
        ])
        XCTAssertEqual(steps.count, 1)
        guard case .server(let message)? = steps.first else { return XCTFail("\(steps)") }
        XCTAssertEqual(
            message["params"]["contentChanges"], [["text": "b\ng; f(Selector(\"tap\"))\nregister()"]])
    }

    func testPlacesGoThereAndBack() {
        var proxy = opened("f(#selector(tap)).g")
        guard
            case .server(let question)? = proxy.hear(editor: [
                "id": 7, "method": "textDocument/inlayHint",
                "params": ["textDocument": ["uri": .string(Self.uri)], "range": range(0, 0, 18)],
            ]).first
        else { return XCTFail() }
        XCTAssertEqual(question["params"]["range"], range(0, 0, 19))
        let answer = proxy.hear(server: ["id": 7, "result": ["contents": "g", "range": range(0, 19, 20)]])
        XCTAssertEqual(answer, [.editor(["id": 7, "result": ["contents": "g", "range": range(0, 18, 19)]])])
    }

    private func text(_ step: LanguageProxy.Step) -> LanguageValue {
        guard case .server(let message) = step else { return .null }
        return message["params"]["contentChanges"].array?.first?["text"] ?? message["params"]["position"]["character"]
    }

    func testALineThatIsLoweredIsAskedAboutAsItWasWritten() {
        var proxy = opened("f(#selector(tap)).g")
        XCTAssertEqual(
            ask(&proxy, "textDocument/completion", column: 7).map(text).map { $0.string?.prefix(28) ?? "" },
            ["f(_selector(tap)).g\nregister", ""])
        // Until the answer comes nothing changes the text.
        XCTAssertEqual(ask(&proxy, "textDocument/hover", column: 3), [])
        XCTAssertEqual(
            proxy.hear(server: [
                "method": "textDocument/publishDiagnostics",
                "params": ["uri": .string(Self.uri), "diagnostics": [["message": "no selectors here"]]],
            ]), [])
        let steps = proxy.hear(server: ["id": 7, "result": ["range": range(0, 2, 9)]])
        XCTAssertEqual(steps.first, .editor(["id": 7, "result": ["range": range(0, 2, 9)]]))
        XCTAssertEqual(
            steps.dropFirst().map(text).map { $0.string?.prefix(20) ?? "" },
            ["f(Selector(\"tap\")).g", "f(_selector(tap)).g\n", ""])
    }

    func testAQuestionThatIsCancelledLeavesNothingBehind() {
        var proxy = opened("f(#selector(tap))")
        _ = ask(&proxy, "textDocument/hover", column: 7)
        let cancel: LanguageValue = ["method": "$/cancelRequest", "params": ["id": 7]]
        XCTAssertEqual(proxy.hear(editor: cancel), [.server(cancel)])
        let error: LanguageValue = ["id": 7, "error": ["code": -32800, "message": "cancelled"]]
        let steps = proxy.hear(server: error)
        XCTAssertEqual(steps.first, .editor(error))
        XCTAssertEqual(steps.dropFirst().map(text), ["f(Selector(\"tap\"))\nregister()"])
    }

    func testWhatIsOursIsNotShown() {
        var proxy = opened("f(#selector(tap))")
        _ = ask(&proxy, "textDocument/documentSymbol")
        let mine: LanguageValue = ["name": "f", "range": range(0, 0, 1)]
        let answer = proxy.hear(server: [
            "id": 7,
            "result": [
                mine, ["name": "register", "range": range(1, 0, 8)], ["name": "_portico_12", "range": range(0, 0, 1)],
            ],
        ])
        XCTAssertEqual(answer, [.editor(["id": 7, "result": [mine]])])
    }

    func testTextsThatAreWrittenAnewAreTheUsers() {
        var proxy = opened("f( #selector(tap))")
        let steps = ask(&proxy, "textDocument/formatting")
        guard case .server(let message)? = steps.first else { return XCTFail("\(steps)") }
        XCTAssertEqual(message["params"]["contentChanges"].array?.first?["text"], "f( #selector(tap))")
        let edit: LanguageValue = ["range": range(0, 2, 17), "newText": "#selector(tap)"]
        XCTAssertEqual(proxy.hear(server: ["id": 7, "result": [edit]]).first, .editor(["id": 7, "result": [edit]]))
    }

    func testAnEditOfWhatIsOnlyInTheLoweredTextIsRefused() {
        var proxy = opened("f(#selector(tap))")
        let steps = proxy.hear(server: [
            "id": 9, "method": "workspace/applyEdit",
            "params": ["edit": ["changes": .object([Self.uri: [["range": range(0, 2, 6), "newText": "x"]]])]],
        ])
        guard case .server(let answer)? = steps.first else { return XCTFail("\(steps)") }
        XCTAssertEqual(answer["result"]["applied"], false)
        XCTAssertEqual(answer["id"], 9)
    }

    func testWhatLoweringFindsStandsBesideTheServersMistakes() {
        var proxy = opened("f(gone)")
        let steps = proxy.hear(server: [
            "method": "textDocument/publishDiagnostics",
            "params": ["uri": .string(Self.uri), "version": 4, "diagnostics": []],
        ])
        guard case .editor(let message)? = steps.first else { return XCTFail("\(steps)") }
        XCTAssertEqual(message["params"]["diagnostics"].array?.map { $0["message"] }, ["no method gone"])
        XCTAssertEqual(message["params"]["diagnostics"].array?.first?["range"], range(0, 2, 7))
        XCTAssertTrue(message["params"]["version"].isNull)
    }

    func testColoursAreMovedAndThoseOfOursDropped() {
        var proxy = opened("f(#selector(tap)).g")
        _ = ask(&proxy, "textDocument/semanticTokens/full")
        let data = [[0, 0, 1, 1, 0], [0, 2, 8, 2, 0], [0, 17, 1, 3, 0], [1, 0, 8, 1, 0]].flatMap {
            $0.map(LanguageValue.int)
        }
        let answer = proxy.hear(server: ["id": 7, "result": ["data": .array(data)]])
        let expected = [[0, 0, 1, 1, 0], [0, 18, 1, 3, 0]].flatMap { $0.map(LanguageValue.int) }
        XCTAssertEqual(answer, [.editor(["id": 7, "result": ["data": .array(expected)]])])
    }
}
