import Foundation

/// What a rule looks at: a parameter, or an event.
public protocol RuleInput: Sendable {
    associatedtype Value
    /// The value that the rule's closure gets.
    var value: Value { get }
}

extension Tips {
    /// A condition that has to hold before a tip is shown; `#Rule` makes one.
    public struct Rule: Sendable {
        let isMet: @Sendable () -> Bool

        /// Stands for `#Rule(input) { … }`.
        public init<Input: RuleInput>(_ input: Input, _ predicate: @escaping @Sendable (Input.Value) -> Bool) {
            isMet = { predicate(input.value) }
        }
    }

    /// A setting of a parameter.
    public struct ParameterOption: Hashable, Sendable {
        private let kind: Int
        /// The value is that of the declaration in each process; it isn't kept.
        public static let transient = ParameterOption(kind: 0)
    }

    /// A value of the app's that rules look at: what `@Parameter static var isOn = false` makes. It is kept with the app's tips.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        /// The name under which it is kept.
        public let id: String
        private let first: Value
        private let isTransient: Bool

        /// A parameter by its name. Code that lowering has written calls this.
        public init(_portico id: String, _ options: ParameterOption..., value: Value) {
            (self.id, first, isTransient) = (id, value, options.contains(.transient))
        }

        /// The value; a new one is kept, and tells the tips.
        public var wrappedValue: Value {
            get {
                TipStore.shared.parameter(id).flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
                    ?? first
            }
            nonmutating set {
                guard let data = try? JSONEncoder().encode([newValue]), data != TipStore.shared.parameter(id) else {
                    return
                }
                TipStore.shared.setParameter(id, data, isTransient: isTransient)
            }
        }
        public var value: Value { wrappedValue }
    }
}
