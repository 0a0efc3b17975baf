import CoreGraphics
import Foundation
import QuartzCore

/// One property that an inspector shows, as text, and may change.
struct InspectedProperty<Object> {
    let name: String
    let get: @MainActor (Object) -> String
    /// False when the text is no value of the property. Nil: read only.
    let set: (@MainActor (Object, String) -> Bool)?

    init(
        _ name: String, _ get: @escaping @MainActor (Object) -> String,
        set: (@MainActor (Object, String) -> Bool)? = nil
    ) {
        self.name = name
        self.get = get
        self.set = set
    }
}

/// The properties of views, labels and layers that the inspector knows.
@MainActor enum InspectedProperties {
    static let view: [InspectedProperty<UIView>] = [
        .init("frame", { InspectedValue.text($0.frame) }) { view, text in
            InspectedValue.rect(text).map { view.frame = $0 } != nil
        },
        .init("alpha", { InspectedValue.text($0.alpha) }) { view, text in
            InspectedValue.number(text).map { view.alpha = $0 } != nil
        },
        .init("isHidden", { String($0.isHidden) }) { view, text in Bool(text).map { view.isHidden = $0 } != nil },
        .init("backgroundColor", { $0.backgroundColor.map { InspectedValue.text($0.cgColor) } ?? "none" }) {
            view, text in
            if text == "none" {
                view.backgroundColor = nil
            } else {
                guard let color = InspectedValue.color(text) else { return false }
                view.backgroundColor = color
            }
            return true
        },
        .init("clipsToBounds", { String($0.clipsToBounds) }) { view, text in
            Bool(text).map { view.clipsToBounds = $0 } != nil
        },
        .init("isUserInteractionEnabled", { String($0.isUserInteractionEnabled) }) { view, text in
            Bool(text).map { view.isUserInteractionEnabled = $0 } != nil
        },
        .init("tag", { String($0.tag) }) { view, text in Int(text).map { view.tag = $0 } != nil },
        .init("accessibilityIdentifier", { $0.accessibilityIdentifier ?? "" }),
    ]

    static let label: [InspectedProperty<UILabel>] = [
        .init("text", { $0.text ?? "" }) { label, text in
            label.text = text
            return true
        },
        .init("numberOfLines", { String($0.numberOfLines) }) { label, text in
            Int(text).map { label.numberOfLines = max(0, $0) } != nil
        },
    ]

    static let layer: [InspectedProperty<CALayer>] = [
        .init("position", { InspectedValue.text($0.position) }) { layer, text in
            InspectedValue.point(text).map { layer.position = $0 } != nil
        },
        .init("bounds", { InspectedValue.text($0.bounds) }) { layer, text in
            InspectedValue.rect(text).map { layer.bounds = $0 } != nil
        },
        .init("anchorPoint", { InspectedValue.text($0.anchorPoint) }),
        .init("zPosition", { InspectedValue.text($0.zPosition) }) { layer, text in
            InspectedValue.number(text).map { layer.zPosition = $0 } != nil
        },
        .init("opacity", { InspectedValue.text(CGFloat($0.opacity)) }) { layer, text in
            InspectedValue.number(text).map { layer.opacity = Float($0) } != nil
        },
        .init("isHidden", { String($0.isHidden) }) { layer, text in Bool(text).map { layer.isHidden = $0 } != nil },
        .init("cornerRadius", { InspectedValue.text($0.cornerRadius) }) { layer, text in
            InspectedValue.number(text).map { layer.cornerRadius = $0 } != nil
        },
        .init("borderWidth", { InspectedValue.text($0.borderWidth) }) { layer, text in
            InspectedValue.number(text).map { layer.borderWidth = $0 } != nil
        },
        .init("backgroundColor", { $0.backgroundColor.map { InspectedValue.text($0) } ?? "none" }) { layer, text in
            if text == "none" {
                layer.backgroundColor = nil
            } else {
                guard let color = InspectedValue.color(text) else { return false }
                layer.backgroundColor = color.cgColor
            }
            return true
        },
        .init("masksToBounds", { String($0.masksToBounds) }) { layer, text in
            Bool(text).map { layer.masksToBounds = $0 } != nil
        },
        .init("contentsScale", { InspectedValue.text($0.contentsScale) }),
    ]
}

/// Values as the inspector writes and reads them: numbers with blanks or commas between, colours as #RRGGBBAA.
enum InspectedValue {
    static func text(_ number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e9
            ? String(Int(number)) : String(Double((number * 1000).rounded() / 1000))
    }
    static func text(_ point: CGPoint) -> String { "\(text(point.x)), \(text(point.y))" }
    static func text(_ rect: CGRect) -> String {
        "\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height))"
    }
    static func text(_ color: CGColor) -> String {
        let parts = color.components ?? []
        let rgba =
            parts.count >= 4
            ? Array(parts.prefix(4)) : parts.count == 2 ? [parts[0], parts[0], parts[0], parts[1]] : []
        guard rgba.count == 4 else { return "a pattern" }
        return "#" + rgba.map { hex(Int((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    private static func hex(_ byte: Int) -> String {
        let text = String(byte, radix: 16, uppercase: true)
        return text.count == 1 ? "0" + text : text
    }

    static func number(_ text: String) -> CGFloat? {
        Double(text.trimmingCharacters(in: .whitespaces)).flatMap { $0.isFinite && abs($0) < 1e6 ? CGFloat($0) : nil }
    }

    private static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { $0 == "," || $0 == " " }.map { number(String($0)) }
        return parts.count == count && !parts.contains { $0 == nil } ? parts.compactMap { $0 } : nil
    }

    static func point(_ text: String) -> CGPoint? { numbers(text, 2).map { CGPoint(x: $0[0], y: $0[1]) } }
    static func rect(_ text: String) -> CGRect? {
        numbers(text, 4).flatMap {
            $0[2] >= 0 && $0[3] >= 0 ? CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) : nil
        }
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("#"), text.utf8.dropFirst().allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }) else {
            return nil
        }
        var digits = String(text.dropFirst())
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        if digits.count == 6 { digits += "FF" }
        guard digits.count == 8, let value = UInt32(digits, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}
