import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// What a list cell is in, and what it does.
extension UICollectionViewListCell {
    func buildListCell() {
        backdrop.isUserInteractionEnabled = false
        insetsLayoutMarginsFromSafeArea = false
        updateMargins()
    }

    /// The place that the cell is being made for, where it isn't shown yet.
    private var place: ListCellLook? { collection?.pass.asked?.list ?? look }

    var standardContent: UIListContentConfiguration {
        let appearance = place?.section.appearance ?? .plain
        switch (place?.role ?? .cell, appearance) {
        case (.cell, .sidebar), (.cell, .sidebarPlain): return .sidebarCell()
        case (.cell, _): return .cell()
        case (.header, .plain): return .plainHeader()
        case (.header, .sidebar), (.header, .sidebarPlain): return .sidebarHeader()
        case (.header, _): return .groupedHeader()
        case (.footer, .plain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        }
    }

    var standardBackground: UIBackgroundConfiguration {
        let appearance = place?.section.appearance ?? .plain
        switch (place?.role ?? .cell, appearance) {
        case (.cell, .plain): return .listPlainCell()
        case (.cell, .grouped), (.cell, .insetGrouped): return .listGroupedCell()
        case (.cell, _): return .listSidebarCell()
        case (_, .plain): return .listPlainHeaderFooter()
        case (_, .sidebar), (_, .sidebarPlain): return .listSidebarHeader()
        case (_, _): return .listGroupedHeaderFooter()
        }
    }

    func lookChanged() {
        updateMargins()
        resolveSeparators()
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    func showState(_ state: UICellConfigurationState) {
        if !accessories.isEmpty || !shownAccessories.isEmpty {
            shownAccessories.show(accessories, isEditing: state.isEditing, in: self)
            updateMargins()
        }
        resolveSeparators()
        setNeedsLayout()
    }

    // MARK: Accessories

    func accessoriesChanged() {
        shownAccessories.show(accessories, isEditing: isEditingItem, in: self)
        accessoriesMoved()
    }

    func accessoriesMoved() {
        updateMargins()
        setNeedsLayout()
        if UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
    }

    // MARK: Outlines

    func isOutlineHeader(_ accessory: UICellAccessory) -> Bool {
        switch accessory.outlineStyle {
        case .header: true
        case .cell: false
        case .automatic: place?.role == .header
        }
    }

    func outlineChanged(_ old: OutlinePlace?) {
        if old?.level != outline?.level { accessoriesMoved() }
        guard old?.isExpanded != outline?.isExpanded else { return }
        setNeedsUpdateConfiguration()
        let views = shownAccessories.disclosures
        let turned = ListAccessories.turned(outline?.isExpanded ?? false, isRightToLeft)
        guard old != nil, window != nil, !views.isEmpty else {
            for view in views { view.transform = turned }
            return
        }
        UIView.animate(withDuration: ListMeasures.duration) { for view in views { view.transform = turned } }
    }

    /// Opens or closes the item, if the data source has outlines.
    func discloseTapped() {
        guard let collection, let path = collection.indexPath(for: self) else { return }
        for case .outlineDisclosure in accessories.map(\.accessoryType) {
            if let action = accessories.first(where: { $0.rank == 8 })?.action { return action() }
        }
        (collection.dataSource as? any OutlineSource)?.toggleItem(at: path)
    }

    // MARK: Reordering

    func gripMoved(_ pan: UIPanGestureRecognizer) {
        guard let collection else { return }
        switch pan.state {
        case .began:
            if let path = collection.indexPath(for: self) {
                _ = collection.beginInteractiveMovementForItem(at: path)
            }
        case .changed:
            // Rows move along the list only.
            let point = CGPoint(x: frame.midX, y: pan.location(in: collection).y)
            collection.updateInteractiveMovementTargetPosition(point)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed: collection.cancelInteractiveMovement()
        default: break
        }
    }

    // MARK: Swiping

    /// What the delete accessory does by itself.
    func openTrailingSwipe() {
        guard let collection, let swipes = collection.swipes, let path = collection.indexPath(for: self),
            let target = swipes.target(path, isTrailing: true)
        else { return }
        swipes.open(target, isTrailing: true)
    }

    // MARK: Accessibility

    /// As any cell; a header is a heading, and switches and buttons beside the text are found apart.
    var listAccessibility: StandardAccessibility {
        var result = cellAccessibility
        result.controls += shownAccessories.controls
        if look?.role == .header { result.traits.insert(.header) }
        return result
    }
}
