import Foundation
import PorticoRenderModel
// Stand-ins until CoreGraphics declares these; dropped at the merge.
public struct CGAffineTransform: Equatable, Sendable {
    public var a, b, c, d, tx, ty: CGFloat
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}
public final class CGColor: Equatable, Sendable {
    package let rgba: SIMD4<Float>
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        rgba = SIMD4(Float(red), Float(green), Float(blue), Float(alpha))
    }
    public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
}
public final class CGImage: @unchecked Sendable {
    package let pixels: PixelBuffer
    package init(pixelBuffer: PixelBuffer) { pixels = pixelBuffer }
}
public final class CGPath: Equatable, @unchecked Sendable {
    public static func == (a: CGPath, b: CGPath) -> Bool { a === b }
}
public final class CGContext {
    package let pixelBuffer: PixelBuffer
    init(_ b: PixelBuffer) { pixelBuffer = b }
    package static func backing(width: Int, height: Int) -> CGContext { CGContext(PixelBuffer(width: width, height: height)) }
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func clip(to r: CGRect) {}
    public func clear(_ r: CGRect) {}
    public func saveGState() {}
    public func restoreGState() {}
}
public typealias CFTimeInterval = Double
