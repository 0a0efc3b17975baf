import CoreGraphics
import Foundation

/// An item of a collection: contents, and backgrounds that show selection.
///
/// This file is the table of contents; the work is in `UICollectionViewCell+States.swift`.
///
/// - From: `UICollectionView`, the app
/// - To: its parts
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, UIGestureRecognizerDelegate {
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    var content: UIView
    var configured: ConfigurationBackground?
    var storedContent: (any UIContentConfiguration)?
    var storedBackground: UIBackgroundConfiguration?
    var needsConfiguration = false
    var isEditingItem = false { didSet { if isEditingItem != oldValue { stateChanged() } } }
    var isReordering = false { didSet { if isReordering != oldValue { stateChanged() } } }
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            dragStateDidChange(dragState)
            stateChanged()
        }
    }

    public override init(frame: CGRect) {
        content = CollectionCellContentView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        content = CollectionCellContentView(frame: .zero)
        super.init(coder: coder)
        build()
        Self.nibCellProperties.read(self, coder)
    }

    private func build() {
        if content.superview !== self { addSubview(content) }
        content.preservesSuperviewLayoutMargins = false
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
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set { changeBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    open var configurationState: UICellConfigurationState { currentState }
    /// Several requests are one update, before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Backgrounds

    /// Behind the contents; nil while a background configuration is set, as is the next.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    /// Above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, nil) } }

    // MARK: States

    open var isSelected = false { didSet { if isSelected != oldValue { selectionChanged() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionChanged() } } }
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: From UIView and UICollectionReusableView

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutParts()
        super.layoutSubviews()
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

    override var standardAccessibility: StandardAccessibility { cellAccessibility }
}

/// What a cell's contents stand in: a change of what they want asks the collection for another size.
final class CollectionCellContentView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (superview as? UICollectionViewCell)?.contentWasLaidOut()
    }
}
