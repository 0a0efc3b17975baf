import CoreGraphics
import Foundation

/// Lets its items collide with each other and with its boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What a behaviour's items collide with.
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// The behaviour's boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Both.
        public static let everything = Mode(rawValue: .max)
    }

    private var list: DynamicItemList
    private var named: [CollisionBoundary] = []
    private var lastSerial = 0
    private var insets: UIEdgeInsets?

    /// Collisions of items with each other; there are no boundaries yet.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    /// Hears of collisions; nil by default.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

    open var items: [any UIDynamicItem] { list.items }
    /// One that is there already is ignored.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteItemsChanged() } }
    /// One that isn't there is ignored.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { noteItemsChanged() } }

    /// Items and boundaries by default.
    open var collisionMode = Mode.everything { didSet { noteItemsChanged() } }

    // MARK: Boundaries

    /// Whether the bounds of the reference view, or the content of the reference layout, are a boundary; they are followed when they change.
    /// False by default; setting it to true takes no insets.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { insets != nil }
        set {
            guard newValue != (insets != nil) else { return }
            insets = newValue ? .zero : nil
            noteItemsChanged()
        }
    }

    /// Makes the reference's bounds a boundary, moved inwards by the insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        noteItemsChanged()
    }

    /// A path that items can't cross, from either side, in the reference's coordinates; it takes the place of one of the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        named.removeAll { $0.isCalled(identifier) }
        lastSerial += 1
        let copy = identifier.copy(with: nil) as? any NSCopying ?? identifier
        named.append(
            CollisionBoundary(identifier: copy, path: UIBezierPath(cgPath: bezierPath.cgPath), serial: lastSerial))
        noteItemsChanged()
    }

    /// A line that items can't cross.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Nil where there is none; the reference's bounds have no identifier.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        named.first { $0.isCalled(identifier) }.map { UIBezierPath(cgPath: $0.path.cgPath) }
    }

    /// In the order in which the boundaries were added; nil without any.
    open var boundaryIdentifiers: [any NSCopying]? {
        named.isEmpty ? nil : named.compactMap(\.identifier)
    }

    /// One that isn't there is ignored.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        let count = named.count
        named.removeAll { $0.isCalled(identifier) }
        if named.count != count { noteItemsChanged() }
    }

    /// The reference's bounds stay.
    open func removeAllBoundaries() {
        guard !named.isEmpty else { return }
        named = []
        noteItemsChanged()
    }

    // MARK: For the animator

    /// The named ones, and the reference's bounds with the serial 0.
    final func boundaries(reference: CGRect?) -> [CollisionBoundary] {
        guard let insets, let reference else { return named }
        let rect = reference.inset(by: insets)
        guard rect.width > 0, rect.height > 0 else { return named }
        return named + [CollisionBoundary(identifier: nil, path: UIBezierPath(rect: rect), serial: 0)]
    }

    final var followsReference: Bool { insets != nil }

    override func contribute(to plan: DynamicsPlan) {
        plan.collisions.append(self)
        let group = UInt32(plan.collisions.count)
        for item in items {
            plan.change(item) {
                if collisionMode.contains(.items) { $0.itemGroups.insert(group) }
                if collisionMode.contains(.boundaries) { $0.boundaryGroups.insert(group) }
            }
        }
    }
}
