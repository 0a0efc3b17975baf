import CoreGraphics
import Foundation
import QuartzCore

/// Where the parts of a cell are, and how high it wants to be.
extension UITableViewCell {
    func place(_ view: UIView, _ frame: CGRect) {
        let frame =
            isRightToLeft
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        if view.frame != frame { view.frame = frame }
    }

    /// The contents are as high as the row at once: their constraints are solved before the cell lays out its parts.
    func move(to frame: CGRect) {
        if self.frame != frame { self.frame = frame }
        guard let content = parts.content, content.layoutItem != nil else { return }
        let height = contentHeight
        if content.frame.height != height { content.frame.size.height = height }
    }

    /// Without the line below it.
    private var contentHeight: CGFloat { max(0, bounds.height - (look.hasSeparators ? hairline : 0)) }

    var hairline: CGFloat { 1 / max(1, UIScreen.mainScale) }

    var automaticSeparatorInset: UIEdgeInsets {
        let side = ListMeasures.side(table?.bounds.width ?? bounds.width)
        return isRightToLeft
            ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: side)
            : UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
    }

    /// The width that is taken from the contents, leading and trailing, and whether a sign or a view stands behind them.
    private func rooms(height: CGFloat) -> (leading: CGFloat, trailing: CGFloat, hasSign: Bool) {
        let leading = look.leadingRoom + layOutEditControl(height: height)
        let grip = layOutGrip(height: height)
        let margin = look.style == .insetGrouped ? 16 : ListMeasures.side(table?.bounds.width ?? bounds.width)
        let trailing = layOutAccessory(height: height, margin: grip > 0 ? grip : margin + look.trailingRoom)
        return (leading, max(trailing, grip, look.trailingRoom), trailing > 0 || grip > 0)
    }

    private var indent: CGFloat { CGFloat(max(indentationLevel, look.indentationLevel)) * indentationWidth }
    /// Texts and an image as the cell's style places them.
    var isStandard: Bool { parts.text != nil || parts.detail != nil || parts.image != nil }

    func layOutParts() {
        let height = contentHeight
        let rooms = rooms(height: height)
        let content = needContent()
        if content.directionalLayoutMargins != contentMargins, !(content is any UIContentView) {
            content.directionalLayoutMargins = contentMargins
        }
        let lead = rooms.leading + (isStandard ? 0 : indent)
        let room = max(0, bounds.width - lead - rooms.trailing)
        place(content, CGRect(x: lead, y: 0, width: room, height: height))
        if isStandard { layOutTexts(in: content, hasSign: rooms.hasSign) }
        for view in [parts.background, parts.configured, parts.selectedBackground, parts.selection]
        where view?.superview === self {
            view?.frame = bounds
        }
        layOutSeparators(leading: rooms.leading)
        measureContents(forRoom: room, height: height)
    }

    /// Measures the contents again where an accessory or controls for editing have come or gone, and left them another width than the one
    /// that the row's height was made for.
    private func measureContents(forRoom room: CGFloat, height: CGFloat) {
        guard let measuredRoom, abs(measuredRoom - room) > 0.01, measuredHeight != nil, table?.isArranging == false
        else { return }
        // Once: an app that lays out its cell while it is measured comes by here again.
        self.measuredRoom = room
        contentWasLaidOut()
        // Measuring has placed controls and accessories for another height.
        _ = rooms(height: height)
    }

    private func layOutSeparators(leading: CGFloat) {
        let isGrouped = look.style == .grouped
        let isLastOfGroup = look.isLast && look.style == .insetGrouped
        if let line = line(\.separator, shown: look.hasSeparators && !isLastOfGroup) {
            var inset = shownSeparatorInset(leading)
            if look.hasIndex { inset.trailing += look.trailingRoom }
            let full = isGrouped && look.isLast
            place(
                line,
                CGRect(
                    x: full ? 0 : inset.leading, y: bounds.height - hairline,
                    width: max(0, bounds.width - (full ? 0 : inset.leading + inset.trailing)), height: hairline))
        }
        if let line = line(\.topSeparator, shown: look.hasSeparators && isGrouped && look.isFirst) {
            place(line, CGRect(x: 0, y: 0, width: bounds.width, height: hairline))
        }
        applyCorners()
    }

    private func shownSeparatorInset(_ leading: CGFloat) -> NSDirectionalEdgeInsets {
        let automatic = NSDirectionalEdgeInsets(automaticSeparatorInset, rightToLeft: isRightToLeft)
        var start = automatic.leading
        if ownSeparatorInset == nil, look.separatorInset == nil { start = textStart ?? start }
        var inset = NSDirectionalEdgeInsets(top: 0, leading: start + leading, bottom: 0, trailing: 0)
        guard let own = ownSeparatorInset ?? look.separatorInset else { return inset }
        let given = NSDirectionalEdgeInsets(own, rightToLeft: isRightToLeft)
        let base = look.insetsFromCellEdges || ownSeparatorInset != nil ? 0 : start
        if given.leading != UITableView.automaticDimension { inset.leading = base + given.leading + leading }
        if given.trailing != UITableView.automaticDimension { inset.trailing = given.trailing }
        return inset
    }

    /// Where the text of a standard content begins: the separator goes along.
    private var textStart: CGFloat? {
        if let list = parts.content as? UIListContentView { return list.textInset }
        if let row = parts.content as? any ListRowContent { return row.separatorStart }
        guard let image = parts.image, image.image != nil, let text = parts.text else { return nil }
        return isRightToLeft ? (parts.content?.bounds.width ?? 0) - text.frame.maxX : text.frame.minX
    }

    /// The corners of the row's card that are its own: those of its first and last row.
    var cardCorners: CACornerMask {
        var corners: CACornerMask = []
        guard look.style == .insetGrouped else { return corners }
        if look.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if look.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    private func applyCorners() {
        // Elsewhere the corners are the app's.
        guard look.style == .insetGrouped else { return }
        let corners = cardCorners
        layer.cornerRadius = corners.isEmpty ? 0 : ListMeasures.groupRadius
        layer.maskedCorners = corners
        clipsToBounds = !corners.isEmpty
    }

    // MARK: Texts

    private struct TextPlaces {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// At the sizes for accessibility standard texts take the lines that they need, and a value stands below its text.
    private var hasLargeText: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
    private var isBeside: Bool { (style == .value1 || style == .value2) && !hasLargeText }

    /// The title of a `value2` cell ends where its value begins; above the value it begins with it. An alignment of the app's own stays.
    private func alignColumn() {
        guard let label = parts.text, let known = parts.columnAlignment else { return }
        let wanted: NSTextAlignment = hasLargeText ? .natural : isRightToLeft ? .left : .right
        guard wanted != known else { return }
        if label.textAlignment == known { label.textAlignment = wanted }
        parts.columnAlignment = wanted
    }

    private func wrapTexts() {
        alignColumn()
        for case let label? in [parts.text, parts.detail] {
            let id = ObjectIdentifier(label)
            if hasLargeText, label.numberOfLines == 1 {
                label.numberOfLines = 0
                parts.wrapped.insert(id)
            } else if !hasLargeText, parts.wrapped.remove(id) != nil, label.numberOfLines == 0 {
                label.numberOfLines = 1
            }
        }
    }

    /// - Parameters:
    ///   - height: what there is; nil where the contents say it. A higher image is made smaller.
    ///   - hasSign: whether something stands behind the texts, which keeps the margin then.
    private func textPlaces(width: CGFloat, height: CGFloat?, indent: CGFloat, hasSign: Bool) -> TextPlaces {
        var places = TextPlaces()
        wrapTexts()
        let side = ListMeasures.side(table?.bounds.width ?? bounds.width)
        var left = side + indent
        if let view = parts.image, view.image != nil {
            let natural = view.intrinsicContentSize
            let share = min(1, max(0, height ?? .infinity) / max(natural.height, 1))
            let size = CGSize(width: natural.width * share, height: natural.height * share)
            places.image = CGRect(origin: CGPoint(x: left, y: 0), size: size)
            left += size.width + ListMeasures.imageGap
        }
        let right = max(left, width - (hasSign ? 0 : side))
        let room = right - left
        func size(_ label: UILabel?, _ room: CGFloat) -> CGSize {
            guard let label, label.text?.isEmpty == false || label.attributedText?.length ?? 0 > 0 else { return .zero }
            return label.sizeThatFits(CGSize(width: room, height: 0))
        }
        let text = size(parts.text, room)
        let detail = size(parts.detail, room)
        switch isBeside || style == .default ? style : .subtitle {
        case .default: places.text = CGRect(x: left, y: 0, width: room, height: text.height)
        case .subtitle:
            let full = style == .subtitle ? ListMeasures.subtitleGap : ListMeasures.stackedGap
            let gap = text.height > 0 && detail.height > 0 ? full : 0
            // Texts one below the other are as wide as they are: an alignment of the app's shows nowhere. Storyboards align a value right.
            places.text = CGRect(x: left, y: 0, width: min(text.width, room), height: text.height)
            places.detail = CGRect(
                x: left, y: text.height + gap, width: min(detail.width, room), height: detail.height)
        case .value1:
            let taken = min(text.width, detail.width > 0 ? max(0, room - min(detail.width, room / 2) - 8) : room)
            places.text = CGRect(x: left, y: 0, width: taken, height: text.height)
            let rest = max(0, min(detail.width, room - taken - 8))
            places.detail = CGRect(x: right - rest, y: 0, width: rest, height: detail.height)
        case .value2:
            let column: CGFloat = 91
            places.text = CGRect(x: left, y: 0, width: min(column, room), height: text.height)
            places.detail = CGRect(x: left + column + 6, y: 0, width: max(0, room - column - 6), height: detail.height)
        }
        let block = max(places.text.maxY, places.detail.maxY)
        places.height = max(block, places.image.height) + 2 * ListMeasures.margin
        return places
    }

    private func layOutTexts(in content: UIView, hasSign: Bool) {
        let places = textPlaces(
            width: content.bounds.width, height: content.bounds.height, indent: indent, hasSign: hasSign)
        let block = max(places.text.maxY, places.detail.maxY)
        let scale = max(1, UIScreen.mainScale)
        func put(_ view: UIView?, _ frame: CGRect, _ height: CGFloat) {
            guard let view else { return }
            let top = ((content.bounds.height - height) / 2 * scale).rounded() / scale
            let frame = frame.offsetBy(dx: 0, dy: top)
            view.frame =
                isRightToLeft
                ? CGRect(x: content.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                : frame
        }
        put(parts.image, places.image, places.image.height)
        put(parts.text, places.text, isBeside ? places.text.height : block)
        put(parts.detail, places.detail, isBeside ? places.detail.height : block)
    }

    // MARK: Fitting

    private func contentRoom(_ width: CGFloat) -> (width: CGFloat, hasSign: Bool) {
        let height = max(ListMeasures.minimumRow, bounds.height)
        let old = bounds.size
        if bounds.width != width { bounds.size = CGSize(width: width, height: old.height) }
        let rooms = rooms(height: height)
        let room = max(0, width - rooms.leading - rooms.trailing - (isStandard ? 0 : indent))
        measuredRoom = room
        return (room, rooms.hasSign)
    }

    /// The height of standard contents; of others, what stands here.
    func standardSize(width: CGFloat) -> CGSize {
        let (room, hasSign) = contentRoom(width)
        let line = look.hasSeparators ? hairline : 0
        var height = ListMeasures.minimumRow
        if let view = parts.content as? any UIView & UIContentView {
            height = view.sizeThatFits(CGSize(width: room, height: 0)).height + line
        } else if isStandard {
            height = textPlaces(width: room, height: nil, indent: indent, hasSign: hasSign).height + line
        }
        return CGSize(width: width, height: max(ListMeasures.minimumRow, height))
    }

    /// What constraints inside make of the width; where there are none, `sizeThatFits`.
    func fittingContent(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConfigurationIfNeeded()
        let room = contentRoom(target.width).width
        let content = needContent()
        guard !(content is UIListContentView), content.hasConstraints else { return sizeThatFits(target) }
        if content.bounds.width != room {
            content.frame = CGRect(x: content.frame.minX, y: 0, width: room, height: content.bounds.height)
        }
        let line = look.hasSeparators ? hairline : 0
        let size = content.fittingSize(CGSize(width: room, height: max(0, target.height - line)), horizontal, vertical)
        guard size.height > 0 else { return standardSize(width: target.width) }
        return CGSize(width: target.width, height: size.height + line)
    }

    /// Contents were laid out: if they want another height than they have, the table hears of it.
    func contentWasLaidOut() {
        guard let table, measuredHeight != nil, !table.isArranging else { return }
        table.contentChanged(of: self)
    }
}

extension UIView {
    /// Whether constraints reach from the view to something inside.
    fileprivate var hasConstraints: Bool { layoutItem != nil && !subviews.isEmpty }
}
