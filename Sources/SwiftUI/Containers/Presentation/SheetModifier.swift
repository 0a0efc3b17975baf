import UIKit

/// How a view is put over others.
enum PresentationKind: Equatable { case sheet, cover, popover }

/// Presents a view while a binding says so.
nonisolated struct PresentationModifier: NodeModifier {
    typealias Body = Never
    let kind: PresentationKind
    /// What is presented: nil is nothing; another identity is another presentation.
    let identity: () -> AnyHashable?
    let reset: () -> Void
    let onDismiss: (() -> Void)?
    let content: () -> AnyView
    /// The part of the view that a popover points at; nil: all of it.
    var anchor: PopoverAttachmentAnchor?

    @MainActor static func makeNode<C: View>(_ view: Modified<C>, _ context: NodeContext) -> ModifiedNode<C> {
        PresentationNode(view, context)
    }
}

/// The node of a presentation: it presents a controller whose tree stands below it.
///
/// - From: the binding
/// - To: `UIViewController.present`
@MainActor
final class PresentationNode<C: View>: ValueNode<ModifiedContent<C, PresentationModifier>>, PresentationOwning {
    private var content: ViewNode?
    private var page: SheetController?
    private var shown: AnyHashable?
    private var waits = false

    override var children: [ViewNode] { content.map { [$0] } ?? [] }

    override func run() {
        NodeFactory.place(value.content, in: content, of: self, context()) { content = $0 }
        recordingReads {
            let wanted = value.modifier.identity()
            // The content reads under this node, so that it follows what it reads.
            if wanted != nil, wanted == shown, let page { page.rootView = value.modifier.content() }
            if wanted != shown { schedule() }
        }
    }

    private func schedule() {
        guard !waits else { return }
        waits = true
        UpdateQueue.enqueueAction { [weak self] in
            self?.waits = false
            self?.follow()
        }
    }

    private func follow() {
        guard isAlive else { return }
        let wanted = value.modifier.identity()
        guard wanted != shown else { return }
        if let page {
            shown = nil
            self.page = nil
            let onDismiss = value.modifier.onDismiss
            let isLast = wanted == nil
            page.isEnding = true
            page.dismiss(animated: isAnimated) { [weak self] in
                page.host.tearDown()
                onDismiss?()
                if !isLast { self?.schedule() }
            }
            if !isLast { waits = false }
            return
        }
        guard wanted != nil, !isPresentedElsewhere, let presenter else { return }
        guard presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil || !presenter.isBusy
        else {
            // The screen isn't there yet, or is still presenting something else.
            return PresentationRetry.add(self)
        }
        shown = wanted
        present(from: presenter)
    }

    func retryPresentation() { follow() }

    /// A popover needs its view on the screen; a page that is covered can present all else.
    private var presenter: UIViewController? {
        value.modifier.kind == .popover ? host.presenter : host.coveredPresenter
    }

    private var isAnimated: Bool { !TransactionContext.current.disablesAnimations }

    private func present(from presenter: UIViewController) {
        let made = SheetController(rootView: AnyView(EmptyView()), under: self)
        made.owner = self
        var values = EnvironmentValues(chain: made.host.environment)
        values.dismiss = DismissAction { [weak self] in self?.value.modifier.reset() }
        values.isPresented = true
        values.controlContext = .view
        values.navigation = nil
        values.apply(to: made.host.environment)
        recordingReads {
            _ = value.modifier.identity()
            made.rootView = value.modifier.content()
        }
        page = made
        switch value.modifier.kind {
        case .sheet: made.modalPresentationStyle = .pageSheet
        case .cover: made.modalPresentationStyle = .fullScreen
        case .popover:
            made.modalPresentationStyle = .popover
            made.sizingOptions = .preferredContentSize
            made.popoverPresentationController?.setSource(self, anchor: value.modifier.anchor)
        }
        made.presentationController?.delegate = made
        made.applyPresentation()
        made.applyTransition()
        var top = presenter
        while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
        top.present(made, animated: isAnimated)
    }

    /// A person took the sheet away.
    func didDismiss(_ controller: SheetController) {
        guard controller === page else { return }
        page = nil
        shown = nil
        value.modifier.reset()
        controller.host.tearDown()
        value.modifier.onDismiss?()
    }

    override func removeState() {
        guard let page else { return }
        self.page = nil
        page.isEnding = true
        page.dismiss(animated: false)
        page.host.tearDown()
    }
}

@MainActor protocol PresentationOwning: ViewNode {
    func didDismiss(_ controller: SheetController)
    func retryPresentation()
}

/// Presentations that wait until their screen is there, or is done with another presentation.
@MainActor enum PresentationRetry {
    static func add(_ node: any PresentationOwning) {
        DispatchQueue.main.async { [weak node] in
            MainActor.assumeIsolated { if let node, node.isAlive { node.retryPresentation() } }
        }
    }
}

extension GraphHost {
    /// The controller that presents for views in the tree.
    var presenter: UIViewController? {
        if let controller { return controller }
        var responder: UIResponder? = view
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return view?.window?.rootViewController
    }
}

extension GraphHost {
    /// The controller that presents for views in the tree, also while other pages are pushed over theirs: then the stack presents.
    var coveredPresenter: UIViewController? {
        guard let presenter, presenter.viewIfLoaded?.window == nil, let stack = presenter.navigationController,
            stack.viewIfLoaded?.window != nil,
            let page = stack.viewControllers.last(where: { presenter.isInside($0) }), page !== stack.topViewController
        else { return presenter }
        return stack
    }
}

extension UIViewController {
    /// Whether this is a controller or one of its descendants.
    fileprivate func isInside(_ controller: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === controller }
    }

    /// Whether something that is presented is on its way in or out.
    fileprivate var isBusy: Bool {
        guard let presented = presentedViewController else { return false }
        return presented.isBeingDismissed || presented.isBeingPresented
    }
}

