import CoreGraphics
import Foundation

/// What an image's archive holds: a symbol's name or the pixels, orientation applied, and how they are shown.
///
/// - From: `UIImage.init(coder:)`
struct ArchivedImage {
    let content: ImageContent
    var attributes = ImageAttributes()

    /// Nil where there are no pixels, or none that can be read, and no symbol.
    init?(_ coder: NSCoder) {
        if let name = coder.presentObject(NSString.self, "UISystemSymbolName") as String?,
            let symbol = SymbolCatalog.shared.shape(named: name)
        {
            content = .symbol(symbol)
        } else {
            guard let data = coder.presentObject(NSData.self, "UIImageData"),
                let image = try? CGImage.decode(Data(referencing: data), name: "data")
            else { return nil }
            content = .bitmap(image)
            attributes.orientation = UIImage.Orientation(exif: image.orientation)
        }
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        let scale = coder.decodeDouble(forKey: "UIScale")
        attributes.scale = scale > 0 ? CGFloat(scale) : 1
        attributes.renderingMode = number("UIRenderingMode").flatMap(UIImage.RenderingMode.init) ?? .automatic
        attributes.resizingMode = number("UIResizingMode").flatMap(UIImage.ResizingMode.init) ?? .tile
        attributes.isResizable = coder.decodeBool(forKey: "UIResizable")
        attributes.capInsets = coder.decodeUIEdgeInsets(forKey: "UICapInsets").withoutNaN
        attributes.alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: "UIAlignmentRectInsets").withoutNaN
        attributes.flipsForRightToLeft = coder.decodeBool(forKey: "UIFlipsForRightToLeft")
        if coder.containsValue(forKey: "UIBaselineOffset") {
            attributes.baselineOffsetFromBottom = CGFloat(coder.decodeDouble(forKey: "UIBaselineOffset"))
        }
        attributes.tint = coder.presentObject(UIColor.self, "UITintColor")
        // Foundation archives no object of a nested class (DEV-800): a configuration lies in its image.
        switch number("UIConfigurationKind") {
        case 1: attributes.configuration = UIImage.Configuration(coder: coder)
        case 2: attributes.configuration = UIImage.SymbolConfiguration(coder: coder)
        default: break
        }
        guard coder.containsValue(forKey: "UIImages") else { return }
        attributes.images = coder.decodeObject(of: [NSArray.self, UIImage.self], forKey: "UIImages") as? [UIImage]
        attributes.duration = coder.decodeDouble(forKey: "UIDuration")
    }
}

extension UIImage {
    func archive(_ coder: NSCoder) {
        if case .symbol(let symbol) = content {
            coder.encode(symbol.name as NSString, forKey: "UISystemSymbolName")
        } else if let data = pngData() {
            coder.encode(data as NSData, forKey: "UIImageData")
        }
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(attributes.renderingMode.rawValue, forKey: "UIRenderingMode")
        if attributes.isResizable {
            coder.encode(true, forKey: "UIResizable")
            coder.encode(attributes.capInsets, forKey: "UICapInsets")
            coder.encode(attributes.resizingMode.rawValue, forKey: "UIResizingMode")
        }
        if attributes.alignmentRectInsets != .zero {
            coder.encode(attributes.alignmentRectInsets, forKey: "UIAlignmentRectInsets")
        }
        if attributes.flipsForRightToLeft { coder.encode(true, forKey: "UIFlipsForRightToLeft") }
        if let offset = attributes.baselineOffsetFromBottom { coder.encode(Double(offset), forKey: "UIBaselineOffset") }
        if let tint = attributes.tint { coder.encode(tint, forKey: "UITintColor") }
        if let configuration = attributes.configuration {
            let kind: Int = configuration is SymbolConfiguration ? 2 : 1
            coder.encode(kind, forKey: "UIConfigurationKind")
            configuration.encode(with: coder)
        }
        guard let images = attributes.images else { return }
        coder.encode(images as NSArray, forKey: "UIImages")
        coder.encode(attributes.duration, forKey: "UIDuration")
    }
}
