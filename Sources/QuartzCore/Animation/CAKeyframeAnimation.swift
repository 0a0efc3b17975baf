import CoreGraphics
import Foundation
import PorticoRenderModel

public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var record: KeyframeRecord.Mode {
        switch self {
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        default: .linear
        }
    }
}

/// Through a list of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    private final var storedValues: [Any]?
    private final var storedKeyTimes: [NSNumber]?
    private final var storedFunctions: [CAMediaTimingFunction]?
    private final var mode = CAAnimationCalculationMode.linear

    public override init() { super.init() }

    open var values: [Any]? {
        get { storedValues }
        set { storedValues = newValue }
    }

    /// 0…1, one for each value (one more where discrete). Evenly spaced by default; unused where paced.
    open var keyTimes: [NSNumber]? {
        get { storedKeyTimes }
        set { storedKeyTimes = newValue }
    }

    /// One for each stretch between two values.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { storedFunctions }
        set { storedFunctions = newValue }
    }

    open var calculationMode: CAAnimationCalculationMode {
        get { mode }
        set { mode = newValue }
    }

    package override func makeBlank() -> CAAnimation { CAKeyframeAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (other.storedValues, other.storedKeyTimes) = (storedValues, storedKeyTimes)
        (other.storedFunctions, other.mode) = (storedFunctions, mode)
    }

    package override func makeKind(for layer: CALayer) -> AnimationRecord.Kind {
        let records = (storedValues ?? []).compactMap { value in record(of: value, for: layer) }
        var times = storedKeyTimes?.map { min(max($0.doubleValue, 0), 1) }
        let mode = mode.record
        // Too few, or of no use: the default.
        if mode == .paced || mode == .cubicPaced || times.map({ $0.count < records.count }) == true {
            times = nil
        }
        return .keyframe(
            KeyframeRecord(
                values: records, keyTimes: times, timingFunctions: storedFunctions?.map(\.record) ?? [], mode: mode))
    }
}
