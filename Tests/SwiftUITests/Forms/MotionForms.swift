import SwiftUI

/// Animations, transitions, gestures, drag and drop as apps write them.
struct MotionForms: View {
    @State private var isOn = false
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @GestureState private var isPressed = false
    @State private var scale: CGFloat = 1
    @State private var isTargeted = false
    @Namespace private var space

    var body: some View {
        VStack {
            animations
            transitions
            gestures
            keyframes
            drags
            accessibility
        }
    }

    private func toggle() {
        withAnimation { isOn.toggle() }
        withAnimation(.easeInOut) { isOn.toggle() }
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isOn = true }
        withAnimation(nil) { isOn = false }
        withAnimation(.linear(duration: 1)) {
            isOn = true
        } completion: {
            isOn = false
        }
        let result = withAnimation(.default) { 3 }
        print(result)
    }

    @ViewBuilder private var animations: some View {
        Group {
            Text("a").animation(.default, value: isOn).animation(.linear, value: isOn).animation(nil, value: isOn)
            Text("a").animation(.easeInOut(duration: 0.2), value: isOn).animation(.easeIn(duration: 1), value: isOn)
            Text("a").animation(.easeOut(duration: 0.2).delay(1), value: isOn).animation(.easeOut, value: isOn)
            Text("a").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
            Text("a").animation(Animation.easeInOut.repeatForever(), value: isOn).animation(
                .default.speed(2), value: isOn)
            Text("a").animation(.linear(duration: 1).repeatCount(3, autoreverses: true), value: isOn)
        }
        Group {
            Text("a").animation(.spring(), value: isOn).animation(.spring, value: isOn).animation(.snappy, value: isOn)
            Text("a").animation(.bouncy, value: isOn).animation(.smooth(duration: 1), value: isOn)
            Text("a").animation(.spring(response: 0.55, dampingFraction: 0.8, blendDuration: 0), value: isOn)
            Text("a").animation(.spring(duration: 1, bounce: 0.2), value: isOn)
            Text("a").animation(.interactiveSpring(response: 0.1, dampingFraction: 0.9, blendDuration: 0), value: isOn)
            Text("a").animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isOn)
            Text("a").animation(
                .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0), value: isOn)
            Text("a").animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1), value: isOn)
        }
        Text("a").animation(.default)
        Text("a").transaction { transaction in transaction.disablesAnimations = true }
        Text("a").contentTransition(.numericText()).contentTransition(.opacity).contentTransition(.interpolate)
        Text("a").matchedGeometryEffect(id: "a", in: space)
        Text("a").matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .center, isSource: isOn)
    }

    @ViewBuilder private var transitions: some View {
        if isOn {
            Text("a").transition(.opacity).transition(.scale).transition(.slide).transition(.identity)
            Text("a").transition(.move(edge: .bottom)).transition(.move(edge: .leading).combined(with: .opacity))
            Text("a").transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
            Text("a").transition(AnyTransition.opacity.animation(.easeIn)).transition(.scale(scale: 0.5, anchor: .top))
            Text("a").transition(.offset(x: 1, y: 2)).transition(.push(from: .top))
            Text("a").transition(.modifier(active: Fade(opacity: 0), identity: Fade(opacity: 1)))
            Text("a").transition(Turn()).transition(.blurReplace)
        }
    }

    @ViewBuilder private var gestures: some View {
        Text("a").onTapGesture { toggle() }.onTapGesture(count: 2) { toggle() }.onTapGesture(perform: toggle)
        Text("a").onTapGesture { location in offset.width = location.x }
        Text("a").onLongPressGesture { toggle() }.onLongPressGesture(minimumDuration: 1) { toggle() }
        Text("a").onLongPressGesture(minimumDuration: 0.5, maximumDistance: 5, perform: toggle) { _ in }
        Text("a").gesture(
            DragGesture()
                .onChanged { offset = $0.translation }
                .onEnded { value in
                    withAnimation { offset = value.predictedEndTranslation.width > 100 ? value.translation : .zero }
                })
        Text("a").gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .global)
                .updating($drag) { value, state, _ in state = value.translation }
                .onChanged { value in offset.width = value.location.x - value.startLocation.x })
        Text("a").gesture(DragGesture(coordinateSpace: .named("space")).onEnded { _ in })
        Text("a").gesture(MagnificationGesture().onChanged { scale = $0 })
        Text("a").gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        Text("a").gesture(RotationGesture().onChanged { scale = $0.radians })
        Text("a").gesture(RotateGesture().onEnded { scale = $0.rotation.degrees })
        Text("a").gesture(TapGesture().onEnded { toggle() }).gesture(TapGesture(count: 2).onEnded(toggle))
        Text("a").gesture(
            LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in state = value })
        Text("a").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
        Text("a").gesture(SimultaneousGesture(TapGesture(), DragGesture()))
        Text("a").simultaneousGesture(TapGesture().onEnded { toggle() })
        Text("a").simultaneousGesture(DragGesture(), including: .subviews).highPriorityGesture(TapGesture())
        Text("a").gesture(DragGesture(), including: isOn ? .all : .none).gesture(SpatialTapGesture())
        Text("a").allowsHitTesting(false).onHover { isOn = $0 }.focusable().defersSystemGestures(on: .bottom)
        Text("a").onKeyPress(.space) { .handled }
        Text("a").sensoryFeedback(.success, trigger: isOn).sensoryFeedback(.selection, trigger: scale) { $0 > $1 }
    }

    @ViewBuilder private var keyframes: some View {
        PhaseAnimator([false, true]) { phase in Text("a").opacity(phase ? 1 : 0) }
        Text("a").phaseAnimator([0, 1], trigger: isOn) {
            $0.opacity($1)
        } animation: { _ in
            .easeIn
        }
        KeyframeAnimator(initialValue: 0.0, repeating: false) { value in
            Text("a").opacity(value)
        } keyframes: { _ in
            KeyframeTrack {
                LinearKeyframe(1, duration: 0.2)
                SpringKeyframe(0, duration: 0.2)
                CubicKeyframe(1, duration: 0.2)
                MoveKeyframe(0)
            }
        }
        ScrollView {
            Text("a").scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0) }
        }
        .scrollTargetBehavior(.paging)
        .defaultScrollAnchor(.bottom)
        .scrollBounceBehavior(.basedOnSize)
        .frame(height: 10)
    }

    @ViewBuilder private var drags: some View {
        Text("a").draggable("text").dropDestination(for: String.self) { strings, _ in
            !strings.isEmpty
        } isTargeted: {
            isTargeted = $0
        }
        Text("a").onDrag { NSItemProvider(object: "text" as NSString) }
        Text("a").onDrop(of: [.text], isTargeted: $isTargeted) { providers in !providers.isEmpty }
        Text("a").onDrop(of: [UTType.text], delegate: Dropping())
    }

    @ViewBuilder private var accessibility: some View {
        Text("a").accessibilityLabel("Label").accessibilityLabel(Text("Label")).accessibilityLabel(label)
        Text("a").accessibilityHidden(true).accessibilityIdentifier("id").accessibilityHint("Hint")
        Text("a").accessibilityValue("Value").accessibilityValue(Text("Value")).accessibilitySortPriority(1)
        Text("a").accessibilityElement().accessibilityElement(children: .combine)
        Text("a").accessibilityElement(children: .ignore).accessibilityElement(children: .contain)
        Text("a").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isImage).accessibilityAddTraits([
            .isHeader
        ])
        Text("a").accessibilityLabel("L").accessibilityAddTraits(.isSelected).accessibilityAction(.default) {}
        Text("a").accessibilityAction(named: "Delete") {}.accessibilityAction {}
        Text("a").accessibilityAdjustableAction { direction in if direction == .increment { isOn = true } }
        Text("a").accessibility(hidden: true).accessibility(label: Text("L")).accessibility(identifier: "id")
        Text("a").accessibility(addTraits: .isButton).accessibility(value: Text("v")).accessibility(hint: Text("h"))
        Text("a").accessibilityInputLabels(["One"]).accessibilityHeading(.h1)
        Text("a").accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer()
    }

    private var label: String { "Label" }
}

private struct Fade: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Turn: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
    }
}

private struct Dropping: DropDelegate {
    func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
    func dropEntered(info: DropInfo) {}
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
    func dropExited(info: DropInfo) {}
    func performDrop(info: DropInfo) -> Bool { info.itemProviders(for: [.text]).isEmpty == false }
}

private struct Wave: View, Animatable {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }

    var body: some View { Color.red.opacity(phase) }
}

private struct Two: Shape {
    var a = 0.0
    var b = 0.0
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(a, b) }
        set { (a, b) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: a + b) }
}
