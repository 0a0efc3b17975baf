import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace

/// Goes through what VoiceOver reads, in order, and says what people will stumble over.
///
/// - From: `InspectorDesk`
@MainActor enum AccessibilityAudit {
    /// Points that a finger needs, in each direction.
    static let target: CGFloat = 44
    /// What a text's contrast must be; large ones may have less.
    static let contrast = 4.5, contrastOfLarge = 3.0

    static func elements() -> [AuditedElement] {
        ObjectTable.shared.sweep()
        let screen = AppRuntime.current.map { runtime in
            let pixels = runtime.pixels()
            return TextContrast(pixels, scale: CGFloat(pixels.width) / max(1, UIScreen.main.bounds.width))
        }
        return AccessibilityTree.elements().map { audit($0, screen) }
    }

    private static func audit(_ node: AccessibilityNode, _ screen: TextContrast?) -> AuditedElement {
        let frame = node.frame
        var told = AuditedElement(
            id: ObjectTable.shared.id(node.object), type: ShownClass.name(of: node.object), spoken: node.spoken,
            traits: node.traits.memberNames,
            frame: [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
        (told.label, told.value, told.hint) = (node.label, node.value, node.hint)
        told.identifier = node.identifier
        if (node.label ?? "").isEmpty {
            told.warnings.append(.init(.label, "no label: only “\(node.spoken)” is read"))
        }
        if let size = smallTarget(node) {
            told.warnings.append(
                .init(
                    .target,
                    "a target of \(InspectedValue.text(size.width)) × \(InspectedValue.text(size.height)), less than 44 × 44"
                ))
        }
        guard let view = node.object as? UIView else { return told }
        for text in texts(in: view) {
            if isClipped(text) {
                told.warnings.append(.init(.clipped, "“\(words(of: text).prefix(40))” doesn't fit and is cut off"))
            }
            guard let screen, !node.traits.contains(.notEnabled), let (ratio, isLarge) = contrast(of: text, screen)
            else { continue }
            told.contrast = min(told.contrast ?? 21, ratio)
            let needed = isLarge ? contrastOfLarge : contrast
            if ratio < needed - 0.005, isTheAppsChoice(text, in: view) {
                let size = isLarge ? "large text" : "text"
                told.warnings.append(
                    .init(
                        .contrast,
                        "“\(words(of: text).prefix(40))”: contrast \(rounded(ratio)):1, \(size) needs \(needed):1"))
            }
        }
        return told
    }

    private static func rounded(_ ratio: Double) -> Double { (ratio * 100).rounded(.down) / 100 }

    /// Whether the app has chosen what the text looks like: it isn't one of UIKit's own parts, and its colour isn't one of the system's.
    private static func isTheAppsChoice(_ text: UIView, in element: UIView) -> Bool {
        let first = (text as? UILabel)?.attributedText.flatMap { words in
            words.length > 0 ? words.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
        }
        let color =
            first ?? (text as? UILabel)?.textColor ?? (text as? UITextField)?.textColor
            ?? (text as? UITextView)?.textColor
        if let color, isSystems(color, in: text), text.alpha == 1, isOnSystemGround(text) { return false }
        var next: UIView? = text
        while let view = next {
            if ShownClass.isOwn(view) { return false }
            if view === element { break }
            next = view.superview
        }
        return true
    }

    /// Whether a colour is one of the system's; SwiftUI gives texts what such a colour is at their place.
    private static func isSystems(_ color: UIColor, in view: UIView) -> Bool {
        if color.isSystemColor { return true }
        let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText]
        let (traits, shown) = (view.traitCollection, color.cgColor.rgba)
        return labels.contains { (label: UIColor) -> Bool in
            let difference = label.resolvedColor(with: traits).cgColor.rgba - shown
            return (0..<4).allSatisfy { abs(difference[$0]) < 0.001 }
        }
    }

    /// Whether what is behind the text has a colour of the system's, or none of the app's.
    private static func isOnSystemGround(_ text: UIView) -> Bool {
        var next: UIView? = text
        while let view = next {
            if let color = view.backgroundColor, color != .clear { return color.isSystemColor }
            next = view.superview
        }
        return true
    }

    // MARK: Targets

    /// Of something to be touched that is too small for a finger.
    private static func smallTarget(_ node: AccessibilityNode) -> CGSize? {
        let touched: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .toggleButton]
        guard node.object is UIControl || !node.traits.isDisjoint(with: touched) else { return nil }
        guard !node.traits.contains(.notEnabled) else { return nil }
        // A link within a text is as high as its line.
        if !(node.object is UIView), node.view is UITextView { return nil }
        guard node.frame.width < target || node.frame.height < target else { return nil }
        // A view may take touches further out than it is seen.
        if let view = node.object as? UIView {
            let reach = CGVector(dx: target / 2 - 0.5, dy: target / 2 - 0.5)
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let ends = [
                CGPoint(x: middle.x - reach.dx, y: middle.y), CGPoint(x: middle.x + reach.dx, y: middle.y),
                CGPoint(x: middle.x, y: middle.y - reach.dy), CGPoint(x: middle.x, y: middle.y + reach.dy),
            ]
            if ends.allSatisfy({ view.point(inside: $0, with: nil) }) { return nil }
        }
        return node.frame.size
    }

    // MARK: Texts

    private static func texts(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        if !words(of: view).isEmpty { return [view] }
        return DeepStack.run { view.subviews.flatMap { texts(in: $0) } }
    }

    private static func words(of view: UIView) -> String {
        switch view {
        case let label as UILabel: label.text ?? ""
        case let field as UITextField: field.text ?? ""
        case let text as UITextView: text.text ?? ""
        default: ""
        }
    }

    /// Of a text that is whole on the screen.
    private static func contrast(of view: UIView, _ screen: TextContrast) -> (ratio: Double, isLarge: Bool)? {
        let look: (color: UIColor?, font: UIFont?) =
            switch view {
            case let label as UILabel: (label.textColor, label.font)
            case let field as UITextField: (field.textColor, field.font)
            case let text as UITextView: (text.textColor, text.font)
            default: (nil, nil)
            }
        guard let color = look.color, view.window != nil else { return nil }
        let frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        guard UIScreen.main.bounds.contains(frame) else { return nil }
        var alpha = 1.0
        var next: UIView? = view
        while let view = next {
            alpha *= Double(view.alpha)
            next = view.superview
        }
        guard
            let ratio = screen.ratio(
                of: color.resolvedColor(with: view.traitCollection).cgColor, alpha: alpha, in: frame)
        else { return nil }
        let size = look.font?.pointSize ?? 17
        let isBold = look.font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
        return (ratio, size >= 18 || isBold && size >= 14)
    }

    /// Whether a label shows less than its text.
    private static func isClipped(_ view: UIView) -> Bool {
        guard let label = view as? UILabel, label.bounds.width > 0 else { return false }
        let bounds = label.bounds
        if label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 {
            let whole = label.naturalSize(width: 0)
            return whole.width * label.minimumScaleFactor > bounds.width + 0.5
        }
        let room = CGRect(x: 0, y: 0, width: bounds.width, height: 1e7)
        let whole = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
        let shown = label.textRect(forBounds: room, limitedToNumberOfLines: label.numberOfLines).height
        return min(shown, bounds.height) < whole - 0.5
    }
}
