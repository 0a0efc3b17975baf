import CoreGraphics
import Foundation

/// Makes a colour from another one, and can be compared by identity.
public struct UIConfigurationColorTransformer: Sendable {
    /// The closure that makes the new colour. It may run whenever the colour is shown.
    public let transform: @Sendable (UIColor) -> UIColor

    /// A transformer that runs the closure, which must give the same result for the same colour.
    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// The colour that the transformer makes of `input`, so that it can be called like a function.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let rgba = color.resolvedFixed?.rgba ?? .zero
        return UIColor(white: 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z, alpha: rgba.w)
    }

    /// The tint colour of where it is shown.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// The colour at 18 % of its strength.
    public static let monochromeTint = UIConfigurationColorTransformer { $0.withAlphaComponent(0.18) }
}

/// What lies behind a button's or a cell's contents: colour, corners, outline.
public struct UIBackgroundConfiguration: Equatable {
    /// What fills the background. nil, to begin with: nothing in cells, headers and footers, the dress's own colour in buttons.
    public var backgroundColor: UIColor?
    /// Makes the fill from `backgroundColor`, or from the tint where that is nil; nil, to begin with, leaves it as it is.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// From the view's edges to the background, in points; positive values shrink it. Zero to begin with.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the view's layout margins are added to `backgroundInsets`; none to begin with. Of cells, headers and footers,
    /// and of buttons whose background has more than a colour and an outline.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// What the outline is drawn in; nil, to begin with: the tint colour.
    public var strokeColor: UIColor?
    /// Makes the outline's colour from `strokeColor`, or from the tint where that is nil; nil, to begin with.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points; 0 draws no outline.
    public var strokeWidth: CGFloat = 0
    /// How far the background grows beyond its insets on each side, in points; 0 to begin with.
    public var strokeOutset: CGFloat = 0
    /// An image above the colour, with its round corners; nil to begin with.
    public var image: UIImage?
    /// How `image` fills the background; `scaleToFill` to begin with.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The shadow of the background's colour; none to begin with.
    public var shadowProperties = UIShadowProperties()
    /// A view of the app's own, above the colour.
    public var customView: UIView?
    /// An effect behind the colour; nil to begin with.
    public var visualEffect: UIVisualEffect?
    /// The colour that came with the style: states change it as long as the app hasn't.
    private var standardColor: UIColor?
    private var followsStates = false
    /// The fill is the one of cells in the kind of list that shows it.
    private var followsList = false

    /// Nothing behind the contents.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    /// For cells of any list: the fill of `listPlainCell()`, `listGroupedCell()` or `listSidebarCell()`, by the trait `listEnvironment` of the
    /// state that it is updated for; outside of lists that of plain ones.
    public static func listCell() -> UIBackgroundConfiguration {
        var configuration = listPlainCell()
        configuration.followsList = true
        return configuration
    }
    /// For headers of any list: no fill in any state.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// For footers of any list: no fill in any state.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// For cells of plain lists: the system's background, grey while highlighted or selected.
    public static func listPlainCell() -> UIBackgroundConfiguration { standard(.systemBackground) }
    /// For cells of grouped lists: a card's colour, grey while highlighted or selected.
    public static func listGroupedCell() -> UIBackgroundConfiguration { standard(.secondarySystemGroupedBackground) }
    /// For cells of sidebars: no fill, grey while highlighted or selected.
    public static func listSidebarCell() -> UIBackgroundConfiguration { standard(nil) }
    /// For cells of a sidebar beside another one: no fill, grey while highlighted or selected.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { standard(nil) }
    /// For headers and footers of plain lists: no fill in any state.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { standard(nil, followsStates: false) }
    /// For headers and footers of grouped lists: no fill in any state.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { standard(nil, followsStates: false) }
    /// For headers of sidebars: no fill in any state.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { standard(nil, followsStates: false) }

    private static func standard(_ color: UIColor?, followsStates: Bool = true) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(backgroundColor: color)
        configuration.standardColor = color
        configuration.followsStates = followsStates
        return configuration
    }

    /// The background for a state: a selected or highlighted cell's is grey, unless the app has given a colour.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard followsStates else { return self }
        let suited = followsList ? withFill(of: state.traitCollection.listEnvironment) : self
        guard let state = state as? UICellConfigurationState else { return suited }
        return suited.showingState(state)
    }

    private func withFill(of list: UIListEnvironment) -> UIBackgroundConfiguration {
        let fill: UIColor? =
            switch list {
            case .grouped, .insetGrouped: .secondarySystemGroupedBackground
            case .sidebar, .sidebarPlain: nil
            case .unspecified, .none, .plain: .systemBackground
            }
        guard fill != standardColor else { return self }
        var result = self
        if backgroundColor == standardColor { result.backgroundColor = fill }
        result.standardColor = fill
        return result
    }

    private func showingState(_ state: UICellConfigurationState) -> UIBackgroundConfiguration {
        let selected = UIColor.systemGray4
        guard backgroundColor == standardColor || backgroundColor == selected, backgroundColorTransformer == nil else {
            return self
        }
        var result = self
        let isSelected = state.isHighlighted || (state.isSelected && !state.isReordering)
        result.backgroundColor = isSelected ? selected : standardColor
        return result
    }

    init(backgroundColor: UIColor? = nil) {
        self.backgroundColor = backgroundColor
    }

    /// The background's colour where the given tint holds.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }

    /// The outline's colour where the given tint holds.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer.map { $0(color) } ?? color
    }

    var hasOwnLook: Bool { backgroundColor != nil || strokeWidth > 0 }
    /// Whether one view's own colour and outline don't show all of it.
    var hasParts: Bool {
        image != nil || customView != nil || visualEffect != nil || strokeOutset != 0 || shadowProperties.opacity > 0
    }

    private var hasTransformer: Bool { backgroundColorTransformer != nil || strokeColorTransformer != nil }

    /// Transformers are closures: a configuration that has one equals none but by its other values.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.backgroundColor == right.backgroundColor && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets
            && left.edgesAddingLayoutMarginsToBackgroundInsets == right.edgesAddingLayoutMarginsToBackgroundInsets
            && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
            && left.image == right.image && left.imageContentMode == right.imageContentMode
            && left.shadowProperties == right.shadowProperties
            && left.customView === right.customView && left.visualEffect === right.visualEffect
            && !left.hasTransformer && !right.hasTransformer
    }
}
