import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Moves items by behaviours, as physics would: gravity, collisions, attachments and the like.
///
/// Each frame has three parts: what the behaviours want is given to the engine, the engine goes some steps, and the items get places and
/// turns. Then come collision delegates, actions in the order of the behaviours, and the layout. When every item has come to rest the
/// animator pauses until a behaviour changes. The same frames give the same places. The app keeps the animator; it keeps its behaviours.
///
/// - From: the app, `FrameTimer`
/// - To: `DynamicsWorld`, the items
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    final private(set) weak var reference: UIView?
    final private(set) weak var layout: UICollectionViewLayout?
    private var topBehaviors: [UIDynamicBehavior] = []
    private lazy var beat = FrameTimer.Loop { [weak self] in self?.stepFrame(at: $0) }
    private lazy var simulation = DynamicsSimulation(self)
    private var lastTime = 0.0
    private var elapsed = 0.0

    /// An animator for views in a view, in whose coordinates all is said. The view isn't kept.
    public init(referenceView view: UIView) {
        reference = view
        super.init()
    }

    /// An animator for the attributes of a layout's elements, in the coordinates of its content. The layout isn't kept: it keeps the animator.
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init(layout: layout)
    }

    /// An animator for objects of the app's own, in coordinates of the app's own.
    public override init() { super.init() }

    private dynamic init(layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// The view that it was made with; nil of a layout's, and when the view is gone.
    open var referenceView: UIView? { reference }
    /// Hears when it begins and stops; nil by default.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    // MARK: Behaviours

    /// In the order in which they were added; children aren't among them.
    open var behaviors: [UIDynamicBehavior] { topBehaviors }

    /// Lets a behaviour take effect. One that is in another animator leaves it.
    ///
    /// A view that isn't in the reference view, and an item without a size, raise an exception.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !topBehaviors.contains(where: { $0 === behavior }) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        behavior.tellMove(to: self)
        topBehaviors.append(behavior)
        behavior.setAnimator(self)
        noteItemsChanged()
    }

    /// Items stay where they are. One that isn't there is ignored.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = topBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        behavior.tellMove(to: nil)
        topBehaviors.remove(at: index)
        behavior.setAnimator(nil)
        noteItemsChanged()
    }

    /// Removes one after the other.
    open func removeAllBehaviors() {
        for behavior in topBehaviors { removeBehavior(behavior) }
    }

    // MARK: Items

    /// The items whose outer rectangles meet a rectangle, in the order in which the animator got them.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        simulation.items.filter { $0.dynamicsFrame.intersects(rect) }
    }

    /// The item's place, turn and size count from here; its speed stays. One of no behaviour is ignored.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        guard let body = simulation.body(of: item) else { return }
        body.readItem()
        noteChange()
    }

    // MARK: Time

    /// Whether items move. It turns false at rest.
    open var isRunning: Bool { beat.isRunning }
    /// Seconds for which it has been running, all together.
    open var elapsedTime: TimeInterval { elapsed }

    // MARK: For behaviours

    func body(of item: any UIDynamicItem) -> DynamicBody? { simulation.body(of: item) }

    final func noteChange() {
        simulation.needsPlan = true
        resume()
    }

    final func noteItemsChanged() {
        simulation.makePlan()
        resume()
    }

    // MARK: Frames

    private func resume() {
        guard !beat.isRunning, simulation.canRun else { return }
        delegate?.dynamicAnimatorWillResume(self)
        lastTime = CACurrentMediaTime()
        beat.isRunning = true
    }

    private func pause() {
        guard beat.isRunning else { return }
        beat.isRunning = false
        delegate?.dynamicAnimatorDidPause(self)
    }

    private func stepFrame(at time: TimeInterval) {
        // Frames that were lost don't come back all at once.
        let seconds = min(0.1, time - lastTime)
        lastTime = time
        guard seconds > 1e-4, simulation.canRun else { return simulation.canRun ? () : pause() }
        elapsed += seconds
        let hasMoved = simulation.step(seconds, time: elapsed)
        simulation.tellContacts()
        for behavior in topBehaviors { behavior.visit { $0.action?() } }
        if hasMoved { layout?.invalidateLayout() }
        if simulation.isAtRest { pause() }
    }

    // MARK: Layouts

    /// The attributes of a cell among the items; nil unless a behaviour has them.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }
    /// The attributes of a supplementary view among the items.
    open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.supplementaryView, kind, indexPath)
    }
    /// The attributes of a decoration view among the items.
    open func layoutAttributesForDecorationView(ofKind decorationViewKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(.decorationView, decorationViewKind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        for case let item as UICollectionViewLayoutAttributes in simulation.items
        where item.representedElementCategory == category && item.representedElementKind == kind
            && item.indexPath == path
        {
            return item
        }
        return nil
    }

    /// What `translatesReferenceBoundsIntoBoundary` means; nil without a reference.
    final var referenceBounds: CGRect? {
        if let reference { return reference.bounds }
        return layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    }

    /// A view takes part inside the reference view only.
    final func checkPlace(of item: any UIDynamicItem) {
        guard let view = item as? UIView, let reference else { return }
        FatalException.invalidArgument.raise(
            unless: view !== reference && view.isDescendant(of: reference),
            "View item (\(view)) should be a descendant of reference view in \(self) (\(reference))")
    }
}
