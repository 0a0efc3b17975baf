/// Elements that lie one after the other, for vDSP and vForce to read.
public protocol AccelerateBuffer {
    /// It says what lies there.
    associatedtype Element
    /// It says how many.
    var count: Int { get }
    /// Lends them.
    func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

/// Elements that lie one after the other, for vDSP and vForce to write.
public protocol AccelerateMutableBuffer: AccelerateBuffer {
    /// Lends them to be written.
    mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R
}

extension Array: AccelerateMutableBuffer {}
extension ContiguousArray: AccelerateMutableBuffer {}
extension ArraySlice: AccelerateMutableBuffer {}

extension UnsafeBufferPointer: AccelerateBuffer {
    /// Lends itself.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(self)
    }
}

extension UnsafeMutableBufferPointer: AccelerateMutableBuffer {
    /// Lends itself.
    public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(self))
    }
    /// Lends itself.
    public mutating func withUnsafeMutableBufferPointer<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R
    ) rethrows -> R { try body(&self) }
}

/// A number that vDSP and vForce reckon with: `Float` and `Double`.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
extension Float: vDSP_FloatingPointGeneratable {}
extension Double: vDSP_FloatingPointGeneratable {}

/// Makes elements one by one.
func collectElements<U: AccelerateBuffer, R>(_ from: U, _ make: (U.Element) -> R) -> [R] {
    from.withUnsafeBufferPointer { $0.map(make) }
}

/// Makes elements of two each; both have as many.
func collectElements<U: AccelerateBuffer, V: AccelerateBuffer, R>(_ a: U, _ b: V, _ make: (U.Element, V.Element) -> R)
    -> [R]
{
    precondition(a.count == b.count, "vectors of \(a.count) and \(b.count) elements")
    return a.withUnsafeBufferPointer { first in
        b.withUnsafeBufferPointer { second in first.indices.map { make(first[$0], second[$0]) } }
    }
}

/// Writes elements; there is room for as many.
func write<W: AccelerateMutableBuffer>(_ values: [W.Element], into result: inout W) {
    precondition(result.count == values.count, "room for \(result.count) of \(values.count) elements")
    result.withUnsafeMutableBufferPointer { for place in values.indices { $0[place] = values[place] } }
}
