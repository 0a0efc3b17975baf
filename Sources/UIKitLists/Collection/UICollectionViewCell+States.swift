import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// The state of a cell, how it shows that, and what its contents want.
extension UICollectionViewCell: ConfiguredListView {
    var currentState: UICellConfigurationState {
        var state = cellState(isSelected: isSelected, isHighlighted: isHighlighted, drag: dragState.rawValue)
        state.isEditing = isEditingItem
        state.isReordering = isReordering
        state.isPinned = shown?.isPinned ?? false
        return state
    }

    /// Only who has configurations, or may override what updates them, hears of it.
    func stateChanged() {
        guard
            storedContent != nil || storedBackground != nil || configurationUpdateHandler != nil || needsConfiguration
                || type(of: self) != UICollectionViewCell.self
        else { return }
        setNeedsUpdateConfiguration()
    }

    func selectionChanged() {
        showSelectedBackground()
        stateChanged()
    }

    func callConfigurationUpdates(_ state: UICellConfigurationState) {
        withOwnTraits {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Configurations

    func changeContent(_ new: (any UIContentConfiguration)?) {
        let isFirst = storedContent == nil
        storedContent = new
        guard let new else {
            if content is any UIContentView { setContent(CollectionCellContentView(frame: bounds)) }
            return
        }
        showContent(new, in: content) {
            if !content.subviews.isEmpty, !(content is any UIContentView) { warnOfReplacedContent() }
            setContent(new.makeContentView())
        }
        if isFirst { setNeedsUpdateConfiguration() }
        content.setNeedsLayout()
        setNeedsLayout()
        contentWasLaidOut()
    }

    func setContent(_ view: UIView) {
        insertSubview(view, aboveSubview: content)
        content.removeFromSuperview()
        content = view
        setNeedsLayout()
    }

    func changeBackground(_ new: UIBackgroundConfiguration?) {
        let change = storeBackground(new)
        guard change != .none, let new else { return }
        if change == .first {
            backgroundView = nil
            selectedBackgroundView = nil
            setNeedsUpdateConfiguration()
        }
        showBackground(new)
    }

    // MARK: Backgrounds

    func replaceBackground(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { insertSubview(new, at: 0) }
        if new != nil || selectedBackgroundView != nil, storedBackground != nil { changeBackground(nil) }
        showSelectedBackground()
        setNeedsLayout()
    }

    private func showSelectedBackground() {
        guard let view = selectedBackgroundView else { return }
        let isShown = isSelected || isHighlighted
        guard isShown != (view.superview === self) else { return }
        guard isShown else { return view.removeFromSuperview() }
        view.frame = bounds
        if let backgroundView, backgroundView.superview === self {
            insertSubview(view, aboveSubview: backgroundView)
        } else {
            insertSubview(view, at: 0)
        }
    }

    func layOutParts() {
        for view in [backgroundView, selectedBackgroundView, configured] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
        if content.superview === self, content.frame != contentFrame { content.frame = contentFrame }
    }

    // MARK: Fitting

    /// The size that constraints inside make of the room, or a configuration's view, else the size that is.
    func fittingContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        let fixedWidth = horizontal == .required
        measuredRoom = fixedWidth ? target.width : nil
        if content.bounds.width != target.width, target.width > 0 {
            content.frame = CGRect(origin: .zero, size: CGSize(width: target.width, height: content.bounds.height))
        }
        if let view = content as? UIListContentView {
            let room = CGSize(width: fixedWidth ? target.width : .greatestFiniteMagnitude, height: 0)
            var size = view.sizeThatFits(room)
            if fixedWidth { size.width = target.width }
            return size
        }
        if let size = ownSizeOfContent(target, horizontal, vertical) { return size }
        // Constraints may lead to the cell itself, as those of old nibs do.
        guard let root = [self, content].first(where: { $0.layoutItem != nil }), !content.subviews.isEmpty else {
            return target
        }
        let size = root.fittingSize(target, horizontal, vertical, filling: root === self ? content : nil)
        return CGSize(
            width: fixedWidth || size.width <= 0 ? target.width : size.width,
            height: vertical == .required || size.height <= 0 ? target.height : size.height)
    }

    /// The size that a configuration's view without constraints answers by itself, as SwiftUI's does; nil where it has no answer.
    private func ownSizeOfContent(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard content is any UIContentView, content.layoutItem == nil, vertical != .required else { return nil }
        let size = content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        guard size.height > 0 else { return nil }
        return CGSize(
            width: horizontal == .required || size.width <= 0 ? target.width : size.width, height: size.height)
    }

    /// Contents were laid out: if they want another size than they have, the collection hears of it.
    func contentWasLaidOut() {
        guard measured != nil, let collection,
            collection.selfSizingInvalidation == .enabledIncludingConstraints || content is any UIContentView
        else { return }
        collection.contentChanged(of: self)
    }

    /// Measures the contents again where accessories have come or gone, as for editing, and left them another width than the one that
    /// the cell's height was made for.
    func measureForRoom() {
        let room = content.bounds.width
        guard let measuredRoom, abs(measuredRoom - room) > 0.01, measured != nil, shown?.fixesWidth == true,
            let collection, !collection.pass.isArranging
        else { return }
        // Once: an app that lays out its cell while it is measured comes by here again.
        self.measuredRoom = room
        collection.contentChanged(of: self)
    }

    // MARK: Accessibility

    var cellAccessibility: StandardAccessibility {
        let contents = RowContents(of: content)
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if collection?.allowsSelection == true { traits.insert(.button) }
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        // A row of controls alone is no element, but one may ask whether it is selected.
        guard let label = contents.label else {
            return StandardAccessibility(traits: contents.isEmpty ? .none : traits)
        }
        var result = StandardAccessibility(isElement: true, label: label, traits: traits)
        result.controls = contents.controls
        return result
    }
}
