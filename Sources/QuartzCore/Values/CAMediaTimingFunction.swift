import Foundation
import PorticoRenderModel
import PorticoTrace

/// The names of the usual timing functions.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At an even pace: a straight line.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the begin.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at the begin and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// What the system's own animations use: fast at the begin, slow at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a cubic from (0,0) to (1,1), given by its two inner control points.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    package let record: TimingFunction

    /// A function of its two inner control points. The x of both is to be within 0 and 1; y may go beyond.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        // Through text, so that 0.42 as a Float is 0.42 as a Double: the named ones compare equal to hand-written ones.
        func wide(_ f: Float) -> Double { Double("\(f)") ?? Double(f) }
        record = TimingFunction(x1: wide(c1x), y1: wide(c1y), x2: wide(c2x), y2: wide(c2y))
    }

    package init(_ record: TimingFunction) { self.record = record }

    /// The function of an archive.
    public required init?(coder: NSCoder) {
        record = TimingFunction(
            x1: coder.decodeDouble(forKey: "x1"), y1: coder.decodeDouble(forKey: "y1"),
            x2: coder.decodeDouble(forKey: "x2"), y2: coder.decodeDouble(forKey: "y2"))
    }

    /// True: functions are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the two inner control points.
    open func encode(with coder: NSCoder) {
        coder.encode(record.x1, forKey: "x1")
        coder.encode(record.y1, forKey: "y1")
        coder.encode(record.x2, forKey: "x2")
        coder.encode(record.y2, forKey: "y2")
    }

    /// An unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(.easeIn)
        case .easeOut: self.init(.easeOut)
        case .easeInEaseOut: self.init(.easeInEaseOut)
        case .default: self.init(.default)
        default: self.init(.linear)
        }
    }

    /// Point 0 is (0,0), 1 and 2 are the inner ones, 3 is (1,1). Writes x and y.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all: [(Double, Double)] = [(0, 0), (record.x1, record.y1), (record.x2, record.y2), (1, 1)]
        FatalException.range.raise(
            unless: all.indices.contains(idx), "A timing function has control points 0 to 3, not \(idx).")
        ptr[0] = Float(all[idx].0)
        ptr[1] = Float(all[idx].1)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.record == record }
    open override var hash: Int { record.hashValue }
    open override var description: String { "(\(record.x1), \(record.y1), \(record.x2), \(record.y2))" }
}
