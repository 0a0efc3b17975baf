internal import SwiftSyntax

/// The old spelling of the entry point becomes the one that every platform has.
///
/// Before: `@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate`
///
/// After:  `@main              class AppDelegate: UIResponder, UIApplicationDelegate`
enum EntryPointRule: LoweringRule {
    static let triggers = ["ApplicationMain"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["ApplicationMain"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if node.name == "UIApplicationMain" { file.replace(node, with: "@main") }
            if node.name == "NSApplicationMain" {
                file.error(
                    "'@NSApplicationMain' begins a macOS app", at: node,
                    remedy: "build the iOS target, or put the class inside '#if os(macOS)'")
            }
            return .skipChildren
        }
    }
}
