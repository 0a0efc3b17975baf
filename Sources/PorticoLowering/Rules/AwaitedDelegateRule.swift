internal import SwiftSyntax

/// Delegate methods of `URLSession` that answer by returning get a companion that answers by a handler, which is the only form that Linux's
/// Foundation calls.
///
/// Before: `func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge) async -> (…) { … }`
///
/// After:  the same, and `func urlSession(_ …, didReceive …, completionHandler: …) { Task { completionHandler(await …) } }`
enum AwaitedDelegateRule: LoweringRule {
    static let triggers = ["urlSession"]

    static func apply(to file: FileContext) {
        guard file.source.utf8Contains("async") else { return }
        Visitor(file).walk(file.tree)
    }

    /// The parameters of each form, and what the handler takes.
    private struct Form {
        let parameters: [(label: String, type: String)]
        let results: [String]
    }

    private static let forms: [String: Form] = [
        "urlSession(_:didReceive:)": Form(
            parameters: [("didReceive", "URLAuthenticationChallenge")],
            results: ["URLSession.AuthChallengeDisposition", "URLCredential?"]),
        "urlSession(_:task:didReceive:)": Form(
            parameters: [("task", "URLSessionTask"), ("didReceive", "URLAuthenticationChallenge")],
            results: ["URLSession.AuthChallengeDisposition", "URLCredential?"]),
        "urlSession(_:task:willPerformHTTPRedirection:newRequest:)": Form(
            parameters: [
                ("task", "URLSessionTask"), ("willPerformHTTPRedirection", "HTTPURLResponse"),
                ("newRequest", "URLRequest"),
            ], results: ["URLRequest?"]),
        "urlSession(_:dataTask:willCacheResponse:)": Form(
            parameters: [("dataTask", "URLSessionDataTask"), ("willCacheResponse", "CachedURLResponse")],
            results: ["CachedURLResponse?"]),
        "urlSession(_:dataTask:didReceive:)": Form(
            parameters: [("dataTask", "URLSessionDataTask"), ("didReceive", "URLResponse")],
            results: ["URLSession.ResponseDisposition"]),
    ]

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            addHandlers(to: node.memberBlock, isPublic: Self.isPublic(node.modifiers))
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            addHandlers(to: node.memberBlock, isPublic: false)
            return .visitChildren
        }

        private static func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["public", "open"].contains($0.name.text) }
        }

        private func addHandlers(to block: MemberBlockSyntax, isPublic: Bool) {
            let functions = file.liveMembers(block.members).compactMap { $0.as(FunctionDeclSyntax.self) }
            for function in functions {
                guard function.signature.effectSpecifiers?.asyncSpecifier != nil,
                    let form = AwaitedDelegateRule.forms[MemberSummary(function).fullName],
                    // `didReceive` is of several types.
                    function.signature.parameterClause.parameters.last?.type.trimmedDescription
                        == form.parameters.last?.type
                else { continue }
                file.addMember(text(form, isPublic: isPublic || Self.isPublic(function.modifiers)), to: block)
            }
        }

        private func text(_ form: Form, isPublic: Bool) -> String {
            let names = form.parameters.indices.map { "_porticoArgument\($0)" }
            let parameters = zip(form.parameters, names).map { "\($0.label) \($1): \($0.type)" }.joined(separator: ", ")
            let arguments = zip(form.parameters, names).map { "\($0.label): \($1)" }.joined(separator: ", ")
            let results =
                form.results.count == 1
                ? "_porticoResult" : form.results.indices.map { "_porticoResult.\($0)" }.joined(separator: ", ")
            return
                "\(isPublic ? "public " : "")nonisolated func urlSession(_ _porticoSession: URLSession, \(parameters), "
                + "completionHandler: @escaping @Sendable (\(form.results.joined(separator: ", "))) -> Void) { "
                + "Task { let _porticoResult = await self.urlSession(_porticoSession, \(arguments)); "
                + "completionHandler(\(results)) } }"
        }
    }
}
