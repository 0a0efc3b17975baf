import Dispatch
import Foundation

/// A value that an app gives to a function.
package enum ShadingArgument: Sendable {
    /// One to four numbers.
    case numbers([Float])
    /// Numbers in memory, and how many.
    case floats([Float])
    /// Premultiplied colours in memory, and how many.
    case colors([SIMD4<Float>])
    case data([UInt8])
    case picture(ShadingPicture)
}

/// A function that was compiled for a use.
package final class ShadingFunction: Sendable {
    package let name: String
    package let usage: ShadingUsage
    private let compiled: CompiledFunction

    init(name: String, usage: ShadingUsage, _ compiled: CompiledFunction) {
        (self.name, self.usage, self.compiled) = (name, usage, compiled)
    }

    /// How much the function does for a pixel: its instructions, loops counted once.
    package var instructionCount: Int { compiled.program.each.count }

    /// Says what is wrong with arguments; nil where the function takes them.
    package func mismatch(of arguments: [ShadingArgument]) -> String? {
        if bind(arguments) != nil { return nil }
        let wanted = compiled.parameters.map {
            switch $0 {
            case .numbers(_, _, let shown): shown
            case .buffer(_, let hasCount, let shown): hasCount ? shown + ", int" : shown
            case .picture: "texture2d"
            }
        }
        return
            "“\(name)” takes (\(wanted.joined(separator: ", "))) of the app, and \(arguments.count) arguments don't fit"
    }

    private typealias Binding = (numbers: [[Float]], pictures: [ShadingPicture?], buffers: [[UInt8]])

    private func bind(_ arguments: [ShadingArgument]) -> Binding? {
        guard arguments.count == compiled.parameters.count else { return nil }
        var result: Binding = ([], [nil], [])
        func integer(_ value: Int) -> [Float] { [Float(bitPattern: UInt32(truncatingIfNeeded: value))] }
        for (parameter, argument) in zip(compiled.parameters, arguments) {
            switch (parameter, argument) {
            case (.numbers(let count, let scalar, _), .numbers(let values)):
                guard values.count == count else { return nil }
                result.numbers.append(
                    scalar.isReal
                        ? values
                        : values.map {
                            let whole = Int32(exactly: $0.rounded(.towardZero)) ?? 0
                            return Float(
                                bitPattern: scalar == .bool ? (whole == 0 ? 0 : .max) : UInt32(bitPattern: whole))
                        })
            case (.buffer(_, let hasCount, _), .floats(let values)):
                result.buffers.append(values.withUnsafeBytes { Array($0) })
                if hasCount { result.numbers.append(integer(values.count)) }
            case (.buffer(_, let hasCount, _), .colors(let colors)):
                let halves = colors.flatMap { [$0.x, $0.y, $0.z, $0.w] }.map { HalfNumber.bits($0) }
                result.buffers.append(halves.withUnsafeBytes { Array($0) })
                if hasCount { result.numbers.append(integer(colors.count)) }
            case (.buffer(_, let hasCount, _), .data(let bytes)):
                result.buffers.append(bytes)
                if hasCount { result.numbers.append(integer(bytes.count)) }
            case (.picture, .picture(let picture)): result.pictures.append(picture)
            default: return nil
            }
        }
        return result
    }

    /// Pixels of which each worker makes at least so many.
    private static let leastPixels = 16_384

    /// Makes a picture's pixels: premultiplied words of alpha, red, green and blue.
    ///
    /// - Parameters:
    ///   - source: What colours, distortions and layers are taken from.
    ///   - originX: Where the first pixel lies, in pixels from the place that the function knows as (0, 0).
    ///   - scale: Pixels a point.
    /// - Returns: Whether a loop had to be stopped, or nil where the arguments don't fit.
    package func drawPicture(
        _ arguments: [ShadingArgument], source: ShadingPicture?, into words: UnsafeMutablePointer<UInt32>, width: Int,
        height: Int, rowLength: Int, originX: Int = 0, originY: Int = 0, scale: Double = 1
    ) -> ShadingOutcome? {
        guard var bound = bind(arguments) else { return nil }
        guard width > 0, height > 0, scale > 0 else { return ShadingOutcome() }
        bound.pictures[0] = source
        let target = TargetPixels(
            words: words, width: width, height: height, rowLength: rowLength, originX: originX, originY: originY,
            scale: Float(scale))
        let workers = max(1, min(ProcessInfo.processInfo.activeProcessorCount, width * height / Self.leastPixels))
        if workers == 1 { return ShadingOutcome(wasStopped: drawPixels(target, 0..<(width * height), bound)) }
        // A few parts a worker: pixels differ in what they cost.
        let parts = workers * 4
        let size = (width * height + parts - 1) / parts
        let stopped = StoppedFlags(parts)
        let given = GivenValues(bound)
        DispatchQueue.concurrentPerform(iterations: parts) { part in
            let start = part * size, end = min(start + size, width * height)
            if start < end { stopped.values[part] = drawPixels(target, start..<end, given.values) }
        }
        return ShadingOutcome(wasStopped: (0..<parts).contains { stopped.values[$0] })
    }

    private struct TargetPixels: @unchecked Sendable {
        let words: UnsafeMutablePointer<UInt32>
        let width: Int, height: Int, rowLength: Int, originX: Int, originY: Int
        let scale: Float
    }

    private final class StoppedFlags: @unchecked Sendable {
        let values: UnsafeMutablePointer<Bool>
        init(_ count: Int) {
            values = .allocate(capacity: count)
            values.initialize(repeating: false, count: count)
        }
        deinit { values.deallocate() }
    }

    private struct GivenValues: Sendable {
        let numbers: [[Float]], pictures: [ShadingPicture?], buffers: [[UInt8]]
        init(_ bound: Binding) { (numbers, pictures, buffers) = bound }
        var values: Binding { (numbers, pictures, buffers) }
    }

    /// Makes the pixels with numbers in a range, row after row.
    private func drawPixels(_ target: TargetPixels, _ range: Range<Int>, _ bound: Binding) -> Bool {
        let evaluator = Evaluator(
            compiled.program, numbers: bound.numbers, pictures: bound.pictures, buffers: bound.buffers)
        let source = bound.pictures[0]
        var start = range.lowerBound
        let inverse = 1 / target.scale
        while start < range.upperBound {
            let count = min(Evaluator.lanes, range.upperBound - start)
            var (y, x) = start.quotientAndRemainder(dividingBy: target.width)
            let (row, column) = (y, x)
            for lane in 0..<Evaluator.lanes {
                let (px, py) = (x + target.originX, y + target.originY)
                evaluator.given(0)?[lane] = (Float(px) + 0.5) * inverse
                evaluator.given(1)?[lane] = (Float(py) + 0.5) * inverse
                evaluator.given(6)?[lane] = Float(bitPattern: lane < count ? .max : 0)
                if usage == .color {
                    let color =
                        lane < count
                        ? source?.color(px - Int(source?.originX ?? 0), py - Int(source?.originY ?? 0)) ?? .zero : .zero
                    for part in 0..<4 { evaluator.given(2 + part)?[lane] = color[part] }
                }
                if lane + 1 < count { x += 1 }
                if x == target.width { (x, y) = (0, y + 1) }
            }
            evaluator.run()
            (x, y) = (column, row)
            for lane in 0..<count {
                let color: SIMD4<Float>
                if usage == .distortion {
                    color = source?.sample(evaluator.result(0)[lane], evaluator.result(1)[lane]) ?? .zero
                } else {
                    color = SIMD4(
                        evaluator.result(0)[lane], evaluator.result(1)[lane], evaluator.result(2)[lane],
                        evaluator.result(3)[lane])
                }
                target.words[y * target.rowLength + x] = Self.word(color)
                x += 1
                if x == target.width { (x, y) = (0, y + 1) }
            }
            start += count
        }
        return evaluator.wasStopped
    }

    /// A premultiplied pixel: no part is above the opacity.
    private static func word(_ color: SIMD4<Float>) -> UInt32 {
        let numbers = color.replacing(with: 0, where: color .!= color)
        let alpha = min(max(numbers.w, 0), 1)
        let inside = numbers.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha)) * 255 + 0.5
        return UInt32(alpha * 255 + 0.5) << 24 | UInt32(inside.x) << 16 | UInt32(inside.y) << 8 | UInt32(inside.z)
    }
}

/// This says how drawing went.
package struct ShadingOutcome: Sendable {
    /// A loop went on for longer than it may, and was left.
    package var wasStopped = false
}
