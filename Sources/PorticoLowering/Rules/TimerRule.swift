internal import SwiftSyntax

/// Timers with blocks are made by our own initialisers: Foundation's fire too early and are never released.
///
/// Before:
/// ```swift
/// Timer(timeInterval: 1, repeats: true) { … }
/// Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … }
/// Timer(fire: date, interval: 1, repeats: true) { … }
/// ```
/// After:
/// ```swift
/// Timer(_porticoTimeInterval: 1, repeats: true) { … }
/// Timer.scheduledTimer(_porticoTimeInterval: 1, repeats: true) { … }
/// Timer(_porticoFire: date, interval: 1, repeats: true) { … }
/// ```
enum TimerRule: LoweringRule {
    static let triggers = ["Timer"]

    static func apply(to file: FileContext) {
        // A type of the project's with this name is what its code means.
        if !file.index.declares("Timer") { Visitor(file, near: ["Timer"]).walk(file.tree) }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.arguments.compactMap { $0.label?.text }.filter { $0 != "block" }
            guard let name = called(node.calledExpression), let label = node.arguments.first?.label,
                let other = TimerRule.labels[name]?[labels]
            else { return .visitChildren }
            file.replace(label, with: other)
            file.needsRuntime = true
            return .visitChildren
        }

        /// `init` or `scheduledTimer`, where it is `Timer`'s.
        private func called(_ expression: ExprSyntax) -> String? {
            if isTimer(expression) { return "init" }
            guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
            let name = member.declName.baseName.text
            guard let base = member.base else { return name == "scheduledTimer" ? name : nil }
            return isTimer(base) ? name : nil
        }

        private func isTimer(_ expression: ExprSyntax) -> Bool {
            ["Timer", "Foundation.Timer"].contains(expression.trimmedDescription)
        }
    }

    /// The name, the labels without `block`, and what the first label becomes.
    private static let labels: [String: [[String]: String]] = [
        "init": [
            ["timeInterval", "repeats"]: "_porticoTimeInterval", ["fire", "interval", "repeats"]: "_porticoFire",
        ],
        "scheduledTimer": [["withTimeInterval", "repeats"]: "_porticoTimeInterval"],
    ]
}
