internal import SwiftSyntax

/// A view or controller that has an initialiser without arguments of its own, in place of its superclass's, is made by that one also where
/// only the running program knows the class. `V()` then goes through the initialiser that all views have (decision 0009), which such a
/// class doesn't inherit; on iOS Objective-C finds the class's own.
///
/// Before: `class Badge: UIView { init() { super.init(frame: .zero) } }`
///
/// After:  `class Badge: UIView { init() { super.init(frame: .zero) }; override convenience init(frame: CGRect) { self.init() } }`
enum OwnInitializerRule: LoweringRule {
    static let triggers = ["init()"]

    static func apply(to file: FileContext) {
        Visitor(file, near: OwnInitializerRule.triggers).walk(file.tree)
    }

    /// Apple's classes whose initialisers are a frame's or a nib's, and a coder's.
    private static let framed: Set<String> = [
        "UIView", "UILabel", "UIControl", "UIButton", "UIImageView", "UIScrollView", "UIStackView", "UITextField",
    ]
    private static let controller = "UIViewController"

    private final class Visitor: LiveVisitor {
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let base = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
                OwnInitializerRule.framed.contains(base) || base == OwnInitializerRule.controller,
                !file.index.declares(base)
            else { return .visitChildren }
            let isController = base == OwnInitializerRule.controller
            let label = isController ? "nibName" : "frame"
            let own = file.liveMembers(node.memberBlock.members).compactMap { $0.as(InitializerDeclSyntax.self) }
            guard let plain = own.first(where: isPlain),
                !own.contains(where: { $0.signature.parameterClause.parameters.first?.firstName.text == label })
            else { return .visitChildren }
            let access =
                node.modifiers.has("public", "open") ? "public " : node.modifiers.has("package") ? "package " : ""
            let parameters = isController ? "nibName: String?, bundle: Bundle?" : "frame: CGRect"
            file.insert("; \(access)override convenience init(\(parameters)) { self.init() }", at: plain.end)
            return .visitChildren
        }

        /// A designated initialiser without arguments that others may call.
        private func isPlain(_ node: InitializerDeclSyntax) -> Bool {
            node.signature.parameterClause.parameters.isEmpty && node.signature.effectSpecifiers == nil
                && node.optionalMark == nil && node.genericParameterClause == nil && node.body != nil
                && !node.modifiers.has("convenience", "private", "fileprivate") && !node.attributes.has("available")
        }
    }
}
