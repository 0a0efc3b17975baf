import CoreGraphics
import Foundation

/// One attribute of a view or guide, from which constraints are made. `AnchorType` keeps axes apart at compile time.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject,
    NSCopying, AttributeHolder
{
    nonisolated(unsafe) let item: AnyObject?
    nonisolated let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
        super.init()
    }

    /// Anchors are made when they are asked for; two of one item and attribute are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? any AttributeHolder else { return false }
        return other.item === item && other.attribute == attribute
    }

    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(item.map(ObjectIdentifier.init))
        hasher.combine(attribute)
        return hasher.finalize()
    }

    /// The anchor itself: it never changes.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }

    /// A constraint, not yet active, that makes this attribute equal to another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    /// A constraint, not yet active, that puts this attribute `c` points beyond another one.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    /// A constraint, not yet active, that makes this attribute at least as large as another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }
    /// A constraint, not yet active, that puts this attribute at least `c` points beyond another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    { make(.greaterThanOrEqual, anchor, constant: c) }
    /// A constraint, not yet active, that makes this attribute at most as large as another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor)
    }
    /// A constraint, not yet active, that puts this attribute at most `c` points beyond another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
        -> NSLayoutConstraint
    {
        make(.lessThanOrEqual, anchor, constant: c)
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: item, firstAttribute: attribute, relation: relation, second: other?.item,
            secondAttribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }
}

/// What anchors of all axes have in common, whatever they are generic over.
protocol AttributeHolder: AnyObject {
    var item: AnyObject? { get }
    var attribute: NSLayoutConstraint.Attribute { get }
}

/// Left, right, leading, trailing, centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, to be constrained like a width. It grows in the reading direction where
    /// both are leading or trailing edges.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// A constraint, not yet active, that puts this edge `multiplier` times 8 points, the standard distance, behind another one.
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        make(.equal, anchor, constant: LayoutEngine.systemSpacing * multiplier)
    }
    /// A constraint, not yet active, that puts this edge at least `multiplier` times 8 points, the standard distance, behind another one.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { make(.greaterThanOrEqual, anchor, constant: LayoutEngine.systemSpacing * multiplier) }
    /// A constraint, not yet active, that puts this edge at most `multiplier` times 8 points, the standard distance, behind another one.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { make(.lessThanOrEqual, anchor, constant: LayoutEngine.systemSpacing * multiplier) }
}

/// Top, bottom, centre, baselines.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to another, to be constrained like a height.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// Between text baselines the distance comes from their fonts.
    private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
        LayoutSpacing.between(anchor, self)
    }

    /// A constraint, not yet active, that puts this edge `multiplier` standard distances below
    /// another one: 8 points, or between baselines the taller font's line height (DEV-043).
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    {
        make(.equal, anchor, constant: spacing(below: anchor) * multiplier)
    }
    /// A constraint, not yet active, that puts this edge at least `multiplier` standard distances
    /// below another one: 8 points, or between baselines the taller font's line height (DEV-043).
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { make(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier) }
    /// A constraint, not yet active, that puts this edge at most `multiplier` standard distances
    /// below another one: 8 points, or between baselines the taller font's line height (DEV-043).
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
        -> NSLayoutConstraint
    { make(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier) }
}

/// Width or height, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Where a distance between anchors starts; `item` and `attribute` are its end then.
    private let start: LayoutPlace?

    override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        start = nil
        super.init(item: item, attribute: attribute)
    }

    init(from start: any AttributeHolder, to end: any AttributeHolder) {
        self.start = start.item.map { LayoutPlace(item: $0, attribute: start.attribute) }
        super.init(item: end.item, attribute: end.attribute)
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        super.isEqual(object) && (object as? NSLayoutDimension)?.start == start
    }

    override func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        // Nothing of the other is left: iOS makes a constant of it, and so does this.
        let other = multiplier == 0 ? nil : other
        let multiplier = multiplier == 0 ? 1 : multiplier
        let otherStart = (other as? NSLayoutDimension)?.start
        guard start != nil || otherStart != nil else {
            return super.make(relation, other, multiplier: multiplier, constant: constant)
        }
        return NSLayoutConstraint(
            first: self, second: other, starts: DistanceStarts(first: start, second: otherStart), relation: relation,
            multiplier: multiplier, constant: constant
        )
    }

    /// A constraint, not yet active, that makes this length `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, nil, constant: c) }
    /// A constraint, not yet active, that makes this length at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, nil, constant: c)
    }
    /// A constraint, not yet active, that makes this length at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, nil, constant: c)
    }
    /// A constraint, not yet active, that makes this length `m` times another one; with 0 it is a constraint to the constant 0.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m)
    }
    /// A constraint, not yet active, that makes this length `m` times another one and `c` points.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { make(.equal, anchor, multiplier: m, constant: c) }
    /// A constraint, not yet active, that makes this length at least `m` times another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m)
    }
    /// A constraint, not yet active, that makes this length at least `m` times another one and `c` points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { make(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
    /// A constraint, not yet active, that makes this length at most `m` times another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m)
    }
    /// A constraint, not yet active, that makes this length at most `m` times another one and `c` points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { make(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}
