import CoreGraphics
import Foundation

/// Lets what its view shows be dragged: a finger that stays lifts it, and then takes it along.
///
/// - From: `DragGesture`, lists
/// - To: `DragSession`
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    /// The view whose contents can be dragged; not kept alive.
    public private(set) weak var view: UIView?
    /// Says what is dragged; not kept alive. Without it nothing is lifted.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    private lazy var gesture = DragGesture(self)
    private lazy var tap = DragJoinGesture(self)
    private var gestures: [UIGestureRecognizer] { [gesture, tap] }
    final private(set) var session: DragSession?
    /// Called when a drag that items came from here for has ended.
    package final var onEnd: () -> Void = {}

    /// True: every device of iOS 17 can drag.
    open class var isEnabledByDefault: Bool { true }
    /// Whether a finger that stays lifts something; `isEnabledByDefault` to begin with. A drag that is going on isn't ended.
    open var isEnabled = UIDragInteraction.isEnabledByDefault {
        didSet { for gesture in gestures { gesture.isEnabled = isEnabled } }
    }
    /// Whether other gestures go on when the view is lifted, until it is dragged; false.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// An interaction without a view: add it to one with `addInteraction(_:)`.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called before the interaction joins or leaves a view: ends a drag from the old view and takes its gestures away.
    open func willMove(to view: UIView?) {
        guard let old = self.view, old !== view else { return }
        session?.cancel()
        gestures.forEach(old.removeGestureRecognizer)
    }

    /// Called when the interaction has joined a view, or left it (nil): gives the view the gestures that lift and add.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gestures.forEach(view.addGestureRecognizer) }
    }

    /// Asks the delegate for items at a place of the window, before anything is seen.
    func prepare(at point: CGPoint) -> Bool {
        guard isEnabled, session == nil, DragSession.current?.isDragging != true, let window = view?.window else {
            return false
        }
        let new = DragSession(self, window, at: point)
        let items =
            ask("dragInteraction:itemsForBeginningSession:") { $0.dragInteraction(self, itemsForBeginning: new) } ?? []
        guard !items.isEmpty else { return false }
        new.items = items
        session = new
        return true
    }

    /// Asks the delegate what else of the view joins the drag that is going on; false: nothing, others may have the tap.
    final func join(at point: CGPoint) -> Bool {
        guard isEnabled, let current = DragSession.current, current.isDragging, view?.window === current.window else {
            return false
        }
        let chosen = ask("dragInteraction:sessionForAddingItems:withTouchAtPoint:") {
            $0.dragInteraction(self, sessionForAddingItems: [current], withTouchAt: point)
        }
        if let chosen, chosen !== current { return false }
        let items =
            ask("dragInteraction:itemsForAddingToSession:withTouchAtPoint:") {
                $0.dragInteraction(self, itemsForAddingTo: current, withTouchAt: point)
            } ?? []
        if !items.isEmpty { current.add(items, from: self) }
        return !items.isEmpty
    }

    final func ask<R>(_ selector: StaticString, _ body: (any UIDragInteractionDelegate) -> R) -> R? {
        delegate.flatMap { delegate in OptionalCall.call(.event, delegate, selector) { body(delegate) } }
    }

    final func sessionEnded(_ ended: DragSession) {
        if session === ended { session = nil }
        onEnd()
    }
}

/// A finger that stays lifts; where there is nothing to lift the gesture fails, and others go on with the touch.
@MainActor final class DragGesture: UILongPressGestureRecognizer {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        isEnabled = interaction.isEnabled
        addHandler { [unowned self] _ in self.stateChanged() }
    }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue == .began && interaction?.prepare(at: location(in: nil)) != true ? .failed : newValue
        }
    }

    // Further fingers may tap what joins the drag.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .began || state == .changed else { return super.touchesBegan(touches, with: event) }
        for touch in touches { ignore(touch, for: event) }
    }

    // The menu of the same view opens along with the lift, until the finger moves.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is ContextMenuGesture) && interaction?.allowsSimultaneousRecognitionDuringLift != true
    }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !(other is ContextMenuGesture) }

    private func stateChanged() {
        guard let session = interaction?.session else { return }
        switch state {
        case .began: session.lift()
        case .changed: session.move(to: location(in: nil))
        case .ended: session.drop()
        default: session.cancel()
        }
    }
}

/// A tap of another finger while something is dragged; where nothing joins the drag it fails, and others have the tap.
@MainActor final class DragJoinGesture: UITapGestureRecognizer {
    private weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        isEnabled = interaction.isEnabled
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if DragSession.current?.isDragging == true { return super.touchesBegan(touches, with: event) }
        for touch in touches { ignore(touch, for: event) }
    }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue == .ended && interaction?.join(at: location(in: view)) != true ? .failed : newValue
        }
    }

    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
}
