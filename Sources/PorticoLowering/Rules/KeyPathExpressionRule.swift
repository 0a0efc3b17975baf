internal import SwiftSyntax

/// `#keyPath` becomes the path as text.
///
/// Before: `#keyPath(Player.item.status)`, inside `Player` also `#keyPath(item.status)`
///
/// After:  `"item.status"`
enum KeyPathExpressionRule: LoweringRule {
    static let triggers = ["#keyPath"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["keyPath"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.macroName.text == "keyPath" else { return .visitChildren }
            var parts = (node.arguments.first?.expression.trimmedDescription ?? "")
                .split(separator: ".").map { $0.trimmingCharacters(in: "?! \t\n`") }
            // The root type, or `self`, is not part of the path; keys begin in lower case.
            while let first = parts.first, first == "self" || first.first?.isUppercase == true && parts.count > 1 {
                if first != "self", isKey(first, node) { break }
                parts.removeFirst()
            }
            guard !parts.isEmpty else {
                file.error("'#keyPath' names a property", at: node, remedy: "write '#keyPath(Type.property)'")
                return .skipChildren
            }
            let scope = node.enclosingTypeNames.first
            let keys = parts.map { key in
                scope.flatMap { file.index.members(key, of: $0).first { $0.summary.kind == .property } }?.summary
                    .selector
                    ?? file.index.exposedMembers(key).first { $0.summary.kind == .property }?.summary.selector ?? key
            }
            file.replace(node, with: "\"\(keys.joined(separator: "."))\"")
            return .skipChildren
        }

        private func isKey(_ name: String, _ node: MacroExpansionExprSyntax) -> Bool {
            node.enclosingTypeNames.contains { !file.index.members(name, of: $0).isEmpty }
        }
    }
}

extension StringProtocol {
    fileprivate func trimmingCharacters(in set: String) -> String {
        var text = Substring(self)
        while let first = text.first, set.contains(first) { text.removeFirst() }
        while let last = text.last, set.contains(last) { text.removeLast() }
        return String(text)
    }
}
