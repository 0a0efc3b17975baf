import CoreGraphics
import Foundation

/// A byte of a plane.
public typealias Pixel_8 = UInt8
/// A number of a plane.
public typealias Pixel_F = Float
/// Four numbers of a pixel.
public typealias Pixel_FFFF = (Float, Float, Float, Float)
/// A number of 16 bits of a plane.
public typealias Pixel_16U = UInt16

extension vImage_Buffer {
    /// Memory for a picture, which `free()` gives back. A row has as many bytes as make a multiple of 16.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        guard
            vImageBuffer_Init(&self, vImagePixelCount(max(0, height)), vImagePixelCount(max(0, width)), bitsPerPixel, 0)
                == kvImageNoError
        else { throw vImage.Error.memoryAllocationError }
    }

    fileprivate func isPlane(of size: Int) -> Bool {
        width <= 1 << 20 && height <= 1 << 20 && data != nil && rowBytes >= Int(width) * size
    }

    fileprivate func row<Number>(_ y: Int, of: Number.Type) -> UnsafeMutablePointer<Number> {
        (data + y * rowBytes).assumingMemoryBound(to: Number.self)
    }
}

/// Makes memory for a picture, which its caller frees.
@discardableResult
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard width <= 1 << 20, height <= 1 << 20, pixelBits > 0, pixelBits <= 1024 else { return kvImageInvalidParameter }
    let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 15) / 16 * 16
    buf.pointee = vImage_Buffer(data: nil, height: height, width: width, rowBytes: rowBytes)
    if Int(flags) & kvImageNoAllocate != 0 { return 16 }
    guard let memory = calloc(max(1, Int(height)), max(16, rowBytes)) else { return kvImageMemoryAllocationError }
    buf.pointee.data = memory
    return kvImageNoError
}

/// Changes each number of a plane into another plane's.
private func convert<From, To>(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ from: From.Type, _ to: To.Type,
    perPixel: Int = 1, _ change: (From) -> To
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.isPlane(of: perPixel * MemoryLayout<From>.stride),
        target.isPlane(of: perPixel * MemoryLayout<To>.stride)
    else { return kvImageNullPointerArgument }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let (read, write) = (source.row(y, of: From.self), target.row(y, of: To.self))
        for x in 0..<Int(target.width) * perPixel { write[x] = change(read[x]) }
    }
    return kvImageNoError
}

/// Halves become numbers of 32 bits.
@discardableResult
public func vImageConvert_Planar16FtoPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, UInt16.self, Float.self, HalfFloat.value) }

/// Numbers of 32 bits become halves.
@discardableResult
public func vImageConvert_PlanarFtoPlanar16F(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { convert(src, dest, Float.self, UInt16.self, HalfFloat.bits) }

/// Bytes become numbers: 0 the least, 255 the greatest.
@discardableResult
public func vImageConvert_Planar8toPlanarF(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    convert(src, dest, UInt8.self, Float.self) { minFloat + Float($0) / 255 * (maxFloat - minFloat) }
}

/// Numbers become bytes: the least 0, the greatest 255.
@discardableResult
public func vImageConvert_PlanarFtoPlanar8(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ maxFloat: Pixel_F,
    _ minFloat: Pixel_F, _ flags: vImage_Flags
) -> vImage_Error {
    let length = maxFloat - minFloat
    return convert(src, dest, Float.self, UInt8.self) { value in
        let part = length == 0 ? 0 : (value - minFloat) / length
        return part > 0 ? UInt8((min(1, part) * 255).rounded()) : 0
    }
}

/// The four planes of pixels of four bytes, in the order of the bytes.
@discardableResult
public func vImageConvert_ARGB8888toPlanar8(
    _ srcARGB: UnsafePointer<vImage_Buffer>, _ destA: UnsafePointer<vImage_Buffer>,
    _ destR: UnsafePointer<vImage_Buffer>, _ destG: UnsafePointer<vImage_Buffer>,
    _ destB: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, planes) = (srcARGB.pointee, [destA, destR, destG, destB].map(\.pointee))
    guard source.isPlane(of: 4), planes.allSatisfy({ $0.isPlane(of: 1) }) else { return kvImageNullPointerArgument }
    guard planes.allSatisfy({ $0.width <= source.width && $0.height <= source.height }) else {
        return kvImageRoiLargerThanInputBuffer
    }
    for (channel, plane) in planes.enumerated() {
        for y in 0..<Int(plane.height) {
            let (read, write) = (source.row(y, of: UInt8.self), plane.row(y, of: UInt8.self))
            for x in 0..<Int(plane.width) { write[x] = read[x * 4 + channel] }
        }
    }
    return kvImageNoError
}

