import UIKit

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    /// What differs while the view isn't there.
    struct Look: Sendable {
        var opacity: CGFloat = 1
        var scale: CGFloat = 1
        var anchor = UnitPoint.center
        var offset = CGSize.zero
        var edge: Edge?
    }
    var insertion: Look?
    var removal: Look?
    var animation: Animation?
    /// What the app's own transitions do to the content.
    var changes: [ContentTransitionChange] = []

    private init(_ look: Look?) { (insertion, removal) = (look, look) }

    /// A transition by an app's rule.
    public init<T: Transition>(_ transition: T) {
        if let known = transition as? any LayerTransition {
            let carried = MainActorAccess.Carried(known)
            self = MainActorAccess.run { carried.value.layerTransition }
            return
        }
        self.init(nil)
        let carried = MainActorAccess.Carried(transition)
        changes = [ContentTransitionChange { carried.value.apply(to: $0, phase: $1) }]
    }

    /// A transition between two values of a modifier: `active` while the view isn't there.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        var result = AnyTransition(nil)
        let carried = MainActorAccess.Carried((active: active, identity: identity))
        result.changes = [
            ContentTransitionChange {
                AnyView($0.modifier($1.isIdentity ? carried.value.identity : carried.value.active))
            }
        ]
        return result
    }

    public static let identity = AnyTransition(nil)
    public static let opacity = AnyTransition(Look(opacity: 0))
    public static var scale: AnyTransition { AnyTransition(Look(scale: 0.001)) }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(Look(scale: max(scale, 0.001), anchor: anchor))
    }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(Look(offset: offset)) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(Look(edge: edge)) }
    public static var slide: AnyTransition {
        asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
    }
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return asymmetric(
            insertion: .move(edge: edge).combined(with: .opacity),
            removal: .move(edge: opposite).combined(with: .opacity))
    }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        result.changes =
            insertion.changes.map { $0.limited(to: .willAppear) }
            + removal.changes.map { $0.limited(to: .didDisappear) }
        return result
    }

    /// Both at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func join(_ a: Look?, _ b: Look?) -> Look? {
            guard let a else { return b }
            guard let b else { return a }
            return Look(
                opacity: a.opacity * b.opacity, scale: a.scale * b.scale, anchor: a.scale == 1 ? b.anchor : a.anchor,
                offset: CGSize(width: a.offset.width + b.offset.width, height: a.offset.height + b.offset.height),
                edge: a.edge ?? b.edge)
        }
        var result = self
        (result.insertion, result.removal) = (join(insertion, other.insertion), join(removal, other.removal))
        result.animation = animation ?? other.animation
        result.changes += other.changes
        return result
    }

    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var copy = self
        copy.animation = animation
        return copy
    }
}

nonisolated struct TransitionModifier: NodeModifier {
    typealias Body = Never
    let transition: AnyTransition

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        TransitionNode(view, context)
    }
}

/// The node of content with a transition: it shows the content as the app's own transitions make it in each phase.
@MainActor final class TransitionNode<C: View>: ValueNode<ModifiedContent<C, TransitionModifier>> {
    private var content: ViewNode?
    private var elementsAround: [TransitionElement] = []
    private var phase = TransitionPhase.identity

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { identifiedContent != nil }

    /// Content with an identity, if the transition changes content: each identity comes and goes with a transition of its own.
    private var identifiedContent: (any IdentifiedContent)? {
        value.modifier.transition.changes.isEmpty ? nil : value.content as? any IdentifiedContent
    }

    override func run() {
        isDirty = false
        let transition = value.modifier.transition
        if let identifiedContent {
            NodeFactory.place(identifiedContent.with(transition), in: content, of: self, context()) { content = $0 }
            return
        }
        if content == nil, !transition.changes.isEmpty, host.isVisible,
            let animation = transition.animation ?? TransactionContext.animation
        {
            // The content is laid out once as it is before it comes, and moves from there in the same update.
            phase = .willAppear
            var transaction = TransactionContext.current
            transaction.animation = animation
            UpdateQueue.enqueueAction { [weak self] in
                guard let self, isAlive else { return }
                phase = .identity
                UpdateQueue.mark(self, transaction)
            }
        }
        placeContent()
    }

    private func placeContent() {
        let transition = value.modifier.transition
        guard !transition.changes.isEmpty else {
            NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
            return
        }
        let view = transition.changes.reduce(AnyView(value.content)) { $1.apply($0, phase) }
        NodeFactory.place(view, in: content, of: self, context()) { content = $0 }
    }

    override func makeElements() -> [LayoutElement] {
        guard let content else { return [] }
        if identifiedContent != nil { return content.elements }
        let old = elementsAround
        elementsAround = content.elements.map { element in
            old.first { $0.child === element } ?? TransitionElement(node: self, child: element, view: TransitionView())
        }
        for element in elementsAround { element.transitionView.transition = value.modifier.transition }
        return elementsAround
    }

