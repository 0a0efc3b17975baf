import CoreGraphics
import Foundation

/// The font of a stretch of a document, as its words say it.
struct DocumentFont: Hashable {
    var family: String?
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isMonospaced = false

    var font: UIFont {
        var font: UIFont
        switch family?.lowercased() {
        case "-apple-system", "system-ui", ".applesystemuifont", ".sfui-regular", "blinkmacsystemfont":
            font = .systemFont(ofSize: size)
        case "monospace", "ui-monospace", "sf mono": font = .monospacedSystemFont(ofSize: size, weight: .regular)
        case "sans-serif": font = UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
        case let name?: font = UIFont(name: name, size: size) ?? Self.standard(size)
        case nil: font = Self.standard(size)
        }
        if isMonospaced, family == nil { font = .monospacedSystemFont(ofSize: size, weight: .regular) }
        var traits = font.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    private static func standard(_ size: CGFloat) -> UIFont {
        UIFont(name: "Times New Roman", size: size) ?? UIFont(name: "Helvetica", size: size)
            ?? .systemFont(ofSize: size)
    }
}
