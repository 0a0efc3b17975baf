/// A number of elements.
public typealias vDSP_Length = UInt
/// How far one element is from the next.
public typealias vDSP_Stride = Int

// Longer than a file should be: a row a function of Apple's, in single and double precision.

/// Sums.
public func vDSP_vadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in a + b } }

/// Sums.
public func vDSP_vaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in a + b } }

/// Differences: the first operand is taken from the second.
public func vDSP_vsub(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in b - a } }

/// Differences: the first operand is taken from the second.
public func vDSP_vsubD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in b - a } }

/// Products.
public func vDSP_vmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in a * b } }

/// Products.
public func vDSP_vmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in a * b } }

/// Quotients: the second operand is divided by the first.
public func vDSP_vdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in b / a } }

/// Quotients: the second operand is divided by the first.
public func vDSP_vdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride, _ __N: vDSP_Length
) { elements(__A, __IA, __B, __IB, __C, __IC, __N) { a, b in b / a } }

/// Products with one number.
public func vDSP_vsmul(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    elements(__A, __IA, __C, __IC, __N) { a in a * b }
}

/// Products with one number.
public func vDSP_vsmulD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    elements(__A, __IA, __C, __IC, __N) { a in a * b }
}

/// Quotients by one number.
public func vDSP_vsdiv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    elements(__A, __IA, __C, __IC, __N) { a in a / b }
}

/// Quotients by one number.
public func vDSP_vsdivD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    elements(__A, __IA, __C, __IC, __N) { a in a / b }
}

/// Sums with one number.
public func vDSP_vsadd(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    elements(__A, __IA, __C, __IC, __N) { a in a + b }
}

/// Sums with one number.
public func vDSP_vsaddD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>,
    _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride, _ __N: vDSP_Length
) {
    let b = __B.pointee
    elements(__A, __IA, __C, __IC, __N) { a in a + b }
}

/// Products with one number, and another added.
public func vDSP_vsmsa(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    elements(__A, __IA, __D, __ID, __N) { a in a * b + c }
}

/// Products with one number, and another added.
public func vDSP_vsmsaD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    elements(__A, __IA, __D, __ID, __N) { a in a * b + c }
}

/// What is between two numbers, or the nearer of them.
public func vDSP_vclip(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __C: UnsafePointer<Float>,
    _ __D: UnsafeMutablePointer<Float>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    elements(__A, __IA, __D, __ID, __N) { a in min(max(a, b), c) }
}

/// What is between two numbers, or the nearer of them.
public func vDSP_vclipD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __C: UnsafePointer<Double>,
    _ __D: UnsafeMutablePointer<Double>, _ __ID: vDSP_Stride, _ __N: vDSP_Length
) {
    let (b, c) = (__B.pointee, __C.pointee)
    elements(__A, __IA, __D, __ID, __N) { a in min(max(a, b), c) }
}

/// Squares.
public func vDSP_vsq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in a * a } }

/// Squares.
public func vDSP_vsqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in a * a } }

/// Numbers without their signs.
public func vDSP_vabs(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in abs(a) } }

/// Numbers without their signs.
public func vDSP_vabsD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in abs(a) } }

/// Numbers with the other sign.
public func vDSP_vneg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in -a } }

/// Numbers with the other sign.
public func vDSP_vnegD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in -a } }

/// The sum.
public func vDSP_sve(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in r + a }
}

/// The sum.
public func vDSP_sveD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in r + a }
}

/// The sum of the squares.
public func vDSP_svesq(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in r + a * a }
}

/// The sum of the squares.
public func vDSP_svesqD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in r + a * a }
}

/// The sum without signs.
public func vDSP_svemg(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in r + abs(a) }
}

/// The sum without signs.
public func vDSP_svemgD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in r + abs(a) }
}

/// The greatest; below all numbers where there is none.
public func vDSP_maxv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = fold(-.infinity, __A, __IA, __N) { r, a in max(r, a) }
}

/// The greatest; below all numbers where there is none.
public func vDSP_maxvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = fold(-.infinity, __A, __IA, __N) { r, a in max(r, a) }
}

/// The least; above all numbers where there is none.
public func vDSP_minv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = fold(.infinity, __A, __IA, __N) { r, a in min(r, a) }
}

