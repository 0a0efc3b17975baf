internal import SwiftSyntax

/// Classes are objects on iOS, and so are the texts that are keys of Security's: one can be handed to whatever takes an `AnyObject`. Here it
/// takes a cast.
///
/// Before: `let owner: AnyObject = Cart.self`, `cache.remove(for: Cart.self)` where the project's `remove(for:)` takes an `AnyObject`
///
/// After:  `let owner: AnyObject = Cart.self as AnyObject`, `cache.remove(for: Cart.self as AnyObject)`
enum ClassObjectRule: LoweringRule {
    static let triggers = [".self", "type(of:", "kSec"]

    static func apply(to file: FileContext) {
        Visitor(file, near: triggers).walk(file.tree)
    }

    private static let objects: Set<String> = ["AnyObject", "AnyObject?", "AnyObject!"]

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let classes = node.arguments.enumerated().filter { isObject($0.element.expression) }
            guard !classes.isEmpty, let name = node.calledExpression.unwrapped.memberName else { return .visitChildren }
            let labels = node.arguments.map { $0.label.map(\.bare) }
            let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
            let called = file.index.methods(name).filter {
                $0.labels.count >= labels.count + closures && Array($0.labels.prefix(labels.count)) == labels
            }
            for (index, argument) in classes {
                let types = called.map { $0.parameterTypes[index] }
                guard !types.isEmpty, types.allSatisfy(ClassObjectRule.objects.contains) else { continue }
                file.insert(" as AnyObject", at: argument.expression.end)
            }
            return .visitChildren
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            guard let type = node.typeAnnotation?.type.trimmedDescription, let value = node.initializer?.value else {
                return .visitChildren
            }
            if ClassObjectRule.objects.contains(type), isObject(value) {
                file.insert(" as AnyObject", at: value.end)
            } else if ["[AnyObject]", "[AnyObject?]"].contains(type), let list = value.as(ArrayExprSyntax.self) {
                for element in list.elements where isObject(element.expression) {
                    file.insert(" as AnyObject", at: element.expression.end)
                }
            }
            return .visitChildren
        }

        /// `Cart.self`, not `cart.self`; `type(of: cart)`; `kSecClassKey`.
        private func isObject(_ expression: ExprSyntax) -> Bool {
            if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kSec") {
                return name.dropFirst(4).first?.isUppercase == true && !file.index.declares(name)
            }
            if let call = expression.as(FunctionCallExprSyntax.self) {
                return call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
                    && call.arguments.first?.label?.text == "of"
            }
            guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
            else {
                return false
            }
            return member.base?.memberName?.first?.isUppercase == true
        }
    }
}
