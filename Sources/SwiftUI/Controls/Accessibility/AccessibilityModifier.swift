import UIKit

/// Says something of a view for accessibility: to each element in it.
nonisolated struct AccessibilityModifier: ElementModifier {
    enum Change {
        case label(Text), value(Text), hint(Text), identifier(String), addTraits(AccessibilityTraits)
        case removeTraits(AccessibilityTraits), hidden(Bool), inputLabels([Text])
        case adjust((AccessibilityAdjustmentDirection) -> Void)
        case action(Text?, () -> Void)
        case escape(() -> Void)
        case ignoresInvertColors(Bool)
        case showsLargeContent
        case magicTap(() -> Void)
        case activationPoint(UnitPoint)
        case respondsToUserInteraction(Bool)
        case rotor(RotorValue)
        case scroll((Edge) -> Void)
        case chart(any AXChartDescriptorRepresentable)
        case sortPriority(Double)
    }

    typealias Body = Never
    let change: Change

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> AccessibilityWrapper {
        AccessibilityWrapper(node: node, child: child)
    }

    @MainActor func update(_ element: AccessibilityWrapper, environment: EnvironmentValues) {
        element.change = resolve(environment, element.node)
        element.applyToShownViews()
    }

    /// The change of one of UIKit's views.
    @MainActor private func resolve(_ environment: EnvironmentValues, _ node: ViewNode) -> (UIView) -> Void {
        let resolution = TextResolution(environment: environment)
        switch change {
        case .label(let text):
            let string = resolution.string(text)
            return { $0.accessibilityLabel = string }
        case .value(let text):
            let string = resolution.string(text)
            return { $0.accessibilityValue = string }
        case .hint(let text):
            let string = resolution.string(text)
            return { $0.accessibilityHint = string }
        case .identifier(let identifier): return { $0.accessibilityIdentifier = identifier }
        case .addTraits(let traits):
            return {
                $0.accessibilityTraits.formUnion(traits.platform)
                if traits.contains(.isModal) { $0.accessibilityViewIsModal = true }
            }
        case .removeTraits(let traits):
            return {
                $0.accessibilityTraits.subtract(traits.platform)
                if traits.contains(.isModal) { $0.accessibilityViewIsModal = false }
            }
        case .hidden(let isHidden): return { $0.accessibilityElementsHidden = isHidden }
        case .inputLabels(let labels):
            let strings = labels.map { resolution.string($0) }
            return { $0.accessibilityUserInputLabels = strings }
        case .adjust(let handler):
            return { view in
                view.accessibilityTraits.insert(.adjustable)
                (view as? AccessibilityContainerView)?.adjust = handler
            }
        case .action(let name, let handler):
            guard let name else { return { ($0 as? AccessibilityContainerView)?.activate = handler } }
            let title = resolution.string(name)
            return { view in
                let action = UIAccessibilityCustomAction(name: title) { _ in
                    handler()
                    return true
                }
                let others = (view.accessibilityCustomActions ?? []).filter { $0.name != title }
                view.accessibilityCustomActions = others + [action]
            }
        case .ignoresInvertColors(let ignores): return { $0.accessibilityIgnoresInvertColors = ignores }
        case .showsLargeContent:
            return { view in
                view.showLargeContent(view.largeContentTitle ?? view.accessibilityLabel, view.largeContentImage)
            }
        case .escape(let handler): return { ($0 as? AccessibilityContainerView)?.escape = handler }
        case .magicTap(let handler): return { ($0 as? AccessibilityContainerView)?.magicTap = handler }
        case .activationPoint(let point):
            return { view in
                view.accessibilityActivationPoint = view.convert(point.point(in: view.bounds), to: nil)
            }
        case .respondsToUserInteraction(let responds): return { $0.accessibilityRespondsToUserInteraction = responds }
        case .sortPriority(let priority): return { $0.readingPriority = priority }
        case .scroll(let handler): return { ($0 as? AccessibilityContainerView)?.scroll = handler }
        case .chart(let chart):
            return { view in
                if let descriptor = view.describedChart {
                    chart.updateChartDescriptor(descriptor)
                } else {
                    view.describedChart = chart.makeChartDescriptor()
                }
            }
        case .rotor(let rotor):
            let made = rotor.platformRotor(resolution, below: node)
            return { view in
                let others = (view.accessibilityCustomRotors ?? []).filter {
                    $0.name != made.name || $0.systemRotorType != made.systemRotorType
                }
                view.accessibilityCustomRotors = others + [made]
            }
        }
    }

    /// Whether the change is for the views at the top, not for the elements in them.
    var isForWhole: Bool {
        switch change {
        case .hidden, .rotor, .chart: true
        default: false
        }
    }
}

/// An element around a child that says something of the child's views.
@MainActor final class AccessibilityWrapper: WrapperElement {
    var change: (UIView) -> Void = { _ in }
    var isForWhole = false

    override func collectViews(into views: inout [UIView]) {
        let before = views.count
        super.collectViews(into: &views)
        apply(to: Array(views[before...]))
    }

    override func layOut() {
        super.layOut()
        applyToShownViews()
    }

