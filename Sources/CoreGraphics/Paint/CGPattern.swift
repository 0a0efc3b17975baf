import Foundation

/// Draws one cell of a pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Says that a pattern no longer needs its `info`.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that a pattern calls.
public struct CGPatternCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern goes.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    public init() {
        self.init(version: 0, drawPattern: nil, releaseInfo: nil)
    }

    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// The way in which a pattern's cells meet the device's pixels.
public enum CGPatternTiling: Int32, Sendable {
    case noDistortion = 0
    case constantSpacingMinimalDistortion
    case constantSpacing
}

/// A drawing repeated over the plane.
public final class CGPattern: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
    let bounds: CGRect
    /// From the pattern's space to the context's base space; the current transform does not count.
    let matrix: CGAffineTransform
    let xStep: CGFloat
    let yStep: CGFloat
    let tiling: CGPatternTiling
    let isColored: Bool
    private let callbacks: CGPatternCallbacks

    /// Creates a pattern. Nil where the cell is empty, a step is zero or nothing draws.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard callbacks.drawPattern != nil, bounds.isFinite, !bounds.isEmpty, xStep != 0, yStep != 0,
            xStep.isFinite, yStep.isFinite
        else { return nil }
        self.info = info
        self.bounds = bounds.standardized
        self.matrix = matrix
        self.xStep = abs(xStep)
        self.yStep = abs(yStep)
        self.tiling = tiling
        self.isColored = isColored
        self.callbacks = callbacks
    }

    deinit {
        callbacks.releaseInfo?(info)
    }

    func drawCell(in context: CGContext) {
        callbacks.drawPattern?(info, context)
    }

    /// The number that identifies patterns among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0003 }
}

extension CGPattern: Hashable {
    public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
