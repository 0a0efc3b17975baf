internal import SwiftSyntax

/// Overrides of what `NSObject` declares on iOS only become declarations, which the runtime asks first.
///
/// Before: `override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }`
///
/// After:  `         func value(forUndefinedKey key: String) -> Any? { super._porticoValue(forUndefinedKey: key) }`
enum ObjectOverrideRule: LoweringRule {
    static let triggers = [
        "forKey", "forUndefinedKey", "responds(to", "observeValue", "forwardingTarget", "awakeFromNib",
        "prepareForInterfaceBuilder", "getObjectValue", "isPartialStringValid", "setNilValueForKey",
    ]

    static func apply(to file: FileContext) {
        let names = [
            "forKey", "forUndefinedKey", "responds", "observeValue", "forwardingTarget", "awakeFromNib",
            "prepareForInterfaceBuilder", "getObjectValue", "isPartialStringValid", "setNilValueForKey",
        ]
        Visitor(file, near: names).walk(file.tree)
    }

    /// Objects that nibs hold besides views, controllers and what else of Apple's declares it in its own body: UIKit finds theirs by name.
    static func awakesAsPlainObject(_ member: MemberSummary, _ node: some SyntaxProtocol, in file: FileContext) -> Bool
    {
        member.fullName == "awakeFromNib()"
            && node.enclosingTypeNames.first.map { isPlainObject($0, in: file) } == true
    }

    /// Whether all above is known, up to `NSObject`, and nothing of Apple's is between.
    private static func isPlainObject(_ type: String, in file: FileContext) -> Bool {
        let ancestors = file.index.ancestors(of: type)
        return ancestors.last == "NSObject" && !ancestors.contains { SDKTypes.superclasses[$0] != nil }
    }

    /// Apple's classes that declare these in their own bodies here, so that an override is one.
    private static let declaring: Set<String> = ["CALayer", "CAAnimation"]

    /// The same of a class that declares some of them.
    private static func declares(_ type: String, _ fullName: String) -> Bool {
        declaring.contains(type)
            || type == "NSManagedObject" && ["value(forKey:)", "setValue(_:forKey:)"].contains(fullName)
    }

    /// Whether `fullName` is one of `NSObject`'s and no class above `type` declares it.
    static func isDeclaredNowhere(_ fullName: String, above type: String, in file: FileContext) -> Bool {
        guard SDKTypes.objectOverrides[fullName] != nil || SDKTypes.otherObjectOverrides.contains(fullName),
            !SDKTypes.nibOverrides.contains(fullName) || isPlainObject(type, in: file)
        else { return false }
        return !file.index.ancestors(of: type).dropFirst().contains { ancestor in
            declares(ancestor, fullName)
                || file.index.type(ancestor)?.members.contains { $0.summary.fullName == fullName } == true
        }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            let member = MemberSummary(node)
            if member.isOverride, isDeclaredNowhere(member.fullName, node),
                let modifier = node.modifiers.first(where: { $0.name.text == "override" })
            {
                file.blank(modifier)
                if let (found, _) = SDKTypes.formatterOverrides[member.fullName],
                    let type = node.enclosingTypeNames.first
                {
                    file.append("extension \(type): \(found) {}")
                    file.needsFoundation = true
                }
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
                member.base?.is(SuperExprSyntax.self) == true
            {
                let labels = node.arguments.map { ($0.label?.bare ?? "_") + ":" }.joined()
                let full = "\(member.declName.baseName.bare)(\(labels))"
                if let plain = SDKTypes.objectOverrides[full] ?? SDKTypes.formatterOverrides[full]?.plain,
                    isDeclaredNowhere(full, node)
                {
                    file.replace(member.declName, with: plain)
                    file.needsRuntime = true
                }
            }
            return .visitChildren
        }

        private func isDeclaredNowhere(_ fullName: String, _ node: some SyntaxProtocol) -> Bool {
            node.enclosingTypeNames.first.map {
                ObjectOverrideRule.isDeclaredNowhere(fullName, above: $0, in: file)
            } == true
        }
    }
}
