import CoreGraphics
import Foundation
import PorticoNib

/// Colours of documents, in all their forms: named, of the system (its newer name before its older), or components.
@MainActor enum NibColor {
    static func color(_ node: NibNode, _ context: NibContext?, depth: Int = 0) -> UIColor? {
        guard node.element == "color", depth < 4 else { return nil }
        if let name = node.string("systemColor") ?? node.string("xcode11CocoaTouchSystemColor") {
            // Interface Builder still writes names of before iOS 13 here, above all that of grouped tables; the copy
            // that the document has of them is the light one alone.
            if let color = old(name) ?? fallback(name, context, depth) { return color }
        }
        if let name = node.string("cocoaTouchSystemColor") { return old(name) }
        if let name = node.string("name") {
            if node.string("catalog") == "System", let color = old(name) { return color }
            if let color = UIColor(named: name, in: context?.bundle, compatibleWith: nil) { return color }
            if let color = fallback(name, context, depth) { return color }
        }
        return components(node)
    }

    /// The copy that a document has of a colour.
    private static func fallback(_ name: String, _ context: NibContext?, _ depth: Int) -> UIColor? {
        (context?.facts.colors[name]).flatMap { color($0, context, depth: depth + 1) }
    }

    private static func components(_ node: NibNode) -> UIColor? {
        let alpha = CGFloat(node.number("alpha") ?? 1)
        if let white = node.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
        if let cyan = node.number("cyan") {
            let rest = 1 - (node.number("black") ?? 0)
            let parts = [cyan, node.number("magenta") ?? 0, node.number("yellow") ?? 0].map { CGFloat((1 - $0) * rest) }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
        }
        guard let red = node.number("red"), let green = node.number("green"), let blue = node.number("blue") else {
            return nil
        }
        if node.string("customColorSpace") == "displayP3" {
            return UIColor(displayP3Red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    /// A colour of the system by its name, also by those of before iOS 13.
    private static func old(_ name: String) -> UIColor? {
        switch name {
        case "darkTextColor": .darkText
        case "lightTextColor": .lightText
        case "groupTableViewBackgroundColor", "scrollViewTexturedBackgroundColor", "viewFlipsideBackgroundColor":
            .systemGroupedBackground
        case "whiteColor": .white
        case "blackColor": .black
        case "darkGrayColor": .darkGray
        case "lightGrayColor": .lightGray
        case "grayColor": .gray
        case "redColor": .red
        case "greenColor": .green
        case "blueColor": .blue
        case "cyanColor": .cyan
        case "yellowColor": .yellow
        case "magentaColor": .magenta
        case "orangeColor": .orange
        case "purpleColor": .purple
        case "brownColor": .brown
        case "clearColor": .clear
        case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
        default: UIColor.systemColor(named: name)
        }
    }
}

/// Fonts of documents: of the system, by name, or of a text style.
@MainActor enum NibFont {
    static func font(_ node: NibNode) -> UIFont? {
        if node.element == "font" { return attributeFont(node) }
        guard node.element == "fontDescription" else { return nil }
        let given = CGFloat(node.number("pointSize") ?? 0)
        let size = given > 0 ? given : UIFont.systemFontSize
        if let style = node.string("style") { return UIFont.preferredFont(forTextStyle: textStyle(style)) }
        if let name = node.string("name"), let font = UIFont(name: name, size: size) { return font }
        switch node.string("type") {
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight(node.string("weight")))
        }
    }

    /// Of an attributed string.
    private static func attributeFont(_ node: NibNode) -> UIFont? {
        let size = CGFloat(node.number("size") ?? Double(UIFont.systemFontSize))
        if let name = node.string("name"), let font = UIFont(name: name, size: size) { return font }
        switch node.string("metaFont") {
        case "systemBold", "boldSystem": return .boldSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size)
        }
    }

    static func textStyle(_ name: String) -> UIFont.TextStyle {
        name == "UICTFontTextStyleTitle0" ? .largeTitle : UIFont.TextStyle(rawValue: name)
    }

    private static func weight(_ name: String?) -> UIFont.Weight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .regular
        }
    }

    static func symbolWeight(_ name: String?) -> UIImage.SymbolWeight {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: .unspecified
        }
    }
}

/// Images of documents.
@MainActor enum NibImage {
    static func image(_ name: String, catalog: String?, _ context: NibContext) -> UIImage? {
        if name.isEmpty { return nil }
        if catalog == "system" { return UIImage(systemName: name) }
        if let image = UIImage(named: name, in: context.bundle, compatibleWith: nil) { return image }
        warnAboutDrawing("Could not load the \"\(name)\" image referenced from a nib (\(context.facts.name))")
        return nil
    }

    /// `imageReference`: an image with how it is drawn.
    static func reference(_ node: NibNode, _ context: NibContext) -> UIImage? {
        guard node.element == "imageReference", let name = node.string("image") else { return nil }
        var found = image(name, catalog: node.string("catalog"), context)
        let scale: UIImage.SymbolScale? =
            switch node.string("symbolScale") {
            case "small": .small
            case "medium": .medium
            case "large": .large
            default: nil
            }
        if let scale, found?.isSymbolImage == true {
            found = found?.withConfiguration(UIImage.SymbolConfiguration(scale: scale))
        }
        switch node.string("renderingMode") {
        case "template": return found?.withRenderingMode(.alwaysTemplate)
        case "original": return found?.withRenderingMode(.alwaysOriginal)
        default: return found
        }
    }

    static func configuration(_ node: NibNode) -> UIImage.SymbolConfiguration? {
        guard node.element == "preferredSymbolConfiguration" else { return nil }
        let weight = NibFont.symbolWeight(node.string("weight"))
        let scale: UIImage.SymbolScale =
            switch node.string("scale") {
            case "small": .small
            case "medium": .medium
            case "large": .large
            default: .default
            }
        if node.string("configurationType") == "font", let font = node.first("fontDescription").flatMap(NibFont.font) {
            return .init(font: font, scale: scale)
        }
        if let size = node.number("pointSize"), size > 0 {
            return .init(pointSize: CGFloat(size), weight: weight, scale: scale)
        }
        return UIImage.SymbolConfiguration(weight: weight).applying(UIImage.SymbolConfiguration(scale: scale))
    }
}
