// What vDSP's functions do with elements: once for each shape, for both precisions.

/// Makes an element of two.
@inline(__always)
func elements<T>(
    _ first: UnsafePointer<T>, _ firstStride: Int, _ second: UnsafePointer<T>, _ secondStride: Int,
    _ result: UnsafeMutablePointer<T>, _ stride: Int, _ count: UInt, _ make: (T, T) -> T
) {
    for i in 0..<Int(count) { result[i * stride] = make(first[i * firstStride], second[i * secondStride]) }
}

/// Makes an element of one.
@inline(__always)
func elements<T, Result>(
    _ from: UnsafePointer<T>, _ fromStride: Int, _ result: UnsafeMutablePointer<Result>, _ stride: Int, _ count: UInt,
    _ make: (T) -> Result
) {
    for i in 0..<Int(count) { result[i * stride] = make(from[i * fromStride]) }
}

/// Makes one value of all elements.
@inline(__always)
func fold<T>(_ start: T, _ from: UnsafePointer<T>, _ stride: Int, _ count: UInt, _ add: (T, T) -> T) -> T {
    var result = start
    for i in 0..<Int(count) { result = add(result, from[i * stride]) }
    return result
}

/// The element that none comes before, and where it is: the place times the stride. The first of equal ones.
@inline(__always)
func best<T>(
    _ start: T, _ from: UnsafePointer<T>, _ stride: Int, _ count: UInt, _ comesBefore: (T, T) -> Bool
) -> (T, UInt) {
    var result = (start, UInt(0))
    for i in 0..<Int(count) where comesBefore(from[i * stride], result.0) {
        result = (from[i * stride], UInt(i * stride))
    }
    return result
}

/// The sum of the products of two elements each.
@inline(__always)
func products<T: Numeric>(
    _ first: UnsafePointer<T>, _ firstStride: Int, _ second: UnsafePointer<T>, _ secondStride: Int, _ count: UInt
) -> T {
    var result: T = 0
    for i in 0..<Int(count) { result += first[i * firstStride] * second[i * secondStride] }
    return result
}

/// Elements at even steps.
@inline(__always)
func ramp<T: BinaryFloatingPoint>(
    _ start: T, _ step: T, _ result: UnsafeMutablePointer<T>, _ stride: Int, _ count: UInt
) {
    for i in 0..<Int(count) { result[i * stride] = start + T(i) * step }
}
