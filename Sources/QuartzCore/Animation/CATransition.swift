import Foundation
import PorticoRenderModel

/// The way in which the new picture takes the place of the old one.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new picture appears as the old one goes: the default.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new picture slides over the old one, fading (DEV-033).
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new picture slides in and pushes the old one out, both fading (DEV-033).
    public static let push = CATransitionType(rawValue: "push")
    /// The old picture slides away, fading, and uncovers the new one (DEV-033).
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side the pictures move.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right edge: what nil means, too.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left edge.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the edge with the largest y: from below on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the edge with the smallest y: from above on iOS.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From the picture that a layer made before the commit to the one that it makes after.
open class CATransition: CAAnimation {
    private final var record = TransitionRecord()
    private final var storedType = CATransitionType.fade
    private final var storedSubtype: CATransitionSubtype?

    public override init() { super.init() }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How the new picture takes the old one's place: `fade` by default, and for an unknown name.
    open var type: CATransitionType {
        get { storedType }
        set {
            storedType = newValue
            record.kind =
                newValue == .moveIn ? .moveIn : newValue == .push ? .push : newValue == .reveal ? .reveal : .fade
        }
    }

    /// From which side the pictures move, for all types but `fade`; nil, the default, is from the right.
    open var subtype: CATransitionSubtype? {
        get { storedSubtype }
        set {
            storedSubtype = newValue
            switch newValue {
            case .fromLeft: record.direction = .fromLeft
            case .fromTop: record.direction = .fromTop
            case .fromBottom: record.direction = .fromBottom
            default: record.direction = .fromRight
            }
        }
    }

    /// Where on the way it starts, 0…1; not behind `endProgress`.
    open var startProgress: Float {
        get { Float(record.startProgress) }
        set { record.startProgress = min(max(Double(newValue), 0), 1) }
    }

    /// Where on the way it ends, 0…1.
    open var endProgress: Float {
        get { Float(record.endProgress) }
        set { record.endProgress = min(max(Double(newValue), 0), 1) }
    }

    /// The old picture is a page that is rolled up, or the new one a page that is rolled down: what UIKit has beyond the public types.
    package final func rollsPage(up: Bool) { record.kind = up ? .curlUp : .curlDown }

    package override func makeBlank() -> CAAnimation { CATransition() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CATransition else { return }
        (other.record, other.storedType, other.storedSubtype) = (record, storedType, storedSubtype)
    }

    package override class var archivedKeys: [String] {
        super.archivedKeys + ["type", "subtype", "startProgress", "endProgress"]
    }

    package override func readValue(_ key: String) -> Any?? {
        switch key {
        case "type": type.rawValue
        case "subtype": .some(subtype?.rawValue)
        case "startProgress": startProgress
        case "endProgress": endProgress
        default: super.readValue(key)
        }
    }

    package override func write(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "type": type = value as? CATransitionType ?? CATransitionType(rawValue: value as? String ?? "fade")
        case "subtype":
            subtype = value as? CATransitionSubtype ?? (value as? String).map { CATransitionSubtype(rawValue: $0) }
        case "startProgress": startProgress = Float(value.flatMap(ValueCoding.number) ?? 0)
        case "endProgress": endProgress = Float(value.flatMap(ValueCoding.number) ?? 1)
        default: return super.write(value, key)
        }
        return true
    }

    package override func makeKind(for layer: any AnimationTarget) -> AnimationRecord.Kind { .transition(record) }
}
