import CoreGraphics
import Foundation

/// Pushes its items, once or all the time. The magnitude 1 makes an item of 100 by 100 points and density 1 faster by 100 points a second:
/// at once, or each second.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        /// As long as the behaviour is active.
        case continuous
        /// Once, after which the behaviour isn't active.
        case instantaneous
    }

    private var list: DynamicItemList
    private var push = DirectedMagnitude(vector: .zero)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A push without a force, which is active.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// Says when it acts; it stays as made.
    public let mode: Mode

    open var items: [any UIDynamicItem] { list.items }
    /// One that is there already is ignored.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteItemsChanged() } }
    /// One that isn't there is ignored; what was said of its offset is forgotten.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        if list.remove(item) { noteItemsChanged() }
    }

    /// Whether it pushes; true by default. Setting it lets an instantaneous push act again.
    open var active = true { didSet { activeChanged() } }

    /// Direction and magnitude in one; zero by default.
    open var pushDirection: CGVector {
        get { push.vector }
        set {
            push.vector = newValue
            noteChange()
        }
    }
    /// Radians, clockwise from the x axis; 0 by default.
    open var angle: CGFloat {
        get { push.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// 0 by default.
    open var magnitude: CGFloat {
        get { push.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        push.set(angle: angle, magnitude: magnitude)
        noteChange()
    }

    /// Where an item is pushed, from its middle; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// A push beside the middle turns the item, too.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        noteChange()
    }

    private func activeChanged() { noteChange() }

    private func push(for item: any UIDynamicItem) -> ItemPush {
        ItemPush(force: push.vector, offset: targetOffsetFromCenter(for: item))
    }

    override func contribute(to plan: DynamicsPlan) {
        for item in items {
            plan.add(item)
            if active, mode == .continuous, magnitude != 0 { plan.change(item) { $0.pushes.append(push(for: item)) } }
        }
    }

    /// Before a step: an instantaneous push acts and isn't active any more.
    final func act(in animator: UIDynamicAnimator) {
        guard active, mode == .instantaneous else { return }
        for item in items { animator.body(of: item)?.applyImpulse(push(for: item)) }
        active = false
    }
}
