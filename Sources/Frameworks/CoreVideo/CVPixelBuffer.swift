import Foundation
import PorticoFoundation
import Synchronization

/// What a call has come to.
public typealias CVReturn = Int32
/// It went well.
public let kCVReturnSuccess: CVReturn = 0
/// It failed for a reason that isn't known.
public let kCVReturnError: CVReturn = -6660
/// An argument isn't valid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There isn't enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// There are no pixels of that kind.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// Pixels can't be so many.
public let kCVReturnInvalidSize: CVReturn = -6681

/// One byte of grey.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4c30_3038
/// Alpha, red, green, blue, a byte each.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Blue, green, red, alpha, a byte each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Red, green, blue, alpha, a byte each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Red, green, blue, a byte each.
public let kCVPixelFormatType_24RGB: OSType = 0x18

/// A key of attributes: how pixels are stored.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// A key of attributes: pixels across.
public let kCVPixelBufferWidthKey = "Width"
/// A key of attributes: pixels down.
public let kCVPixelBufferHeightKey = "Height"
/// A key of attributes: the multiple that a row's bytes are of.
public let kCVPixelBufferBytesPerRowAlignmentKey = "BytesPerRowAlignment"
/// A key of attributes: whether pictures can be made of it.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
/// A key of attributes: whether contexts can draw into it.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
/// A key of attributes: whether the graphics processor can read it. It can't (DEV-1241).
public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility"
/// A key of attributes: how it lies in memory that processes share. It doesn't (DEV-1241).
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"

/// How memory is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Nothing is written.
    public static var readOnly: CVPixelBufferLockFlags { CVPixelBufferLockFlags(rawValue: 1) }
}

/// Pixels in memory. As on iOS who reads or writes them locks it first.
public final class CVBuffer: @unchecked Sendable {
    let width: Int
    let height: Int
    let format: OSType
    let rowBytes: Int
    let memory: UnsafeMutableRawPointer
    private let release: () -> Void
    private let locks = Mutex(0)

    init(
        _ width: Int, _ height: Int, _ format: OSType, _ rowBytes: Int, _ memory: UnsafeMutableRawPointer,
        _ release: @escaping () -> Void
    ) {
        (self.width, self.height, self.format, self.rowBytes) = (width, height, format, rowBytes)
        (self.memory, self.release) = (memory, release)
    }
    deinit { release() }

    func lock() { locks.withLock { $0 += 1 } }
    func unlock() -> Bool {
        locks.withLock { count in
            guard count > 0 else { return false }
            count -= 1
            return true
        }
    }
    var isLocked: Bool { locks.withLock { $0 > 0 } }
}

/// Pixels in memory.
public typealias CVImageBuffer = CVBuffer
/// Pixels in memory.
public typealias CVPixelBuffer = CVBuffer
/// Hears that memory isn't used any more.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

private func bytes(of format: OSType) -> Int? {
    switch format {
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32RGBA: 4
    case kCVPixelFormatType_24RGB: 3
    case kCVPixelFormatType_OneComponent8: 1
    default: nil
    }
}

/// Makes pixels that are all 0. Formats of several planes aren't made (`kCVReturnInvalidPixelFormat`, DEV-1241).
///
/// - Parameters:
///   - width: pixels across, from 1 to 32,768.
///   - height: pixels down, from 1 to 32,768.
///   - pixelBufferAttributes: of them `kCVPixelBufferBytesPerRowAlignmentKey` counts; rows are of 64 bytes without.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard (1...32_768).contains(width), (1...32_768).contains(height) else { return kCVReturnInvalidSize }
    guard let size = bytes(of: pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    let wanted = (pixelBufferAttributes as NSDictionary?)?.object(
        forKey: kCVPixelBufferBytesPerRowAlignmentKey as NSString)
    let alignment = min(4096, max(1, (wanted as? NSNumber)?.intValue ?? 64))
    let row = (width * size + alignment - 1) / alignment * alignment
    guard let memory = calloc(row, height) else { return kCVReturnAllocationFailed }
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, row, memory) { free(memory) }
    return kCVReturnSuccess
}

/// Makes pixels of the app's own memory, which has to be there until the callback.
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ releaseCallback: CVPixelBufferReleaseBytesCallback?,
    _ releaseRefCon: UnsafeMutableRawPointer?, _ pixelBufferAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard (1...32_768).contains(width), (1...32_768).contains(height) else { return kCVReturnInvalidSize }
    guard let size = bytes(of: pixelFormatType) else { return kCVReturnInvalidPixelFormat }
    guard bytesPerRow >= width * size else { return kCVReturnInvalidArgument }
    pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType, bytesPerRow, baseAddress) {
        releaseCallback?(releaseRefCon, baseAddress)
    }
    return kCVReturnSuccess
}

/// Says that the pixels are read or written from now on.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    pixelBuffer.lock()
    return kCVReturnSuccess
}
/// Says that they aren't any more. It fails where nobody has locked them.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags)
    -> CVReturn
{
    pixelBuffer.unlock() ? kCVReturnSuccess : kCVReturnError
}
/// Where the first pixel lies; nil unless they are locked.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.isLocked ? pixelBuffer.memory : nil
}
/// Pixels across.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Pixels down.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Bytes from one row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.rowBytes }
/// All bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.rowBytes * pixelBuffer.height }
/// How a pixel is stored.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Whether colours lie apart: no.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// How many parts colours lie in: none of their own.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
