import CoreGraphics
import Foundation

/// An image, a text and a second text, as cells, headers and footers of lists show them.
///
/// The standard margins and distances are those recorded on iOS 16 and 17; fonts follow the text size.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// What stands before the texts; nil, to begin with: they begin at the margin.
    public var image: UIImage?
    /// Size, corners and colours of the image.
    public var imageProperties = ImageProperties()
    /// The first text; nil, to begin with: none.
    public var text: String?
    /// Beats `text`.
    public var attributedText: NSAttributedString?
    /// Font, colour and lines of the first text; attributes of its own come before them.
    public var textProperties: TextProperties
    /// The second text, below the first or beside it; nil, to begin with: none.
    public var secondaryText: String?
    /// The second text with attributes of its own. Beats `secondaryText`; nil to begin with.
    public var secondaryAttributedText: NSAttributedString?
    /// Font, colour and lines of the second text; attributes of its own come before them.
    public var secondaryTextProperties: TextProperties
    /// Which axes keep at least the superview's margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// Room around all contents, in points: in cells 11 above and below, 16 before and 8 after.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Both texts on one line, where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points, as the two below.
    public var imageToTextPadding: CGFloat = 16
    /// Between two texts on one line, at least; 8 to begin with.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Between two texts below each other; 3 to begin with.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// The style that what `header()` or `footer()` made has now. Another list brings another one.
    private var listStyle: ListStyle?

    private init(_ text: TextProperties, _ secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    // MARK: Styles

    /// For cells: body text, and footnotes in grey below it.
    public static func cell() -> Self { Self(.body, .footnote) }
    /// For cells with a second text below the first: as `cell()`.
    public static func subtitleCell() -> Self { Self(.body, .footnote) }
    /// For cells with a second text, in grey, at the trailing side, where both fit on one line.
    public static func valueCell() -> Self {
        var value = Self(.body, TextProperties(.body, .secondaryLabel))
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }
    /// For headers of plain lists: a headline.
    public static func plainHeader() -> Self {
        header(TextProperties(.headline, .label), NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
    /// For footers of plain lists: grey footnotes.
    public static func plainFooter() -> Self {
        header(
            TextProperties(.footnote, .secondaryLabel),
            NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
    /// For headers of grouped lists: grey footnotes in capitals.
    public static func groupedHeader() -> Self {
        var text = TextProperties(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return header(text, NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
    /// For headers of inset grouped lists that stand out: a headline.
    public static func prominentInsetGroupedHeader() -> Self {
        header(TextProperties(.headline, .label), NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
    /// For headers of inset grouped lists that stand out more: a bold title.
    public static func extraProminentInsetGroupedHeader() -> Self {
        header(
            TextProperties(.title3, .label, bold: true),
            NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
    /// For footers of grouped lists: grey footnotes in as many lines as they need.
    public static func groupedFooter() -> Self {
        var footer = header(
            TextProperties(.footnote, .secondaryLabel),
            NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8))
        footer.textProperties.numberOfLines = 0
        return footer
    }
    /// For cells of sidebars: as `cell()`.
    public static func sidebarCell() -> Self { cell() }
    /// For cells of sidebars with a second text below the first: as `subtitleCell()`.
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    /// For cells of a sidebar beside another one: as `cell()`.
    public static func accompaniedSidebarCell() -> Self { cell() }
    /// For cells of a sidebar beside another one with a second text: as `subtitleCell()`.
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    /// For headers of sidebars: a bold title.
    public static func sidebarHeader() -> Self {
        header(
            TextProperties(.title3, .label, bold: true),
            NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    }

    /// For headers of any list: as `plainHeader()`, `groupedHeader()` or `sidebarHeader()`, by the trait `listEnvironment` of the state that it
    /// is updated for; outside of lists as in plain ones.
    public static func header() -> Self { ListStyle(isFooter: false).configuration }
    /// For footers of any list: as `plainFooter()` or `groupedFooter()`, by the trait `listEnvironment` of the state that it is updated for;
    /// outside of lists as in plain ones.
    public static func footer() -> Self { ListStyle(isFooter: true).configuration }

    private struct ListStyle: Equatable {
        enum Kind { case plain, grouped, sidebar }

        let isFooter: Bool
        var kind = Kind.plain

        func suited(to list: UIListEnvironment) -> ListStyle {
            switch list {
            case .unspecified, .none, .plain: ListStyle(isFooter: isFooter)
            case .grouped, .insetGrouped: ListStyle(isFooter: isFooter, kind: .grouped)
            case .sidebar, .sidebarPlain: ListStyle(isFooter: isFooter, kind: .sidebar)
            }
        }

        var configuration: UIListContentConfiguration {
            var made: UIListContentConfiguration =
                switch (isFooter, kind) {
                case (false, .plain): .plainHeader()
                case (false, .grouped): .groupedHeader()
                case (false, .sidebar): .sidebarHeader()
                case (true, .plain): .plainFooter()
                case (true, _): .groupedFooter()
                }
            made.listStyle = self
            return made
        }
    }

    /// The style of another list, where the app hasn't set what a style says.
    private func suited(to list: UIListEnvironment) -> Self {
        guard let listStyle, listStyle != listStyle.suited(to: list) else { return self }
        let (old, new) = (listStyle.configuration, listStyle.suited(to: list).configuration)
        var result = self
        if textProperties == old.textProperties { result.textProperties = new.textProperties }
        if secondaryTextProperties == old.secondaryTextProperties {
            result.secondaryTextProperties = new.secondaryTextProperties
        }
        if directionalLayoutMargins == old.directionalLayoutMargins {
            result.directionalLayoutMargins = new.directionalLayoutMargins
        }
        result.listStyle = new.listStyle
        return result
    }

    private static func header(_ text: TextProperties, _ margins: NSDirectionalEdgeInsets) -> Self {
        var header = Self(text, .footnote)
        header.directionalLayoutMargins = margins
        return header
    }

    // MARK: UIContentConfiguration

    /// A `UIListContentView` that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// A disabled cell is dimmed; what the app has set itself stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = suited(to: state.traitCollection.listEnvironment)
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        result.textProperties.follow(state.traitCollection, isDisabled: isDisabled)
        result.secondaryTextProperties.follow(state.traitCollection, isDisabled: isDisabled)
        return result
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.image == right.image && left.imageProperties == right.imageProperties && left.text == right.text
            && left.attributedText == right.attributedText && left.textProperties == right.textProperties
            && left.secondaryText == right.secondaryText
            && left.secondaryAttributedText == right.secondaryAttributedText
            && left.secondaryTextProperties == right.secondaryTextProperties
            && left.axesPreservingSuperviewLayoutMargins == right.axesPreservingSuperviewLayoutMargins
            && left.directionalLayoutMargins == right.directionalLayoutMargins
            && left.prefersSideBySideTextAndSecondaryText == right.prefersSideBySideTextAndSecondaryText
            && left.imageToTextPadding == right.imageToTextPadding
            && left.textToSecondaryTextHorizontalPadding == right.textToSecondaryTextHorizontalPadding
            && left.textToSecondaryTextVerticalPadding == right.textToSecondaryTextVerticalPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
