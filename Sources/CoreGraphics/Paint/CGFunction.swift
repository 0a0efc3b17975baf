import Foundation

/// Computes outputs from inputs.
public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Says that a function no longer needs its `info`.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a function calls.
public struct CGFunctionCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    public var evaluate: CGFunctionEvaluateCallback?
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    public init() {
        self.init(version: 0, evaluate: nil, releaseInfo: nil)
    }

    public init(
        version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }
}

/// A function from numbers to numbers, which a shading takes its colours from.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let domain: [CGFloat]
    private let range: [CGFloat]
    private let inputs: Int
    private let outputs: Int
    private let callbacks: CGFunctionCallbacks

    /// Creates a function. `domain` and `range` hold a lowest and a highest value for each input and output.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        let calls = callbacks.pointee
        guard domainDimension > 0, rangeDimension > 0, calls.evaluate != nil else { return nil }
        self.info = info
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: domainDimension * 2)) } ?? []
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: rangeDimension * 2)) } ?? []
        inputs = domainDimension
        outputs = rangeDimension
        self.callbacks = calls
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    /// The outputs at a place between the lowest (0) and the highest (1) value of the first input.
    func values(at place: CGFloat) -> [CGFloat] {
        var input = [CGFloat](repeating: 0, count: inputs)
        input[0] = domain.isEmpty ? place : domain[0] + place * (domain[1] - domain[0])
        var output = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, input, &output)
        for index in output.indices where !range.isEmpty {
            output[index] = max(range[index * 2], min(range[index * 2 + 1], output[index]))
        }
        return output
    }

    /// The number that identifies functions among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_000A }
}
