import UIKit

/// Content that is larger than its place, moved by a finger.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
}

extension ScrollView: View, PrimitiveView {
    public typealias Body = Never
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }
    package static func makeNode(_ view: Self, _ context: NodeContext) -> ValueNode<Self> { ScrollNode(view, context) }
}

/// The node of a scroll view.
@MainActor package final class ScrollNode<C: View>: ValueNode<ScrollView<C>>, ScrollTargeting {
    private var content: ViewNode?
    private lazy var element = ScrollElement(node: self)
    private var flashed: ComparedValue?
    private var hasCome = false
    /// In a row of a list: what scrolls there are views of their own, which the row doesn't stand for.
    private lazy var rowEnvironment: EnvironmentChain? =
        EnvironmentValues(chain: environment).controlContext == .list
        ? ControlContext.view.chain(in: environment) : nil

    package override var children: [ViewNode] { content.map { [$0] } ?? [] }
    package override func makeElements() -> [LayoutElement] { [element] }
    package func scrollToPlace(_ id: AnyHashable, anchor: UnitPoint?) { element.scrollToPlace(id, anchor: anchor) }

    package override func run() {
        recordingReads {
            let values = EnvironmentValues(chain: environment)
            var settings = values.scrollSettings
            if values.layoutDirection == .rightToLeft {
                swap(&settings.margins.leading, &settings.margins.trailing)
                swap(&settings.indicatorMargins.leading, &settings.indicatorMargins.trailing)
            }
            element.update(axes: value.axes, showsIndicators: value.showsIndicators, settings: settings)
            element.scrollView.keyboardDismissMode = values.scrollDismissesKeyboardMode.platform(automatic: .none)
            element.observers = values.scrollObservers
            element.targetBehavior = values.scrollTargetBehavior
            element.isRightToLeft = values.layoutDirection == .rightToLeft
            element.environment = values
            element.setRefreshAction(values.refresh)
            let flash = values.scrollFlash
            if let flash, let flashed, !flash.isEqual(flashed.value) { element.scrollView.flashScrollIndicators() }
            flashed = flash
            if !hasCome, values.flashesOnAppear {
                UpdateQueue.enqueueAction { [weak self] in self?.element.scrollView.flashScrollIndicators() }
            }
            hasCome = true
            if let position = values.scrollPositionBinding {
                element.onTargetChange = position.noteTarget
                element.onUserScroll = position.noteUserScroll
                element.targetAnchor = position.anchor
                position.apply(element)
            }
        }
        NodeFactory.place(value.content, in: content, of: self, context(environment: rowEnvironment)) { content = $0 }
    }

    package override func elementsDidChange() {
        forgetElements()
        element.contentDidChange()
    }

    package override func removeState() { element.endListening() }
}
