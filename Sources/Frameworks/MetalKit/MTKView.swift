import Foundation
import Metal
import UIKit

/// Draws into a view.
@MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    /// The view's size in pixels has changed. Never called: a view without a graphics processor has none (DEV-1241).
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    /// It is time to draw. Never called (DEV-1241).
    func draw(in view: MTKView)
}

/// A view that an app draws with the graphics processor. There is none here: as on iOS without a device, the view shows nothing, has
/// nothing to draw into, and its delegate isn't asked to draw (DEV-1241).
open class MTKView: UIView {
    /// - Parameter device: nil here.
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Who draws. It isn't owned.
    open weak var delegate: (any MTKViewDelegate)?
    /// The graphics processor.
    open var device: (any MTLDevice)?
    /// What is drawn into now: nothing.
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    /// How it is drawn into: nil without something to draw into.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    /// How its pixels are stored.
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    /// How its depths are stored: not at all by default.
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    /// How many samples a pixel has.
    open var sampleCount = 1
    /// What it is cleared with.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// How many times a second it would be drawn.
    open var preferredFramesPerSecond = 60
    /// Whether it is drawn when it is asked for alone.
    open var enableSetNeedsDisplay = false
    /// Whether its size follows the view's.
    open var autoResizeDrawable = true
    /// Whether nobody reads what was drawn.
    open var framebufferOnly = true
    /// Whether it shows with the view's own changes.
    open var presentsWithTransaction = false
    /// Whether it stands still.
    open var isPaused = false
    private var size: CGSize?
    /// Its size in pixels: the view's.
    open var drawableSize: CGSize {
        get {
            if let size, !autoResizeDrawable { return size }
            let scale = contentScaleFactor
            return CGSize(width: bounds.width * scale, height: bounds.height * scale)
        }
        set { size = newValue }
    }
    /// Would draw: nothing happens without a device.
    open func draw() {}
    /// Would let go of what it drew into.
    open func releaseDrawables() {}
}

/// Something that a layer shows. There is none.
public protocol CAMetalDrawable: MTLDrawable {
    /// What is drawn into.
    var texture: any MTLTexture { get }
}

/// Makes textures of pictures. A loader needs a device, and there is none: the class is there for code that names it.
open class MTKTextureLoader: NSObject {
    /// How a texture is made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether its colours are sRGB's.
        public static let SRGB = Option(rawValue: "MTKTextureLoaderOptionSRGB")
        /// Where its first row lies.
        public static let origin = Option(rawValue: "MTKTextureLoaderOptionOrigin")
        /// Whether it has all sizes.
        public static let generateMipmaps = Option(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        /// What it is for.
        public static let textureUsage = Option(rawValue: "MTKTextureLoaderOptionTextureUsage")
        /// Where it lies.
        public static let textureStorageMode = Option(rawValue: "MTKTextureLoaderOptionTextureStorageMode")
    }
    /// Where a texture's first row lies.
    public struct Origin: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// At the top.
        public static let topLeft = Origin(rawValue: "MTKTextureLoaderOriginTopLeft")
        /// At the bottom.
        public static let bottomLeft = Origin(rawValue: "MTKTextureLoaderOriginBottomLeft")
        /// Turned over vertically.
        public static let flippedVertically = Origin(rawValue: "MTKTextureLoaderOriginFlippedVertically")
    }
    /// Who makes the textures.
    public let device: any MTLDevice
    /// A loader.
    public init(device: any MTLDevice) {
        self.device = device
        super.init()
    }
    private var failure: NSError {
        NSError(
            domain: "MTKTextureLoaderErrorDomain", code: 0,
            userInfo: [NSLocalizedDescriptionKey: "Image decoding failed"])
    }
    /// Would make a texture of a file.
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw failure }
    /// Would make a texture of a file's bytes.
    open func newTexture(data: Data, options: [Option: Any]? = nil) throws -> any MTLTexture { throw failure }
    /// Would make a texture of a picture.
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw failure }
}
