import CoreGraphics
import Foundation
import PorticoObjC
import QuartzCore

extension UIView {
    /// The line that people know of `po view` and of logs: what differs from a plain view, in iOS's order (DEV-760).
    func describe() -> String {
        var parts = ["<\(Self.name(of: type(of: self))): \(ObjectAddress.text(of: self))"]
        if let base = appleClass, base != UIView.self { parts.append("baseClass = \(Self.name(of: base))") }
        parts.append("frame = (\(Self.number(frame.minX)) \(Self.number(frame.minY)); \(size))")
        if !transform.isIdentity {
            let all = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            parts.append("transform = [\(all.map(Self.number).joined(separator: ", "))]")
        }
        if let text = describedText { parts.append("text = '\(text)'") }
        parts += flagParts
        if let keys = layer.animationKeys(), !keys.isEmpty {
            let animations = keys.compactMap { key in
                layer.animation(forKey: key).map { "\(key)=<\(type(of: $0)): \(ObjectAddress.text(of: $0))>; " }
            }
            parts.append("animations = { \(animations.joined())}")
        }
        if let first = gestureRecognizers?.first {
            parts.append("gestureRecognizers = <NSArray: \(ObjectAddress.text(of: first))>")
        }
        if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
        parts.append("layer = <\(Self.name(of: type(of: layer))): \(ObjectAddress.text(of: layer))>")
        return (parts + describedEnd).joined(separator: "; ") + ">"
    }

    private var size: String { "\(Self.number(frame.width)) \(Self.number(frame.height))" }

    private var flagParts: [String] {
        var parts: [String] = []
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizing)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        return parts
    }

    private var autoresizing: String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    /// Of an app's view the class of Apple's that it comes from; nil for one of Apple's.
    private var appleClass: AnyClass? {
        var one: AnyClass? = type(of: self)
        while let type = one, !Self.isApples(type) { one = PorticoObjC.superclass(of: type) }
        return one == type(of: self) ? nil : one
    }

    // MARK: Words

    /// Off the main thread nothing else can be asked.
    package nonisolated static func shortDescription(of object: AnyObject) -> String {
        "<\(name(of: type(of: object))): \(ObjectAddress.text(of: object))>"
    }

    /// Apple's classes have no module in their names.
    nonisolated static func name(of type: AnyClass) -> String {
        isApples(type) ? String(describing: type) : String(reflecting: type)
    }

    nonisolated private static func isApples(_ type: AnyClass) -> Bool {
        ["UIKit.", "QuartzCore."].contains { String(reflecting: type).hasPrefix($0) }
    }

    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
