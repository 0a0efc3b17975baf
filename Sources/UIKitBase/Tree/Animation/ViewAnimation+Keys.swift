import CoreGraphics
import Foundation
import QuartzCore

/// Which layer properties a block animates, and under which keys.
extension ViewAnimation {
    static let animatableKeys: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
        "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath", "contentsRect", "contentsCenter",
        "contents", "anchorPoint", "zPosition", "sublayerTransform", "contentsScale", "rasterizationScale",
        // A backdrop's.
        "blurRadius", "saturation", "tint",
    ]

    /// Whose animations add up.
    static let addedKeys: Set<String> = ["bounds", "position", "transform"]

    /// What a property that is nil animates from.
    static func nothing(_ key: String) -> Any? {
        switch key {
        case "backgroundColor", "borderColor", "shadowColor", "tint": CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        default: nil
        }
    }

    /// Rectangles are animated in two parts: a difference of sizes may be negative, which a rectangle's can't.
    static func parts(of key: String) -> [String] { key == "bounds" ? ["bounds.origin", "bounds.size"] : [key] }

    static func part(_ part: String, of key: String, _ value: Any) -> Any {
        guard let rect = value as? CGRect else { return value }
        return part == "bounds.origin" ? rect.origin : rect.size
    }

    /// The key path itself, or with a number where an animation under way has it.
    static func freeKey(_ path: String, _ layer: CALayer) -> String {
        guard layer.animation(forKey: path) != nil else { return path }
        var number = 2
        while layer.animation(forKey: "\(path)-\(number)") != nil { number += 1 }
        return "\(path)-\(number)"
    }

    /// Any animation of the property is under way, or of a part of it.
    static func isMoving(_ key: String, _ layer: CALayer) -> Bool {
        guard layer.animationKeys() != nil else { return false }
        return parts(of: key).contains { layer.animation(forKey: $0) != nil } || layer.animation(forKey: key) != nil
    }

    static func removeAll(_ path: String, of layer: CALayer) {
        for key in layer.animationKeys() ?? [] where key == path || key.hasPrefix(path + "-") {
            layer.removeAnimation(forKey: key)
        }
    }
}
