import CoreGraphics
import Foundation

/// The buttons that show and hide a split view's columns: one in the outermost bar that shows, and one of the secondary column's
/// for that column alone.
///
/// - From: `UISplitViewController`, whenever its columns or its mode have changed
/// - To: `UINavigationBar.systemLeadingItem` of the columns
@MainActor final class SplitModeButtons {
    private unowned let split: UISplitViewController
    private(set) lazy var toggle = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"),
        primaryAction: UIAction { [weak split] _ in split?.toggleMode() })
    private lazy var secondaryOnly = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
        primaryAction: UIAction { [weak self] _ in self?.toggleSecondaryOnly() })
    /// The mode that the secondary column alone gives place to again; nil before the first.
    private var modeBefore: UISplitViewController.DisplayMode?

    init(_ split: UISplitViewController) { self.split = split }

    /// Puts the buttons where they belong now, with the pictures for what they do.
    func placeButtons() {
        if split.mode != .secondaryOnly { modeBefore = split.mode }
        let place = togglePlace
        for column in split.order {
            let isAlone = column == .secondary && showsSecondaryOnly
            bar(of: column)?.systemLeadingItem = isAlone ? secondaryOnly : column == place ? toggle : nil
        }
        if place != nil { updateToggle() }
        if showsSecondaryOnly {
            let isAlone = split.mode == .secondaryOnly
            secondaryOnly.image = UIImage(
                systemName: isAlone ? "arrow.down.right.and.arrow.up.left" : "arrow.up.left.and.arrow.down.right")
            secondaryOnly.accessibilityLabel = isAlone ? "Exit Full Screen" : "Enter Full Screen"
        }
    }

    /// A controller stands in no column any longer.
    func removeButtons(from controller: UIViewController?) {
        (controller as? UINavigationController)?.navigationBar.systemLeadingItem = nil
    }

    private func bar(of column: UISplitViewController.Column) -> UINavigationBar? {
        (split.held[column] as? UINavigationController)?.navigationBar
    }

    /// Not before the columns have been shown for the first time: that would load the view.
    private var isOffered: Bool { split.style != .unspecified && split.collapsed == false }
    private var showsSecondaryOnly: Bool { isOffered && split.isTriple && split.showsSecondaryOnlyButton }

    /// The outermost column that shows and has a bar.
    private var togglePlace: UISplitViewController.Column? {
        let isWanted =
            switch split.displayModeButtonVisibility {
            case .automatic: split.presentsWithGesture
            case .always: true
            case .never: false
            }
        guard isOffered, isWanted, split.buttonMode != nil else { return nil }
        return split.order.first { split.visible.contains($0) && bar(of: $0) != nil }
    }

    private func updateToggle() {
        let next = split.buttonMode
        // A second column that comes over the secondary one, or pushes it aside, is the way back from the first.
        let isWayBack = next == .twoOverSecondary || next == .twoDisplaceSecondary
        let isHiding = split.wanted(next ?? split.mode).count < split.wanted(split.mode).count
        toggle.image = UIImage(systemName: isWayBack ? "chevron.backward" : "sidebar.left")
        toggle.accessibilityLabel = isHiding ? "Hide Sidebar" : "Show Sidebar"
        toggle.accessibilityIdentifier = "ToggleSidebar"
    }

    private func toggleSecondaryOnly() {
        let other = split.fittingMode(modeBefore ?? split.revealingMode)
        split.change(to: split.mode == .secondaryOnly ? other : .secondaryOnly, animated: true)
    }
}
