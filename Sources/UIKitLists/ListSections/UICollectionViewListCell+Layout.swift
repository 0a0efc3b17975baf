import CoreGraphics
import Foundation

/// The lines of a list cell; each is made when it is first needed.
struct ListLines {
    var top: UIView?
    var bottom: UIView?
    var configuration: UIListSeparatorConfiguration?
}

/// Where a list cell's parts stand.
extension UICollectionViewListCell {
    /// Between an accessory and what is beside it.
    private static let gap: CGFloat = 8

    struct Places {
        var content = CGRect.zero
        var accessories: [(view: UIView, frame: CGRect)] = []
    }

    var side: CGFloat { look?.section.side ?? ListMeasures.side(bounds.width) }

    private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    /// What accessories and indentation take from the contents.
    func takenWidth(_ width: CGFloat) -> CGFloat {
        let places = accessoryPlaces(width)
        return width - places.content.width
    }

    /// In reading direction from the left.
    func accessoryPlaces(_ width: CGFloat? = nil) -> Places {
        let width = width ?? bounds.width
        var places = Places()
        var left = indentsAccessories ? indent : 0
        for (index, shown) in shownAccessories.leading.enumerated() {
            if index == 0 { left += side }
            let (size, room) = size(of: shown.accessory, shown.view)
            places.accessories.append((shown.view, frame(size, x: left, room: room)))
            left += room
            if index + 1 < shownAccessories.leading.count { left += Self.gap }
        }
        if !indentsAccessories { left += indent }
        var right = width
        for (index, shown) in shownAccessories.trailing.reversed().enumerated() {
            if index == 0 { right -= side } else { right -= Self.gap }
            let (size, room) = size(of: shown.accessory, shown.view)
            right -= room
            places.accessories.append((shown.view, frame(size, x: right, room: room)))
        }
        places.content = CGRect(x: left, y: 0, width: max(0, right - left), height: bounds.height)
        return places
    }

    private func frame(_ size: CGSize, x: CGFloat, room: CGFloat) -> CGRect {
        let scale = max(1, contentScaleFactor)
        return CGRect(
            x: (x + (room - size.width) / 2).roundedToPixel(scale),
            y: ((bounds.height - size.height) / 2).roundedToPixel(scale), width: size.width, height: size.height)
    }

    /// Of the view, and the width that is kept for it.
    private func size(of accessory: UICellAccessory, _ view: UIView) -> (CGSize, CGFloat) {
        var size: CGSize
        switch accessory.accessoryType {
        case .disclosureIndicator: size = CGSize(width: 8, height: 13)
        case .outlineDisclosure: size = CGSize(width: 13, height: 13)
        case .checkmark: size = CGSize(width: 14, height: 13)
        case .delete, .insert, .multiselect:
            size = CGSize(width: ListMeasures.editCircle, height: ListMeasures.editCircle)
        case .reorder: size = CGSize(width: 20, height: 16)
        case .detail: size = CGSize(width: 24, height: 24)
        case .label, .popUpMenu: size = view.intrinsicContentSize
        case .customView:
            size = view.bounds.size
            if !accessory.keepsSize {
                let wanted = view.intrinsicContentSize
                if wanted.width > 0 { size.width = wanted.width }
                if wanted.height > 0 { size.height = wanted.height }
            }
        }
        switch accessory.accessoryType {
        case .label, .popUpMenu, .customView: break
        default:
            // The system's signs grow along with large text.
            let growth = shownAccessories.growth
            size = CGSize(width: (size.width * growth).rounded(), height: (size.height * growth).rounded())
        }
        switch accessory.width {
        case .actual: return (size, size.width)
        case .standard: return (size, accessory.isLeading ? max(size.width, ListMeasures.editCircle) : size.width)
        case .custom(let width): return (size, width)
        }
    }

    func mirrored(_ rect: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    /// Rows of standard contents are at least so high.
    var leastHeight: CGFloat {
        look?.role ?? .cell == .cell && content is UIListContentView ? ListMeasures.minimumRow : 0
    }

    // MARK: Laying out

    func layOutListParts() {
        for (view, frame) in accessoryPlaces().accessories {
            let place = mirrored(frame)
            if view.bounds.size != place.size { view.bounds.size = place.size }
            view.center = CGPoint(x: place.midX, y: place.midY)
        }
        if let cover = shownAccessories.cover {
            cover.frame = bounds
            bringSubviewToFront(cover)
        }
        layOutBackdrop()
        layOutLines()
        if look?.role == .cell, content is any ListRowContent { collection?.expectSwipingContent() }
    }

    /// The margins that the contents stand in: on a side with accessories these keep the distance.
    func updateMargins() {
        let trailing = shownAccessories.trailing.isEmpty ? side : Self.gap
        let margins = NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: trailing)
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
        content.setNeedsLayout()
    }

    private func layOutBackdrop() {
        guard let look, storedBackground == nil, backgroundView == nil, look.role == .cell else {
            backdrop.isHidden = true
            return roundCorners()
        }
        backdrop.isHidden = false
        if backdrop.superview !== self { insertSubview(backdrop, at: 0) }
        backdrop.frame = bounds
        let isMarked = isHighlighted || isSelected && !isEditingItem
        switch look.section.appearance {
        case .plain: backdrop.backgroundColor = isMarked ? .systemGray4 : .systemBackground
        case .grouped, .insetGrouped:
            backdrop.backgroundColor = isMarked ? .systemGray4 : .secondarySystemGroupedBackground
        case .sidebar, .sidebarPlain: backdrop.backgroundColor = isMarked ? .systemFill : nil
        }
        roundCorners()
    }

