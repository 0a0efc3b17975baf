import CoreGraphics
import Foundation
import PorticoNib

extension UIButton {
    /// The type that a document gives the button; silence is custom.
    static func nibType(_ coder: NSCoder) -> ButtonType {
        switch (coder as? NibCoder)?.reading.node.string("buttonType") {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "plain": .plain
        case "close": .close
        default: .custom
        }
    }

    static let nibButtonProperties = NibTable<UIButton> { table in
        table.row("fontDescription") { button, value in value.font.map { button.titleLabel?.font = $0 } }
        table.row("lineBreakMode") { $0.titleLabel?.lineBreakMode = NibText.lineBreak($1.plain) }
        table.row("contentEdgeInsets") { $0.contentEdgeInsets = $1.insets }
        table.row("titleEdgeInsets") { $0.titleEdgeInsets = $1.insets }
        table.row("imageEdgeInsets") { $0.imageEdgeInsets = $1.insets }
        table.row("titleShadowOffset") { $0.titleLabel?.shadowOffset = $1.size }
        table.row("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1.bool }
        table.row("reversesTitleShadowWhenHighlighted") { $0.reversesTitleShadowWhenHighlighted = $1.bool }
        table.row("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1.bool }
        table.row("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1.bool }
        table.row("pointerInteraction") { $0.isPointerInteractionEnabled = $1.bool }
        table.row("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1.bool }
        table.row("role") { button, value in
            value.choice(["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive])
                .map { button.role = $0 }
        }
        table.all { button, reading in
            for node in reading.node.children where node.element == "state" { button.decode(node, reading) }
            if let node = reading.node.child("configuration") {
                // Titles by state stay in a document whose configuration has none, and aren't meant.
                button.configuration = .plain()
                button.configuration = Configuration.decoded(node, reading)
            }
        }
    }

    private func decode(_ node: NibNode, _ reading: NibReading) {
        guard let key = node.key, let state = Self.states[key] else { return }
        let context = reading.context
        if let title = node.string("title") ?? node.child("title")?.text {
            setTitle(reading.translated(key + "Title", title), for: state)
        }
        if let name = node.string("image"), let image = NibImage.image(name, catalog: node.string("catalog"), context) {
            setImage(image, for: state)
        } else if let image = node.child("image").flatMap({ NibImage.reference($0, context) }) {
            setImage(image, for: state)
        }
        if let name = node.string("backgroundImage") {
            setBackgroundImage(NibImage.image(name, catalog: node.string("catalog"), context), for: state)
        }
        for child in node.children {
            switch child.key {
            case "titleColor"?: setTitleColor(NibColor.color(child, context), for: state)
            case "titleShadowColor"?: setTitleShadowColor(NibColor.color(child, context), for: state)
            case "attributedTitle"?: setAttributedTitle(NibText.attributed(child, context), for: state)
            case "preferredSymbolConfiguration"?:
                setPreferredSymbolConfiguration(NibImage.configuration(child), forImageIn: state)
            default: break
            }
        }
    }

    private static let states: [String: State] = [
        "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        "focused": .focused,
    ]
}

extension UIButton.Configuration {
    @MainActor fileprivate static func decoded(_ node: NibNode, _ reading: NibReading) -> UIButton.Configuration {
        var result = start(node.string("style"))
        let context = reading.context
        if let title = node.string("title") ?? node.child("title")?.text {
            result.title = reading.translated("configuration.title", title)
        }
        if let subtitle = node.string("subtitle") {
            result.subtitle = reading.translated("configuration.subtitle", subtitle)
        }
        if let image = node.string("image") {
            result.image = NibImage.image(image, catalog: node.string("catalog"), context)
        }
        if let image = node.child("image").flatMap({ NibImage.reference($0, context) }) { result.image = image }
        for child in node.children {
            switch child.key {
            case "attributedTitle"?:
                if let text = NibText.attributed(child, context) { result.titleText = text }
            case "titleFontDescription"?, "fontDescription"?:
                if let font = NibFont.font(child), let title = result.title {
                    result.titleText = NSAttributedString(string: title, attributes: [.font: font])
                }
            case "baseForegroundColor"?: result.baseForegroundColor = NibColor.color(child, context)
            case "baseBackgroundColor"?: result.baseBackgroundColor = NibColor.color(child, context)
            case "contentInsets"?:
                result.contentInsets =
                    NibProperty(name: "contentInsets", value: nil, node: child, reading: reading).directionalInsets
            case "preferredSymbolConfiguration"?, "preferredSymbolConfigurationForImage"?:
                result.preferredSymbolConfigurationForImage = NibImage.configuration(child)
            case "background"?: decodeBackground(child, context, into: &result)
            default: break
            }
        }
        if let padding = node.number("imagePadding") { result.imagePadding = CGFloat(padding) }
        if let padding = node.number("titlePadding") { result.titlePadding = CGFloat(padding) }
        result.showsActivityIndicator = node.flag("showsActivityIndicator") ?? false
        result.imagePlacement = placements[node.string("imagePlacement") ?? ""] ?? .leading
        result.cornerStyle = corners[node.string("cornerStyle") ?? ""] ?? result.cornerStyle
        result.buttonSize = sizes[node.string("buttonSize") ?? ""] ?? .medium
        result.titleAlignment = alignments[node.string("titleAlignment") ?? ""] ?? .automatic
        return result
    }

    private static func start(_ style: String?) -> UIButton.Configuration {
        switch style {
        case "gray": .gray()
        case "tinted": .tinted()
        case "filled": .filled()
        case "borderless": .borderless()
        case "bordered": .bordered()
        case "borderedTinted": .borderedTinted()
        case "borderedProminent": .borderedProminent()
        default: .plain()
        }
    }

    @MainActor private static func decodeBackground(
        _ node: NibNode, _ context: NibContext, into result: inout UIButton.Configuration
    ) {
        if let radius = node.number("cornerRadius") { result.background.cornerRadius = CGFloat(radius) }
        if let width = node.number("strokeWidth") { result.background.strokeWidth = CGFloat(width) }
        if let name = node.string("image") {
            result.background.image = NibImage.image(name, catalog: node.string("catalog"), context)
        }
        if let color = node.child("backgroundColor") {
            result.background.backgroundColor = NibColor.color(color, context)
        }
        if let color = node.child("strokeColor") { result.background.strokeColor = NibColor.color(color, context) }
    }

    private static let placements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let corners: [String: CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let sizes: [String: Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    private static let alignments: [String: TitleAlignment] = [
        "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
