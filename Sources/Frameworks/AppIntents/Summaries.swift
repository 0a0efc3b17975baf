import Foundation
import PorticoFoundation

/// An intent as a sentence.
public protocol ParameterSummary: Sendable {
    associatedtype Intent: AppIntent
}

/// A sentence with parameters: `Summary("Add \(\.$name)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Makes key paths out of the statements of a closure.
    @resultBuilder public enum ParameterKeyPathsBuilder {
        public static func buildExpression<Value>(
            _ expression: KeyPath<Intent, IntentParameter<Value>>
        ) -> PartialKeyPath<Intent> { expression }
        public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
            components
        }
    }

    /// A sentence.
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {}
    /// A sentence, and parameters below it.
    public init(
        _ string: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {}
    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]) {}
}

/// A sentence's words and parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// Collects words and parameters.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
            _ subject: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }
    /// Words.
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// Makes a sentence out of the statements of a closure.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
    where Summary.Intent == Intent { expression }
    public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
    where Summary.Intent == Intent { block }
}

/// One of two sentences, as a parameter says.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>:
    ParameterSummary
{
    /// By whether a parameter equals a value.
    public init<ValueType: Equatable, Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator, _ value: ValueType,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where ValueType == Parameter.Value {}
    /// By whether a parameter has a value.
    public init<Parameter: AnyIntentValue>(
        _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

/// How a parameter is compared.
public enum EquatableComparisonOperator: Hashable, Sendable { case equalTo, notEqualTo }
/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable { case hasAnyValue, hasNoValue }
