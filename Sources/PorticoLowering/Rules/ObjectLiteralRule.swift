internal import SwiftSyntax

/// Literals that Xcode draws as swatches and thumbnails become the calls that they stand for.
///
/// Before: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, `#imageLiteral(resourceName: "tap")`
///
/// After:  `_porticoColor(red: 1, green: 0, blue: 0, alpha: 1)`, `UIImage(named: "tap")!            `
///
/// The function gives the colour that is wanted there: a `UIColor`, or a `CGColor`.
enum ObjectLiteralRule: LoweringRule {
    static let triggers = ["#colorLiteral", "#imageLiteral", "#fileLiteral"]

    static func apply(to file: FileContext) {
        Visitor(file, near: ["colorLiteral", "imageLiteral", "fileLiteral"]).walk(file.tree)
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            let resource = node.arguments.first?.expression.trimmedDescription ?? "\"\""
            switch node.macroName.text {
            case "colorLiteral": file.replace(from: node.pound.start, to: node.macroName.end, with: "_porticoColor")
            case "imageLiteral": file.replace(node, with: "UIImage(named: \(resource))!")
            case "fileLiteral":
                file.replace(node, with: "Bundle.main.url(forResource: \(resource), withExtension: nil)!")
            default: break
            }
            return .visitChildren
        }
    }
}
