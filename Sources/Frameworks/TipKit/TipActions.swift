import Foundation
import SwiftUI

extension Tips {
    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// The name that tells it from the tip's other buttons; its place among them unless it was named.
        public var id: String { name ?? "\(index ?? 0)" }
        /// Its place among the tip's buttons; nil before it is one of them.
        public internal(set) var index: Int?
        /// The action that a tap performs.
        public let handler: @Sendable () -> Void
        /// Its words.
        public let label: @Sendable () -> Text
        private let name: String?

        /// A button with a text.
        @_disfavoredOverload public init(
            id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let title = String(title)
            self.init(id: id, perform: handler) { Text(title) }
        }
        /// A button with words of the app's tables.
        public init(
            id: String? = nil, title: LocalizedStringResource, perform handler: @escaping @Sendable () -> Void = {}
        ) { self.init(id: id, perform: handler) { Text(title) } }
        /// A button with words of its own.
        public init(
            id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) { (name, self.handler, self.label) = (id, handler, label) }
    }
}

extension Tip {
    /// The buttons, each with its place.
    var numberedActions: [Tips.Action] {
        actions.enumerated().map { index, action in
            var action = action
            action.index = index
            return action
        }
    }
}

extension Tips {
    /// Makes buttons out of the statements of a closure.
    @resultBuilder public enum ActionBuilder {
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        public static func buildEither(first component: [Action]) -> [Action] { component }
        public static func buildEither(second component: [Action]) -> [Action] { component }
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
    }

    /// Makes rules out of the statements of a closure.
    @resultBuilder public enum RuleBuilder {
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
    }

    /// Makes options out of the statements of a closure.
    @resultBuilder public enum OptionsBuilder {
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] {
            components.flatMap { $0 }
        }
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
        public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] {
            components.flatMap { $0 }
        }
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }
    }
}
