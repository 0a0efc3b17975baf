import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// An item of a collection: contents, and backgrounds that show selection.
///
/// This file is the table of contents; the work is in `UICollectionViewCell+States.swift`.
///
/// - From: `UICollectionView`, the app
/// - To: its parts
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    /// Changes a cell's configurations for the state that it is in.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Whether a cell is part of a drag: `lifting` while a finger raises it, `dragging` while it is taken along.
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    final var content: UIView
    final var configured: ConfigurationBackground?
    final var storedContent: (any UIContentConfiguration)?
    final var storedBackground: UIBackgroundConfiguration?
    final var needsConfiguration = false
    /// The width that the contents were last measured for, where the layout says how wide the cell is.
    final var measuredRoom: CGFloat?
    final var isEditingItem = false { didSet { if isEditingItem != oldValue { stateChanged() } } }
    final var isReordering = false { didSet { if isReordering != oldValue { stateChanged() } } }
    final var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            // What is dragged leaves a pale picture of itself in its place.
            if oldValue == .dragging || dragState == .dragging {
                contentView.alpha = dragState == .dragging ? ListMeasures.draggedAlpha : 1
            }
            dragStateDidChange(dragState)
            stateChanged()
        }
    }

    public override init(frame: CGRect) {
        content = CollectionCellContentView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        build()
    }

    /// A cell from a nib, with its reuse identifier; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        content = CollectionCellContentView(frame: .zero)
        super.init(coder: coder)
        build()
        Self.nibCellProperties.read(self, coder)
    }

    private func build() {
        if content.superview !== self { addSubview(content) }
        content.preservesSuperviewLayoutMargins = false
        // Who overrides what updates configurations hears of the first state, too.
        needsConfiguration = type(of: self) != UICollectionViewCell.self
    }

    // MARK: Contents

    /// As large as the cell; contents go here.
    open var contentView: UIView { content }
    /// Where the contents stand in the cell.
    var contentFrame: CGRect { bounds }
    /// Makes a content view of its own, which takes the other's place.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContent }
        set { changeContent(newValue) }
    }
    /// Whether the configuration follows the cell's state by itself; true.
    open var automaticallyUpdatesContentConfiguration = true
    /// What is behind the contents; nil to begin with. Setting it takes `backgroundView` and `selectedBackgroundView` away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set { changeBackground(newValue) }
    }
    /// Whether the background configuration follows the cell's state by itself; `true` to begin with.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background that a cell of this kind starts from: clear, unless overridden.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The cell's traits, and whether it is selected, highlighted, edited, reordered or dragged now.
    open var configurationState: UICellConfigurationState { currentState }
    /// Several requests are one update, before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    @_spi(Portico) open override func configurationInvalidated() { setNeedsUpdateConfiguration() }
    /// Brings configurations in step with a state; called before the next layout. Does nothing here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Called after `updateConfiguration(using:)` with the cell's state. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Backgrounds

    /// Behind the contents; nil while a background configuration is set, as is the next.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    /// Above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, nil) } }

    // MARK: States

    /// Whether the item is selected; the collection sets it. Cleared before the cell is used again.
    open var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
    /// Whether a finger is on the cell; the collection sets it. Cleared before the cell is used again.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionChanged() } } }
    /// Called when the cell is lifted, dragged or let go; its configurations are updated after that. Does nothing here.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: From UIView and UICollectionReusableView

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    /// The contents follow at once: their constraints are solved before the cell lays out its parts.
    override func place(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint) {
        let old = bounds.size
        super.place(attributes, origin: origin)
        if bounds.size != old, content.superview === self { content.frame = contentFrame }
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutParts()
        super.layoutSubviews()
        measureForRoom()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        fittingContent(targetSize, .fittingSizeLevel, .fittingSizeLevel)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateChanged()
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { cellAccessibility }

    // MARK: Focus

    /// True where the list lets its cells have the focus.
    open override var canBecomeFocused: Bool { collection?.canFocus(self) ?? false }
    @_spi(Portico) open override var standardFocusPriority: UIFocusGroupPriority {
        isSelected ? .prioritized : .ignored
    }
    @_spi(Portico) open override var keepsFocusHaloInside: Bool { true }
    @_spi(Portico) open override func focusDidChange() { stateChanged() }
    @_spi(Portico) open override func activateByFocus() -> Bool { collection?.activateFocusedCell(self) ?? false }
}

/// What a cell's contents stand in: a change of what they want asks the collection for another size.
final class CollectionCellContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UICollectionViewCell)?.contentWasLaidOut()
    }
}
