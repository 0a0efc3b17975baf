import CoreGraphics
import Foundation
import PorticoObjC

/// A view that turns touches into actions: the base of buttons, switches and sliders.
///
/// Actions run in the order in which they were registered. Targets are not kept alive.
///
/// - From: `TouchDelivery`
/// - To: `UIApplication.sendAction(_:to:from:for:)`
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    final var handlers: [ControlHandler] = []
    final var tracking = ControlTracking()
    final var menus = ControlMenus()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    /// A control that runs the action on `primaryActionTriggered`; nil: no action.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A control from a nib or an archive, with its actions; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        Self.nibControlProperties.read(self, coder)
    }

    // MARK: State

    private var stateBits: State = .normal

    /// Whether the control answers touches. `true` to begin with.
    open var isEnabled: Bool {
        get { !stateBits.contains(.disabled) }
        set {
            KeyValueObserving.change(self, "enabled") { change(.disabled, to: !newValue) }
            if !newValue { abandonTracking(with: nil) }
        }
    }

    /// Whether the control is chosen. `false` to begin with; what it means and looks like is the subclass's. Observable as `selected`.
    open var isSelected: Bool {
        get { stateBits.contains(.selected) }
        set { KeyValueObserving.change(self, "selected") { change(.selected, to: newValue) } }
    }

    /// Whether a finger is on the control. Set and cleared while tracking.
    open var isHighlighted: Bool {
        get { stateBits.contains(.highlighted) }
        set { KeyValueObserving.change(self, "highlighted") { change(.highlighted, to: newValue) } }
    }

    /// All of the control's states. A subclass may add `application` bits of its own.
    open var state: State { stateBits }
    /// With Full Keyboard Access, while the control is enabled.
    open override var canBecomeFocused: Bool { FocusEngine.reachesEverything && isEnabled }
    @_spi(Portico) open override func focusDidChange() { change(.focused, to: isFocused) }

    private func change(_ bit: State, to isOn: Bool) {
        guard stateBits.contains(bit) != isOn else { return }
        if isOn { stateBits.insert(bit) } else { stateBits.remove(bit) }
        controlStateDidChange()
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(traits: stateTraits)
    }

    /// Called when a state bit really changed.
    func controlStateDidChange() {}

    /// Whether lifting the finger inside is what the control is for, as with a button.
    var triggersPrimaryActionOnTap: Bool { false }

    /// Where the contents are in the height that they leave; `center` to begin with.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if oldValue != contentVerticalAlignment { setNeedsLayout() } }
    }

    /// Where the contents are in the width that they leave; `center` to begin with.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if oldValue != contentHorizontalAlignment { setNeedsLayout() } }
    }

    /// The alignment with leading and trailing replaced by the sides that they are on.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    /// Whether a touch that began in the control is still down.
    open var isTracking: Bool { tracking.isActive }
    /// Whether that touch is within the control, or near enough to count.
    open var isTouchInside: Bool { tracking.isInside }

    /// A touch began. Answer `false` to ignore it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch moved. Answer `false` to stop tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The touch ended. Call super.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The system took the touch away. Call super.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled(touches, event) }

    /// A tap recogniser of a view behind gets no tap that lands on an enabled control.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
        {
            return false
        }
        if keepsDrags, isTracking, gestureRecognizer.view !== self, gestureRecognizer is UIPanGestureRecognizer {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Whether a drag that it follows is its own: a sheet or a page behind doesn't move then. A slider's is, a button's isn't.
    var keepsDrags: Bool { false }

    // MARK: Targets and actions

    /// Sends `action` to `target` on the given events. A nil target means the first in the responder chain that has it.
    ///
    /// The method takes nothing, the control, or the control and the event. The same pair added again gains events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        register(target, action, controlEvents)
    }

    /// Takes events from a registration. Nil stands for any target, or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        unregister(target, action, controlEvents)
    }

    /// Runs a closure action on the given events; one with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) { register(action, controlEvents) }

    /// Takes events from the closure action with the same identifier; without events left it is forgotten.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes events from the closure action with that identifier; without events left it is forgotten.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        unregister(actionIdentifier, controlEvents)
    }

    /// The targets; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> { registeredTargets }

    /// All events that something is registered for.
    open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of a target's methods for an event; nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actionNames(target, controlEvent)
    }

    /// Calls the closure for each registration until it sets its last argument.
    open func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
    ) {
        enumerate(iterator)
    }

    /// Sends one action: the place for a subclass to watch or divert it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Above.application.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs one closure action.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Sends the actions that are registered for any of the events.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    /// Does what the control is for, as a tap would.
    open func performPrimaryAction() {
        if isEnabled { sendActions(for: .primaryActionTriggered) }
    }

    // MARK: Menus

    /// Whether the control has a menu, which a finger that stays opens. `false` to begin with; a button's `menu` sets it.
    open var isContextMenuInteractionEnabled: Bool {
        get { menus.interaction != nil }
        set { enableMenus(newValue) }
    }
    /// The interaction that shows the control's menu, while there may be one.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }
    /// Whether a finger that comes down opens the menu at once, in place of all that the control does else.
    open var showsMenuAsPrimaryAction = false
    /// The place that the menu belongs to, in the control's coordinates: the middle of its lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// What the control's menu shows; nil, by itself.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// What is lifted; nil: nothing is, and the menu opens beside the control.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Where what was lifted goes back to; nil, unless overridden: it fades.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Call super.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Something of the control's menu was chosen.
    func menuChose(_ leaf: any UIMenuLeaf) {}

    /// Shown beside a pointer that rests on the control.
    open var toolTip: String? {
        get { menus.toolTip?.defaultToolTip }
        set { setToolTip(newValue) }
    }
    /// Shows the tool tip; there while there is one.
    open var toolTipInteraction: UIToolTipInteraction? { menus.toolTip }
}
