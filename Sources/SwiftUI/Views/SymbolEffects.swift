import UIKit

private enum SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }
private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }

extension EnvironmentValues {
    var symbolEffects: [SymbolEffectRequest] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
    /// How texts and symbols pass to what they show next when that is animated.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

/// An effect of the symbols in a view: one that lasts, or one that runs when a value changes.
struct SymbolEffectRequest: Equatable {
    enum Occasion: Equatable {
        case active(Bool)
        case change(ComparedValue)
    }
    let occasion: Occasion
    let effect: any SymbolEffect
    let options: SymbolEffectOptions
    private let add: @MainActor (UIImageView) -> Void
    private let remove: @MainActor (UIImageView) -> Void

    init<T: IndefiniteSymbolEffect & SymbolEffect>(lasting effect: T, _ options: SymbolEffectOptions, isActive: Bool) {
        (occasion, self.effect, self.options) = (.active(isActive), effect, options)
        add = { $0.addSymbolEffect(effect, options: options) }
        remove = { $0.removeSymbolEffect(ofType: effect) }
    }

    init<T: DiscreteSymbolEffect & SymbolEffect>(
        discrete effect: T, _ options: SymbolEffectOptions, value: ComparedValue
    ) {
        (occasion, self.effect, self.options) = (.change(value), effect, options)
        add = { $0.addSymbolEffect(effect, options: options) }
        remove = { _ in }
    }

    static func == (a: SymbolEffectRequest, b: SymbolEffectRequest) -> Bool {
        a.occasion == b.occasion && "\(a.effect)" == "\(b.effect)"
    }

    /// Starts or ends effects of the view, by what differs from before.
    @MainActor static func apply(
        _ requests: [SymbolEffectRequest], after old: [SymbolEffectRequest]?, to view: UIImageView
    ) {
        for (index, request) in requests.enumerated() {
            let before = old.flatMap { index < $0.count ? $0[index] : nil }
            switch request.occasion {
            case .active(let isActive):
                let wasActive = before?.occasion == .active(true)
                if isActive, !wasActive { request.add(view) }
                if !isActive, wasActive { request.remove(view) }
            case .change(let value):
                // The first value is no change.
                if let before, before.occasion != .change(value) { request.add(view) }
            }
        }
        for before in (old ?? []).dropFirst(requests.count) { before.remove(view) }
    }
}

/// How content passes to other content of the same view.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case identity, opacity, interpolate, number(countsDown: Bool), symbol }
    let kind: Kind
    private var replacement: SymbolReplacement?

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// By a fade.
    public static let opacity = ContentTransition(kind: .opacity)
    /// By values between, where there are such; else by a fade.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// For numbers in texts: here by a fade (DEV-1004).
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .number(countsDown: countsDown))
    }
    /// For numbers in texts: here by a fade (DEV-1004).
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .number(countsDown: false))
    }
    /// Between symbols, by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        var result = ContentTransition(kind: .symbol)
        result.replacement = SymbolReplacement(words: "\(effect)") { view, image in
            view.setSymbolImage(image, contentTransition: effect, options: options)
        }
        return result
    }
    /// Between symbols, by the system's effect.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

    init(kind: Kind) { self.kind = kind }

    /// Shows another image in the view.
    @MainActor func setImage(_ image: UIImage?, of view: UIImageView) {
        guard let old = view.image, let image, old !== image, view.window != nil else {
            view.image = image
            return
        }
        if let replacement {
            replacement.apply(view, image)
        } else {
            fadeContents(of: view.layer)
            view.image = image
        }
    }

    /// Lets the layer's next contents come by a fade, if the change is animated.
    @MainActor func fadeContents(of layer: CALayer) {
        guard kind != .identity, let animation = TransactionContext.animation, layer.superlayer != nil else { return }
        let fade = CATransition()
        fade.type = .fade
        let duration = animation.logicalDuration ?? 0.35
        guard duration.isFinite, duration > 0 else { return }
        fade.duration = duration
        animation.holdCompletions()
        layer.add(fade, forKey: "SwiftUI.content")
    }
}

/// How a symbol effect puts one image in another's place.
private struct SymbolReplacement: Equatable, Sendable {
    let words: String
    let apply: @MainActor @Sendable (UIImageView, UIImage) -> Void
    static func == (a: SymbolReplacement, b: SymbolReplacement) -> Bool { a.words == b.words }
}

extension View {
    /// Runs an effect of the symbols in the view as long as it is active.
    nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        transformEnvironment(\.symbolEffects) {
            $0.append(SymbolEffectRequest(lasting: effect, options, isActive: isActive))
        }
    }

    /// Runs an effect of the symbols in the view when the value changes.
    nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        transformEnvironment(\.symbolEffects) {
            $0.append(SymbolEffectRequest(discrete: effect, options, value: ComparedValue(value)))
        }
    }

    /// Takes away the effects that views around have.
    nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }

    /// Sets how texts and symbols in the view pass to what they show next when that is animated.
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension WiggleSymbolEffect {
    /// To and fro in a direction, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }
}