    private static let wholeCard: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    /// The corners of the row's card that are its own: those of its first and last row.
    var cardCorners: CACornerMask {
        let appearance = look?.section.appearance
        var corners: CACornerMask = []
        if let look, look.role == .cell, appearance == .insetGrouped {
            if look.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if look.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        } else if appearance == .sidebar || appearance == .sidebarPlain {
            corners = Self.wholeCard
        }
        return corners
    }

    /// Rounds the card's corners. The first and last cell of an inset grouped section are cut themselves, with whatever is in them; a
    /// sidebar's card is its background alone.
    private func roundCorners() {
        let corners = cardCorners
        let isInset = look?.section.appearance == .insetGrouped
        cutCell(along: isInset ? corners : [])
        let radius = isInset || corners.isEmpty ? 0 : ListMeasures.groupRadius
        for view in [backdrop, configured, backgroundView, selectedBackgroundView] {
            guard let layer = view?.layer else { continue }
            if view !== backdrop, radius == 0 { continue }
            if layer.cornerRadius != radius { layer.cornerRadius = radius }
            if layer.maskedCorners != corners { layer.maskedCorners = corners }
            if view !== backdrop { layer.masksToBounds = true }
        }
        guard let layer = contentBackground?.layer else { return }
        layer.cornerRadius = corners.isEmpty ? 0 : ListMeasures.groupRadius
        layer.maskedCorners = corners
        layer.masksToBounds = true
    }

    /// Cuts the cell along these corners of its card, and no longer where it was cut before. Other cells' corners are the app's.
    private func cutCell(along corners: CACornerMask) {
        guard isCutByCard || !corners.isEmpty else { return }
        isCutByCard = !corners.isEmpty
        layer.cornerRadius = isCutByCard ? ListMeasures.groupRadius : 0
        layer.maskedCorners = isCutByCard ? corners : Self.wholeCard
        clipsToBounds = isCutByCard
    }

    // MARK: Separators

    func resolveSeparators() {
        guard let look, look.role != .footer, look.section.configuration.showsSeparators else {
            lines.configuration = nil
            return
        }
        let configuration = look.section.configuration
        var resolved = configuration.separatorConfiguration
        if resolved.bottomSeparatorVisibility == .automatic {
            let isHidden = look.role == .header || (look.isLast && look.section.appearance == .insetGrouped)
            resolved.bottomSeparatorVisibility = isHidden ? .hidden : .visible
        }
        if resolved.topSeparatorVisibility == .automatic {
            let isShown = look.isFirst && look.role == .cell && look.section.appearance == .grouped
            resolved.topSeparatorVisibility = isShown ? .visible : .hidden
        }
        if look.role == .cell, let handler = configuration.itemSeparatorHandler, let path = shown?.indexPath {
            resolved = handler(path, resolved)
        }
        lines.configuration = resolved
    }

    private func layOutLines() {
        let configuration = lines.configuration
        let thickness = 1 / max(1, contentScaleFactor)
        let isWhole = look?.section.appearance == .grouped
        let start = lineStart
        func place(
            _ line: WritableKeyPath<ListLines, UIView?>, _ visibility: UIListSeparatorConfiguration.Visibility?,
            insets: NSDirectionalEdgeInsets?, at y: CGFloat, fromEdge: Bool
        ) {
            guard let insets, visibility == .visible else {
                lines[keyPath: line]?.isHidden = true
                return
            }
            let view = lines[keyPath: line] ?? UIView()
            if lines[keyPath: line] == nil {
                view.isUserInteractionEnabled = false
                lines[keyPath: line] = view
            }
            if view.superview !== self { addSubview(view) }
            view.isHidden = false
            let many = isSelected && isEditingItem ? configuration?.multipleSelectionColor : nil
            view.backgroundColor = many ?? configuration?.color
            let left = UIListSeparatorConfiguration.points(insets.leading, automatic: fromEdge ? 0 : start)
            let right = UIListSeparatorConfiguration.points(insets.trailing, automatic: 0)
            view.frame = mirrored(CGRect(x: left, y: y, width: max(0, bounds.width - left - right), height: thickness))
        }
        place(
            \.top, configuration?.topSeparatorVisibility, insets: configuration?.topSeparatorInsets, at: 0,
            fromEdge: isWhole)
        place(
            \.bottom, configuration?.bottomSeparatorVisibility, insets: configuration?.bottomSeparatorInsets,
            at: bounds.height - thickness, fromEdge: isWhole && look?.isLast == true)
    }

    /// Where the text of standard contents begins, or what contents of SwiftUI state; what an app has constrained the guide to; else the
    /// margin.
    private var lineStart: CGFloat {
        let frame = accessoryPlaces().content
        if let guide {
            let place = guide.layoutFrame
            return isRightToLeft ? bounds.width - place.maxX : place.minX
        }
        if let list = content as? UIListContentView { return frame.minX + list.textInset }
        if let row = content as? any ListRowContent, let start = row.separatorStart { return frame.minX + start }
        return frame.minX + side
    }

    func needGuide() -> UILayoutGuide {
        if let guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: side)
        leading.priority = .defaultLow
        NSLayoutConstraint.activate([
            leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 1 / max(1, contentScaleFactor)),
        ])
        self.guide = guide
        return guide
    }
}
