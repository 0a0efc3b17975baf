internal import SwiftSyntax

/// Interface Builder's attributes go. Outlets and actions are found through the registration table.
///
/// Before: `@IBOutlet weak var label: UILabel!`
///
/// After:  `          weak var label: UILabel!`
enum InterfaceBuilderRule: LoweringRule {
    static let triggers = ["@IB"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["IB"]).walk(file.tree)
    }

    private static let names: Set<String> = [
        "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "IBOutletCollection",
    ]

    private final class Visitor: LiveVisitor {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if InterfaceBuilderRule.names.contains(node.name) { file.blank(node) }
            return .skipChildren
        }
    }
}
