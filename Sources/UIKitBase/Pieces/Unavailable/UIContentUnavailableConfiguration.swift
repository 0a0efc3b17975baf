import CoreGraphics
import Foundation

/// What stands where content would be: an image, two texts, two buttons. Apple publishes no measures: sizes and distances are ours
/// (DEV-602).
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// Where contents stand along the width.
    public enum Alignment: Int, Sendable {
        case center
        /// Where text begins.
        case natural
    }

    /// Above the texts; a symbol is drawn large. nil, the default, shows none.
    public var image: UIImage?
    /// How the image looks: its colour, corners and largest size.
    public var imageProperties = ImageProperties()
    /// The title. nil, the default, shows none; `attributedText` beats it.
    public var text: String?
    /// Beats `text`.
    public var attributedText: NSAttributedString?
    /// How the title looks: title 2 in bold, `label`.
    public var textProperties = TextProperties(.title2, .label, isBold: true)
    /// The text below the title. nil, the default, shows none; `secondaryAttributedText` beats it.
    public var secondaryText: String?
    /// The text below the title with styles of its own; beats `secondaryText`. Default nil.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text looks: subheadline, `secondaryLabel`.
    public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    /// Whether contents are centred or begin where text does; default `center`.
    public var alignment = Alignment.center
    /// Shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    /// What the first button does.
    public var buttonProperties = ButtonProperties()
    /// A button below the first. Shown where it has a title or an image.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Which axes keep at least the superview's margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// Points, as the distances below.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// Between the image and the text below it, in points; default 14.
    public var imageToTextPadding: CGFloat = 14
    /// Between the two texts, in points; default 6.
    public var textToSecondaryTextPadding: CGFloat = 6
    /// Between the texts and the first button, in points; default 16.
    public var textToButtonPadding: CGFloat = 16
    /// Between the buttons, in points; default 8.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind the contents; clear by default.
    public var background = UIBackgroundConfiguration.clear()
    private(set) var isLoading = false
    private var isSearch = false

    /// A large image, a title and a text below it.
    public static func empty() -> Self { Self() }

    /// An activity indicator that turns, and a word below it.
    public static func loading() -> Self {
        var loading = Self()
        loading.isLoading = true
        loading.text = Word.loading.text
        loading.textProperties = TextProperties(.subheadline, .secondaryLabel)
        loading.imageToTextPadding = 8
        return loading
    }

    /// What a search without results says. Where the state has the words that were searched for, they are named.
    public static func search() -> Self {
        var search = Self()
        search.isSearch = true
        search.image = UIImage(systemName: "magnifyingglass")
        search.text = Word.noResults.text
        search.secondaryText = Word.tryNewSearch.text
        return search
    }

    /// Makes a `UIContentUnavailableView` that shows the configuration.
    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIContentUnavailableView(configuration: self)
    }

    /// What the app has set itself stays.
    public func updated(for state: any UIConfigurationState) -> Self {
        var result = self
        if isSearch, let query = (state as? UIContentUnavailableConfigurationState)?.searchText, !query.isEmpty,
            text == Word.noResults.text
        {
            result.text = Word.noResultsFor.text(query)
        }
        result.textProperties.follow(state.traitCollection)
        result.secondaryTextProperties.follow(state.traitCollection)
        return result
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.image == right.image && left.imageProperties == right.imageProperties && left.text == right.text
            && left.attributedText == right.attributedText && left.textProperties == right.textProperties
            && left.secondaryText == right.secondaryText
            && left.secondaryAttributedText == right.secondaryAttributedText
            && left.secondaryTextProperties == right.secondaryTextProperties && left.alignment == right.alignment
            && left.button == right.button && left.buttonProperties == right.buttonProperties
            && left.secondaryButton == right.secondaryButton
            && left.secondaryButtonProperties == right.secondaryButtonProperties && left.hasDistances(of: right)
            && left.background == right.background && left.isLoading == right.isLoading
            && left.isSearch == right.isSearch
    }

    private func hasDistances(of other: Self) -> Bool {
        axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
            && directionalLayoutMargins == other.directionalLayoutMargins
            && imageToTextPadding == other.imageToTextPadding
            && textToSecondaryTextPadding == other.textToSecondaryTextPadding
            && textToButtonPadding == other.textToButtonPadding
            && buttonToSecondaryButtonPadding == other.buttonToSecondaryButtonPadding
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(isLoading)
    }
}
