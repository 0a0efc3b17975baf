import UIKit

/// Shows a view of UIKit's in SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Self.Context) -> Self.UIViewType
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is told.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
    /// The node, under which pages of a container may stand.
    package let node: ViewNode

    /// Runs changes with an animation. Here they are made at once, in UIKit's animation.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        changes()
        completion?()
    }
}

/// The node of a representable: it makes the view once and updates it.
@MainActor final class RepresentableNode<R: UIViewRepresentable>: ValueNode<R> {
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: R.self)
    private lazy var element = PlatformViewElement(node: self)
    private var coordinator: R.Coordinator?
    private(set) var uiView: R.UIViewType?
    private var installed: R?
    private var direction = RepresentableDirection()

    override var runsCode: Bool { true }
    override func makeElements() -> [LayoutElement] { [element] }

    private func context(_ coordinator: R.Coordinator) -> R.Context {
        UIViewRepresentableContext(
            coordinator: coordinator, transaction: TransactionContext.current,
            environment: EnvironmentValues(chain: environment),
            node: self)
    }

    override func run() {
        recordingReads {
            var view = value
            properties.install(fields, in: &view, node: self)
            installed = view
            let coordinator = coordinator ?? view.makeCoordinator()
            self.coordinator = coordinator
            let context = context(coordinator)
            if uiView == nil {
                let made = view.makeUIView(context: context)
                uiView = made
                element.attach(made) { [weak self] in self?.answerSize($0) }
            }
            direction.applyDirection(context.environment.layoutDirection, to: uiView!)
            view.updateUIView(uiView!, context: context)
        }
        element.contentDidChange()
    }

    private func answerSize(_ proposal: ProposedViewSize) -> CGSize? {
        guard let installed, let uiView, let coordinator else { return nil }
        return installed.sizeThatFits(proposal, uiView: uiView, context: context(coordinator))
    }

    override func readProperties() -> [PropertyReading] { properties.readValues(fields, of: value, node: self) }

    override func removeState() {
        properties.removeAll()
        if let uiView, let coordinator {
            R.dismantleUIView(uiView, coordinator: coordinator)
        }
        (uiView, coordinator, installed) = (nil, nil, nil)
    }
}

extension RepresentableNode: ScrollTargeting {
    /// A list scrolls to its rows; other views of UIKit's know nothing of SwiftUI's identities.
    func scrollToPlace(_ id: AnyHashable, anchor: UnitPoint?) {
        guard let coordinator, let list = coordinator as? ListCoordinator else { return }
        list.node?.host.layOutIfVisible()
        list.scroller.scrollToRow(id, anchor: anchor)
    }
}

/// The element of a view of UIKit's.
@MainActor final class PlatformViewElement: LayoutElement {
    private(set) var view: UIView?
    private var answerSize: ((ProposedViewSize) -> CGSize?)?
    private var lastIntrinsic: CGSize?
    private var hasGeometry = false
    /// A controller's view, if the view is one, takes all the room.
    var isController = false
    /// The controller whose view that is, if it is one's.
    weak var controller: UIViewController?
    private var appliedBarInsets = UIEdgeInsets.zero

    func attach(_ view: UIView, answerSize: @escaping (ProposedViewSize) -> CGSize?) {
        self.view = view
        self.answerSize = answerSize
        // SwiftUI places it by its frame.
        view.translatesAutoresizingMaskIntoConstraints = true
        setNeedsViewUpdate()
    }

    func contentDidChange() {
        guard let view else { return }
        let intrinsic = view.intrinsicContentSize
        if lastIntrinsic != intrinsic || answerSize != nil {
            lastIntrinsic = intrinsic
            invalidateLayout()
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let view else { return .zero }
        if let size = answerSize?(proposal) { return size }
        if isController { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10)) }
        return PlatformSize.size(of: view, proposal)
    }

    override func applyGeometry() {
        guard let view else { return }
        let rect = ViewOrder.pixelAligned(CGRect(origin: renderOrigin, size: size), scale: node.host.displayScale)
        Motion.setFrame(rect, of: view, animated: hasGeometry)
        hasGeometry = true
        updateBarInsets()
    }

    /// Has content that scrolls end at bars of `safeAreaInset`, of which UIKit knows nothing, where the view goes on below them.
    ///
    /// A controller's content is told by its safe area. The bar of tabs stays at the screen's edge, and so does what is in its pages.
    func updateBarInsets() {
        if let table = view as? ListTableView {
            table.barInsets = SafeAreaGeometry.barInsets(over: self)
        } else if let controller, !(controller is UITabBarController) {
            let (insets, applied) = (SafeAreaGeometry.barInsets(over: self), appliedBarInsets)
            guard insets != applied else { return }
            appliedBarInsets = insets
            // The app may have added insets of its own.
            let all = controller.additionalSafeAreaInsets
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: all.top + insets.top - applied.top, left: all.left + insets.left - applied.left,
                bottom: all.bottom + insets.bottom - applied.bottom, right: all.right + insets.right - applied.right)
        }
    }

    override func collectViews(into views: inout [UIView]) { if let view { views.append(view) } }
}

