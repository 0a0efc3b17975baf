import Foundation

/// A label in a keyed archive: its text with its looks.
extension UILabel {
    func archiveLabel(_ coder: NSCoder) {
        if let text { coder.encode(text as NSString, forKey: "UIText") }
        if let font { coder.encode(font, forKey: "UIFont") }
        if let textColor { coder.encode(textColor, forKey: "UITextColor") }
        coder.encode(numberOfLines, forKey: "UINumberOfLines")
        coder.encode(textAlignment.rawValue, forKey: "UITextAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "UILineBreakMode")
    }

    func unarchiveLabel(_ coder: NSCoder) {
        guard !(coder is NibCoder), coder.allowsKeyedCoding, coder.containsValue(forKey: "UINumberOfLines") else {
            return
        }
        text = coder.presentObject(NSString.self, "UIText") as String?
        if let font = coder.presentObject(UIFont.self, "UIFont") { self.font = font }
        if let color = coder.presentObject(UIColor.self, "UITextColor") { textColor = color }
        numberOfLines = coder.decodeInteger(forKey: "UINumberOfLines")
        textAlignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "UITextAlignment")) ?? textAlignment
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "UILineBreakMode")) ?? lineBreakMode
    }
}
