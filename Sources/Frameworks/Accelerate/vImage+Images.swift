import CoreGraphics
import Foundation

/// There is something wrong inside.
public var kvImageInternalError: Int { -21776 }
/// A format isn't one that is known here: other than 8 bits a component and 32 a pixel (DEV-1328).
public var kvImageInvalidImageFormat: Int { -21778 }
/// Memory of the caller's is used.
public var kvImageNoAllocate: Int { 512 }

/// The layout of a picture's pixels.
public struct vImage_CGImageFormat {
    /// Bits of a component.
    public var bitsPerComponent: UInt32
    /// Bits of a pixel.
    public var bitsPerPixel: UInt32
    /// The space of its colours; nil: sRGB.
    public var colorSpace: Unmanaged<CGColorSpace>!
    /// The place of alpha, and the order of bytes.
    public var bitmapInfo: CGBitmapInfo
    /// The version of this structure: 0.
    public var version: UInt32
    /// Ranges of components. Not looked at.
    public var decode: UnsafePointer<CGFloat>!
    /// The way in which colours outside of a space are put into it. Not looked at.
    public var renderingIntent: CGColorRenderingIntent

    /// No layout.
    public init() {
        self.init(
            bitsPerComponent: 0, bitsPerPixel: 0, colorSpace: nil, bitmapInfo: CGBitmapInfo(rawValue: 0), version: 0,
            decode: nil, renderingIntent: .defaultIntent)
    }
    /// A layout by all of its parts.
    public init(
        bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: Unmanaged<CGColorSpace>!, bitmapInfo: CGBitmapInfo,
        version: UInt32, decode: UnsafePointer<CGFloat>!, renderingIntent: CGColorRenderingIntent
    ) {
        (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
        (self.bitmapInfo, self.version, self.decode) = (bitmapInfo, version, decode)
        self.renderingIntent = renderingIntent
    }
    /// A layout. Nil where the bits of a pixel are fewer than those of a component. The space is kept for as long as the process runs.
    public init?(
        bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        guard bitsPerComponent > 0, bitsPerPixel >= bitsPerComponent, bitsPerPixel <= 128 else { return nil }
        self.init(
            bitsPerComponent: UInt32(bitsPerComponent), bitsPerPixel: UInt32(bitsPerPixel),
            colorSpace: .passRetained(colorSpace), bitmapInfo: bitmapInfo, version: 0, decode: nil,
            renderingIntent: renderingIntent)
    }

    /// A context that draws into a picture in memory with this layout; nil where it isn't known here.
    fileprivate func context(on buffer: vImage_Buffer) -> CGContext? {
        guard bitsPerComponent == 8, bitsPerPixel == 32, buffer.width > 0, buffer.height > 0 else { return nil }
        return CGContext(
            data: buffer.data, width: Int(buffer.width), height: Int(buffer.height), bitsPerComponent: 8,
            bytesPerRow: buffer.rowBytes, space: colorSpace?.takeUnretainedValue() ?? CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: bitmapInfo.rawValue)
    }
}

/// Puts a picture's pixels into memory, in a layout. The memory is made here, and freed by the caller, unless `kvImageNoAllocate` says that
/// the buffer has its own.
@discardableResult
public func vImageBuffer_InitWithCGImage(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
    _ backgroundColor: UnsafePointer<CGFloat>!, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
    guard format.pointee.bitsPerComponent == 8, format.pointee.bitsPerPixel == 32 else {
        return kvImageInvalidImageFormat
    }
    var buffer = buf.pointee
    let ownsMemory = Int(flags) & kvImageNoAllocate == 0
    if ownsMemory {
        let rowBytes = image.width * 4
        guard let memory = calloc(max(image.height, 1), max(rowBytes, 4)) else { return kvImageMemoryAllocationError }
        buffer = vImage_Buffer(
            data: memory, height: vImagePixelCount(image.height), width: vImagePixelCount(image.width),
            rowBytes: rowBytes)
    }
    guard buffer.data != nil else { return kvImageNullPointerArgument }
    guard buffer.width == image.width, buffer.height == image.height, buffer.rowBytes >= image.width * 4 else {
        return kvImageBufferSizeMismatch
    }
    guard let context = format.pointee.context(on: buffer) else {
        if ownsMemory { buffer.free() }
        return kvImageInvalidImageFormat
    }
    context.setBlendMode(.copy)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    context.flush()
    buf.pointee = buffer
    return kvImageNoError
}

/// Makes a picture of pixels in memory. They are copied: the callback for memory that is handed over is called at once.
public func vImageCreateCGImageFromBuffer(
    _ buf: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
    _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)!, _ userData: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>!
) -> Unmanaged<CGImage>! {
    guard let image = format.pointee.context(on: buf.pointee)?.makeImage() else {
        error?.pointee = kvImageInvalidImageFormat
        return nil
    }
    error?.pointee = kvImageNoError
    callback?(userData, buf.pointee.data)
    return .passRetained(image)
}
