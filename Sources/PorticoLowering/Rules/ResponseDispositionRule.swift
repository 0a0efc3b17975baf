internal import SwiftSyntax

/// A delegate of `URLSession` that refuses a response hears nothing more of the task but that it was cancelled: Linux's Foundation passes by
/// what the handler is given.
///
/// Before:
/// ```swift
/// func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive r: URLResponse, completionHandler: …) { completionHandler(.cancel) }
/// func urlSession(_ s: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { append(data) }
/// func urlSession(_ s: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { end(error) }
/// ```
/// After:
/// ```swift
/// … { let completionHandler = _porticoDisposition(dataTask, completionHandler); completionHandler(.cancel) }
/// … { if _porticoIsRefused(dataTask) { return }; append(data) }
/// … { let error = _porticoEnd(task, error); end(error) }
/// ```
enum ResponseDispositionRule: LoweringRule {
    static let triggers = ["urlSession"]

    private static let answering = "urlSession(_:dataTask:didReceive:completionHandler:)"
    private static let receiving = "urlSession(_:dataTask:didReceive:)"
    private static let ending = "urlSession(_:task:didCompleteWithError:)"

    static func apply(to file: FileContext) {
        guard !file.evaluator.isForLinux, file.options.hasNetworking,
            file.index.methods("urlSession").contains(where: { $0.fullName == answering && !$0.isAsync })
        else { return }
        Visitor(file, near: triggers).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard node.name.text == "urlSession", let brace = node.body?.leftBrace else { return .visitChildren }
            let member = MemberSummary(node)
            let names = node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
            // What has no name is neither asked nor changed.
            guard names.count > 2, names[1] != "_", let last = names.last, last != "_", !member.isAsync else {
                return .visitChildren
            }
            let task = names[1]
            switch member.fullName {
            case ResponseDispositionRule.answering:
                file.insert(" let \(last) = _porticoDisposition(\(task), \(last));", at: brace.end)
            case ResponseDispositionRule.receiving where member.parameterTypes.last == "Data":
                file.insert(" if _porticoIsRefused(\(task)) { return };", at: brace.end)
            case ResponseDispositionRule.ending:
                file.insert(" let \(last) = _porticoEnd(\(task), \(last));", at: brace.end)
            default: break
            }
            return .visitChildren
        }
    }
}
