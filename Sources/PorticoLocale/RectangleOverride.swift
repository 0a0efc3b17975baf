import Foundation

/// What a rectangle covers along one axis, standardised.
private struct RectangleSpan {
    let low: CGFloat
    let high: CGFloat
    let length: CGFloat

    init(low: CGFloat, high: CGFloat, length: CGFloat) {
        (self.low, self.high, self.length) = (low, high, length)
    }

    init(_ origin: CGFloat, _ size: CGFloat) {
        self.init(low: origin + min(size, 0), high: origin + max(size, 0), length: abs(size))
    }

    /// Whether none of its numbers is none.
    var isOrdered: Bool { low <= high }

    /// The span of these ends. One that has both ends has its length, which their difference may miss by a rounding.
    private func joined(_ other: Self, _ low: CGFloat, _ high: CGFloat) -> Self {
        if low == self.low, high == self.high { return self }
        if low == other.low, high == other.high { return other }
        return Self(low: low, high: high, length: high - low)
    }

    func union(_ other: Self) -> Self { joined(other, min(low, other.low), max(high, other.high)) }

    func intersection(_ other: Self) -> Self? {
        guard isOrdered, other.isOrdered else { return nil }
        let (start, end) = (max(low, other.low), min(high, other.high))
        return start <= end ? joined(other, start, end) : nil
    }

    func contains(_ place: CGFloat) -> Bool { place >= low && place < high }

    /// Whether it begins where the other does and is as long, which is when rectangles are equal.
    func isEqual(_ other: Self) -> Bool { low == other.low && length == other.length }
}

/// What `CGRect` answers as on iOS, in front of Foundation's: these functions carry the names that the linker knows Foundation's by, as
/// those of `LocaleOverride` do. Foundation's own union rounds its length anew, so that a rectangle may not contain what lies inside it
/// (`contains` is `union(other) == self`, and the compiler writes just that into an app that is built for release: hence `union` is
/// here). And its ranges end the process at numbers that are none.
///
/// `intersects`, of which a release build leaves nothing to be found, is `RectangleRule`'s.
extension CGRect {
    private var columns: RectangleSpan { RectangleSpan(origin.x, size.width) }
    private var rows: RectangleSpan { RectangleSpan(origin.y, size.height) }
    private var isNowhere: Bool { origin.x == .infinity || origin.y == .infinity }

    private init(_ columns: RectangleSpan, _ rows: RectangleSpan) {
        self.init(
            origin: CGPoint(x: columns.low, y: rows.low), size: CGSize(width: columns.length, height: rows.length))
    }

    /// `CGRect.union(_:)`.
    @_silgen_name("$s10Foundation6CGRectV5unionyA2CF")
    package func portico_union(_ other: CGRect) -> CGRect {
        if isNowhere { return other }
        if other.isNowhere { return self }
        return CGRect(columns.union(other.columns), rows.union(other.rows))
    }

    /// `CGRect.contains(_:)` of a rectangle, which it is if their union is this one: the other's edges may lie on its own, and null is in
    /// any.
    @_silgen_name("$s10Foundation6CGRectV8containsySbACF")
    package func portico_contains(_ other: CGRect) -> Bool {
        if isNowhere || other.isNowhere { return other.isNowhere }
        let (columns, rows) = (columns, rows)
        return columns.union(other.columns).isEqual(columns) && rows.union(other.rows).isEqual(rows)
    }

    /// `CGRect.contains(_:)` of a point: the edges at the least coordinates belong to the rectangle.
    @_silgen_name("$s10Foundation6CGRectV8containsySbAA7CGPointVF")
    package func portico_contains(_ point: CGPoint) -> Bool {
        !isNowhere && columns.contains(point.x) && rows.contains(point.y)
    }

    /// `CGRect.intersection(_:)`: null where a number is none.
    @_silgen_name("$s10Foundation6CGRectV12intersectionyA2CF")
    package func portico_intersection(_ other: CGRect) -> CGRect {
        let null = CGRect(
            origin: CGPoint(x: CGFloat.infinity, y: .infinity), size: CGSize(width: 0 as CGFloat, height: 0))
        guard !isNowhere, !other.isNowhere, let across = columns.intersection(other.columns),
            let down = rows.intersection(other.rows)
        else { return null }
        return CGRect(across, down)
    }
}
