import Foundation
import PorticoObjC

/// The device's graphics processor: there is none here, pictures are drawn by the processor (DEV-1241). Nil, as on a virtual machine: apps
/// say then that they can't draw, or do it in another way.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// A graphics processor. There is none: the protocol is there for code that names it.
public protocol MTLDevice: NSObjectProtocol {
    /// Its name.
    var name: String { get }
    /// Its number.
    var registryID: UInt64 { get }
    /// How many threads may work together.
    var maxThreadsPerThreadgroup: MTLSize { get }
    /// Whether it has the processor's memory.
    var hasUnifiedMemory: Bool { get }
    /// How many bytes all that it made has.
    var currentAllocatedSize: Int { get }
    /// How many bytes it should have at most.
    var recommendedMaxWorkingSetSize: UInt64 { get }
    /// Whether it can do what a family can.
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    /// Whether textures can have so many samples.
    func supportsTextureSampleCount(_ sampleCount: Int) -> Bool
    /// A queue of commands.
    func makeCommandQueue() -> (any MTLCommandQueue)?
    /// A queue of so many commands.
    func makeCommandQueue(maxCommandBufferCount: Int) -> (any MTLCommandQueue)?
    /// Memory.
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// Memory with a copy of bytes.
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    /// A texture.
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    /// How textures are read.
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    /// How depth and stencil are compared.
    func makeDepthStencilState(descriptor: MTLDepthStencilDescriptor) -> (any MTLDepthStencilState)?
    /// The app's shaders.
    func makeDefaultLibrary() -> (any MTLLibrary)?
    /// A bundle's shaders.
    func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
    /// A file's shaders.
    func makeLibrary(URL url: URL) throws -> any MTLLibrary
    /// Shaders of a text.
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    /// How something is drawn.
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    /// How something is computed.
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
}

extension MTLDevice {
    /// Memory.
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
}

/// What a device makes.
public protocol MTLResource: NSObjectProtocol {
    /// A name for who looks for faults.
    var label: String? { get set }
    /// Who made it.
    var device: any MTLDevice { get }
    /// Where it lies.
    var storageMode: MTLStorageMode { get }
}
/// Memory that shaders read and write.
public protocol MTLBuffer: MTLResource {
    /// How many bytes.
    var length: Int { get }
    /// Where the bytes lie.
    func contents() -> UnsafeMutableRawPointer
}
/// A picture that shaders read and write.
public protocol MTLTexture: MTLResource {
    /// How its pixels are stored.
    var pixelFormat: MTLPixelFormat { get }
    /// Pixels across.
    var width: Int { get }
    /// Pixels down.
    var height: Int { get }
    /// How many sizes it has.
    var mipmapLevelCount: Int { get }
    /// Writes pixels.
    func replace(region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
    /// Reads pixels.
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
}
/// How textures are read.
public protocol MTLSamplerState: NSObjectProtocol {}
/// How depth and stencil are compared.
public protocol MTLDepthStencilState: NSObjectProtocol {}
/// A shader.
public protocol MTLFunction: NSObjectProtocol {
    /// Its name.
    var name: String { get }
}
/// Shaders.
public protocol MTLLibrary: NSObjectProtocol {
    /// Their names.
    var functionNames: [String] { get }
    /// A shader by its name.
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}
/// How something is drawn.
public protocol MTLRenderPipelineState: NSObjectProtocol {}
/// How something is computed.
public protocol MTLComputePipelineState: NSObjectProtocol {
    /// How many threads may work together.
    var maxTotalThreadsPerThreadgroup: Int { get }
    /// How many threads do the same at once.
    var threadExecutionWidth: Int { get }
}
/// What can be shown.
public protocol MTLDrawable: NSObjectProtocol {
    /// Shows it.
    func present()
}
/// Commands that come one after the other.
public protocol MTLCommandQueue: NSObjectProtocol {
    /// A name for who looks for faults.
    var label: String? { get set }
    /// Further commands.
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Hears of a command's end.
public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
/// Commands that are sent together.
public protocol MTLCommandBuffer: NSObjectProtocol {
    /// What went wrong.
    var error: (any Error)? { get }
    /// Begins to draw.
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (
        any MTLRenderCommandEncoder
    )?
    /// Begins to compute.
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    /// Shows something when the commands are done.
    func present(_ drawable: any MTLDrawable)
    /// Sends them.
    func commit()
    /// Waits until they are done.
    func waitUntilCompleted()
    /// Hears when they are done.
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
}
/// Writes commands.
public protocol MTLCommandEncoder: NSObjectProtocol {
    /// A name for who looks for faults.
    var label: String? { get set }
    /// Says that there are no more.
    func endEncoding()
}
/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    /// How it is drawn.
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    /// How depth is compared.
    func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
    /// Where it is drawn.
    func setViewport(_ viewport: MTLViewport)
    /// Memory for the first shader.
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Bytes for the first shader.
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// Memory for the second shader.
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Bytes for the second shader.
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// A texture for the second shader.
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    /// How the second shader reads textures.
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    /// Draws.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    /// Draws several times.
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    /// Draws by numbers of corners.
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
}
/// Writes commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    /// How it is computed.
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    /// Memory for the shader.
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    /// Bytes for the shader.
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    /// A texture for the shader.
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    /// Computes.
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    /// Computes.
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
