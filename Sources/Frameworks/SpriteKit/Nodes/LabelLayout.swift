import CoreText
import UIKit

/// Where a label's text lies: its letters' rectangle, and the one that is drawn, which has room for what hangs over.
@MainActor struct LabelLayout {
    let area: CGRect
    let drawnArea: CGRect
    private let text: NSAttributedString

    init(_ label: SKLabelNode) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment =
            switch label.horizontalAlignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            }
        paragraph.lineBreakMode = label.numberOfLines == 1 ? .byClipping : label.lineBreakMode
        let whole = NSMutableAttributedString(attributedString: label.drawnText)
        let range = NSRange(location: 0, length: whole.length)
        if label.attributedText == nil { whole.addAttribute(.paragraphStyle, value: paragraph, range: range) }
        text = whole
        guard whole.length > 0 else {
            area = .null
            drawnArea = .zero
            return
        }
        let font = whole.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: label.fontSize)
        let room = CGSize(
            width: label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : 100_000, height: 100_000)
        var size = whole.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil).size
        if label.numberOfLines > 0 { size.height = min(size.height, font.lineHeight * CGFloat(label.numberOfLines)) }
        // The baseline of the first line lies so far below the top.
        let ascent = font.ascender
        let ink = LabelLayout.ink(of: whole, size: size, font: font)
        let left: CGFloat =
            switch label.horizontalAlignmentMode {
            case .left: 0
            case .right: -size.width
            case .center: -size.width / 2
            }
        // The top of the text's lines over the position.
        let top: CGFloat =
            switch label.verticalAlignmentMode {
            case .baseline: ascent + max(0, size.height - font.lineHeight)
            case .top: ascent - ink.maxY
            case .bottom: ascent - ink.minY
            case .center: ascent - ink.midY
            }
        area = CGRect(x: left + ink.minX, y: top - ascent + ink.minY, width: ink.width, height: ink.height)
        let overhang = (font.lineHeight / 4).rounded(.up)
        drawnArea = CGRect(x: left, y: top - size.height, width: size.width, height: size.height)
            .insetBy(dx: -overhang, dy: -overhang)
        self.overhang = overhang
        self.size = size
    }

    private var overhang: CGFloat = 0
    private var size = CGSize.zero

    /// The letters' rectangle beside the first line's baseline, upwards.
    private static func ink(of text: NSAttributedString, size: CGSize, font: UIFont) -> CGRect {
        let lines = max(1, (size.height / font.lineHeight).rounded())
        if lines == 1 {
            let bounds = CTLineGetImageBounds(CTLineCreateWithAttributedString(text), nil)
            if !bounds.isNull, bounds.width > 0, bounds.height > 0 {
                return CGRect(x: 0, y: bounds.minY, width: size.width, height: bounds.height)
            }
        }
        return CGRect(x: 0, y: font.ascender - size.height, width: size.width, height: size.height)
    }

    func makePicture(scale: CGFloat) -> CGImage? {
        guard drawnArea.width >= 1, drawnArea.height >= 1, drawnArea.width * scale < 8192,
            drawnArea.height * scale < 8192
        else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: drawnArea.size, format: format).image { _ in
            text.draw(
                with: CGRect(
                    x: overhang, y: overhang, width: size.width.rounded(.up), height: size.height.rounded(.up)),
                options: [.usesLineFragmentOrigin], context: nil)
        }
        return image.cgImage
    }
}
