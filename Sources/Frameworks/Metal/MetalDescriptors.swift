import Foundation
import PorticoObjC

/// What texture is made.
open class MTLTextureDescriptor: NSObject {
    public override init() { super.init() }
    /// By default `.type2D`.
    open var textureType: MTLTextureType = .type2D
    /// By default `.rgba8Unorm`.
    open var pixelFormat: MTLPixelFormat = .rgba8Unorm
    /// By default `1`.
    open var width: Int = 1
    /// By default `1`.
    open var height: Int = 1
    /// By default `1`.
    open var depth: Int = 1
    /// By default `1`.
    open var mipmapLevelCount: Int = 1
    /// By default `1`.
    open var sampleCount: Int = 1
    /// By default `1`.
    open var arrayLength: Int = 1
    /// By default `.shared`.
    open var storageMode: MTLStorageMode = .shared
    /// By default `.shaderRead`.
    open var usage: MTLTextureUsage = .shaderRead
    /// By default `[]`.
    open var resourceOptions: MTLResourceOptions = []
    /// A picture. With sizes down to one pixel where it is `mipmapped`.
    open class func texture2DDescriptor(pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool)
        -> MTLTextureDescriptor
    {
        let made = MTLTextureDescriptor()
        (made.pixelFormat, made.width, made.height) = (pixelFormat, width, height)
        if mipmapped { made.mipmapLevelCount = Int.bitWidth - max(1, max(width, height)).leadingZeroBitCount }
        return made
    }
}

/// How textures are to be read.
open class MTLSamplerDescriptor: NSObject {
    public override init() { super.init() }
    /// By default `.nearest`.
    open var minFilter: MTLSamplerMinMagFilter = .nearest
    /// By default `.nearest`.
    open var magFilter: MTLSamplerMinMagFilter = .nearest
    /// By default `.notMipmapped`.
    open var mipFilter: MTLSamplerMipFilter = .notMipmapped
    /// By default `1`.
    open var maxAnisotropy: Int = 1
    /// By default `.clampToEdge`.
    open var sAddressMode: MTLSamplerAddressMode = .clampToEdge
    /// By default `.clampToEdge`.
    open var tAddressMode: MTLSamplerAddressMode = .clampToEdge
    /// By default `.clampToEdge`.
    open var rAddressMode: MTLSamplerAddressMode = .clampToEdge
    /// By default `true`.
    open var normalizedCoordinates: Bool = true
    /// By default `nil`.
    open var label: String? = nil
}

/// How depth is to be compared.
open class MTLDepthStencilDescriptor: NSObject {
    public override init() { super.init() }
    /// By default `.always`.
    open var depthCompareFunction: MTLCompareFunction = .always
    /// By default `false`.
    open var isDepthWriteEnabled: Bool = false
    /// By default `nil`.
    open var label: String? = nil
}

/// How shaders are compiled.
open class MTLCompileOptions: NSObject {
    public override init() { super.init() }
    /// By default `true`.
    open var fastMathEnabled: Bool = true
}

/// How colours are drawn.
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    public override init() { super.init() }
    /// By default `.invalid`.
    open var pixelFormat: MTLPixelFormat = .invalid
    /// By default `false`.
    open var isBlendingEnabled: Bool = false
    /// By default `.add`.
    open var rgbBlendOperation: MTLBlendOperation = .add
    /// By default `.add`.
    open var alphaBlendOperation: MTLBlendOperation = .add
    /// By default `.one`.
    open var sourceRGBBlendFactor: MTLBlendFactor = .one
    /// By default `.one`.
    open var sourceAlphaBlendFactor: MTLBlendFactor = .one
    /// By default `.zero`.
    open var destinationRGBBlendFactor: MTLBlendFactor = .zero
    /// By default `.zero`.
    open var destinationAlphaBlendFactor: MTLBlendFactor = .zero
    /// By default `.all`.
    open var writeMask: MTLColorWriteMask = .all
}

/// How something is to be drawn.
open class MTLRenderPipelineDescriptor: NSObject {
    public override init() { super.init() }
    /// By default `nil`.
    open var label: String? = nil
    /// By default `nil`.
    open var vertexFunction: (any MTLFunction)? = nil
    /// By default `nil`.
    open var fragmentFunction: (any MTLFunction)? = nil
    /// By default `.invalid`.
    open var depthAttachmentPixelFormat: MTLPixelFormat = .invalid
    /// By default `.invalid`.
    open var stencilAttachmentPixelFormat: MTLPixelFormat = .invalid
    /// By default `1`.
    open var rasterSampleCount: Int = 1
    /// By default `1`.
    open var sampleCount: Int = 1
    /// How each target’s colours are drawn.
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
}

/// What is drawn into.
open class MTLRenderPassAttachmentDescriptor: NSObject {
    public override init() { super.init() }
    /// By default `nil`.
    open var texture: (any MTLTexture)? = nil
    /// By default `0`.
    open var level: Int = 0
    /// By default `0`.
    open var slice: Int = 0
    /// By default `nil`.
    open var resolveTexture: (any MTLTexture)? = nil
    /// By default `.dontCare`.
    open var loadAction: MTLLoadAction = .dontCare
    /// By default `.dontCare`.
    open var storeAction: MTLStoreAction = .dontCare
}

/// Colours to draw into.
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// What it is cleared with: black by default.
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
/// Depths to draw into.
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
    /// What it is cleared with.
    open var clearDepth = 1.0
}

/// What is drawn into.
open class MTLRenderPassDescriptor: NSObject {
    public override init() { super.init() }
    /// The targets of colours.
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
    /// The target of depths.
    open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! = MTLRenderPassDepthAttachmentDescriptor()
}

/// Targets by number: from 0 to 7, another one ends the app.
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var all = (0..<8).map { _ in MTLRenderPassColorAttachmentDescriptor() }
    /// One of them.
    open subscript(attachmentIndex: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get { all[attachmentIndex] }
        set { all[attachmentIndex] = newValue ?? MTLRenderPassColorAttachmentDescriptor() }
    }
}

/// Targets by number: from 0 to 7, another one ends the app.
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var all = (0..<8).map { _ in MTLRenderPipelineColorAttachmentDescriptor() }
    /// One of them.
    open subscript(attachmentIndex: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get { all[attachmentIndex] }
        set { all[attachmentIndex] = newValue ?? MTLRenderPipelineColorAttachmentDescriptor() }
    }
}