/// A presented page.
final class SheetController: UIHostingController<AnyView>, UIAdaptivePresentationControllerDelegate,
    UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate
{
    weak var owner: (any PresentationOwning)?
    /// True once SwiftUI takes the page away itself.
    var isEnding = false

    override init(rootView: AnyView, under node: ViewNode) {
        super.init(rootView: rootView, under: node)
        host.onPreferencesChange = { [weak self] in self?.applyPresentation() }
    }

    required dynamic init?(coder aDecoder: NSCoder) { nil }

    /// Brings what views say of their sheet to UIKit's.
    func applyPresentation() {
        let wanted = host.preference(PresentationKey.self)
        isModalInPresentation = wanted.isDismissDisabled ?? false
        if let scheme = wanted.colorScheme {
            overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
        } else {
            overrideUserInterfaceStyle = .unspecified
        }
        if let background = wanted.background { showBackground(background) }
        guard let sheet = adaptedSheet else { return }
        if let detents = wanted.detents, !detents.isEmpty, sheet.detents.map(\.identifier) != detents.map(\.identifier)
        {
            sheet.detents = detents.map { $0.platform(EnvironmentValues(chain: host.environment)) }
            // A sheet begins at the lowest of its heights.
            if view.window == nil, wanted.selection == nil {
                sheet.selectedDetentIdentifier = detents.first?.identifier
            }
        }
        if let visibility = wanted.dragIndicator { sheet.prefersGrabberVisible = visibility == .visible }
        sheet.prefersScrollingExpandsWhenScrolledToEdge = !wanted.scrollsFirst
        if let radius = wanted.cornerRadius { sheet.preferredCornerRadius = radius }
        if let selection = wanted.selection {
            let id = selection.wrappedValue.identifier
            if sheet.selectedDetentIdentifier != id { sheet.selectedDetentIdentifier = id }
        }
        if let interaction = wanted.largestUndimmed { sheet.largestUndimmedDetentIdentifier = interaction.identifier }
    }

    /// The sheet that the page is, or that it becomes where there is no room for a popover.
    private var adaptedSheet: UISheetPresentationController? {
        switch modalPresentationStyle {
        case .pageSheet: sheetPresentationController
        case .popover: popoverPresentationController?.adaptiveSheetPresentationController
        default: nil
        }
    }

    /// A colour is the view's own; materials and gradients are a view behind the content.
    private func showBackground(_ style: AnyShapeStyle) {
        let environment = EnvironmentValues(chain: host.environment)
        if let color = style.paint(in: environment.styleContext).color {
            view.backgroundColor = color.uiColor
            host.topElement?.backdrop = nil
            return
        }
        view.backgroundColor = .clear
        let backdrop = host.topElement?.backdrop as? PaintView ?? PaintView()
        backdrop.isUserInteractionEnabled = false
        backdrop.show(style, environment)
        host.topElement?.backdrop = backdrop
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if !isEnding { owner?.didDismiss(self) }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        let wanted = host.preference(PresentationKey.self)
        guard let selection = wanted.selection, let detents = wanted.detents,
            let chosen = detents.first(where: { $0.identifier == sheet.selectedDetentIdentifier })
        else { return }
        if selection.wrappedValue != chosen { selection.wrappedValue = chosen }
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        // What is no popover stays as it is: another style, even the same one, would be another presentation.
        guard modalPresentationStyle == .popover else { return .none }
        let wanted = host.preference(PresentationKey.self)
        if traitCollection.horizontalSizeClass == .compact { return wanted.compactWidth?.style ?? .pageSheet }
        if traitCollection.verticalSizeClass == .compact { return wanted.compactHeight?.style ?? .none }
        return .none
    }
}

extension PresentationDetent {
    @MainActor func platform(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
        switch kind {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let fraction): return .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .height(let height): return .custom(identifier: identifier) { min(height, $0.maximumDetentValue) }
        case .custom(let custom):
            return .custom(identifier: identifier) {
                custom.type.height(
                    in: Context(maxDetentValue: $0.maximumDetentValue, environment: environment))
            }
        }
    }
}

/// What views say of the sheet that they are in.
struct PresentationValues {
    var detents: [PresentationDetent]?
    var selection: Binding<PresentationDetent>?
    var dragIndicator: Visibility?
    var cornerRadius: CGFloat?
    var isDismissDisabled: Bool?
    var background: AnyShapeStyle?
    var colorScheme: ColorScheme?
    var largestUndimmed: PresentationDetent?
    /// What a popover becomes where there is little room in width, and in height.
    var compactWidth: PresentationAdaptation?
    var compactHeight: PresentationAdaptation?
    /// Scrolling doesn't make the sheet larger.
    var scrollsFirst = false
}

enum PresentationKey: PreferenceKey {
    static var defaultValue: PresentationValues { PresentationValues() }

    static func reduce(value: inout PresentationValues, nextValue: () -> PresentationValues) {
        let next = nextValue()
        value.detents = value.detents ?? next.detents
        value.selection = value.selection ?? next.selection
        value.dragIndicator = value.dragIndicator ?? next.dragIndicator
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.isDismissDisabled = value.isDismissDisabled ?? next.isDismissDisabled
        value.background = value.background ?? next.background
        value.scrollsFirst = value.scrollsFirst || next.scrollsFirst
        value.colorScheme = value.colorScheme ?? next.colorScheme
        value.largestUndimmed = value.largestUndimmed ?? next.largestUndimmed
        value.compactWidth = value.compactWidth ?? next.compactWidth
        value.compactHeight = value.compactHeight ?? next.compactHeight
    }
}
