import Foundation

// What Apple's Foundation lets `#Predicate` say of texts and Linux's doesn't.
extension PredicateExpressions {
    /// Whether a text contains another one, whatever the case and marks of its letters.
    public struct StringLocalizedStandardContains<
        Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
    >:
        Foundation.PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The expression's result.
        public typealias Output = Bool
        /// The text.
        public let root: Root
        /// The text that it is compared with.
        public let other: Other
        /// Compares two texts.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// The answer for one object.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(try other.evaluate(bindings))
        }
    }

    /// The order of two texts as the device's language has it.
    public struct StringLocalizedCompare<Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression>:
        Foundation.PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The expression's result.
        public typealias Output = ComparisonResult
        /// The text.
        public let root: Root
        /// The text that it is compared with.
        public let other: Other
        /// Compares two texts.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// The answer for one object.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).localizedCompare(try other.evaluate(bindings))
        }
    }

    /// The order of two texts, whatever the case of their letters.
    public struct StringCaseInsensitiveCompare<
        Root: Foundation.PredicateExpression, Other: Foundation.PredicateExpression
    >:
        Foundation.PredicateExpression
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The expression's result.
        public typealias Output = ComparisonResult
        /// The text.
        public let root: Root
        /// The text that it is compared with.
        public let other: Other
        /// Compares two texts.
        public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }
        /// The answer for one object.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).caseInsensitiveCompare(try other.evaluate(bindings))
        }
    }

    /// The expression that `localizedStandardContains` in a predicate becomes.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { .init(root: root, other: other) }
    /// The expression that `localizedCompare` in a predicate becomes.
    public static func build_localizedCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedCompare<Root, Other> { .init(root: root, other: other) }
    /// The expression that `caseInsensitiveCompare` in a predicate becomes.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> { .init(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
