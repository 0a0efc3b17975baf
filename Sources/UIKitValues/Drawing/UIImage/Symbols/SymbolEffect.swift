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
package struct SymbolMovement: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case bounce, pulse, scale, appear, disappear, variableColor, replace, wiggle, rotate, breathe
    }

    package let kind: Kind
    /// Downwards: gets smaller in place of larger. Wiggling and rotating: against the clock.
    package var isDown = false
    /// Where a wiggle goes first, of length 1; nil: it turns.
    package var direction: CGVector?
    /// Fades while it gets smaller.
    package var fades = false
}

/// An effect that says what it does.
package protocol MovingSymbolEffect {
    var movement: SymbolMovement { get }
}

/// A short jump in size, up to begin with.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .bounce)
    /// Grows for a moment: the effect's usual way.
    public var up: BounceSymbolEffect { BounceSymbolEffect(movement: SymbolMovement(kind: .bounce)) }
    /// Shrinks for a moment.
    public var down: BounceSymbolEffect { BounceSymbolEffect(movement: SymbolMovement(kind: .bounce, isDown: true)) }
    /// Layers move together, here and in the other effects (DEV-538).
    public var byLayer: BounceSymbolEffect { self }
    /// The symbol moves as one: the only way here (DEV-538).
    public var wholeSymbol: BounceSymbolEffect { self }
}

/// Fades and comes back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement: SymbolMovement { SymbolMovement(kind: .pulse) }
    /// Layers fade together, as the whole symbol does (DEV-538).
    public var byLayer: PulseSymbolEffect { self }
    /// The symbol fades as one: the only way here (DEV-538).
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// Larger, or smaller, while it lasts.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .scale)
    /// Larger while it lasts: the effect's usual way.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect() }
    /// Smaller while it lasts.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(movement: SymbolMovement(kind: .scale, isDown: true)) }
    /// Layers move together, as the whole symbol does (DEV-538).
    public var byLayer: ScaleSymbolEffect { self }
    /// The symbol moves as one: the only way here (DEV-538).
    public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Comes into sight, growing or shrinking, and stays; a view that shows nothing of its symbol gets it back.
public struct AppearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .appear)
    /// Grows into its size: the effect's usual way.
    public var up: AppearSymbolEffect { AppearSymbolEffect() }
    /// Shrinks into its size.
    public var down: AppearSymbolEffect { AppearSymbolEffect(movement: SymbolMovement(kind: .appear, isDown: true)) }
    /// Layers come together, as the whole symbol does (DEV-538).
    public var byLayer: AppearSymbolEffect { self }
    /// The symbol comes as one: the only way here (DEV-538).
    public var wholeSymbol: AppearSymbolEffect { self }
}

/// Goes out of sight, shrinking or growing, and stays away until the effect is removed; the view keeps its size.
public struct DisappearSymbolEffect: SymbolEffect, TransitionSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .disappear)
    /// Grows as it goes.
    public var up: DisappearSymbolEffect { DisappearSymbolEffect() }
    /// Shrinks as it goes.
    public var down: DisappearSymbolEffect {
        DisappearSymbolEffect(movement: SymbolMovement(kind: .disappear, isDown: true))
    }
    /// Layers go together, as the whole symbol does (DEV-538).
    public var byLayer: DisappearSymbolEffect { self }
    /// The symbol goes as one: the only way here (DEV-538).
    public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Layers light up in turn; here the symbol as a whole pulses (DEV-538).
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect
{
    package var movement: SymbolMovement { SymbolMovement(kind: .variableColor) }
    /// One layer at a time lights up. Without effect: the symbol pulses (DEV-538).
    public var iterative: VariableColorSymbolEffect { self }
    /// Layers stay lit until all are. Without effect: the symbol pulses (DEV-538).
    public var cumulative: VariableColorSymbolEffect { self }
    /// The way back is shown, too. Without effect: the symbol pulses (DEV-538).
    public var reversing: VariableColorSymbolEffect { self }
    /// Each round begins anew. Without effect: the symbol pulses (DEV-538).
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Layers that aren't lit are faint. Without effect: the symbol pulses (DEV-538).
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
    /// Layers that aren't lit are hidden. Without effect: the symbol pulses (DEV-538).
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// Moves to and fro, turning to begin with, to draw attention.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .wiggle)
    /// Turns with the clock first: the effect's usual way.
    public var clockwise: WiggleSymbolEffect { WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle)) }
    /// Turns against the clock first.
    public var counterClockwise: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, isDown: true))
    }
    /// To the left and back.
    public var left: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: -1, dy: 0)))
    }
    /// To the right and back.
    public var right: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: 1, dy: 0)))
    }
    /// Up and back.
    public var up: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: 0, dy: -1)))
    }
    /// Down and back.
    public var down: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: 0, dy: 1)))
    }
    /// In the direction of reading and back; here to the right.
    public var forward: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: 1, dy: 0)))
    }
    /// Against the direction of reading and back; here to the left.
    public var backward: WiggleSymbolEffect {
        WiggleSymbolEffect(movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: -1, dy: 0)))
    }
    /// To and fro in a direction, clockwise from the right.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        let radians = angle * .pi / 180
        return WiggleSymbolEffect(
            movement: SymbolMovement(kind: .wiggle, direction: CGVector(dx: cos(radians), dy: sin(radians))))
    }
    /// Layers move together, as the whole symbol does (DEV-538).
    public var byLayer: WiggleSymbolEffect { self }
    /// The symbol moves as one: the only way here (DEV-538).
    public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Turns round its middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .rotate)
    /// With the clock: the effect's usual way.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(movement: SymbolMovement(kind: .rotate)) }
    /// Against the clock.
    public var counterClockwise: RotateSymbolEffect {
        RotateSymbolEffect(movement: SymbolMovement(kind: .rotate, isDown: true))
    }
    /// Layers move together, as the whole symbol does (DEV-538).
    public var byLayer: RotateSymbolEffect { self }
    /// The symbol moves as one: the only way here (DEV-538).
    public var wholeSymbol: RotateSymbolEffect { self }
}

