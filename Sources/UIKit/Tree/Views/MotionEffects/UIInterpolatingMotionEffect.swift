import CoreGraphics
import Foundation

/// Moves a numeric property between two values as the device is tilted along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    open private(set) var keyPath: String
    open private(set) var type: EffectType
    /// What is added at the axis' ends: numbers.
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    public required init?(coder: NSCoder) {
        keyPath = coder.decodeObject(of: NSString.self, forKey: "UIKeyPath") as String? ?? ""
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath as NSString, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIType")
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let low = number(minimumRelativeValue), let high = number(maximumRelativeValue) else { return nil }
        let place = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let share = (min(max(place, -1), 1) + 1) / 2
        return [keyPath: low + (high - low) * share]
    }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }
}
