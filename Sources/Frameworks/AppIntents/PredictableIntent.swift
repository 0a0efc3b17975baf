import Foundation
import PorticoFoundation

/// An intent that the system may suggest. Nothing is suggested here (DEV-1210): what it says for that is never asked.
public protocol PredictableIntent: AppIntent {
    associatedtype Prediction: IntentPredictionConfiguration
    /// The ways in which it is shown when it is suggested, by the parameters that it has.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// The way in which an intent is shown when it is suggested.
public protocol IntentPredictionConfiguration {
    associatedtype Intent: AppIntent
}

/// The way in which an intent is shown that has values for some parameters.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
    /// Without parameters.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}
    /// With one parameter.
    public init<V0: _IntentValue & Sendable>(
        parameters: T, displayRepresentation: @escaping (V0) -> DisplayRepresentation
    ) where T == KeyPath<Intent, IntentParameter<V0>> {}
    /// With several parameters.
    public init<V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, each V: _IntentValue & Sendable>(
        parameters: T, displayRepresentation: @escaping (V0, V1, repeat each V) -> DisplayRepresentation
    )
    where
        T == (
            KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
            repeat KeyPath<Intent, IntentParameter<each V>>
        )
    {}
}

/// The ways in which an intent is shown, by the parameters that have values.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}

/// Makes one configuration out of the statements of a closure.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<A0: IntentPredictionConfiguration>(_ expression: A0) -> A0
    where A0.Intent == Intent { expression }
    public static func buildBlock<A0: IntentPredictionConfiguration>(_ block: A0) -> A0 where A0.Intent == Intent {
        block
    }
    public static func buildBlock<
        A0: IntentPredictionConfiguration, A1: IntentPredictionConfiguration, each A: IntentPredictionConfiguration
    >(
        _ a0: A0, _ a1: A1, _ more: repeat each A
    ) -> TupleIntentPrediction<Intent, (A0, A1, repeat each A)> where A0.Intent == Intent, A1.Intent == Intent {
        TupleIntentPrediction()
    }
}
