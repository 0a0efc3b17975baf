import Foundation

/// What a controller is in when its content is unavailable: traits, and what a person searches for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the controller's view.
    public var traitCollection: UITraitCollection
    /// The text of the search bar in the controller's navigation item; nil without one.
    public var searchText: String?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state with these traits, in which nobody searches for anything.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of the app's own; nil where it isn't set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// What stands in for a controller's content.
struct UnavailableContent {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
    /// Whether the app is to be asked at the next layout. Cleared by that layout.
    var needsUpdate = true
    /// Whether the view shows something else than the configuration. Cleared by the next layout.
    var needsShow = false
}
