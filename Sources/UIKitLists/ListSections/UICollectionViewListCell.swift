import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// A cell of a list section: contents between accessories, indented by level, with separators and the list's background.
///
/// This file is the table of contents; the work is in `UICollectionViewListCell+….swift`.
///
/// - From: `UICollectionView`, the app
/// - To: `ListAccessories`
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// What the list says of the cell's place; nil in other sections.
    final var look: ListCellLook? { didSet { if look != oldValue { lookChanged() } } }
    /// The place in an outline; nil outside of outlines.
    final var outline: OutlinePlace? { didSet { if outline != oldValue { outlineChanged(oldValue) } } }
    final var ownIndentation: Int?
    let shownAccessories = ListAccessories()
    let backdrop = UIView()
    /// A background of the whole row that its content brings along: it gets the corners of the row's card.
    package final weak var contentBackground: UIView? {
        didSet { if oldValue !== contentBackground { setNeedsLayout() } }
    }
    final var lines = ListLines()
    final var guide: UILayoutGuide?
    /// Whether the corners of the list's card cut the cell: set and cleared when it is laid out.
    final var isCutByCard = false
    /// How far a swipe holds it aside, towards the right.
    final var swipeOffset: CGFloat = 0
    final var isSwiped = false { didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        buildListCell()
    }

    /// A list cell from a nib, with its reuse identifier; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        buildListCell()
    }

    /// A configuration in the list's style for the cell's place: that of a row, a header or a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }

    // MARK: Places

    /// How deep the cell stands; in an outline its level, until it is set.
    open var indentationLevel: Int {
        get { ownIndentation ?? outline?.level ?? 0 }
        set {
            ownIndentation = newValue
            accessoriesMoved()
        }
    }
    /// Points a level; 10.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { accessoriesMoved() } } }
    /// Whether leading accessories are indented too; true.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { accessoriesMoved() } } }
    /// Changes inside an animation are animated.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
    /// The extent of the separator. Constraints to it move the separator of a cell with contents of its own.
    open var separatorLayoutGuide: UILayoutGuide { needGuide() }

    // MARK: From UICollectionViewCell

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = outline?.isExpanded ?? false
        state.isSwiped = isSwiped
        return state
    }

    open override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        showState(state)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        ownIndentation = nil
        swipeOffset = 0
        isSwiped = false
        outline = nil
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { listAccessibility }

    override var contentFrame: CGRect { mirrored(accessoryPlaces().content) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutListParts()
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        // Accessories follow the cell's state.
        updateConfigurationIfNeeded()
        let taken = takenWidth(targetSize.width)
        let size = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - taken), height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        setNeedsLayout()
        return CGSize(width: size.width + taken, height: max(size.height, leastHeight))
    }

    override func show(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        look = attributes.list
        super.show(attributes, origin: CGPoint(x: origin.x - swipeOffset, y: origin.y))
    }
}
