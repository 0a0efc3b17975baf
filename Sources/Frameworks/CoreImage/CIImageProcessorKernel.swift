import CoreGraphics
import Foundation
import Metal

/// A picture that a processor reads.
public protocol CIImageProcessorInput {
    /// The part of its picture that it is.
    var region: CGRect { get }
    /// Bytes from a row to the next.
    var bytesPerRow: Int { get }
    /// The layout of its pixels in memory.
    var format: CIFormat { get }
    /// Its first pixel, of the uppermost row.
    var baseAddress: UnsafeRawPointer { get }
    /// The picture as a texture; nil without a graphics processor.
    var metalTexture: (any MTLTexture)? { get }
    /// A number that tells the picture from others.
    var digest: UInt64 { get }
}

/// The picture that a processor makes.
public protocol CIImageProcessorOutput {
    /// The part of the whole that it is.
    var region: CGRect { get }
    /// Bytes from a row to the next.
    var bytesPerRow: Int { get }
    /// The layout of its pixels in memory.
    var format: CIFormat { get }
    /// Its first pixel, of the uppermost row.
    var baseAddress: UnsafeMutableRawPointer { get }
    /// The picture as a texture; nil without a graphics processor.
    var metalTexture: (any MTLTexture)? { get }
    /// The buffer for a graphics processor's commands; nil without one.
    var metalCommandBuffer: (any MTLCommandBuffer)? { get }
    /// A number that tells the picture from others.
    var digest: UInt64 { get }
}

/// An app's own code in the middle of filters: a subclass overrides `process(with:arguments:output:)`, which reads and writes memory.
///
/// - From: the app; its code runs when the picture's pixels are asked for
open class CIImageProcessorKernel: NSObject {
    /// The layout of the pixels that it makes; as numbers of 32 bits unless the class says otherwise.
    open class var outputFormat: CIFormat { .RGBAf }
    /// The layout of an input's pixels; as those of the output unless the class says otherwise.
    open class func formatForInput(at input: Int32) -> CIFormat { outputFormat }
    /// Whether what it makes is opaque.
    open class var outputIsOpaque: Bool { false }
    /// Whether memory has to be ready before it runs; it always is.
    open class var synchronizeInputs: Bool { true }

    /// The part of an input that is needed for a part of the output; the same unless the class says otherwise.
    open class func roi(forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect) -> CGRect { outputRect }

    /// Makes the pixels. A class has to override it.
    open class func process(
        with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?, output: any CIImageProcessorOutput
    ) throws {}

    /// The picture that the class makes of others; its code runs when pixels are asked for, and where it throws there is nothing.
    open class func apply(
        withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
    ) throws -> CIImage {
        let work = ProcessorWork(kernel: self, inputs: inputs ?? [], arguments: arguments)
        return CIImage(extent: extent) { work.pixels(of: $0) }
    }
}

/// A processor with what it was given. Nobody changes it.
private struct ProcessorWork: @unchecked Sendable {
    let kernel: CIImageProcessorKernel.Type
    let inputs: [CIImage]
    let arguments: [String: Any]?

    func pixels(of area: Area) -> Pixels {
        let output = Memory(area, kernel.outputFormat)
        let given = inputs.enumerated().compactMap { index, image -> Memory? in
            let part = kernel.roi(forInput: Int32(index), arguments: arguments, outputRect: area.rect)
            guard let area = Area(part) else { return nil }
            let memory = Memory(area, kernel.formatForInput(at: Int32(index)))
            memory.write(image.pixels(of: area))
            return memory
        }
        guard given.count == inputs.count,
            (try? kernel.process(with: given, arguments: arguments, output: OutputMemory(memory: output))) != nil
        else { return Pixels(area) }
        let made = output.pixels
        return kernel.outputIsOpaque ? made.map { $0.with(1) } : made
    }

    /// Pixels in memory, the uppermost row first.
    fileprivate final class Memory: CIImageProcessorInput {
        let area: Area
        let format: CIFormat
        private let layout: PixelLayout
        private let memory: UnsafeMutableRawPointer
        let bytesPerRow: Int

        init(_ area: Area, _ format: CIFormat) {
            (self.area, self.format, layout) = (area, format, PixelLayout(format))
            bytesPerRow = (area.width * layout.bytesPerPixel + 15) / 16 * 16
            let size = max(16, bytesPerRow * area.height)
            memory = .allocate(byteCount: size, alignment: 16)
            memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
        }
        deinit { memory.deallocate() }

        var region: CGRect { area.rect }
        var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory) }
        var metalTexture: (any MTLTexture)? { nil }
        var digest: UInt64 { UInt64(UInt(bitPattern: memory)) }

        private func address(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
            memory + (area.y + area.height - 1 - y) * bytesPerRow + (x - area.x) * layout.bytesPerPixel
        }
        func write(_ pixels: Pixels) {
            for y in area.y..<area.y + area.height {
                for x in area.x..<area.x + area.width { layout.write(pixels[x, y], to: address(x, y)) }
            }
        }
        var pixels: Pixels { Pixels(area) { x, y in layout.readPixel(address(x, y)) } }
    }
}

/// The memory of what is made, seen as such.
private struct OutputMemory: CIImageProcessorOutput {
    let memory: ProcessorWork.Memory

    var region: CGRect { memory.region }
    var bytesPerRow: Int { memory.bytesPerRow }
    var format: CIFormat { memory.format }
    var baseAddress: UnsafeMutableRawPointer { UnsafeMutableRawPointer(mutating: memory.baseAddress) }
    var metalTexture: (any MTLTexture)? { nil }
    var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
    var digest: UInt64 { memory.digest }
}
