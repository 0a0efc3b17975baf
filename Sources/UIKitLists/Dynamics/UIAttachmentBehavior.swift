import CoreGraphics
import Foundation
import PorticoObjC

/// Ties an item to a point or to another item: by a rod, a spring, a rope, a pin, a rail or for good.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        /// Two items.
        case items
        /// An item and a point.
        case anchor
    }

    /// How the two are tied.
    enum Tie: Equatable {
        case rod, limit, fixed, pin
        /// Along a direction.
        case sliding(CGVector)
    }

    final private(set) var tie = Tie.rod
    final private(set) var first: (any UIDynamicItem)?
    private(set) var second: (any UIDynamicItem)?
    /// From the items' middles, in their own coordinates.
    final private(set) var offsets = (first: UIOffset.zero, second: UIOffset.zero)

    /// An attachment of nothing: the class methods give it its items.
    public override init() {
        anchorPoint = .zero
        super.init()
    }

    /// An attachment of the class that a class method was asked of.
    private class func make(
        _ tie: Tie, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, at point: CGPoint = .zero,
        _ offset1: UIOffset = .zero, _ offset2: UIOffset = .zero
    ) -> Self {
        let made = unsafeDowncast(makeInstance(of: self), to: self)
        (made.tie, made.first, made.second, made.offsets) = (tie, item1, item2, (offset1, offset2))
        made.anchorPoint = point
        made.length = made.currentDistance
        return made
    }

    /// A rod of the length that is between the item's middle and the point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// A rod between a point of the item and a point of the reference.
    /// - Parameter offset: from the item's middle, in its own coordinates
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (first, offsets.first, anchorPoint) = (item, offset, point)
        super.init()
        length = currentDistance
    }

    /// A rod between the middles of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public convenience init(item item1: any UIDynamicItem, attachedToItem item2: any UIDynamicItem) {
        self.init(item: item1, attachedTo: item2)
    }

    /// A rod between points of two items.
    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        (first, second, offsets, anchorPoint) = (item1, item2, (offset1, offset2), .zero)
        super.init()
        length = currentDistance
    }

    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedToItem item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        self.init(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    }

    /// A rope between points of two items: its length is the most that is between them.
    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> Self {
        make(.limit, item1, item2, offset1, offset2)
    }

    /// Two items as one; with a frequency they turn against each other as by a spring.
    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make(.fixed, item1, item2, at: point)
    }

    /// Two items that turn about a point, by as much as `attachmentRange` allows in radians, held by `frictionTorque`.
    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> Self {
        make(.pin, item1, item2, at: point)
    }

    /// Two items that move along a direction against each other and don't turn, by as much as `attachmentRange` allows in points.
    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> Self {
        make(.sliding(axis), item1, item2, at: point)
    }

    /// An item that moves along a direction through a point and doesn't turn.
    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> Self {
        make(.sliding(axis), item, nil, at: point)
    }

    /// One, or two.
    open var items: [any UIDynamicItem] { [first, second].compactMap(\.self) }
    open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

    /// The point that an item is attached to; moving it draws the item along. Two items have none, and it is where they were joined.
    open var anchorPoint: CGPoint { didSet { noteChange() } }
    /// Points between the two ends; at first as many as there are when the attachment is made.
    open var length: CGFloat = 0 { didSet { noteChange() } }
    /// How soon the swinging ends: from 0, never, to 1, before it begins. 0 by default; it needs a frequency.
    open var damping: CGFloat = 0 { didSet { noteChange() } }
    /// Swings a second; at 0, the default, the attachment is stiff.
    open var frequency: CGFloat = 0 { didSet { noteChange() } }
    /// What holds a pin's turn, or a rail's motion; 0 by default.
    open var frictionTorque: CGFloat = 0 { didSet { noteChange() } }
    /// The motion of a pin in radians or of a rail in points, from where the two were joined; all of it by default.
    open var attachmentRange = UIFloatRange.infinite { didSet { noteChange() } }

    // MARK: For the animator

    /// Where an end is in the reference, by the item's own place.
    private static func point(of item: (any UIDynamicItem)?, _ offset: UIOffset) -> CGPoint {
        guard let item else { return .zero }
        let arm = ItemPush(force: .zero, offset: offset).arm(at: item.dynamicsAngle)
        return CGPoint(x: item.center.x + arm.dx, y: item.center.y + arm.dy)
    }

    /// The ends in the reference: of the point or the second item, and of the first.
    final var ends: (CGPoint, CGPoint) {
        let end = Self.point(of: first, offsets.first)
        guard let second else { return (anchorPoint, end) }
        return (end, Self.point(of: second, offsets.second))
    }

    private var currentDistance: CGFloat {
        let (a, b) = ends
        return hypot(a.x - b.x, a.y - b.y)
    }

    override func contribute(to plan: DynamicsPlan) {
        for item in items { plan.add(item) }
        if first != nil { plan.attachments.append(self) }
    }
}
