import UIKit

/// The texts and the first picture of the views below a node.
@MainActor struct ContentDescription {
    private(set) var texts: [String] = []
    private(set) var image: UIImage?
    /// Whether there is text that isn't the title of a label whose style leaves it to the place to show it.
    private(set) var showsTextBesideImage = false
    private var spoken: [String] = []
    private var hasSpokenTitle = false
    private var isInPlainLabel = false
    private(set) var systemImage: String?
    /// The colour that the views give to their first text or picture; nil where it has the place's.
    private(set) var foreground: UIColor?
    /// The font that the views give to their first text; nil where it has the place's. Asked for bars alone.
    private(set) var font: UIFont?
    /// Whether there is anything that an item of UIKit's doesn't show: neither text nor symbol.
    private(set) var isDrawnByViews = false
    /// Whether there is anything beside texts and pictures.
    private(set) var drawsShapes = false
    private var hasForeground = false

    var text: String { texts.joined(separator: texts.count > 1 ? ", " : "") }

    /// What assistive technologies say, where views have a label for them that isn't what they show.
    var spokenText: String? { hasSpokenTitle ? spoken.joined(separator: ", ") : nil }

    init(of node: ViewNode) { visit(node) }

    /// A label around several views is said once.
    private mutating func addSpoken(_ shown: String?, own: String? = nil, _ environment: EnvironmentValues) {
        let title = environment.commandSpokenTitle.map { TextResolution(environment: environment).string($0) } ?? own
        if title != nil { hasSpokenTitle = true }
        if let words = title ?? shown, title == nil || spoken.last != words { spoken.append(words) }
    }

    /// A symbol without a font has the size of the place where it is shown: bars and tabs don't grow with the text.
    private static func image(_ image: Image, _ environment: EnvironmentValues) -> UIImage? {
        if case .symbol(let name, _) = image.source, environment.font == nil {
            let symbol = UIImage(systemName: ImageResolution(environment: environment).symbolName(name))
            switch image.renderingMode {
            case .template: return symbol?.withRenderingMode(.alwaysTemplate)
            case .original: return symbol?.withRenderingMode(.alwaysOriginal)
            case nil: return symbol
            }
        }
        return ImageResolution(environment: environment).platformImage(image)
    }

    /// The font of a text in a bar that says one. Bars don't grow with the text size.
    static func barFont(of text: Text, _ environment: EnvironmentValues) -> UIFont? {
        guard environment.controlContext == .bar,
            environment.font != nil || !environment.textModifiers.isEmpty || text.modifiers.contains(where: \.isOfFont)
        else { return nil }
        var place = environment
        place.dynamicTypeSize = .large
        let shown = TextResolution(environment: place).attributedString(text)
        return shown.length == 0 ? nil : shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    }

    private mutating func noteForeground(_ style: AnyShapeStyle?) {
        if !hasForeground { foreground = (style?.base as? Color)?.uiColor }
        hasForeground = true
    }

    private mutating func visit(_ node: ViewNode) {
        let environment = EnvironmentValues(chain: node.environment)
        if let text = node as? ValueNode<Text> {
            let resolution = TextResolution(environment: environment)
            let string = resolution.string(text.value)
            if texts.isEmpty { font = Self.barFont(of: text.value, environment) }
            texts.append(string)
            let own = text.value.modifiers.lazy.compactMap { modifier -> AnyShapeStyle? in
                if case .foreground(let style) = modifier { style } else { nil }
            }
            noteForeground(own.first ?? environment.foregroundStyles.first)
            addSpoken(string, own: resolution.spokenTitle(text.value), environment)
            if !isInPlainLabel { showsTextBesideImage = true }
        } else if let picture = node as? ValueNode<Image> {
            if image == nil { image = Self.image(picture.value, environment) }
            noteForeground(environment.foregroundStyles.first)
            if case .symbol = picture.value.source {} else { isDrawnByViews = true }
            addSpoken(nil, environment)
        } else {
            // A background's view is made with the elements.
            let elements = node.elements
            if node.children.isEmpty, !elements.isEmpty { (isDrawnByViews, drawsShapes) = (true, true) }
            let outer = isInPlainLabel
            if node.viewType is any LabelMarking.Type { isInPlainLabel = environment.labelStyle.leavesTitleToPlace }
            for child in node.placedChildren { visit(child) }
            isInPlainLabel = outer
        }
    }
}

extension Text.Modifier {
    /// Whether the modifier says of which font the text is.
    fileprivate var isOfFont: Bool {
        switch self {
        case .font(let font): font != nil
        case .weight, .bold, .italic, .monospaced, .monospacedDigit, .design, .width: true
        default: false
        }
    }
}