/// Pixels of four bytes out of four planes.
@discardableResult
public func vImageConvert_Planar8toARGB8888(
    _ srcA: UnsafePointer<vImage_Buffer>, _ srcR: UnsafePointer<vImage_Buffer>, _ srcG: UnsafePointer<vImage_Buffer>,
    _ srcB: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (planes, target) = ([srcA, srcR, srcG, srcB].map(\.pointee), dest.pointee)
    guard target.isPlane(of: 4), planes.allSatisfy({ $0.isPlane(of: 1) }) else { return kvImageNullPointerArgument }
    guard planes.allSatisfy({ target.width <= $0.width && target.height <= $0.height }) else {
        return kvImageRoiLargerThanInputBuffer
    }
    for (channel, plane) in planes.enumerated() {
        for y in 0..<Int(target.height) {
            let (read, write) = (plane.row(y, of: UInt8.self), target.row(y, of: UInt8.self))
            for x in 0..<Int(target.width) { write[x * 4 + channel] = read[x] }
        }
    }
    return kvImageNoError
}

/// Bytes of pixels in another order: `permuteMap` says for each byte of the result which it was.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.isPlane(of: 4), target.isPlane(of: 4) else { return kvImageNullPointerArgument }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    let order = (0..<4).map { Int(permuteMap[$0]) }
    guard order.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
    for y in 0..<Int(target.height) {
        let (read, write) = (source.row(y, of: UInt8.self), target.row(y, of: UInt8.self))
        for x in 0..<Int(target.width) {
            // The two may be one.
            let pixel = (0..<4).map { read[x * 4 + $0] }
            for channel in 0..<4 { write[x * 4 + channel] = pixel[order[channel]] }
        }
    }
    return kvImageNoError
}

/// Pixels of four bytes by a matrix: each byte of the result is the sum of the source's, each times a number of the matrix's column.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard source.isPlane(of: 4), target.isPlane(of: 4) else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    for y in 0..<Int(target.height) {
        let (read, write) = (source.row(y, of: UInt8.self), target.row(y, of: UInt8.self))
        for x in 0..<Int(target.width) {
            let pixel = (0..<4).map { Int(read[x * 4 + $0]) + Int(pre_bias?[$0] ?? 0) }
            for channel in 0..<4 {
                let sum = (0..<4).reduce(Int(post_bias?[channel] ?? 0)) {
                    $0 + pixel[$1] * Int(matrix[$1 * 4 + channel])
                }
                write[x * 4 + channel] = UInt8(max(0, min(255, (Double(sum) / Double(divisor)).rounded())))
            }
        }
    }
    return kvImageNoError
}

/// The number of times that each byte is in a plane.
@discardableResult
public func vImageHistogramCalculation_Planar8(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<vImagePixelCount>, _ flags: vImage_Flags
) -> vImage_Error {
    let source = src.pointee
    guard source.isPlane(of: 1) else { return kvImageNullPointerArgument }
    for level in 0..<256 { histogram[level] = 0 }
    for y in 0..<Int(source.height) {
        let read = source.row(y, of: UInt8.self)
        for x in 0..<Int(source.width) { histogram[Int(read[x])] += 1 }
    }
    return kvImageNoError
}
