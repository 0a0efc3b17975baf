import Foundation

/// A movement of a symbol image. What the types say is read by image views.
public protocol SymbolEffect: Sendable {}

/// Runs once, or as often as the options say.
public protocol DiscreteSymbolEffect {}

/// Lasts until it is removed.
public protocol IndefiniteSymbolEffect {}

/// Brings a view's symbol or takes it away.
public protocol TransitionSymbolEffect {}

/// Turns one symbol into another.
public protocol ContentTransitionSymbolEffect {}

/// What an image view makes of an effect.
struct SymbolMovement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bounce, pulse, scale, appear, disappear, variableColor, replace
    }

    let kind: Kind
    /// Downwards: gets smaller in place of larger.
    var isDown = false
}

/// An effect that says what it does.
protocol MovingSymbolEffect {
    var movement: SymbolMovement { get }
}

/// A short jump in size, up to begin with.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement(kind: .bounce)
    public var up: BounceSymbolEffect { BounceSymbolEffect(movement: SymbolMovement(kind: .bounce)) }
    public var down: BounceSymbolEffect { BounceSymbolEffect(movement: SymbolMovement(kind: .bounce, isDown: true)) }
    /// Layers move together, here and in the other effects (DEV-538).
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement: SymbolMovement { SymbolMovement(kind: .pulse) }
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Larger, or smaller, while it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement(kind: .scale)
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(movement: SymbolMovement(kind: .scale, isDown: true)) }
    public var byLayer: ScaleSymbolEffect { self }
    public var wholeSymbol: ScaleSymbolEffect { self }
}

public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement(kind: .appear)
    public var up: AppearSymbolEffect { AppearSymbolEffect() }
    public var down: AppearSymbolEffect { AppearSymbolEffect(movement: SymbolMovement(kind: .appear, isDown: true)) }
    public var byLayer: AppearSymbolEffect { self }
    public var wholeSymbol: AppearSymbolEffect { self }
}

public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement(kind: .disappear)
    public var up: DisappearSymbolEffect { DisappearSymbolEffect() }
    public var down: DisappearSymbolEffect {
        DisappearSymbolEffect(movement: SymbolMovement(kind: .disappear, isDown: true))
    }
    public var byLayer: DisappearSymbolEffect { self }
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Layers light up in turn; here the symbol as a whole pulses (DEV-538).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect
{
    var movement: SymbolMovement { SymbolMovement(kind: .variableColor) }
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// The old symbol goes, the new one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, MovingSymbolEffect {
    var movement = SymbolMovement(kind: .replace, isDown: true)
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(movement: SymbolMovement(kind: .replace)) }
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(movement: SymbolMovement(kind: .replace)) }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, MovingSymbolEffect {
    var movement: SymbolMovement { SymbolMovement(kind: .replace, isDown: true) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
    /// nil: as the effect likes it.
    var repetitions: Float?
    var rate = 1.0

    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Without end, as far as the effect can.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: .infinity) }
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: 1) }
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repetitions: count.map { Float($0) } ?? .infinity)
    }
    /// - Parameter speed: 1 is the usual one, 2 takes half the time.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }

    public var repeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: .infinity, rate: rate) }
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: 1, rate: rate) }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repetitions: count.map { Float($0) } ?? .infinity, rate: rate)
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repetitions: repetitions, rate: speed)
    }
}
