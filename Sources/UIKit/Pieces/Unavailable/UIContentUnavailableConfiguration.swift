import CoreGraphics
import Foundation

/// What stands where content would be: an image, two texts, two buttons. Apple publishes no measures: sizes and distances are ours
/// (DEV-602).
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    public enum Alignment: Int, Sendable {
        case center
        /// Where text begins.
        case natural
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Beats `text`.
    public var attributedText: NSAttributedString?
    public var textProperties = TextProperties(.title2, .label, isBold: true)
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)
    public var alignment = Alignment.center
    /// Shown where it has a title or an image.
    public var button = UIButton.Configuration.plain()
    public var buttonProperties = ButtonProperties()
    public var secondaryButton = UIButton.Configuration.plain()
    public var secondaryButtonProperties = ButtonProperties()
    /// Which axes keep at least the superview's margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal, .vertical]
    /// Points, as the distances below.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    public var imageToTextPadding: CGFloat = 14
    public var textToSecondaryTextPadding: CGFloat = 6
    public var textToButtonPadding: CGFloat = 16
    public var buttonToSecondaryButtonPadding: CGFloat = 8
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
