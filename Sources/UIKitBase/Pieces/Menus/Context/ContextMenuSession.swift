import CoreGraphics
import Foundation
import QuartzCore

/// One menu, from the question what it shows until it is gone.
///
/// The delegate hears, in this order: what is there · which preview · (the preview's controller, the menu) · will display; and at the
/// end: (will perform the preview's action) · will end · which preview it goes back to. An action runs after that, while the menu goes.
///
/// - From: `UIContextMenuInteraction`
/// - To: `MenuList`, `PreviewPlatter`, `UIContextMenuInteractionDelegate`
@MainActor final class ContextMenuSession {
    private enum Phase { case prepared, open, over }

    /// The one that is open.
    @WeakInSession private(set) static var current: ContextMenuSession? = nil

    let configuration: UIContextMenuConfiguration
    private weak var interaction: UIContextMenuInteraction?
    private weak var view: UIView?
    private weak var window: UIWindow?
    private(set) weak var overlay: ContextMenuOverlay?
    private(set) var list: MenuList?
    private(set) var platter: PreviewPlatter?
    private var preview: UITargetedPreview?
    private var controller: UIViewController?
    private var phase = Phase.prepared
    private var fingerStart: CGPoint?
    private var fingerHasMoved = false
    private var concealed: (view: UIView, opacity: Float)?
    private(set) var isCompact = false
    /// The delegate has heard that the menu is displayed, so that it must hear of its end.
    private var isAnnounced = false

    init(
        _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration, view: UIView,
        window: UIWindow
    ) {
        self.interaction = interaction
        self.configuration = configuration
        self.view = view
        self.window = window
    }

    var appearance: UIContextMenuInteraction.Appearance {
        phase == .prepared ? .unknown : isCompact ? .compact : .rich
    }

    // MARK: Opening

    func begin(prefersCompact: Bool) -> Bool {
        guard phase == .prepared, let interaction, let view, let window else { return false }
        let asked = askPreview(interaction, isHighlight: true)
        controller = configuration.previewProvider?()
        if let menu = configuration.actionProvider?([]) {
            let list = MenuList(menu, responder: view)
            if !list.isEmpty { self.list = list }
        }
        guard list != nil || controller != nil else { return false }
        // Whoever was asked may have taken the view away, or the menu back.
        guard phase == .prepared, view.window === window else { return false }
        isCompact = controller == nil && (prefersCompact || (view is UIControl && asked == nil))
        if !isCompact {
            preview = asked ?? (view.superview == nil ? nil : UITargetedPreview(view: view))
            if preview == nil, controller == nil { isCompact = true }
        }
        OpenMenus.close(animated: true)
        guard phase == .prepared, view.window === window else { return false }
        phase = .open
        Self.current = self
        if let control = view as? UIControl, control.contextMenuInteraction === interaction { control.menuOpens() }
        guard phase == .open else { return true }
        isAnnounced = true
        let animator = MenuAnimator(preview: controller)
        tell(interaction, "contextMenuInteraction:willDisplayMenuForConfiguration:animator:") {
            $0.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        }
        // Who hears of it may have closed it.
        guard phase == .open else {
            animator.complete()
            return true
        }
        build(in: window)
        show(animator)
        return true
    }

    private func build(in window: UIWindow) {
        let overlay = ContextMenuOverlay(self, frame: window.bounds)
        self.overlay = overlay
        window.addSubview(overlay)
        if let controller {
            platter = PreviewPlatter(controller, size: naturalSize(of: controller))
        } else if !isCompact, let preview {
            platter = PreviewPlatter(preview, cornerRadius: 13)
        }
        // Before its view is in the window, where it would appear by itself.
        controller?.beginAppearanceTransition(true, animated: true)
        if let platter { overlay.addSubview(platter) }
        if let list {
            overlay.addSubview(list)
            list.chosen = { [weak self] leaf, entry in self?.choose(leaf, entry) }
            list.changed = { [weak self] in self?.listChanged() }
        }
        if let source = preview?.view, source.window != nil, platter != nil {
            concealed = (source, source.layer.opacity)
            UIView.performWithoutAnimation { source.layer.opacity = 0 }
        }
    }

