import CoreGraphics
import Foundation

/// An image, a text and a second text, as cells, headers and footers of lists show them.
///
/// The standard margins and distances are those recorded on iOS 16 and 17; fonts follow the text size.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Beats `text`.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// Which axes keep at least the superview's margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    /// Both texts on one line, where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// Points, as the two below.
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(_ text: TextProperties, _ secondary: TextProperties) {
        textProperties = text
        secondaryTextProperties = secondary
    }

    // MARK: Styles

    public static func cell() -> Self { Self(.body, .footnote) }
    public static func subtitleCell() -> Self { Self(.body, .footnote) }
    public static func valueCell() -> Self {
        var value = Self(.body, TextProperties(.body, .secondaryLabel))
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }
    public static func plainHeader() -> Self {
        header(TextProperties(.headline, .label), NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
    public static func plainFooter() -> Self {
        header(
            TextProperties(.footnote, .secondaryLabel),
            NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
    }
    public static func groupedHeader() -> Self {
        var text = TextProperties(.footnote, .secondaryLabel)
        text.transform = .uppercase
        return header(text, NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
    public static func prominentInsetGroupedHeader() -> Self {
        header(TextProperties(.headline, .label), NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
    public static func extraProminentInsetGroupedHeader() -> Self {
        header(
            TextProperties(.title3, .label, bold: true),
            NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    }
    public static func groupedFooter() -> Self {
        var footer = header(
            TextProperties(.footnote, .secondaryLabel),
            NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 6, trailing: 8))
        footer.textProperties.numberOfLines = 0
        return footer
    }
    public static func sidebarCell() -> Self { cell() }
    public static func sidebarSubtitleCell() -> Self { subtitleCell() }
    public static func accompaniedSidebarCell() -> Self { cell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }
    public static func sidebarHeader() -> Self {
        header(
            TextProperties(.title3, .label, bold: true),
            NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    }

    private static func header(_ text: TextProperties, _ margins: NSDirectionalEdgeInsets) -> Self {
        var header = Self(text, .footnote)
        header.directionalLayoutMargins = margins
        return header
    }

    // MARK: UIContentConfiguration

    @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// A disabled cell is dimmed; what the app has set itself stays.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var result = self
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
