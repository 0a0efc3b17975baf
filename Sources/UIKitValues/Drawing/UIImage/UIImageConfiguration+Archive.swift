import CoreGraphics
import Foundation

/// A symbol's configuration in keyed archives.
///
/// - From: `UIImage.SymbolConfiguration.init(coder:)`, `UIImage.SymbolConfiguration.encode(with:)`
extension UIImage.SymbolConfiguration.Values {
    init(_ coder: NSCoder) {
        self.init()
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        let size = coder.decodeDouble(forKey: "UISymbolPointSize")
        if size > 0, size.isFinite { pointSize = CGFloat(size) }
        weight = number("UISymbolWeight").flatMap(UIImage.SymbolWeight.init) ?? weight
        scale = number("UISymbolScale").flatMap(UIImage.SymbolScale.init) ?? scale
        rendering = number("UISymbolRendering").flatMap(UIImage.SymbolConfiguration.Rendering.init) ?? rendering
        textStyle = coder.presentObject(NSString.self, "UISymbolTextStyle").map {
            UIFont.TextStyle(rawValue: $0 as String)
        }
        guard coder.containsValue(forKey: "UISymbolColors") else { return }
        colors = coder.decodeObject(of: [NSArray.self, UIColor.self], forKey: "UISymbolColors") as? [UIColor] ?? []
    }

    func archive(_ coder: NSCoder) {
        coder.encode(Double(pointSize), forKey: "UISymbolPointSize")
        coder.encode(weight.rawValue, forKey: "UISymbolWeight")
        coder.encode(scale.rawValue, forKey: "UISymbolScale")
        coder.encode(rendering.rawValue, forKey: "UISymbolRendering")
        if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UISymbolTextStyle") }
        if !colors.isEmpty { coder.encode(colors as NSArray, forKey: "UISymbolColors") }
    }
}