    func applyToShownViews() {
        var views: [UIView] = []
        child.collectViews(into: &views)
        apply(to: views)
    }

    private func apply(to views: [UIView]) {
        if let modifier = node as? any AccessibilityModifierHolding, modifier.isForWhole {
            return views.forEach(change)
        }
        for view in views { Self.elements(in: view).forEach(change) }
    }

    /// The elements in a view: itself, or those in its subviews.
    static func elements(in view: UIView) -> [UIView] {
        if view.isAccessibilityElement || view is AccessibilityContainerView { return [view] }
        return view.subviews.flatMap(elements)
    }
}

@MainActor private protocol AccessibilityModifierHolding: ViewNode {
    var isForWhole: Bool { get }
}

extension ElementModifierNode: AccessibilityModifierHolding where M == AccessibilityModifier {
    var isForWhole: Bool { value.modifier.isForWhole }
}

/// Makes one element of a view, or a container of elements.
nonisolated struct AccessibilityElementModifier: ElementModifier {
    typealias Body = Never
    let children: AccessibilityChildBehavior

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: AccessibilityContainerView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        (element.effectView as? AccessibilityContainerView)?.behavior = children
    }
}

/// The view of an accessibility element that has others in it.
final class AccessibilityContainerView: PassthroughView {
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var activate: (() -> Void)?
    var escape: (() -> Void)?
    var magicTap: (() -> Void)?
    var scroll: ((Edge) -> Void)?
    var behavior = AccessibilityChildBehavior.ignore { didSet { isAccessibilityElement = behavior != .contain } }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? (behavior == .combine ? AccessibilityText.label(of: subviews) : nil) }
        set { super.accessibilityLabel = newValue }
    }

    /// Of combined elements, what they are counts, but for being mere text or pictures.
    override var accessibilityTraits: UIAccessibilityTraits {
        get {
            guard behavior == .combine else { return super.accessibilityTraits }
            let inner = subviews.flatMap(AccessibilityWrapper.elements)
            let shared = inner.reduce(into: UIAccessibilityTraits()) { $0.formUnion($1.accessibilityTraits) }
            return super.accessibilityTraits.union(shared.subtracting([.staticText, .image]))
        }
        set { super.accessibilityTraits = newValue }
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard let scroll else { return super.accessibilityScroll(direction) }
        switch direction {
        case .up: scroll(.top)
        case .down: scroll(.bottom)
        case .left: scroll(.leading)
        case .right: scroll(.trailing)
        default: return false
        }
        return true
    }

    override func accessibilityActivate() -> Bool {
        if let activate {
            activate()
            return true
        }
        guard behavior == .combine else { return false }
        return subviews.flatMap(AccessibilityWrapper.elements).first { $0.accessibilityTraits.contains(.button) }?
            .accessibilityActivate() ?? false
    }

    override func accessibilityPerformEscape() -> Bool {
        escape?()
        return escape != nil || super.accessibilityPerformEscape()
    }

    override func accessibilityPerformMagicTap() -> Bool {
        magicTap?()
        return magicTap != nil || super.accessibilityPerformMagicTap()
    }

    override func accessibilityIncrement() { adjust?(.increment) }
    override func accessibilityDecrement() { adjust?(.decrement) }
}

/// Takes the text of another view as a view's label.
nonisolated struct AccessibilityTextFromView<Source: View>: NodeModifier {
    typealias Body = Never
    let source: Source
    /// Whether the source says what is shown large, and not what the view is called.
    var isLargeContent = false

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        AccessibilityTextNode(view, context)
    }
}

@MainActor
private final class AccessibilityTextNode<C: View, S: View>: ValueNode<
    ModifiedContent<C, AccessibilityTextFromView<S>>
>
{
    private var content: ViewNode?
    private lazy var sourceSlot = SlotNode(context())
    private var wrappers: [AccessibilityWrapper] = []

    override var children: [ViewNode] { (content.map { [$0] } ?? []) + [sourceSlot] }

    override func run() {
        isDirty = false
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        sourceSlot.show(value.modifier.source)
        for wrapper in wrappers { wrapper.applyToShownViews() }
    }

    override func makeElements() -> [LayoutElement] {
        wrappers = (content?.elements ?? []).map { element in
            if let known = wrappers.first(where: { $0.child === element }) { return known }
            let made = AccessibilityWrapper(node: self, child: element)
            made.change = { [weak self] view in
                guard let self else { return }
                let said = ContentDescription(of: sourceSlot)
                guard value.modifier.isLargeContent else { return view.accessibilityLabel = said.text }
                view.showLargeContent(said.text, said.image)
            }
            return made
        }
        return wrappers
    }
}

extension UIView {
    /// Shows a text and a picture large while the view is held, for people who need that.
    fileprivate func showLargeContent(_ title: String?, _ image: UIImage?) {
        (showsLargeContentViewer, largeContentTitle, largeContentImage) = (true, title, image)
        if !interactions.contains(where: { $0 is UILargeContentViewerInteraction }) {
            addInteraction(UILargeContentViewerInteraction())
        }
    }
}
