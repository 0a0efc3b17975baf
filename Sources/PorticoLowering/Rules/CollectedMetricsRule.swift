internal import SwiftSyntax

/// A delegate of `URLSession` gets the metrics of a task before it is told that the task is over: Linux's Foundation collects none, so the
/// method that hears of the end hands them out. A class that wants the metrics and not the end gets that method.
///
/// Before:
/// ```swift
/// func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { finish(task) }
/// ```
/// After:
/// ```swift
/// func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) { _porticoCollectMetrics(session, task, self); finish(task) }
/// ```
enum CollectedMetricsRule: LoweringRule {
    static let triggers = ["didCompleteWithError", "didFinishCollecting"]

    private static let ending = "urlSession(_:task:didCompleteWithError:)"
    private static let collecting = "urlSession(_:task:didFinishCollecting:)"

    static func apply(to file: FileContext) {
        guard !file.evaluator.isForLinux, file.options.hasNetworking,
            file.index.methods("urlSession").contains(where: { $0.fullName == collecting })
        else { return }
        Visitor(file, near: triggers).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            // A class that a function declares isn't in the index; what it derives from is.
            let above = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
            lowerDelegate(in: node.memberBlock, of: [node.qualifiedName] + above, isPublic: isPublic(node.modifiers))
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            // What a protocol gives to all that conform is no delegate's own, and they may be no objects.
            let kind = file.index.type(node.qualifiedName)?.kind
            if kind == .protocolType || kind == .structType || kind == .enumType { return .visitChildren }
            lowerDelegate(in: node.memberBlock, of: [node.qualifiedName], isPublic: false)
            return .visitChildren
        }

        private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["public", "open"].contains($0.name.text) }
        }

        private func lowerDelegate(in block: MemberBlockSyntax, of types: [String], isPublic isOuterPublic: Bool) {
            let functions = file.liveMembers(block.members).compactMap { $0.as(FunctionDeclSyntax.self) }
            let hearsEnd =
                functions.contains { MemberSummary($0).fullName == CollectedMetricsRule.ending }
                || types.contains(where: declaresEnd)
            for function in functions {
                let member = MemberSummary(function)
                if member.fullName == CollectedMetricsRule.ending {
                    handOut(function)
                } else if member.fullName == CollectedMetricsRule.collecting, !member.isOverride, !hearsEnd {
                    let access = isOuterPublic || isPublic(function.modifiers) ? "public " : ""
                    file.addMember(
                        "\(access)nonisolated func urlSession(_ _porticoSession: URLSession, task _porticoTask: URLSessionTask, "
                            + "didCompleteWithError _porticoError: (any Error)?) "
                            + "{ _porticoCollectMetrics(_porticoSession, _porticoTask, self) }", to: block)
                }
            }
        }

        /// The method's own names of the session and the task are what it hands on.
        private func handOut(_ function: FunctionDeclSyntax) {
            let names = function.signature.parameterClause.parameters.prefix(2).map {
                ($0.secondName ?? $0.firstName).text
            }
            guard let brace = function.body?.leftBrace, names.count == 2, !names.contains("_") else { return }
            file.insert(" _porticoCollectMetrics(\(names.joined(separator: ", ")), self);", at: brace.end)
        }

        /// Whether the type, or a class above it, has a method that hears of the end.
        private func declaresEnd(_ type: String) -> Bool {
            ([type] + file.index.ancestors(of: type)).contains { name in
                file.index.type(name)?.members.contains { $0.summary.fullName == CollectedMetricsRule.ending } == true
            }
        }
    }
}
