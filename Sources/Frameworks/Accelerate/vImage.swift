import CoreGraphics
import Foundation

/// What came of a call: `kvImageNoError`, or why not.
public typealias vImage_Error = Int
/// How a call is meant.
public typealias vImage_Flags = UInt32
/// A number of pixels.
public typealias vImagePixelCount = UInt
/// Four bytes of a pixel.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// It is done.
public var kvImageNoError: Int { 0 }
/// A rectangle is larger than its picture.
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
/// A kernel has an even side, or none.
public var kvImageInvalidKernelSize: Int { -21767 }
/// What is at the edge isn't said, or twice.
public var kvImageInvalidEdgeStyle: Int { -21768 }
/// There is no memory.
public var kvImageMemoryAllocationError: Int { -21771 }
/// A place is missing.
public var kvImageNullPointerArgument: Int { -21772 }
/// A value isn't allowed.
public var kvImageInvalidParameter: Int { -21773 }
/// Pictures are of different sizes.
public var kvImageBufferSizeMismatch: Int { -21774 }
/// A flag isn't known.
public var kvImageUnknownFlagsBit: Int { -21775 }

/// As usual.
public var kvImageNoFlags: Int { 0 }
/// The first byte of pixels stays as it is.
public var kvImageLeaveAlphaUnchanged: Int { 1 }
/// What is beyond the edge has the colour that is given.
public var kvImageBackgroundColorFill: Int { 4 }
/// What is beyond the edge is like the edge.
public var kvImageEdgeExtend: Int { 8 }
/// Slower and better.
public var kvImageHighQualityResampling: Int { 32 }
/// The kernel ends at the edge.
public var kvImageTruncateKernel: Int { 64 }
/// Says how much memory a call wants.
public var kvImageGetTempBufferSize: Int { 128 }

/// A picture in memory.
public struct vImage_Buffer {
    /// Its first pixel.
    public var data: UnsafeMutableRawPointer!
    /// Rows.
    public var height: vImagePixelCount
    /// Pixels in a row.
    public var width: vImagePixelCount
    /// Bytes from a row to the next.
    public var rowBytes: Int
    /// None.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    /// A picture in memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    /// Frees memory that a call of vImage's has made.
    public func free() { Foundation.free(data) }

    fileprivate func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
        (data + y * rowBytes + x * 4).assumingMemoryBound(to: UInt8.self)
    }
    fileprivate var isWhole: Bool {
        width <= 1 << 20 && height <= 1 << 20 && data != nil && rowBytes >= Int(width) * 4
    }
}

/// Each pixel becomes the mean of those around it. The kernel's sides are odd; `kvImageEdgeExtend` or another flag says what is beyond the
/// edge. No memory of the caller's is needed.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    guard kernel_height % 2 == 1, kernel_width % 2 == 1, kernel_height < 1 << 16, kernel_width < 1 << 16 else {
        return kvImageInvalidKernelSize
    }
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    let styles = [kvImageEdgeExtend, kvImageBackgroundColorFill, kvImageTruncateKernel].filter { Int(flags) & $0 != 0 }
    guard styles.count == 1 else { return kvImageInvalidEdgeStyle }
    guard source.isWhole, target.isWhole else { return kvImageNullPointerArgument }
    let (left, top) = (Int(clamping: srcOffsetToROI_X), Int(clamping: srcOffsetToROI_Y))
    guard left <= Int(source.width) - Int(target.width), top <= Int(source.height) - Int(target.height) else {
        return kvImageRoiLargerThanInputBuffer
    }
    if styles[0] == kvImageBackgroundColorFill, backgroundColor == nil { return kvImageNullPointerArgument }
    BoxBlur(
        source: source, target: target, left: left, top: top, halfWidth: Int(kernel_width) / 2,
        halfHeight: Int(kernel_height) / 2, style: styles[0], background: backgroundColor,
        keepsAlpha: Int(flags) & kvImageLeaveAlphaUnchanged != 0
    ).run()
    return kvImageNoError
}

/// The sums of columns move down the picture, and the sum of these moves along each row: the kernel's size costs nothing.
private struct BoxBlur {
    let source: vImage_Buffer, target: vImage_Buffer
    let left: Int, top: Int, halfWidth: Int, halfHeight: Int
    let style: Int
    let background: UnsafePointer<UInt8>?
    let keepsAlpha: Bool

