import CoreGraphics
import Foundation
import PorticoTrace
@_spi(Portico) import UIKitBase

/// The state of a cell, and how it shows that.
extension UITableViewCell: ConfiguredListView {
    func resetForReuse() {
        setSelected(false, animated: false)
        setHighlighted(false, animated: false)
        isSwiped = false
        isReordering = false
        measuredHeight = nil
        layer.removeAllAnimations()
        alpha = 1
        isHidden = false
    }

    var stateMask: StateMask {
        var mask: StateMask = []
        if isEditing { mask.insert(.showingEditControl) }
        if isSwiped { mask.insert(.showingDeleteConfirmation) }
        return mask
    }

    func changeState(from old: StateMask, animated: Bool) {
        let now = stateMask
        stateChanged()
        setNeedsLayout()
        guard now != old else { return }
        willTransition(to: now)
        guard animated, window != nil else {
            didTransition(to: now)
            return
        }
        UIView.animate(
            withDuration: ListMeasures.duration, animations: { self.layoutIfNeeded() },
            completion: { _ in self.didTransition(to: now) })
    }

    /// A swipe opens or closes: neither goes through the edit control's state.
    func showConfirmation(_ shown: Bool) {
        guard isSwiped != shown else { return }
        isSwiped = shown
        willTransition(to: stateMask)
        didTransition(to: stateMask)
    }

    func lookChanged() {
        setNeedsLayout()
        stateChanged()
    }

    var currentState: UICellConfigurationState {
        var state = cellState(isSelected: isSelected, isHighlighted: isHighlighted, drag: dragState.rawValue)
        state.isEditing = isEditing
        state.isSwiped = isSwiped
        state.isReordering = isReordering
        return state
    }

    /// Only who has configurations hears of it.
    func stateChanged() {
        guard
            storedContent != nil || storedBackground != nil || configurationUpdateHandler != nil || needsConfiguration
                || Self.overridesConfiguration(type(of: self))
        else { return }
        setNeedsUpdateConfiguration()
    }

    private static func overridesConfiguration(_ cls: UITableViewCell.Type) -> Bool { cls != UITableViewCell.self }

    func callConfigurationUpdates(_ state: UICellConfigurationState) {
        withOwnTraits {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Configurations

    var standardContent: UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    func changeContent(_ new: (any UIContentConfiguration)?) {
        storedContent = new
        guard let new else {
            if parts.content is any UIContentView { setContent(CellContentView(frame: bounds)) }
            return
        }
        showContent(new, in: parts.content) {
            if parts.content?.subviews.isEmpty == false, !(parts.content is any UIContentView) {
                warnOfReplacedContent()
            }
            (parts.text, parts.detail, parts.image) = (nil, nil, nil)
            let view = new.makeContentView()
            view.directionalLayoutMargins = contentMargins
            setContent(view)
        }
        parts.content?.setNeedsLayout()
        setNeedsLayout()
        contentWasLaidOut()
    }

    var configured: ConfigurationBackground? {
        get { parts.configured }
        set { parts.configured = newValue }
    }

    func changeBackground(_ new: UIBackgroundConfiguration?) {
        let change = storeBackground(new)
        if change == .removed { backgroundViewsChanged() }
        guard change != .none, let new else { return }
        if change == .first {
            for view in [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView] {
                view?.removeFromSuperview()
            }
            backgroundView = nil
            selectedBackgroundView = nil
            multipleSelectionBackgroundView = nil
            needsConfiguration = true
        }
        showBackground(new)
    }

    // MARK: Backgrounds

    func backgroundViewsChanged() {
        if parts.background !== backgroundView {
            parts.background?.removeFromSuperview()
            parts.background = backgroundView
            if let view = backgroundView { insertSubview(view, at: 0) }
        }
        updateSelectionLook(animated: false)
        setNeedsLayout()
    }

    /// The background that stands for selection comes and goes; a deselection fades.
    func updateSelectionLook(animated: Bool) {
        let isShown = (isSelected || isHighlighted) && selectionStyle != .none && storedBackground == nil
        let many = look.editing.selectsMany && isEditing
        let own = many ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
        if parts.selectedBackground !== own {
            parts.selectedBackground?.removeFromSuperview()
            parts.selectedBackground = own
        }
        for label in [parts.text, parts.detail] { label?.isHighlighted = isShown }
        parts.image?.isHighlighted = isShown
        setNeedsLayout()
        guard isShown || own?.superview === self || parts.selection?.superview === self else { return }
        let view = own ?? needSelection()
        if own != nil { parts.selection?.removeFromSuperview() }
        view.layer.removeAllAnimations()
        if isShown {
            if view.superview !== self { insertAboveBackground(view) }
            view.alpha = 1
            view.frame = bounds
            return
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return view.removeFromSuperview() }
        UIView.animate(withDuration: ListMeasures.duration, animations: { view.alpha = 0 }) {
            [weak self, weak view] _ in
            guard let self, let view else { return }
            if !((self.isSelected || self.isHighlighted) && self.selectionStyle != .none) { view.removeFromSuperview() }
        }
    }

    private func needSelection() -> UIView {
        if let view = parts.selection { return view }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        view.isUserInteractionEnabled = false
        parts.selection = view
        return view
    }

    private func insertAboveBackground(_ view: UIView) {
        if let below = parts.background ?? parts.configured, below.superview === self {
            insertSubview(view, aboveSubview: below)
        } else {
            insertSubview(view, at: 0)
        }
    }

    // MARK: Accessibility

    var cellAccessibility: StandardAccessibility {
        let contents = parts.content.map { RowContents(of: $0) } ?? RowContents()
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if table?.allowsSelection == true, selectionStyle != .none { traits.insert(.button) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        // A row of controls alone is no element, but one may ask whether it is selected.
        guard let label = contents.label else {
            return StandardAccessibility(traits: contents.isEmpty ? .none : traits)
        }
        var result = StandardAccessibility(isElement: true, label: label, traits: traits)
        result.controls =
            contents.controls + [shownView, parts.detailButton].compactMap { $0?.superview === self ? $0 : nil }
        return result
    }
}