/// The least; above all numbers where there is none.
public func vDSP_minvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = fold(.infinity, __A, __IA, __N) { r, a in min(r, a) }
}

/// The greatest without sign.
public func vDSP_maxmgv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in max(r, abs(a)) }
}

/// The greatest without sign.
public func vDSP_maxmgvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = fold(0, __A, __IA, __N) { r, a in max(r, abs(a)) }
}

/// The mean; not a number where there is none.
public func vDSP_meanv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let r = fold(0, __A, __IA, __N) { r, a in r + a }
    __C.pointee = r / Float(__N)
}

/// The mean; not a number where there is none.
public func vDSP_meanvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let r = fold(0, __A, __IA, __N) { r, a in r + a }
    __C.pointee = r / Double(__N)
}

/// The mean of the squares.
public func vDSP_measqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let r = fold(0, __A, __IA, __N) { r, a in r + a * a }
    __C.pointee = r / Float(__N)
}

/// The mean of the squares.
public func vDSP_measqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let r = fold(0, __A, __IA, __N) { r, a in r + a * a }
    __C.pointee = r / Double(__N)
}

/// The root of the mean of the squares.
public func vDSP_rmsqv(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    let r = fold(0, __A, __IA, __N) { r, a in r + a * a }
    __C.pointee = (r / Float(__N)).squareRoot()
}

/// The root of the mean of the squares.
public func vDSP_rmsqvD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    let r = fold(0, __A, __IA, __N) { r, a in r + a * a }
    __C.pointee = (r / Double(__N)).squareRoot()
}

/// The greatest, and where it is: the place times the stride.
public func vDSP_maxvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    (__C.pointee, __I.pointee) = best(-.infinity, __A, __IA, __N, >)
}

/// The greatest, and where it is: the place times the stride.
public func vDSP_maxviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    (__C.pointee, __I.pointee) = best(-.infinity, __A, __IA, __N, >)
}

/// The least, and where it is: the place times the stride.
public func vDSP_minvi(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    (__C.pointee, __I.pointee) = best(.infinity, __A, __IA, __N, <)
}

/// The least, and where it is: the place times the stride.
public func vDSP_minviD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Double>,
    _ __I: UnsafeMutablePointer<vDSP_Length>, _ __N: vDSP_Length
) {
    (__C.pointee, __I.pointee) = best(.infinity, __A, __IA, __N, <)
}

/// The sum of the products.
public func vDSP_dotpr(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Float>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Float>, _ __N: vDSP_Length
) {
    __C.pointee = products(__A, __IA, __B, __IB, __N)
}

/// The sum of the products.
public func vDSP_dotprD(
    _ __A: UnsafePointer<Double>, _ __IA: vDSP_Stride, _ __B: UnsafePointer<Double>, _ __IB: vDSP_Stride,
    _ __C: UnsafeMutablePointer<Double>, _ __N: vDSP_Length
) {
    __C.pointee = products(__A, __IA, __B, __IB, __N)
}

/// Numbers at even steps.
public func vDSP_vramp(
    _ __A: UnsafePointer<Float>, _ __B: UnsafePointer<Float>, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { ramp(__A.pointee, __B.pointee, __C, __IC, __N) }

/// Numbers at even steps.
public func vDSP_vrampD(
    _ __A: UnsafePointer<Double>, _ __B: UnsafePointer<Double>, _ __C: UnsafeMutablePointer<Double>,
    _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { ramp(__A.pointee, __B.pointee, __C, __IC, __N) }

/// Bytes as numbers.
public func vDSP_vfltu8(
    _ __A: UnsafePointer<UInt8>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in Float(a) } }

/// Numbers as bytes: what is behind the point is left out, and what a byte can't be is the nearest that it can.
public func vDSP_vfixu8(
    _ __A: UnsafePointer<Float>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<UInt8>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in UInt8(min(max(a.isNaN ? 0 : a, 0), 255)) } }

/// Numbers of 16 bits as numbers with a point.
public func vDSP_vflt16(
    _ __A: UnsafePointer<Int16>, _ __IA: vDSP_Stride, _ __C: UnsafeMutablePointer<Float>, _ __IC: vDSP_Stride,
    _ __N: vDSP_Length
) { elements(__A, __IA, __C, __IC, __N) { a in Float(a) } }
