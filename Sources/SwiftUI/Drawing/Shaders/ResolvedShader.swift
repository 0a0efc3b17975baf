import Foundation
internal import PorticoShading
import UIKit

/// A shader whose function is compiled and whose arguments are what they are at a place: it can be run on any thread.
///
/// - From: `FilterView`, `CanvasPicture`, `ShaderPaint`
/// - To: `ShadingFunction.drawPicture`
struct ResolvedShader: Sendable {
    /// An argument without anything that depends on the place.
    private enum Argument: Equatable, Sendable {
        case numbers([Float])
        case floats([Float])
        case colors([SIMD4<Float>])
        case data(Data)
        case picture(PictureBox)
        case boundingRect
    }

    /// A picture's pixels, equal by identity.
    private struct PictureBox: Equatable, Sendable {
        let pixels: PixelBuffer
        static func == (a: PictureBox, b: PictureBox) -> Bool { a.pixels === b.pixels }
    }

    /// Pixels and where the first of them lies, in pixels from the origin of the function's coordinates.
    struct Picture {
        let pixels: PixelBuffer
        let x: Int
        let y: Int

        fileprivate func shading(scale: Double) -> ShadingPicture {
            ShadingPicture(
                UnsafePointer(pixels.data.assumingMemoryBound(to: UInt32.self)), width: pixels.width,
                height: pixels.height, rowLength: pixels.bytesPerRow / 4, originX: x, originY: y, scale: scale)
        }
    }

    private let function: ShadingFunction
    private let arguments: [Argument]

    /// nil where there is no such function, or it has a mistake; that is told once.
    init?(_ shader: Shader, usage: ShadingUsage, in context: StyleContext) {
        guard let function = shader.function.compiled(for: usage) else { return nil }
        self.function = function
        func components(_ color: Color) -> SIMD4<Float> {
            let color = color.resolve(in: context)
            return SIMD4(
                color.red * color.opacity, color.green * color.opacity, color.blue * color.opacity, color.opacity)
        }
        arguments = shader.arguments.map {
            switch $0.kind {
            case .vector(let numbers): return .numbers(numbers)
            case .floats(let numbers): return .floats(numbers)
            case .color(let color):
                let parts = components(color)
                return .numbers([parts.x, parts.y, parts.z, parts.w])
            case .colors(let colors): return .colors(colors.map(components))
            case .data(let data): return .data(data)
            case .boundingRect: return .boundingRect
            case .image(let image):
                let platform = ImageResolution(environment: context.environment).platformImage(image)
                return Self.pixels(of: platform).map { .picture(PictureBox(pixels: $0)) } ?? .data(Data())
            }
        }
        let given = arguments.map { Self.shading($0, bounds: .zero) }
        if let mismatch = function.mismatch(of: given) {
            ShaderReport.reportProblem("Invalid arguments for shader: \(mismatch).", of: shader.function.name)
            return nil
        }
    }

    private static func pixels(of image: UIImage?) -> PixelBuffer? {
        guard let image = image?.cgImage, let pixels = PixelBuffer(width: image.width, height: image.height) else {
            return nil
        }
        let context = CGContext(pixelBuffer: pixels)
        context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        context.flush()
        return pixels
    }

    private static func shading(_ argument: Argument, bounds: CGRect) -> ShadingArgument {
        switch argument {
        case .numbers(let numbers): .numbers(numbers)
        case .floats(let numbers): .floats(numbers)
        case .colors(let colors): .colors(colors)
        case .data(let data): .data([UInt8](data))
        case .picture(let box): .picture(Picture(pixels: box.pixels, x: 0, y: 0).shading(scale: 1))
        case .boundingRect:
            .numbers([Float(bounds.minX), Float(bounds.minY), Float(bounds.width), Float(bounds.height)])
        }
    }

    /// Makes the pixels of a picture.
    ///
    /// - Parameters:
    ///   - source: What is changed; nil for paints.
    ///   - scale: Pixels a point.
    ///   - bounds: What the function is told as its bounding rectangle, in points.
    func drawPicture(_ source: Picture?, into target: Picture, scale: Double, bounds: CGRect) {
        let outcome = function.drawPicture(
            arguments.map { Self.shading($0, bounds: bounds) }, source: source?.shading(scale: scale),
            into: target.pixels.data.assumingMemoryBound(to: UInt32.self), width: target.pixels.width,
            height: target.pixels.height, rowLength: target.pixels.bytesPerRow / 4, originX: target.x,
            originY: target.y, scale: scale)
        if outcome?.wasStopped == true {
            ShaderReport.reportProblem(
                "The shader “\(function.name)” was stopped: a loop in it takes too many steps.", of: function.name)
        }
    }

    /// Makes a picture by several shaders, one after the other.
    static func drawPictures(
        _ shaders: [ResolvedShader], _ source: Picture, into target: Picture, scale: Double, bounds: CGRect
    ) {
        var source = source
        for (index, shader) in shaders.enumerated() {
            guard index < shaders.count - 1 else {
                return shader.drawPicture(source, into: target, scale: scale, bounds: bounds)
            }
            guard let pixels = PixelBuffer(width: target.pixels.width, height: target.pixels.height) else { return }
            let next = Picture(pixels: pixels, x: target.x, y: target.y)
            shader.drawPicture(source, into: next, scale: scale, bounds: bounds)
            source = next
        }
    }
}

extension ResolvedShader: Equatable {
    static func == (a: ResolvedShader, b: ResolvedShader) -> Bool {
        a.function === b.function && a.arguments == b.arguments
    }
}
