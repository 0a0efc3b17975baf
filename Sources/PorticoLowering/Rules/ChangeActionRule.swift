internal import SwiftSyntax

/// The older form of SwiftUI's `onChange(of:)`, whose action gets the new value alone, becomes the newer one. Both as overloads would have
/// people wait for half a minute for a type error.
///
/// Before: `.onChange(of: text) { new in search(new) }`, `.onChange(of: text, perform: search)`
///
/// After:  `.onChange(of: text) { _, new in search(new) }`, `.onChange(of: text, { _, new in (search)(new) })`
enum ChangeActionRule: LoweringRule {
    static let triggers = ["onChange(of:"]

    static func apply(to file: FileContext) {
        guard file.source.utf8Imports("SwiftUI") else { return }
        Visitor(file, near: ["onChange"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard isOnChange(node.calledExpression), isOfOneValue(node) else { return .visitChildren }
            if let closure = node.trailingClosure {
                widen(closure)
            } else if let action = node.arguments.last, action.label?.text == "perform" {
                if let closure = action.expression.as(ClosureExprSyntax.self) {
                    file.blank(from: action.start, to: closure.start)
                    widen(closure)
                } else {
                    file.replace(from: action.start, to: action.expression.start, with: "{ _, new in (")
                    file.insert(")(new) }", at: action.expression.end)
                }
            } else if let closure = node.arguments.last?.expression.as(ClosureExprSyntax.self) {
                widen(closure)
            }
            return .visitChildren
        }

        /// Whether `onChange` is called: of something, or of `self` in an extension of `View` or `Scene`.
        private func isOnChange(_ called: ExprSyntax) -> Bool {
            if let member = called.as(MemberAccessExprSyntax.self) {
                return member.declName.baseName.text == "onChange"
            }
            guard called.as(DeclReferenceExprSyntax.self)?.baseName.text == "onChange" else { return false }
            var node = called.parent
            while let current = node {
                if let type = current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
                    return ["View", "Scene", "SwiftUI.View", "SwiftUI.Scene"].contains(type)
                }
                if current.asProtocol((any DeclGroupSyntax).self) != nil { return false }
                node = current.parent
            }
            return false
        }

        /// Whether the arguments are SwiftUI's. People write forms of their own, of several values or with other words.
        private func isOfOneValue(_ call: FunctionCallExprSyntax) -> Bool {
            guard call.arguments.first?.label?.text == "of" else { return false }
            let others = call.arguments.dropFirst()
            return others.enumerated().allSatisfy { index, argument in
                switch argument.label?.text {
                case "initial": index == 0
                case "perform", nil: call.trailingClosure == nil && index == others.count - 1
                default: false
                }
            }
        }

        /// Gives a closure of one parameter another in front.
        private func widen(_ closure: ClosureExprSyntax) {
            switch closure.signature?.parameterClause {
            case .simpleInput(let names) where names.count == 1:
                file.insert("_, ", at: names.start)
            case .parameterClause(let clause) where clause.parameters.count == 1:
                let parameter = clause.parameters.first!
                if parameter.type == nil {
                    file.insert("_, ", at: parameter.start)
                } else {
                    // Both have the same type.
                    file.insert("_: \(parameter.type!.trimmedDescription), ", at: parameter.start)
                }
            case nil:
                let shorthands = closure.statements.tokens(viewMode: .sourceAccurate).filter {
                    if case .dollarIdentifier = $0.tokenKind { true } else { false }
                }
                guard !shorthands.isEmpty, shorthands.allSatisfy({ $0.text == "$0" }) else { return }
                for token in shorthands { file.replace(token, with: "$1") }
            default: break
            }
        }
    }
}
