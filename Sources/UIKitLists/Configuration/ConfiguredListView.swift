import Foundation
@_spi(Portico) import UIKitBase

extension UIView {
    /// The state of a table's or a collection's cell, but for what only one of them has. `drag` is the raw value of its drag state.
    func cellState(isSelected: Bool, isHighlighted: Bool, drag: Int) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.cellDragState = drag == 0 ? .none : drag == 1 ? .lifting : .dragging
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        return state
    }
}

/// The difference that a new background configuration makes: none, the last one went, the first one came, or one took another's place.
enum BackgroundChange { case none, removed, first, other }

/// A cell, header or footer whose configurations follow its state: one update before a layout, however often it was asked for.
///
/// - From: `layoutSubviews()`, measuring
/// - To: `updateConfiguration(using:)`, then the update handler
@MainActor protocol ConfiguredListView: UIView {
    associatedtype ConfiguredState: UIConfigurationState

    /// Whether an update was asked for and hasn't been made yet.
    var needsConfiguration: Bool { get set }
    var storedContent: (any UIContentConfiguration)? { get }
    var storedBackground: UIBackgroundConfiguration? { get set }
    /// The view that shows the background configuration.
    var configured: ConfigurationBackground? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    var configurationState: ConfiguredState { get }
    func setNeedsUpdateConfiguration()
    func changeContent(_ new: (any UIContentConfiguration)?)
    func changeBackground(_ new: UIBackgroundConfiguration?)
    /// Calls what the app overrides, then its handler, with the view's traits as the current ones.
    func callConfigurationUpdates(_ state: ConfiguredState)
}

extension ConfiguredListView {
    /// Brings the configurations in step with the state, where that was asked for. What the app sets meanwhile asks for no second update.
    func updateConfigurationIfNeeded() {
        guard needsConfiguration else { return }
        needsConfiguration = false
        updateConfigurations(for: configurationState)
        needsConfiguration = false
    }

    private func updateConfigurations(for state: ConfiguredState) {
        if automaticallyUpdatesContentConfiguration, let content = storedContent {
            changeContent(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = storedBackground {
            changeBackground(background.updated(for: state))
        }
        ObservedReads.recordReads(of: .configuration, by: self, { $0.setNeedsUpdateConfiguration() }) {
            callConfigurationUpdates(state)
        }
    }

    /// Shows a content configuration in the content view that is there, if that takes it; else calls `replace`, which makes a new one.
    func showContent(_ new: any UIContentConfiguration, in content: UIView?, replace: () -> Void) {
        if let shown = content as? any UIView & UIContentView, shown.supports(new) {
            shown.configuration = new
        } else {
            replace()
        }
    }

    /// Stores a background configuration. Nil takes its view away.
    func storeBackground(_ new: UIBackgroundConfiguration?) -> BackgroundChange {
        if let old = storedBackground, let new, old == new { return .none }
        let isFirst = storedBackground == nil
        storedBackground = new
        guard new == nil else { return isFirst ? .first : .other }
        configured?.removeFromSuperview()
        configured = nil
        return .removed
    }

    /// Shows a background configuration behind everything in the view.
    func showBackground(_ new: UIBackgroundConfiguration) {
        let view = configured ?? ConfigurationBackground()
        configured = view
        view.show(new, tint: tintColor)
        if view.superview !== self { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    /// Says that a content configuration takes away what the app has put into a cell's content view.
    func warnOfReplacedContent() {
        ListLog.write(
            "Setting a content configuration on a cell will replace the existing content view. "
                + "Make a symbolic breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in the debugger. "
                + "Cell: \(self)")
    }
}
