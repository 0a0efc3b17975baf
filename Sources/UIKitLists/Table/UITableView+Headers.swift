import CoreGraphics
import Foundation

/// Headers and footers of sections.
extension UITableView {
    private static let titleIdentifier = "UITableViewHeaderFooterView of a title"

    /// True where a height has turned out to be another one.
    func fillHeaders() -> Bool {
        var changed = false
        let load = loads
        for section in geometry.sections(in: seenSpan) {
            for isFooter in [false, true] {
                if settle(section, isFooter: isFooter) { changed = true }
                // The app may have changed everything while it was asked.
                guard isLoaded, load == loads else { return true }
            }
        }
        return changed
    }

    private func settle(_ section: Int, isFooter: Bool) -> Bool {
        let item = isFooter ? geometry.sections[section].footer : geometry.sections[section].header
        let known = isFooter ? footers[section] : headers[section]
        guard known == nil else {
            return item.isEstimated ? setExtent(of: section, isFooter: isFooter, old: item.extent, known) : false
        }
        let span = isFooter ? geometry.footerSpan(section) : geometry.headerSpan(section)
        let isNear = style == .plain || span.overlaps(seenSpan) || item.isEstimated
        guard item.isEstimated || item.extent > 0, isNear else { return false }
        let load = loads
        let view = askView(section, isFooter)
        guard load == loads else {
            putBack(view)
            return true
        }
        let changed = setExtent(of: section, isFooter: isFooter, old: item.extent, view)
        guard load == loads, (isFooter ? footers : headers)[section] == nil else {
            putBack(view)
            return true
        }
        guard let view, (isFooter ? geometry.sections[section].footer : geometry.sections[section].header).extent > 0
        else {
            return changed
        }
        if isFooter { footers[section] = view } else { headers[section] = view }
        addSubview(view)
        placeHeaders()
        if isFooter {
            _ = ask("tableView:willDisplayFooterView:forSection:") {
                $0.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        } else {
            _ = ask("tableView:willDisplayHeaderView:forSection:") {
                $0.tableView(self, willDisplayHeaderView: view, forSection: section)
            }
        }
        return changed
    }

    private func askView(_ section: Int, _ isFooter: Bool) -> UIView? {
        let own =
            isFooter
            ? ask("tableView:viewForFooterInSection:") { $0.tableView(self, viewForFooterInSection: section) }
            : ask("tableView:viewForHeaderInSection:") { $0.tableView(self, viewForHeaderInSection: section) }
        if let view = own ?? nil {
            (view as? UITableViewHeaderFooterView)?.table = self
            (view as? UITableViewHeaderFooterView)?.isFooter = isFooter
            return view
        }
        let title =
            isFooter
            ? askSource("tableView:titleForFooterInSection:") { $0.tableView(self, titleForFooterInSection: section) }
            : askSource("tableView:titleForHeaderInSection:") { $0.tableView(self, titleForHeaderInSection: section) }
        guard let title = title ?? nil else { return nil }
        let view =
            headerPool.take(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.table = self
        view.isFooter = isFooter
        if style == .plain, !isFooter, view.backgroundView == nil {
            view.backgroundView = UIView()
            view.backgroundView?.backgroundColor = .systemBackground
        }
        view.showTitle(title)
        return view
    }

    private func setExtent(of section: Int, isFooter: Bool, old: CGFloat, _ view: UIView?) -> Bool {
        let item = isFooter ? geometry.sections[section].footer : geometry.sections[section].header
        guard item.isEstimated else { return false }
        let load = loads
        let extent = self.extent(section, isFooter, view)
        guard load == loads else { return true }
        let start = (isFooter ? geometry.footerSpan(section) : geometry.headerSpan(section)).lowerBound
        let before = geometry.sections[section].extent
        if isFooter {
            geometry.setFooter(section, RankTree.Item(extent: extent))
        } else {
            let new = RankTree.Item(extent: extent)
            geometry.setHeader(section, new)
            geometry.setPadding(section, padding(above: new))
        }
        let change = geometry.sections[section].extent - before
        guard change != 0 else { return false }
        keepInSight(start, by: change)
        return true
    }

    private func extent(_ section: Int, _ isFooter: Bool, _ view: UIView?) -> CGFloat {
        let own =
            isFooter
            ? ask("tableView:heightForFooterInSection:") { $0.tableView(self, heightForFooterInSection: section) }
            : ask("tableView:heightForHeaderInSection:") { $0.tableView(self, heightForHeaderInSection: section) }
        if let own, own >= 0 { return own }
        let all = isFooter ? sectionFooterHeight : sectionHeaderHeight
        guard let view else {
            if all >= 0, style != .plain { return all }
            return isFooter ? (style == .plain ? 0 : ListMeasures.groupedGap / 2) : gap(before: section)
        }
        let isGroupedTitle =
            style != .plain && (view as? UITableViewHeaderFooterView)?.reuseIdentifier == Self.titleIdentifier
        // Titles of grouped tables have the room that they need: documents say 10 or 18 points for those by default (DEV-860).
        if all >= 0, !isGroupedTitle { return all }
        let width = bounds.width
        let lead: CGFloat = !isFooter && isGroupedTitle && section == 0 ? ListMeasures.groupedGap / 2 : 0
        if let header = view as? UITableViewHeaderFooterView, header.measuresItself {
            return max(all, pixels(header.sizeThatFits(CGSize(width: width, height: 0)).height) + lead)
        }
        let header = view as? UITableViewHeaderFooterView
        let (inner, sides) = (header?.contentView ?? view, header?.safeSides ?? .zero)
        let room = max(0, width - sides.left - sides.right)
        let fitted = inner.fittingSize(CGSize(width: room, height: 0), .required, .fittingSizeLevel).height
        if inner.layoutItem != nil, fitted > 0 { return pixels(fitted) }
        return view.frame.height > 0 ? view.frame.height : ListMeasures.plainHeader
    }

    private func pixels(_ length: CGFloat) -> CGFloat {
        let scale = max(1, UIScreen.mainScale)
        return (length * scale - 1e-6).rounded(.up) / scale
    }

    // MARK: Placing

    func placeHeaders() {
        guard !headers.isEmpty || !footers.isEmpty else { return }
        let insets = adjustedContentInset
        let (top, bottom) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
        for (section, view) in headers where geometry.sections.indices.contains(section) {
            var span = geometry.headerSpan(section).moved(by: gap?.shift(ofHeader: section) ?? 0)
            let height = span.upperBound - span.lowerBound
            var isPinned = false
            if style == .plain {
                let end = geometry.footerSpan(section).lowerBound
                let y = min(max(span.lowerBound, top), max(span.lowerBound, end - height))
                isPinned = y > span.lowerBound
                span = y..<(y + height)
            }
            (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
            put(view, span)
        }
        for (section, view) in footers where geometry.sections.indices.contains(section) {
            var span = geometry.footerSpan(section).moved(by: gap?.shift(ofFooter: section) ?? 0)
            let height = span.upperBound - span.lowerBound
            if style == .plain, height > 0 {
                let start = geometry.headerSpan(section).upperBound
                let y = max(min(span.lowerBound, bottom - height), min(span.lowerBound, start))
                span = y..<(y + height)
            }
            put(view, span)
        }
    }

    private func put(_ view: UIView, _ span: Range<CGFloat>) {
        let frame = CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
        if view.frame != frame { view.frame = frame }
    }

    func retireHeaders(unless isKept: (Int) -> Bool) { retire(takeHeaders(unless: isKept)) }

    /// Takes them out before anybody hears of their end: the app may change the sections then.
    func takeHeaders(unless isKept: (Int) -> Bool) -> [(view: UIView, section: Int, isFooter: Bool)] {
        func take(_ views: inout [Int: UIView], isFooter: Bool) -> [(view: UIView, section: Int, isFooter: Bool)] {
            let gone = views.filter { !isKept($0.key) }.sorted { $0.key < $1.key }
            for (section, _) in gone { views[section] = nil }
            return gone.map { (view: $0.value, section: $0.key, isFooter: isFooter) }
        }
        return take(&headers, isFooter: false) + take(&footers, isFooter: true)
    }

    func retire(_ gone: [(view: UIView, section: Int, isFooter: Bool)]) {
        for one in gone { retire(one.view, one.section, isFooter: one.isFooter) }
    }

    func retire(_ view: UIView, _ section: Int, isFooter: Bool) {
        view.removeFromSuperview()
        if isFooter {
            _ = ask("tableView:didEndDisplayingFooterView:forSection:") {
                $0.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            }
        } else {
            _ = ask("tableView:didEndDisplayingHeaderView:forSection:") {
                $0.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            }
        }
        putBack(view)
    }

    private func putBack(_ view: UIView?) {
        guard let view = view as? UITableViewHeaderFooterView, view.superview == nil,
            let identifier = view.reuseIdentifier
        else { return }
        headerPool.put(view, identifier)
    }
}

extension Range<CGFloat> {
    fileprivate func moved(by distance: CGFloat) -> Range<CGFloat> {
        (lowerBound + distance)..<(upperBound + distance)
    }
}