/// Gets larger and smaller, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .breathe)
    /// In size alone: the effect's usual way.
    public var plain: BreatheSymbolEffect { BreatheSymbolEffect(movement: SymbolMovement(kind: .breathe)) }
    /// Fades, too, as it gets smaller.
    public var pulse: BreatheSymbolEffect { BreatheSymbolEffect(movement: SymbolMovement(kind: .breathe, fades: true)) }
    /// Layers move together, as the whole symbol does (DEV-538).
    public var byLayer: BreatheSymbolEffect { self }
    /// The symbol moves as one: the only way here (DEV-538).
    public var wholeSymbol: BreatheSymbolEffect { self }
}

/// The old symbol goes, the new one comes.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, MovingSymbolEffect {
    package var movement = SymbolMovement(kind: .replace, isDown: true)
    /// The old symbol shrinks, the new one grows: the effect's usual way.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    /// The old symbol grows as it goes, the new one grows into its size.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(movement: SymbolMovement(kind: .replace)) }
    /// The old symbol goes at once, the new one grows; here as `upUp`.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(movement: SymbolMovement(kind: .replace)) }
    /// Layers move together, as the whole symbol does (DEV-538).
    public var byLayer: ReplaceSymbolEffect { self }
    /// The symbol moves as one: the only way here (DEV-538).
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// Symbols that are alike turn into each other, others as a fallback says; here all as the fallback says (DEV-1350).
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(movement: fallback.movement) }

    /// The effect by which symbols that are alike turn into each other.
    public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect, MovingSymbolEffect {
        package var movement: SymbolMovement
        /// Layers move together, as the whole symbol does (DEV-538).
        public var byLayer: MagicReplace { self }
        /// The symbol moves as one: the only way here (DEV-538).
        public var wholeSymbol: MagicReplace { self }
    }
}

/// The way that suits the change: here `replace`, downwards and up.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, MovingSymbolEffect {
    package var movement: SymbolMovement { SymbolMovement(kind: .replace, isDown: true) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A short jump in size, once for each time that it is added.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Moving to and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// Turning round the symbol's middle.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Getting larger and smaller, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fading and coming back, as long as it lasts.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger while it lasts; `down` makes it smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// Coming into sight.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Going out of sight.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Layers that light up in turn; here the symbol pulses (DEV-538).
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol in another's place, for `setSymbolImage(_:contentTransition:)`.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The way that suits the change, for `setSymbolImage(_:contentTransition:)`.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
    /// How often an effect is repeated, and with what pauses.
    public struct RepeatBehavior: Sendable {
        /// nil is without end.
        fileprivate let count: Int?

        /// Without end and without pauses.
        public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
        /// With pauses, without end.
        public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
        /// With pauses, a number of times; nil is without end.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count)
        }
    }

    /// nil: as the effect likes it.
    package var repetitions: Float?
    package var rate = 1.0

    /// As often and as fast as the effect likes it.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Without end, as far as the effect can.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: .infinity) }
    /// Once, also for effects that would last.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: 1) }
    /// So many times; nil is without end.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repetitions: count.map { Float($0) } ?? .infinity)
    }
    /// As a behaviour says. Pauses between repetitions aren't made (DEV-1350).
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .repeat(behavior.count) }
    /// - Parameter speed: 1 is the usual one, 2 takes half the time.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions(rate: speed) }

    /// The same without end.
    public var repeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: .infinity, rate: rate) }
    /// The same, but once.
    public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repetitions: 1, rate: rate) }
    /// The same so many times; nil is without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repetitions: count.map { Float($0) } ?? .infinity, rate: rate)
    }
    /// The same as often as a behaviour says. Pauses between repetitions aren't made (DEV-1350).
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }
    /// The same at another speed: 1 is the usual one, 2 takes half the time.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repetitions: repetitions, rate: speed)
    }
}
