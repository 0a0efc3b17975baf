import CoreGraphics
import Foundation
import PorticoLayout

/// A linear relation between two attributes of views or guides:
/// `first.attribute (= ≤ ≥) multiplier · second.attribute + constant`.
///
/// It does something while it is active. The nearest common ancestor of its items holds it then.
///
/// - From: anchors, `constraints(withVisualFormat:…)`, `UIStackView`
/// - To: `LayoutEngine`
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// Across or down: which way a length, a stack or a priority goes.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// What of a view or guide a constraint is about. Places count from the top and left, leading ones in the reading direction.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    /// Called when the nib that the constraint comes from has connected all its objects. Does nothing by itself.
    open func awakeFromNib() {}

    /// The view or guide on the left side of the relation; not kept alive.
    @exclusivity(unchecked) open private(set) unowned(unsafe) var firstItem: AnyObject?
    /// The view or guide on the right side of the relation, or nil where that is a constant; not kept alive.
    @exclusivity(unchecked) open private(set) unowned(unsafe) var secondItem: AnyObject?
    /// Which attribute of `firstItem` the constraint is about.
    @exclusivity(unchecked) open private(set) var firstAttribute: Attribute = .notAnAttribute
    /// Which attribute of `secondItem` the constraint is about; `notAnAttribute` where there is none.
    @exclusivity(unchecked) open private(set) var secondAttribute: Attribute = .notAnAttribute
    /// Whether the left side is equal to the right one, at most or at least as large.
    @exclusivity(unchecked) open private(set) var relation: Relation = .equal
    /// What the second attribute is multiplied by. 1 by default.
    @exclusivity(unchecked) open private(set) var multiplier: CGFloat = 1

    /// Points; the cheap thing to change on an active constraint.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue, isActive { LayoutEngine.shared.constantChanged(self) } }
    }

    /// 1000 must hold; less may be broken, lower before higher.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue, isActive { LayoutEngine.shared.reinstall(self) } }
    }

    /// A name for messages about broken constraints.
    open var identifier: String?
    /// Kept: a constraint is not archived (DEV-211). False by default.
    open var shouldBeArchived = false

    /// Set where the constraint relates distances between anchors.
    @exclusivity(unchecked) final private(set) var starts: DistanceStarts?

    /// Where it is installed.
    @exclusivity(unchecked) final var solverID: LayoutConstraintID?
    @exclusivity(unchecked) final unowned(unsafe) var holder: UIView?
    /// The part of the solver's constant that isn't `constant`, and whether right-to-left turned the constraint around.
    @exclusivity(unchecked) final var baseConstant: CGFloat = 0
    @exclusivity(unchecked) final var isTurned = false

    public nonisolated override init() {
        super.init()
    }

    /// Makes an inactive constraint. Attributes that don't go together (a place and a size, leading
    /// and left), a place without a second item, or numbers that aren't finite raise an exception.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: view1 as AnyObject, firstAttribute: attr1, relation: relation, second: view2 as AnyObject?,
            secondAttribute: attr2, multiplier: multiplier, constant: c)
    }

    /// The same from objects: a cast from `Any` costs more than the rest.
    convenience init(
        first: AnyObject?, firstAttribute: Attribute, relation: Relation, second: AnyObject?,
        secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        define(
            first, firstAttribute, relation: relation, second: second, secondAttribute: secondAttribute,
            multiplier: multiplier, constant: constant)
    }

    /// Says what a constraint is about that its own class has made: a nib's.
    final func define(
        _ first: AnyObject?, _ firstAttribute: Attribute, relation: Relation, second: AnyObject?,
        secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondItem = second
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        LayoutRules.check(self)
    }

    /// A relation between dimensions of which at least one is a distance between two anchors.
    convenience init(
        first: NSLayoutDimension, second: NSLayoutAnchor<NSLayoutDimension>?, starts: DistanceStarts,
        relation: Relation, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        firstItem = first.item
        firstAttribute = first.attribute
        secondItem = second?.item
        secondAttribute = second?.attribute ?? .notAnAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.starts = starts
    }

    /// The views and guides that it is about.
    final var items: [AnyObject] { [firstItem, secondItem].compactMap { $0 } + (starts?.items ?? []) }

    /// The first side as an anchor: equal to the one that the constraint was made from, but of no subclass (DEV-157).
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }
    /// The second side as an anchor, nil without a second item: equal to the one given, but of no subclass (DEV-157).
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
    }

    /// Whether it takes part in layout. Activating one whose items have no common ancestor raises an exception.
    open var isActive: Bool {
        get { solverID != nil }
        set { newValue ? LayoutEngine.shared.install(self) : LayoutEngine.shared.uninstall(self) }
    }

    /// Activates each of them, in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each of them, in order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    nonisolated open override var description: String {
        MainActor.assumeIsolated { LayoutDescription.of(self) }
    }
}