    private func show(_ animator: MenuAnimator) {
        guard let overlay else { return }
        UIView.performWithoutAnimation {
            place()
            putPlatterAtSource()
            foldList()
        }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: {
                if !self.isCompact { overlay.backdrop.effect = UIBlurEffect(style: .systemThinMaterial) }
                self.place()
                self.platter?.layer.shadowOpacity = 0.2
                animator.animate()
            },
            completion: { _ in
                // One that leaves already ends that transition.
                if self.phase == .open { self.controller?.endAppearanceTransition() }
                animator.complete()
            })
    }

    // MARK: Places

    private var space: CGRect {
        guard let overlay else { return .zero }
        return ContextMenuPlacement.space(in: overlay, covered: window?.safeAreaInsets ?? .zero)
    }

    private func naturalSize(of controller: UIViewController) -> CGSize {
        let wanted = controller.preferredContentSize
        controller.loadViewIfNeeded()
        let space = space
        return CGSize(
            width: wanted.width > 0 ? wanted.width : space.width,
            height: wanted.height > 0 ? wanted.height : (space.height * 0.6).rounded())
    }

    /// Where the platter is, and how large, before it is lifted.
    private var sourceFrame: CGRect {
        guard let overlay else { return .zero }
        if let preview {
            let center = overlay.convert(preview.target.center, from: preview.target.container)
            return CGRect(center: center, size: preview.size.applying(preview.target.transform).magnitude)
        }
        return view.map { overlay.convert($0.bounds, from: $0) } ?? .zero
    }

    private var liftedFrame: CGRect {
        let source = sourceFrame
        guard let platter else { return source }
        guard controller == nil else { return CGRect(center: source.center, size: platter.bounds.size) }
        // It comes a little nearer.
        let growth = 1 + min(0.06, 14 / max(1, source.width, source.height))
        return CGRect(center: source.center, size: CGSize(width: source.width * growth, height: source.height * growth))
    }

    /// Puts the preview and the menu where they belong now.
    func place() {
        guard phase == .open, let overlay else { return }
        let size = list.map { CGSize(width: $0.width, height: $0.contentHeight) } ?? .zero
        let isRightToLeft = overlay.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let placement: ContextMenuPlacement
        if isCompact {
            let (source, attachment) = compactSource(overlay)
            placement = .compact(source: source, attachment: attachment, menu: size, in: space)
        } else {
            placement = .rich(preview: liftedFrame, menu: size, in: space, isRightToLeft: isRightToLeft)
        }
        if let platter, platter.bounds.width > 0 {
            platter.transform = CGAffineTransform(
                scaleX: placement.preview.width / platter.bounds.width,
                y: placement.preview.height / max(1, platter.bounds.height))
            platter.center = placement.preview.center
        }
        guard let list else { return }
        list.transform = .identity
        list.alpha = 1
        list.frame = placement.menu
        // The entry that matters most is the nearest, unless the app or the lifted preview fixes the order.
        switch configuration.preferredMenuElementOrder {
        case .automatic: list.isReversed = isCompact && placement.isAbove
        case .priority: list.isReversed = placement.isAbove
        case .fixed: list.isReversed = false
        }
        list.layoutIfNeeded()
    }

    private func compactSource(_ overlay: UIView) -> (CGRect, CGPoint) {
        if let control = view as? UIControl {
            let point = control.menuAttachmentPoint(for: configuration)
            return (overlay.convert(control.bounds, from: control), overlay.convert(point, from: control))
        }
        let point = interaction?.location(in: overlay) ?? .zero
        return (CGRect(origin: point, size: .zero), point)
    }

    private func putPlatterAtSource() {
        guard let platter, platter.bounds.width > 0 else { return }
        let source = sourceFrame
        platter.center = source.center
        platter.transform = CGAffineTransform(
            scaleX: source.width / platter.bounds.width, y: source.height / max(1, platter.bounds.height))
    }

    /// Small, at the corner that is nearest to what the menu belongs to.
    private func foldList() {
        guard let list, let overlay else { return }
        let source = isCompact ? compactSource(overlay).0 : sourceFrame
        let frame = list.frame
        let anchor = CGPoint(
            x: min(max(source.midX, frame.minX), frame.maxX), y: min(max(source.midY, frame.minY), frame.maxY))
        let scale: CGFloat = 0.3
        list.alpha = 0
        list.transform = CGAffineTransform(scaleX: scale, y: scale)
        list.center = CGPoint(
            x: anchor.x + (frame.midX - anchor.x) * scale, y: anchor.y + (frame.midY - anchor.y) * scale)
    }

    private func listChanged() {
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { self.place() })
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        guard phase == .open, let list else { return }
        list.menu = block(list.menu)
    }

    // MARK: The finger

    func fingerMoved(to point: CGPoint) {
        guard phase == .open else { return }
        let start = fingerStart ?? point
        fingerStart = start
        if hypot(point.x - start.x, point.y - start.y) > 10 { fingerHasMoved = true }
        if fingerHasMoved { list?.light(list?.entry(atWindow: point)) }
    }

    /// A finger that has come to an entry chooses it; else the menu stays.
    func fingerLifted(at point: CGPoint) {
        guard phase == .open else { return }
        if fingerHasMoved { list?.choose(list?.entry(atWindow: point)) }
        fingerLost()
    }

    func fingerLost() {
        fingerStart = nil
        fingerHasMoved = false
        list?.light(nil)
    }

    func tapped(at point: CGPoint) {
        guard phase == .open, let overlay else { return }
        if let platter, platter.outline.contains(overlay.convert(point, to: platter)) { return commit() }
        end(animated: true)
    }

    private func choose(_ leaf: any UIMenuLeaf, _ entry: MenuEntry) {
        guard phase == .open else { return }
        let sender = view
        let control = view as? UIControl
        if leaf.attributes.contains(.keepsMenuPresented) {
            entry.perform(leaf, sender: sender)
            control?.menuChose(leaf)
            list?.reload()
            listChanged()
        } else {
            end(animated: true) {
                control?.menuChose(leaf)
                entry.perform(leaf, sender: sender)
            }
        }
    }

    // MARK: The end

    /// Views have left a window: without the view that it belongs to there is no menu.
    func viewsLeft() {
        if phase == .open, view?.window == nil || view?.window !== window { end(animated: false) }
    }

    func windowLeft(_ gone: UIWindow) {
        if window === gone { end(animated: false) }
    }

    private func commit() {
        guard let interaction else { return end(animated: true) }
        let animator = MenuAnimator(preview: controller)
        tell(interaction, "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:") {
            $0.contextMenuInteraction(
                interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
        end(animated: true, commit: animator)
    }

    /// - Parameter then: Runs when everybody knows that the menu goes, while it does.
    func end(animated: Bool, commit: MenuAnimator? = nil, then action: (() -> Void)? = nil) {
        guard phase != .over else { return }
        let wasOpen = phase == .open
        phase = .over
        guard wasOpen else { return }
        if Self.current === self { Self.current = nil }
        let animator = MenuAnimator(preview: controller)
        var back: UITargetedPreview?
        if let interaction {
            if isAnnounced {
                tell(interaction, "contextMenuInteraction:willEndForConfiguration:animator:") {
                    $0.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
                }
                if !isCompact { back = askPreview(interaction, isHighlight: false) }
            }
            interaction.sessionEnded(self)
        }
        if let control = view as? UIControl { control.menuCloses() }
        overlay?.isUserInteractionEnabled = false
        // Where its view has left the window already it has disappeared with that.
        let disappears = controller?.appearance.isVisible ?? false
        if disappears { controller?.beginAppearanceTransition(false, animated: animated) }
        let gone = { [overlay, self] in
            self.reveal()
            overlay?.removeFromSuperview()
            if disappears { self.controller?.endAppearanceTransition() }
            commit?.complete()
            animator.complete()
        }
        guard animated else {
            commit?.animate()
            animator.animate()
            gone()
            action?()
            return
        }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.beginFromCurrentState],
            animations: {
                self.leave(to: back, pops: commit?.preferredCommitStyle == .pop)
                commit?.animate()
                animator.animate()
            }, completion: { _ in gone() })
        action?()
    }

    private func leave(to back: UITargetedPreview?, pops: Bool) {
        overlay?.backdrop.effect = nil
        foldList()
        guard let platter else { return }
        platter.layer.shadowOpacity = 0
        if pops, let overlay {
            let scale = max(
                overlay.bounds.width / max(1, platter.bounds.width),
                overlay.bounds.height / max(1, platter.bounds.height))
            platter.center = overlay.bounds.center
            platter.transform = CGAffineTransform(scaleX: scale, y: scale)
            platter.alpha = 0
            return
        }
        if let back { preview = back }
        let isThere = preview.map { $0.target.container.window != nil } ?? (view?.window != nil)
        if isThere {
            putPlatterAtSource()
            if controller != nil { platter.alpha = 0 }
        } else {
            platter.alpha = 0
        }
    }

    private func reveal() {
        guard let concealed else { return }
        self.concealed = nil
        // Unless the app has said something else by now.
        if concealed.view.layer.opacity == 0 {
            UIView.performWithoutAnimation { concealed.view.layer.opacity = concealed.opacity }
        }
    }

    // MARK: The delegate

    private func tell(
        _ interaction: UIContextMenuInteraction, _ selector: StaticString,
        _ body: (any UIContextMenuInteractionDelegate) -> Void
    ) {
        guard let delegate = interaction.delegate else { return }
        OptionalCall.call(.event, delegate, selector) { body(delegate) }
    }

    /// The preview that the delegate wants; the older methods count where the newer ones are missing.
    private func askPreview(_ interaction: UIContextMenuInteraction, isHighlight: Bool) -> UITargetedPreview? {
        guard let delegate = interaction.delegate else { return nil }
        let identifier = configuration.identifier
        if isHighlight {
            let new = OptionalCall.call(
                .event, delegate, "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:"
            ) {
                delegate.contextMenuInteraction(
                    interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
            }
            if let new { return new }
            return OptionalCall.call(
                .event, delegate, "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:"
            ) {
                delegate.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
            } ?? nil
        }
        let new = OptionalCall.call(
            .event, delegate, "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:"
        ) {
            delegate.contextMenuInteraction(
                interaction, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
        }
        if let new { return new }
        return OptionalCall.call(
            .event, delegate, "contextMenuInteraction:previewForDismissingMenuWithConfiguration:"
        ) {
            delegate.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
        } ?? nil
    }
}

extension CGSize {
    fileprivate var magnitude: CGSize { CGSize(width: abs(width), height: abs(height)) }
}