    private func value(_ x: Int, _ y: Int, _ channel: Int) -> (Int, Int) {
        let (width, height) = (Int(source.width), Int(source.height))
        let isInside = x >= 0 && y >= 0 && x < width && y < height
        if !isInside, style == kvImageTruncateKernel { return (0, 0) }
        if !isInside, style == kvImageBackgroundColorFill, let background { return (Int(background[channel]), 1) }
        return (Int(source.pixel(min(max(x, 0), width - 1), min(max(y, 0), height - 1))[channel]), 1)
    }

    func run() {
        let (width, height) = (Int(target.width), Int(target.height))
        guard width > 0, height > 0 else { return }
        let columns = width + 2 * halfWidth
        // The target may be the source.
        var made = [UInt8](repeating: 0, count: width * height)
        for channel in 0..<4 {
            if channel == 0, keepsAlpha {
                for y in 0..<height { for x in 0..<width { made[y * width + x] = source.pixel(x + left, y + top)[0] } }
            } else {
                blur(channel, width, height, columns, &made)
            }
            results[channel].data = made
        }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = target.pixel(x, y)
                for channel in 0..<4 { pixel[channel] = results[channel].data[y * width + x] }
            }
        }
    }

    private final class Plane { var data: [UInt8] = [] }
    private let results = (0..<4).map { _ in Plane() }

    private func blur(_ channel: Int, _ width: Int, _ height: Int, _ columns: Int, _ made: inout [UInt8]) {
        var sums = [Int](repeating: 0, count: columns), counts = sums
        func add(_ y: Int, _ sign: Int) {
            for x in 0..<columns {
                let (value, count) = value(left + x - halfWidth, y, channel)
                sums[x] += sign * value
                counts[x] += sign * count
            }
        }
        for y in top - halfHeight...top + halfHeight { add(y, 1) }
        for y in 0..<height {
            var (sum, count) = (0, 0)
            for x in 0..<2 * halfWidth { (sum, count) = (sum + sums[x], count + counts[x]) }
            for x in 0..<width {
                (sum, count) = (sum + sums[x + 2 * halfWidth], count + counts[x + 2 * halfWidth])
                made[y * width + x] = UInt8((sum + count / 2) / max(1, count))
                (sum, count) = (sum - sums[x], count - counts[x])
            }
            guard y + 1 < height else { break }
            add(top + y - halfHeight, -1)
            add(top + y + halfHeight + 1, 1)
        }
    }
}

/// Scales a picture to another's size: each pixel is the mean of what it covers, or lies between its neighbours where it grows.
@discardableResult
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (source, target) = (src.pointee, dest.pointee)
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard source.isWhole, target.isWhole else { return kvImageNullPointerArgument }
    guard source.width > 0, source.height > 0 else { return kvImageInvalidParameter }
    let columns = weights(Int(source.width), Int(target.width)), rows = weights(Int(source.height), Int(target.height))
    for (y, row) in rows.enumerated() {
        for (x, column) in columns.enumerated() {
            for channel in 0..<4 {
                var sum = 0.0
                for (sourceY, down) in row {
                    for (sourceX, across) in column {
                        sum += Double(source.pixel(sourceX, sourceY)[channel]) * down * across
                    }
                }
                target.pixel(x, y)[channel] = UInt8(min(max(sum.rounded(), 0), 255))
            }
        }
    }
    return kvImageNoError
}

/// For each place of the target, which places of the source it is made of.
private func weights(_ source: Int, _ target: Int) -> [[(Int, Double)]] {
    let scale = Double(source) / Double(max(1, target))
    return (0..<target).map { place in
        if scale <= 1 {
            let middle = min(max((Double(place) + 0.5) * scale - 0.5, 0), Double(source - 1))
            let first = Int(middle)
            let part = middle - Double(first)
            return part == 0 ? [(first, 1)] : [(first, 1 - part), (min(first + 1, source - 1), part)]
        }
        let (from, to) = (Double(place) * scale, Double(place + 1) * scale)
        return (Int(from)...min(Int(to.rounded(.up)) - 1, source - 1)).map { cell in
            (cell, (min(to, Double(cell + 1)) - max(from, Double(cell))) / scale)
        }
    }
}