    override func valueDidChange(from old: ModifiedContent<C, TransitionModifier>) {
        for element in elementsAround { element.transitionView.transition = value.modifier.transition }
        run()
    }

    /// False if something with a place of its own goes, and this only with it.
    private var goesByItself: Bool {
        var node = parent
        while let current = node, current.isStructural, !current.isAlive { node = current.parent }
        return node?.isAlive == true
    }

    override func tearDown() {
        let transition = value.modifier.transition
        // Only what is taken out by itself goes with its transition: what is in something that goes, goes with that.
        if isAlive, !transition.changes.isEmpty, identifiedContent == nil, host.isVisible, goesByItself,
            let animation = transition.animation ?? TransactionContext.animation
        {
            var transaction = TransactionContext.current
            transaction.animation = animation
            phase = .didDisappear
            TransactionContext.perform(transaction) {
                placeContent()
                for element in elementsAround { element.layOutBeforeRemoval() }
            }
        }
        super.tearDown()
    }
}

/// A view with an identity, in which a transition can lie.
@MainActor protocol IdentifiedContent {
    func with(_ transition: AnyTransition) -> AnyView
}

extension IdentifiedView: IdentifiedContent where Content: View {
    func with(_ transition: AnyTransition) -> AnyView {
        AnyView(content.modifier(TransitionModifier(transition: transition)).id(id))
    }
}

@MainActor final class TransitionElement: EffectElement {
    private var isFirst = true
    var transitionView: TransitionView { effectView as! TransitionView }

    override func geometryDidChange() {
        guard isFirst else { return }
        isFirst = false
        transitionView.beginInsertion(host: node.host)
    }

    /// Shows the content's last phase where it lies, before its nodes end.
    func layOutBeforeRemoval() {
        guard !isFirst else { return }
        child.place(at: child.origin, proposal: child.proposal)
        transitionView.keepsForContent = true
    }
}

/// The view of content with a transition. It stays for the length of its removal after its element is gone.
final class TransitionView: PassthroughView, TransitioningView {
    var transition = AnyTransition.identity

    private func transform(_ look: AnyTransition.Look) -> CATransform3D {
        var move = look.offset
        switch look.edge {
        case .top: move.height -= bounds.height
        case .bottom: move.height += bounds.height
        case .leading: move.width -= bounds.width
        case .trailing: move.width += bounds.width
        case nil: break
        }
        let dx = (look.anchor.x - 0.5) * bounds.width * (1 - look.scale),
            dy = (look.anchor.y - 0.5) * bounds.height * (1 - look.scale)
        return CATransform3DConcat(
            CATransform3DMakeScale(look.scale, look.scale, 1),
            CATransform3DMakeTranslation(move.width + dx, move.height + dy, 0))
    }

    /// Comes from where the transition begins, if the insertion is animated and the tree was there before.
    func beginInsertion(host: GraphHost) {
        guard host.isVisible, let look = transition.insertion,
            let animation = transition.animation ?? TransactionContext.animation
        else { return }
        animation.holdCompletions()
        add(animation, "opacity", from: look.opacity, to: CGFloat(1))
        add(animation, "transform", from: transform(look), to: CATransform3DIdentity)
    }

    private var isLeaving = false
    /// True while the content itself moves as the app's own transition says.
    var keepsForContent = false

    func beginRemoval() -> Bool {
        if isLeaving { return true }
        guard window != nil, let look = transition.removal ?? (keepsForContent ? AnyTransition.Look() : nil),
            let animation = transition.animation ?? TransactionContext.animation
        else { return false }
        animation.holdCompletions()
        isLeaving = true
        isUserInteractionEnabled = false
        let end = transform(look)
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            MainActor.assumeIsolated { self?.removeFromSuperview() }
        }
        let shown = layer.presentation() ?? layer
        let (opacity, start) = (CGFloat(shown.opacity), shown.transform)
        UIView.performWithoutAnimation {
            alpha = look.opacity
            layer.transform = end
        }
        add(animation, "opacity", from: opacity, to: look.opacity)
        add(animation, "transform", from: start, to: end)
        if keepsForContent {
            // The view stays for as long as its content moves, which may be all that does.
            add(animation, "zPosition", from: layer.zPosition, to: layer.zPosition)
        }
        CATransaction.commit()
        return true
    }

    private func add(_ animation: Animation, _ key: String, from: Any, to: Any) {
        guard let made = animation.makeAnyLayerAnimation(keyPath: key, from: from, to: to) else { return }
        if made.beginTime > 0 { made.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil) }
        layer.add(made, forKey: "SwiftUI.transition." + key)
    }
}

extension View {
    /// Sets how the view comes and goes when that is animated.
    nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

    /// Sets by which of the app's rules the view comes and goes when that is animated.
    @_disfavoredOverload nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