/// The size of a view of UIKit's for a proposal.
@MainActor enum PlatformSize {
    static func size(of view: UIView, _ proposal: ProposedViewSize) -> CGSize {
        let intrinsic = view.intrinsicContentSize
        func length(
            _ proposed: CGFloat?, _ intrinsic: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
        ) -> CGFloat {
            // A view that doesn't say a size takes what there is.
            guard intrinsic >= 0 else { return proposed ?? 10 }
            guard let proposed else { return intrinsic }
            // It grows unless it hugs its content strongly, and shrinks unless it resists strongly.
            if proposed > intrinsic {
                return hugging.rawValue >= UILayoutPriority.defaultHigh.rawValue ? intrinsic : proposed
            }
            return resistance.rawValue >= UILayoutPriority.defaultHigh.rawValue ? intrinsic : max(proposed, 0)
        }
        return CGSize(
            width: length(
                proposal.width, intrinsic.width, view.contentHuggingPriority(for: .horizontal),
                view.contentCompressionResistancePriority(for: .horizontal)),
            height: length(
                proposal.height, intrinsic.height, view.contentHuggingPriority(for: .vertical),
                view.contentCompressionResistancePriority(for: .vertical)))
    }
}

/// Shows a controller of UIKit's in SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    func makeCoordinator() -> Self.Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable of a controller is told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let transaction: Transaction
    public let environment: EnvironmentValues
    /// The node, under which pages of a container may stand.
    package let node: ViewNode
}

/// The node of a controller's representable.
@MainActor final class ControllerRepresentableNode<R: UIViewControllerRepresentable>: ValueNode<R> {
    private var properties = PropertyStorage()
    private let fields = TypeFields.dynamicProperties(of: R.self)
    private lazy var element: PlatformViewElement = {
        let element = PlatformViewElement(node: self)
        element.isController = true
        return element
    }()
    private var coordinator: R.Coordinator?
    private(set) var controller: R.UIViewControllerType?
    private var installed: R?

    override var runsCode: Bool { true }
    override func makeElements() -> [LayoutElement] { [element] }

    private func context(_ coordinator: R.Coordinator) -> R.Context {
        UIViewControllerRepresentableContext(
            coordinator: coordinator, transaction: TransactionContext.current,
            environment: EnvironmentValues(chain: environment),
            node: self)
    }

    override func run() {
        recordingReads {
            var view = value
            properties.install(fields, in: &view, node: self)
            installed = view
            let coordinator = coordinator ?? view.makeCoordinator()
            self.coordinator = coordinator
            let context = context(coordinator)
            if controller == nil {
                let made = view.makeUIViewController(context: context)
                controller = made
                element.controller = made
                host.add(child: made)
                element.attach(made.view) { [weak self] in self?.answerSize($0) }
            }
            view.updateUIViewController(controller!, context: context)
        }
        element.contentDidChange()
    }

    private func answerSize(_ proposal: ProposedViewSize) -> CGSize? {
        guard let installed, let controller, let coordinator else { return nil }
        return installed.sizeThatFits(proposal, uiViewController: controller, context: context(coordinator))
    }

    override func readProperties() -> [PropertyReading] { properties.readValues(fields, of: value, node: self) }

    override func removeState() {
        properties.removeAll()
        guard let controller, let coordinator else { return }
        R.dismantleUIViewController(controller, coordinator: coordinator)
        controller.endEmbedding()
        (self.controller, self.coordinator, installed) = (nil, nil, nil)
    }
}

extension GraphHost {
    /// Makes the controller a child of the one whose view shows the tree; at once or when there is one.
    func add(child: UIViewController) {
        guard let owner = controller else {
            waitingChildren.append(child)
            return
        }
        owner.addChild(child)
        child.didMove(toParent: owner)
    }

    func adoptWaitingChildren() {
        guard let owner = controller else { return }
        let waiting = waitingChildren
        waitingChildren = []
        for child in waiting where child.parent == nil {
            owner.addChild(child)
            child.didMove(toParent: owner)
        }
    }
}
