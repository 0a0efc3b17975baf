import QuartzCore

/// Content whose looks follow keyframes, frame by frame.
public struct KeyframeAnimator<Value, KeyframePath, Content> {
    let initialValue: Value
    let trigger: ComparedValue?
    let repeats: Bool
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
}

extension KeyframeAnimator: View, PrimitiveView
where KeyframePath: Keyframes, KeyframePath.Value == Value, Content: View {
    public typealias Body = Never

    /// Follows the keyframes while the view is shown, again and again or once.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, trigger: nil, repeats: repeating, content: content, keyframes: keyframes)
    }

    /// Follows the keyframes once whenever the trigger changes.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.init(
            initialValue: initialValue, trigger: ComparedValue(trigger), repeats: false, content: content,
            keyframes: keyframes)
    }

    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> {
        KeyframeNode(view, context)
    }
}

/// The node of a keyframe animator. While it runs it is marked for each frame.
@MainActor
final class KeyframeNode<Value, K: Keyframes, C: View>: ValueNode<KeyframeAnimator<Value, K, C>>,
    LifecycleNode
where K.Value == Value {
    private var content: ViewNode?
    private var shown: Value?
    private var running: (timeline: KeyframeTimeline<Value>, start: TimeInterval)?
    private var isRegistered = false

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func valueDidChange(from old: KeyframeAnimator<Value, K, C>) {
        if value.trigger != old.trigger, value.trigger != nil { start() }
        run()
    }

    override func run() {
        if !isRegistered {
            isRegistered = true
            host.add(self)
        }
        var current = shown ?? value.initialValue
        if let (timeline, start) = running {
            var time = CACurrentMediaTime() - start
            let duration = timeline.duration
            if value.repeats, duration > 0 { time = time.truncatingRemainder(dividingBy: duration) }
            timeline.update(value: &current, time: time)
            if !value.repeats, time >= duration { running = nil } else { AnimationClock.add(self) }
            shown = current
        }
        let view = recordingReads { value.content(current) }
        NodeFactory.place(view, in: content, of: self, context()) { content = $0 }
    }

    private func start() {
        let timeline = KeyframeTimeline(
            initialValue: shown ?? value.initialValue, keyframes: value.keyframes(shown ?? value.initialValue))
        guard timeline.duration > 0 else { return }
        running = (timeline, CACurrentMediaTime())
        AnimationClock.add(self)
    }

    func appear() { if value.trigger == nil, running == nil { start() } }

    func disappear() {
        guard value.trigger == nil else { return }
        running = nil
        shown = nil
    }

    override func removeState() {
        running = nil
        host.remove(self)
    }
}

extension View {
    /// Changes the view by keyframes, again and again or once.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }

    /// Changes the view by keyframes, once whenever the trigger changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: AnyView(self)), $0) }, keyframes: keyframes)
    }
}
