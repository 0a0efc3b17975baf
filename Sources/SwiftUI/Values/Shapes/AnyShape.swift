import Foundation

/// Any shape, whatever its type.
public struct AnyShape: Shape {
    private var base: any Shape

    /// Creates the same shape without its type.
    nonisolated public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The shape's own data; shapes of different types don't mix.
    public var animatableData: _AnyAnimatableData {
        get { _AnyAnimatableData(base.animatableData) }
        set { base = Self.set(newValue, in: base) }
    }

    private static func set<S: Shape>(_ data: _AnyAnimatableData, in shape: S) -> any Shape {
        var copy = shape
        if let value = data.base as? S.AnimatableData { copy.animatableData = value }
        return copy
    }
}

/// A vector of any type. Vectors of different types don't mix: the first one stays.
public struct _AnyAnimatableData: VectorArithmetic {
    let base: (any VectorArithmetic)?

    init(_ base: any VectorArithmetic) { self.base = base }
    private init() { base = nil }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData() }

    public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        guard let left = lhs.base else { return rhs }
        return left.adding(rhs.base)
    }

    public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
        var negative = rhs
        negative.scale(by: -1)
        return lhs + negative
    }

    public mutating func scale(by rhs: Double) {
        if let base { self = base.scaledData(by: rhs) }
    }

    public var magnitudeSquared: Double { base?.magnitudeSquared ?? 0 }

    public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
        guard let left = lhs.base else { return rhs.base == nil }
        return left.isEqual(rhs.base)
    }
}

extension VectorArithmetic {
    fileprivate func adding(_ other: Any?) -> _AnyAnimatableData {
        _AnyAnimatableData((other as? Self).map { self + $0 } ?? self)
    }
    fileprivate func scaledData(by factor: Double) -> _AnyAnimatableData { _AnyAnimatableData(scaled(by: factor)) }
    fileprivate func isEqual(_ other: Any?) -> Bool { (other as? Self) == self }
}

extension Path: Shape {
    /// The path as it is, whatever the rectangle.
    public func path(in _: CGRect) -> Path { self }
}
