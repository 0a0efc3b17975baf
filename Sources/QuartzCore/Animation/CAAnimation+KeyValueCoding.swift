import CoreGraphics
import Foundation
import PorticoRenderModel

extension CAAnimation {
    final func keyedValue(_ key: String) -> Any? {
        if let known = readValue(key) { return known }
        return keyedValues[key] ?? type(of: self).defaultValue(forKey: key)
    }

    final func setKeyedValue(_ value: Any?, _ key: String) {
        let value = value is NSNull ? nil : value
        if !write(value, key) { keyedValues[key] = value }
    }

    static var timingKeys: [String] {
        [
            "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
            "timingFunction", "delegate", "removedOnCompletion",
        ]
    }

    static func standardValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
        case "repeatCount": Float(0)
        case "speed": Float(1)
        case "autoreverses": false
        case "removedOnCompletion": true
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        default: nil
        }
    }

    final func readTiming(_ key: String) -> Any?? {
        switch key {
        case "beginTime": beginTime
        case "duration": duration
        case "speed": speed
        case "timeOffset": timeOffset
        case "repeatCount": repeatCount
        case "repeatDuration": repeatDuration
        case "autoreverses": autoreverses
        case "fillMode": fillMode.rawValue
        case "timingFunction": .some(timingFunction)
        case "delegate": .some(delegate)
        case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
        default: nil
        }
    }

    final func writeTiming(_ value: Any?, _ key: String) -> Bool {
        let n = value.flatMap(ValueCoding.number) ?? 0
        switch key {
        case "beginTime": beginTime = n
        case "duration": duration = n
        case "speed": speed = value == nil ? 1 : Float(n)
        case "timeOffset": timeOffset = n
        case "repeatCount": repeatCount = Float(n)
        case "repeatDuration": repeatDuration = n
        case "autoreverses": autoreverses = n != 0
        case "fillMode":
            fillMode = value as? CAMediaTimingFillMode ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion = value == nil || n != 0
        default: return false
        }
        return true
    }

    // MARK: Archives

    final func encodeValues(to coder: NSCoder) {
        for key in type(of: self).archivedKeys + keyedValues.keys.sorted() where shouldArchiveValue(forKey: key) {
            ValueArchive.encode(keyedValue(key), coder, key)
        }
        coder.encode(keyedValues.keys.sorted() as NSArray, forKey: "portico.keys")
    }

    final func decodeValues(_ coder: NSCoder) {
        let own = ValueArchive.object(coder, "portico.keys", [NSArray.self, NSString.self]) as? [String] ?? []
        for key in type(of: self).archivedKeys + own {
            let classes: [AnyClass] = [CAAnimation.self, CAMediaTimingFunction.self, CAValueFunction.self]
            if let value = ValueArchive.decode(coder, key, allowing: classes) { setKeyedValue(value, key) }
        }
    }
}
