import CoreGraphics
import Foundation

/// Moves a numeric property between two values as the device is tilted along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// About which axis the device is tilted.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    /// The key path of the view's property that the effect adds to.
    open private(set) var keyPath: String
    /// Along which axis the tilt counts.
    open private(set) var type: EffectType
    /// What is added at the axis' ends: numbers.
    open var minimumRelativeValue: Any?
    /// What is added when the device is tilted as far as possible to the right or the bottom: a number. Nil by default.
    open var maximumRelativeValue: Any?

    /// Makes an effect on a property along an axis; without its two values it adds nothing.
    public init(keyPath: String, type: EffectType) {
        (self.keyPath, self.type) = (keyPath, type)
        super.init()
    }

    /// Reads key path, axis and values from an archive.
    public required init?(coder: NSCoder) {
        keyPath = coder.presentObject(NSString.self, "UIKeyPath") as String? ?? ""
        type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
        minimumRelativeValue = coder.presentObject(NSNumber.self, "UIMinimumRelativeValue")
        maximumRelativeValue = coder.presentObject(NSNumber.self, "UIMaximumRelativeValue")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(keyPath as NSString, forKey: "UIKeyPath")
        coder.encode(type.rawValue, forKey: "UIType")
        if let low = number(minimumRelativeValue) {
            coder.encode(NSNumber(value: Double(low)), forKey: "UIMinimumRelativeValue")
        }
        if let high = number(maximumRelativeValue) {
            coder.encode(NSNumber(value: Double(high)), forKey: "UIMaximumRelativeValue")
        }
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
