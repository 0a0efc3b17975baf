import UIKit

/// What a text reads of its place, whatever it says. One for all texts of a place, until something of it changes.
///
/// - From: `EnvironmentChain.textSurroundings()`
/// - To: `TextElement`, `TextResolution`
final class TextSurroundings {
    let environment: EnvironmentValues
    let styles: StyleContext
    let font: Font?
    let modifiers: [Text.Modifier]
    let textCase: Text.Case?
    let locale: Locale
    let layoutDirection: LayoutDirection
    let lineLimit: Int?
    let reservedLines: Int?
    let minimumScaleFactor: CGFloat
    let isRedacted: Bool
    let allowsSelection: Bool
    let reportsLayouts: Bool
    let renderer: (any TextRenderer)?
    let paragraphStyle: NSParagraphStyle
    /// The looks of runs that were asked for last.
    private var looks: [(modifiers: [Text.Modifier], look: TextLook)] = []
    private static let mostLooks = 4
    /// The source that fires when something of the place changes; nil where nobody keeps this.
    let source: DerivedSource?

    init(_ environment: EnvironmentValues, source: DerivedSource? = nil) {
        self.environment = environment
        self.source = source
        styles = environment.styleContext
        font = environment.font
        modifiers = environment.textModifiers
        textCase = environment.textCase
        locale = environment.locale
        layoutDirection = environment.layoutDirection
        lineLimit = environment.lineLimit
        reservedLines = environment.reservedLines
        minimumScaleFactor = environment.minimumScaleFactor
        isRedacted = environment.isRedacted
        allowsSelection = environment.allowsTextSelection
        reportsLayouts = environment.reportsTextLayouts
        renderer = environment.textRenderer
        paragraphStyle = Self.paragraphStyle(environment)
    }

    /// The look of a run with these modifiers here.
    ///
    /// What an app's own style observes is of the text that asks: there they are made anew each time.
    func runLook(for own: [Text.Modifier], _ make: () -> [NSAttributedString.Key: Any]) -> TextLook {
        guard let source, own.allSatisfy(\.isBuiltIn), modifiers.allSatisfy(\.isBuiltIn),
            styles.foreground.allSatisfy(\.isBuiltIn), styles.background?.isBuiltIn ?? true
        else { return TextLook(make()) }
        if let known = looks.first(where: { $0.modifiers == own }) { return known.look }
        let made = TextLook(source.addingReads(make))
        if looks.count == Self.mostLooks { looks.removeFirst() }
        looks.append((own, made))
        return made
    }

    private static func paragraphStyle(_ environment: EnvironmentValues) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = environment.lineSpacing
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        switch environment.multilineTextAlignment {
        case .leading: style.alignment = isRightToLeft ? .right : .left
        case .center: style.alignment = .center
        case .trailing: style.alignment = isRightToLeft ? .left : .right
        }
        switch environment.truncationMode {
        case .head: style.lineBreakMode = .byTruncatingHead
        case .middle: style.lineBreakMode = .byTruncatingMiddle
        case .tail: style.lineBreakMode = .byTruncatingTail
        }
        return style
    }
}

extension AnyShapeStyle {
    /// Whether the style is one of this module's and holds none of an app's: such a style looks the same for each text of a place.
    fileprivate var isBuiltIn: Bool {
        func resolvesToNothing<S: ShapeStyle>(_: S) -> Bool { S.Resolved.self == Never.self }
        if let wrapping = base as? any WrappingShapeStyle { return wrapping.wrappedStyles.allSatisfy(\.isBuiltIn) }
        return base is Color || resolvesToNothing(base)
    }
}

extension Text.Modifier {
    fileprivate var isBuiltIn: Bool { if case .foreground(let style) = self { style.isBuiltIn } else { true } }
}
