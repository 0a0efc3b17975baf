/// A modifier that calls closures when its content comes and goes: what `onAppear` and `onDisappear` are made of on iOS. Apple's SDK
/// declares it without a word, and libraries use it where both are wanted at once.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
    /// Called before the content is first seen, and when it comes back.
    public var appear: (() -> Void)?
    /// Called after the content has gone.
    public var disappear: (() -> Void)?

    /// Creates a modifier of its two closures.
    public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    @MainActor public func body(content: Content) -> some View {
        content.modifier(AppearanceModifier(onAppear: appear, onDisappear: disappear))
    }
}

extension View {
    /// Has the view pressed as a button is. `pressing` hears when a finger comes down on it, leaves it and comes back.
    nonisolated public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        let action = MainActorAccess.Carried(action)
        return Button(action: { action.value() }) { self }.buttonStyle(PressReportingStyle(pressing: pressing))
    }
}

/// Shows its label as it is, and tells when it is pressed.
nonisolated private struct PressReportingStyle: ButtonStyle {
    let pressing: ((Bool) -> Void)?

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
    }
}
