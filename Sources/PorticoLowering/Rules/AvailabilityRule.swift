import SwiftSyntax

/// A version of iOS that is still to come isn't there: on Linux every `#available` with a star is true.
///
/// Before:
/// ```swift
/// if #available(iOS 99, *) { … }
/// if #unavailable(iOS 99) { … }
/// ```
/// After:
/// ```swift
/// if #unavailable(iOS 99) { … }
/// if #available(iOS 99, *) { … }
/// ```
enum AvailabilityRule: LoweringRule {
    static let triggers = ["#available", "#unavailable"]

    /// What `UIDevice.systemVersion` says.
    private static let system = [18]

    static func apply(to file: FileContext) {
        if !file.evaluator.isForLinux { Visitor(file, near: ["#available", "#unavailable"]).walk(file.tree) }
    }

    private final class Visitor: LiveVisitor {
        override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
            guard let version = wanted(node), isToCome(version) else { return .skipChildren }
            let asksWhether = node.availabilityKeyword.tokenKind == .poundAvailable
            file.replace(node, with: asksWhether ? "#unavailable(iOS \(version))" : "#available(iOS \(version), *)")
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

        private func isToCome(_ version: String) -> Bool {
            var parts = version.split(separator: ".").compactMap { Int($0) }
            while parts.last == 0 { parts.removeLast() }
            return AvailabilityRule.system.lexicographicallyPrecedes(parts)
        }
    }
}
