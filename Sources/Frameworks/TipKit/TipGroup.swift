import Foundation
import Observation
import SwiftUI

/// Tips of which one is shown at a time.
@MainActor public final class TipGroup: Observable {
    /// The order in which tips come.
    public enum Priority: Hashable, Sendable {
        /// The first that may be shown.
        case firstAvailable
        /// A tip comes when all before it are invalidated.
        case ordered
    }

    private let priority: Priority
    private let tips: [any Tip]

    /// A group of a closure's tips.
    public init(_ priority: Priority = .firstAvailable, @TipGroupBuilder _ tips: () -> [any Tip]) {
        (self.priority, self.tips) = (priority, tips())
    }

    /// The tip that is to be shown; nil for none.
    public var currentTip: (any Tip)? {
        for tip in tips {
            switch (TipChanges.status(of: tip), priority) {
            case (.available, _): return tip
            case (.pending, .ordered): return nil
            default: continue
            }
        }
        return nil
    }
}

/// Makes a group's tips out of the statements of a closure.
@resultBuilder public enum TipGroupBuilder {
    public static func buildExpression(_ expression: any Tip) -> [any Tip] { [expression] }
    public static func buildBlock(_ components: [any Tip]...) -> [any Tip] { components.flatMap { $0 } }
    public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
    public static func buildEither(first component: [any Tip]) -> [any Tip] { component }
    public static func buildEither(second component: [any Tip]) -> [any Tip] { component }
    public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }
    public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] { component }
}
