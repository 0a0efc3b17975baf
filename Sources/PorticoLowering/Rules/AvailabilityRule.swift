internal import SwiftSyntax

/// A version of iOS that is still to come isn't there: on Linux every `#available` with a star is true. What iOS hasn't got isn't
/// there either, and a `switch` needs no case for it.
///
/// Before:
/// ```swift
/// if #available(iOS 99, *) { … }
/// if #unavailable(iOS 99) { … }
/// @available(iOS, unavailable) case hover
/// @available(iOS, obsoleted: 13, renamed: "load()") func reload() {}
/// ```
/// After:
/// ```swift
/// if #unavailable(iOS 99) { … }
/// if #available(iOS 99, *) { … }
/// @available(*, unavailable)   case hover
/// @available(*, unavailable, renamed: "load()")   func reload() {}
/// ```
enum AvailabilityRule: LoweringRule {
    static let triggers = ["#available", "#unavailable", "@available(iOS,"]

    /// What `UIDevice.systemVersion` says.
    private static let system = [18]

    static func isToCome(_ version: String) -> Bool {
        var parts = version.split(separator: ".").compactMap { Int($0) }
        while parts.last == 0 { parts.removeLast() }
        return system.lexicographicallyPrecedes(parts)
    }

    static func apply(to file: FileContext) {
        if !file.evaluator.isForLinux {
            Visitor(file, near: ["#available", "#unavailable", "@available"]).walk(file.tree)
        }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
            guard let version = wanted(node), AvailabilityRule.isToCome(version) else { return .skipChildren }
            let asksWhether = node.availabilityKeyword.tokenKind == .poundAvailable
            file.replace(node, with: asksWhether ? "#unavailable(iOS \(version))" : "#available(iOS \(version), *)")
            return .skipChildren
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            guard node.availabilityDomain == "iOS", node.isUnavailable,
                case .availability(let list)? = node.arguments
            else { return .visitChildren }
            // The star takes no versions.
            let texts = list.compactMap { argument -> String? in
                guard case .availabilityLabeledArgument(let labeled) = argument.argument,
                    ["message", "renamed"].contains(labeled.label.text)
                else { return nil }
                return ", \(labeled.trimmedDescription)"
            }
            file.replace(
                from: node.start, to: node.end, with: "@available(*, unavailable\(texts.joined()))")
            return .skipChildren
        }

        /// The version of iOS that the condition names; other platforms' say nothing.
        private func wanted(_ node: AvailabilityConditionSyntax) -> String? {
            for argument in node.availabilityArguments {
                guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                    restriction.platform.text == "iOS"
                else { continue }
                return restriction.version?.trimmedDescription
            }
            return nil
        }
    }
}
