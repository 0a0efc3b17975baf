import QuartzCore

/// Content that goes through phases, each reached with an animation of its own.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let phases: [Phase]
    let trigger: ComparedValue?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View {
    /// Goes through the phases again and again, as long as the view is shown.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) { self.init(phases: Array(phases), trigger: nil, content: content, animation: animation) }

    /// Goes through the phases once, and back to the first, whenever the trigger changes.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), trigger: ComparedValue(trigger), content: content, animation: animation)
    }

    public var body: some View { PhaseStage(animator: self) }
}

/// The view of a phase animator: it keeps which phase is shown.
private struct PhaseStage<Phase: Equatable, Content: View>: View {
    let animator: PhaseAnimator<Phase, Content>
    @State private var index = 0
    @State private var driver = PhaseDriver()

    var body: some View {
        let phases = animator.phases
        // Without phases there is nothing to show.
        if !phases.isEmpty {
            animator.content(phases[index % phases.count])
                .onAppear { if animator.trigger == nil { start(repeats: true) } }
                .onDisappear {
                    driver.stop()
                    index = 0
                }
                .onChange(of: animator.trigger) { start(repeats: false) }
        }
    }

    private func start(repeats: Bool) {
        guard animator.phases.count > 1 else { return }
        driver.stop()
        step(repeats: repeats)
    }

    private func step(repeats: Bool) {
        let phases = animator.phases
        guard !phases.isEmpty else { return }
        let next = (index + 1) % phases.count
        let animation = animator.animation(phases[next])
        withAnimation(animation) { index = next }
        if !repeats, next == 0 { return }
        driver.wait(for: animation) { step(repeats: repeats) }
    }
}

extension ComparedValue: Equatable {
    static func == (a: ComparedValue, b: ComparedValue) -> Bool { a.isEqual(b.value) }
}

/// Waits for the ends of phases.
@MainActor private final class PhaseDriver {
    private var wait: AnimationClock.Wait?

    nonisolated init() {}

    func stop() {
        wait?.cancel()
        wait = nil
    }

    /// Without an animation the next phase comes with the next frame.
    func wait(for animation: Animation?, _ action: @escaping () -> Void) {
        let duration = animation.map { $0.logicalDuration ?? SampledLayerAnimation($0).duration } ?? 0
        guard duration.isFinite else { return }
        wait = AnimationClock.wait(until: CACurrentMediaTime() + max(duration, 1.0 / 60), action)
    }
}

extension View {
    /// Changes the view by phases, again and again, each reached with an animation of its own.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, animation: animation)
    }

    /// Changes the view by phases, once whenever the trigger changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(self)), $0) },
            animation: animation)
    }
}
