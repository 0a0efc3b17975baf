import CoreGraphics
import Foundation
import PorticoObjC
import PorticoRenderModel

/// The way in which the values between two keys are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a straight line from one to the next: the default.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value stays until the next one's time.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In a straight line, at the same pace all the way; key times and timing functions don't count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Along a smooth curve through all values, which tension, continuity and bias shape.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Along a smooth curve, at the same pace all the way; key times and timing functions don't count.
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

/// The direction that a layer faces which follows a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points along the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points back along the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    private final var storedValues: [Any]?
    private final var storedPath: CGPath?
    private final var storedKeyTimes: [NSNumber]?
    private final var storedFunctions: [CAMediaTimingFunction]?
    private final var mode = CAAnimationCalculationMode.linear
    private final var rotation: CAAnimationRotationMode?
    /// Tension, continuity, bias.
    private final var shape: [[NSNumber]?] = [nil, nil, nil]

    public override init() { super.init() }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        storedFunctions =
            ValueArchive.object(coder, "timingFunctions", [NSArray.self, CAMediaTimingFunction.self])
            as? [CAMediaTimingFunction]
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let storedFunctions { coder.encode(storedFunctions as NSArray, forKey: "timingFunctions") }
    }

    /// The key values, of the property's kind; unused where there is a `path`. nil by default.
    open var values: [Any]? {
        get { storedValues }
        set { storedValues = newValue?.map { ValueConversion.keyed($0) ?? $0 } }
    }

    /// For properties that are points, instead of values: the end of each line and curve is a key value; a move is not.
    open var path: CGPath? {
        get { storedPath }
        set { storedPath = newValue?.copy() }
    }

    /// 0…1, one for each value (one more where discrete), each no less than the one before. Evenly spaced by default; unused where paced.
    open var keyTimes: [NSNumber]? {
        get { storedKeyTimes }
        set { storedKeyTimes = newValue }
    }

    /// One for each stretch between two values.
    open var timingFunctions: [CAMediaTimingFunction]? {
        get { storedFunctions }
        set { storedFunctions = newValue }
    }

    /// The way in which the values between two keys are found: `linear` by default.
    open var calculationMode: CAAnimationCalculationMode {
        get { mode }
        set { mode = newValue }
    }

    /// Whether the layer turns with the path; nil for no.
    open var rotationMode: CAAnimationRotationMode? {
        get { rotation }
        set { rotation = newValue }
    }

    /// How tight the curve of the cubic modes is at each value: 1 straight, 0 round, −1 rounder. 0 where there is none.
    open var tensionValues: [NSNumber]? {
        get { shape[0] }
        set { shape[0] = newValue }
    }

    /// Sharp corners at each value in the cubic modes, inwards above 0, outwards below.
    open var continuityValues: [NSNumber]? {
        get { shape[1] }
        set { shape[1] = newValue }
    }

    /// Where the curve swings out in the cubic modes: before each value above 0, after it below.
    open var biasValues: [NSNumber]? {
        get { shape[2] }
        set { shape[2] = newValue }
    }

    package override func makeBlank() -> CAAnimation { CAKeyframeAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (other.storedValues, other.storedPath, other.storedKeyTimes) = (storedValues, storedPath, storedKeyTimes)
        (other.storedFunctions, other.mode, other.rotation, other.shape) = (storedFunctions, mode, rotation, shape)
    }

    package override class var archivedKeys: [String] {
        super.archivedKeys + [
            "values", "path", "keyTimes", "calculationMode", "rotationMode", "tensionValues", "continuityValues",
            "biasValues",
        ]
    }

    package override func readValue(_ key: String) -> Any?? {
        switch key {
        case "values": .some(values)
        case "path": .some(path)
        case "keyTimes": .some(keyTimes)
        case "timingFunctions": .some(timingFunctions)
        case "calculationMode": calculationMode.rawValue
        case "rotationMode": .some(rotationMode?.rawValue)
        case "tensionValues": .some(tensionValues)
        case "continuityValues": .some(continuityValues)
        case "biasValues": .some(biasValues)
        default: super.readValue(key)
        }
    }

    package override func write(_ value: Any?, _ key: String) -> Bool {
        func numbers() -> [NSNumber]? {
            (value as? [Any])?.compactMap { ValueCoding.number($0).map { NSNumber(value: $0) } }
        }
        switch key {
        case "values": values = value as? [Any]
        case "path": path = value as? CGPath
        case "keyTimes": keyTimes = numbers()
        case "timingFunctions": timingFunctions = value as? [CAMediaTimingFunction]
        case "calculationMode":
            calculationMode =
                value as? CAAnimationCalculationMode
                ?? CAAnimationCalculationMode(rawValue: value as? String ?? "linear")
        case "rotationMode":
            rotationMode =
                value as? CAAnimationRotationMode ?? (value as? String).map { CAAnimationRotationMode(rawValue: $0) }
        case "tensionValues": tensionValues = numbers()
        case "continuityValues": continuityValues = numbers()
        case "biasValues": biasValues = numbers()
        default: return super.write(value, key)
        }
        return true
    }

    package override func makeKind(for layer: any AnimationTarget) -> AnimationRecord.Kind {
        let times = storedKeyTimes?.map { min(max($0.doubleValue, 0), 1) }
        let functions = storedFunctions?.map(\.record) ?? []
        if let storedPath {
            return .keyframe(
                KeyframeRecord(
                    path: storedPath.stretches, keyTimes: times, timingFunctions: functions, mode: mode.record,
                    rotation: rotation == .rotateAuto ? .auto : rotation == .rotateAutoReverse ? .autoReverse : .none))
        }
        let records = (storedValues ?? []).compactMap { value in record(of: value, for: layer) }
        func number(_ list: [NSNumber]?, _ i: Int) -> Double {
            list.flatMap { i < $0.count ? $0[i].doubleValue : 0 } ?? 0
        }
        let shapes = records.indices.map {
            KeyframeRecord.Shape(
                tension: number(shape[0], $0), continuity: number(shape[1], $0), bias: number(shape[2], $0))
        }
        return .keyframe(
            KeyframeRecord(
                values: records, keyTimes: times, timingFunctions: functions, mode: mode.record, shapes: shapes))
    }
}

extension CGPath {
    /// The path's lines and curves, for an animation along it.
    fileprivate var stretches: [KeyframeRecord.Stretch] {
        var result: [KeyframeRecord.Stretch] = []
        var start = CGPoint.zero, here = CGPoint.zero
        func add(_ end: CGPoint, _ controls: [CGPoint] = []) {
            result.append(.init(.point(here), .point(end), controls: controls.map { .point($0) }))
            here = end
        }
        for element in elements {
            switch element {
            case .move(let p): (start, here) = (p, p)
            case .line(let p): add(p)
            case .quad(let c, let p):
                // The same parabola as a cubic.
                add(
                    p,
                    [
                        CGPoint(x: here.x + (c.x - here.x) * 2 / 3, y: here.y + (c.y - here.y) * 2 / 3),
                        CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3),
                    ])
            case .curve(let a, let b, let p): add(p, [a, b])
            case .close: if here != start { add(start) }
            }
        }
        return result
    }
}
