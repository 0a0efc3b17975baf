import UIKit

/// Keeps a table in step with the sections and rows of a list's content.
///
/// Rows' views live in hosts of their own, made when a row is first measured and kept while it is in the list, so that their state
/// stays; hosts of rows that are out of sight count as not visible.
///
/// Longer than a file should be, because UIKit asks one delegate for all of this, and what its answers share is private to it.
///
/// - From: `ListTable`
/// - To: `UITableView`
@MainActor final class ListCoordinator: NSObject, UITableViewDelegate {
    private(set) weak var table: ListTableView?
    private(set) weak var node: ViewNode?
    private let refresher = RefreshFollower()
    private var collector: RowCollector?
    private(set) var sections: [ListSectionContent] = []
    private var hosts: [RowID: _UIHostingView<AnyView>] = [:]
    private var shown: [RowID] = []
    private var headers: [RowID: _UIHostingView<AnyView>] = [:]
    private var footers: [RowID: _UIHostingView<AnyView>] = [:]
    private var source: ListDataSource?
    private(set) var environment = EnvironmentValues()
    private(set) var selection: ListSelection?
    private var look = ListLook.insetGrouped
    private var heights: [RowID: CGFloat] = [:]
    /// The width that rows' contents have, by what stands beside them, as seen last.
    private var contentWidths: [RowSurroundings: CGFloat] = [:]
    /// The number of widths that rows have told since the last update: rows that disagree would tell them for ever.
    private var notedWidths = 0
    private static let mostWidths = 50

    /// What takes room beside a row's content.
    private struct RowSurroundings: Hashable {
        let hasAccessory: Bool
        let hasDeleteControl: Bool
        let hasReorderControl: Bool
    }

    private func surroundings(_ row: ListRow, _ traits: ListRowTraits) -> RowSurroundings {
        let isEditing = table?.isEditing ?? false
        return RowSurroundings(
            hasAccessory: showsAccessory(traits), hasDeleteControl: isEditing && canDelete(row),
            hasReorderControl: isEditing && canMove(row))
    }
    private func badgeText(_ traits: ListRowTraits) -> NSAttributedString? {
        guard let badge = traits.badge else { return nil }
        guard badge.hasLook else {
            return NSAttributedString(string: TextResolution(environment: environment).string(badge))
        }
        var values = environment
        (values.foregroundStyles, values.defaultForegroundStyle) = ([], AnyShapeStyle(.secondary))
        return TextResolution(environment: values).attributedString(badge)
    }
    private func showsAccessory(_ traits: ListRowTraits) -> Bool {
        traits.link != nil && (environment.splitColumn?.coordinator?.isCollapsed ?? true)
    }
    /// Whether rows stand on the ground of a sidebar. On a phone, and where a split view is one stack, a sidebar's rows are on cards.
    private var isSidebar: Bool {
        look == .sidebar && UIDevice.current.userInterfaceIdiom == .pad
            && environment.splitColumn?.coordinator?.isCollapsed != true
    }
    /// The rows whose views have been told that they stand on the selection's colour.
    private var emphasized: Set<RowID> = []
    private var isUpdating = false
    private var needsHeights = false

    func start(_ table: ListTableView, under node: ViewNode, _ look: ListLook) {
        (self.table, self.node, self.look) = (table, node, look)
        collector = RowCollector(node: node)
        table.register(ListCell.self, forCellReuseIdentifier: "row")
        table.delegate = self
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        table.estimatedSectionHeaderHeight = 0
        table.estimatedSectionFooterHeight = 0
        table.onWidthChange = { [weak self] in self?.widthDidChange() }
        table.onLayout = { [weak self] in self?.scroller.tableDidLayOut() }
        table.sectionHeaderTopPadding = 0
        let source = ListDataSource(tableView: table) { [weak self] table, path, id in
            self?.makeCell(table, path, id)
        }
        source.coordinator = self
        self.source = source
    }

    func end() {
        for host in Array(hosts.values) + Array(headers.values) + Array(footers.values) { host.host.tearDown() }
        collector?.end()
        menuSlot?.tearDown()
    }

    /// The commands of the menu that was opened last.
    var menuSlot: SlotNode?

    func row(at path: IndexPath) -> ListRow? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }

    // MARK: Updating

    func update<C: View>(
        _ content: C, _ selection: ListSelection?, _ environment: EnvironmentValues, _ transaction: Transaction
    ) {
        guard let table, let collector else { return }
        (self.selection, self.environment) = (selection, environment)
        notedWidths = 0
        sections = collector.collect(content).filter { !$0.rows.isEmpty || $0.header != nil || $0.footer != nil }
        if let spacing = environment.listRowSpacing { sections = sections.flatMap { $0.spread(by: spacing) } }
        var ids = Set(sections.flatMap { $0.rows.map(\.id) })
        if ids.count < sections.reduce(0, { $0 + $1.rows.count }) || sections.hasRepeatedSections {
            sections = sections.tellingRepeatedOnesApart()
            ids = Set(sections.flatMap { $0.rows.map(\.id) })
        }
        let isHidden = environment.scrollContentBackground == .hidden
        table.backgroundColor =
            isHidden ? .clear : look.isGrouped ? .systemGroupedBackground : .systemBackground
        table.semanticContentAttribute = direction
        table.keyboardDismissMode = environment.keyboardDismissMode
        applyScrollSettings(to: table)
        table.allowsMultipleSelectionDuringEditing = selection?.allowsMultiple == true
        table.tintColor = environment.tint?.uiColor
        refresher.setAction(environment.refresh, on: table)
        for (id, host) in hosts where !ids.contains(id) {
            host.host.setVisible(false)
            host.host.tearDown()
            host.removeFromSuperview()
            (hosts[id], heights[id]) = (nil, nil)
            changedRows.remove(id)
        }
        showNewest()
        apply(isAnimated: transaction.animation != nil && table.window != nil)
        updateRooms()
        let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
        if table.isEditing != isEditing { table.setEditing(isEditing, animated: table.window != nil) }
        updateSelection()
    }

    /// What modifiers around say of scrolling, as it was shown last.
    private var scrolling = ScrollSettings()

    private func applyScrollSettings(to table: ListTableView) {
        let settings = environment.scrollSettings
        table.applySettings(settings, hasOwnMargins: look.isGrouped)
        guard settings.margins != scrolling.margins || settings.marginEdges != scrolling.marginEdges else { return }
        scrolling = settings
        measureSections()
    }

    /// The rooms around sections, and the one of the list, that the table has been told.
    private var shownRooms: (sections: [SectionRoom], list: CGFloat?) = ([], nil)

    /// A table asks for the heights of headers and footers when it is loaded: it is to ask again where the app says another room.
    private func updateRooms() {
        let old = shownRooms
        shownRooms = (sections.map { SectionRoom($0) }, spacing)
        guard !old.sections.isEmpty, old.sections != shownRooms.sections || old.list != shownRooms.list else { return }
        measureSections()
    }

    private var needsSections = false

    /// Has the table ask for the heights of headers and footers again, before the next frame.
    private func measureSections() {
        guard !needsSections, table?.window != nil else { return }
        needsSections = true
        CommitHandlers.beforeCommit { [weak self] in
            self?.needsSections = false
            self?.table?.measureSectionEdges()
        }
    }

    /// A header or footer may be higher now, or stand elsewhere in its place.
    private func followSize(of edge: _UIHostingView<AnyView>) {
        edge.onContentSizeChange = { [weak self, weak edge] in
            edge?.superview?.setNeedsLayout()
            self?.measureSections()
        }
    }

    /// The room above the first section or below the last that the app says in place of a grouped list's own.
    private func margin(_ edge: Edge.Set, _ length: KeyPath<EdgeInsets, CGFloat>) -> CGFloat? {
        let settings = environment.scrollSettings
        return look.isGrouped && settings.marginEdges.contains(edge) ? settings.margins[keyPath: length] : nil
    }

    /// Gives rows that were made their newest values.
    private func showNewest() {
        for section in sections {
            if let header = section.header, let known = headers[section.id] {
                known.rootView = headerContent(header, section)
            }
            if let footer = section.footer, let known = footers[section.id] {
                known.rootView = footerContent(footer, section)
            }
            for row in section.rows { if let host = hosts[row.id] { host.rootView = row.make() } }
        }
    }

    func apply(isAnimated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<RowID, RowID>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
        }
        isUpdating = true
        // Out of a window there are no rows that could move.
        if table?.window == nil {
            source?.applySnapshotUsingReloadData(snapshot)
        } else {
            source?.apply(snapshot, animatingDifferences: isAnimated)
        }
        isUpdating = false
        refreshCells()
    }

    /// Rows of a table that no window shows are made with their newest values when one does.
    private func refreshCells() {
        guard let table, table.window != nil else { return }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let row = row(at: path), let cell = table.cellForRow(at: path) as? ListCell else { continue }
            configure(cell, row, path)
        }
        setNeedsHeights()
    }

    /// The values that were selected last, where a column of a split view follows them.
    private var lastSelected: Set<AnyHashable>?

    var hasSelection: Bool {
        guard let selection else { return false }
        return sections.contains { $0.rows.contains { row in tag(of: row).map(selection.isSelected) ?? false } }
    }

    /// What the selection led to has been left.
    func clearSelection() {
        guard let selection, !selection.allowsMultiple else { return }
        for section in sections {
            for row in section.rows {
                if let tag = tag(of: row), selection.isSelected(tag) { selection.select(tag, false) }
            }
        }
    }

    /// Has the next column of a split view follow another selection.
    private func updateSplit(_ selection: ListSelection) {
        guard let column = environment.splitColumn, let split = column.coordinator, !selection.allowsMultiple else {
            return
        }
        split.register(self, in: column.column)
        let tags = sections.flatMap { $0.rows.compactMap { tag(of: $0) } }
        let selected = Set(tags.filter(selection.isSelected))
        defer { lastSelected = selected }
        guard let lastSelected, lastSelected != selected, !selected.isEmpty, split.isCollapsed else { return }
        UpdateQueue.enqueueAction { [weak split] in split?.showColumn(after: column.column) }
    }

    private func updateSelection() {
        guard let table, let selection else { return }
        updateSplit(selection)
        for (sectionIndex, section) in sections.enumerated() {
            for (rowIndex, row) in section.rows.enumerated() {
                guard let tag = tag(of: row) else { continue }
                let path = IndexPath(row: rowIndex, section: sectionIndex)
                let isSelected = table.indexPathsForSelectedRows?.contains(path) ?? false
                if selection.isSelected(tag) != isSelected {
                    if isSelected {
                        table.deselectRow(at: path, animated: false)
                    } else {
                        table.selectRow(at: path, animated: false, scrollPosition: .none)
                    }
                }
            }
        }
    }

    func tag(of row: ListRow) -> AnyHashable? {
        let traits = hosts[row.id].map { $0.host.preference(ListRowKey.self) }
        if let said = traits?.tag, selection?.fits(said) != false { return said }
        if let value = traits?.link?.value, let selection, selection.fits(value) { return value }
        return row.tag
    }

    // MARK: Rows

    func host(of row: ListRow) -> _UIHostingView<AnyView> {
        if let known = hosts[row.id] { return known }
        let made = makeHost(row.make(), context: .list)
        made.onContentSizeChange = { [weak self, id = row.id] in
            self?.changedRows.insert(id)
            self?.setNeedsHeights(measuresAll: false)
        }
        made.host.onPreferencesChange = { [weak self, id = row.id] in self?.noteTraits(of: id) }
        hosts[row.id] = made
        return made
    }

    private func makeHost(_ view: AnyView, context: ControlContext) -> _UIHostingView<AnyView> {
        let made = _UIHostingView(rootView: AnyView(EmptyView()), under: node)
        made.backgroundColor = .clear
        made.followsWindow = false
        made.ignoresSafeArea = true
        var values = EnvironmentValues(chain: made.host.environment)
        values.controlContext = context
        values.apply(to: made.host.environment)
        made.rootView = view
        made.host.controller = self.node?.host.controller
        return made
    }

    func traits(of row: ListRow) -> ListRowTraits { host(of: row).host.preference(ListRowKey.self) }

    private func insets(_ traits: ListRowTraits) -> EdgeInsets {
        traits.insets
            ?? EdgeInsets(top: 11, leading: look.contentInset, bottom: 11, trailing: look.contentInset)
    }

    private func makeCell(_ table: UITableView, _ path: IndexPath, _ id: RowID) -> UITableViewCell? {
        let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
        if let cell = cell as? ListCell, let row = row(at: path) { configure(cell, row, path) }
        return cell
    }

    private func configure(_ cell: ListCell, _ row: ListRow, _ path: IndexPath) {
        guard let node else { return }
        let host = host(of: row), traits = traits(of: row), insets = insets(traits)
        // Setters of UIKit's have a cell laid out also where nothing changes.
        if cell.semanticContentAttribute != direction { cell.semanticContentAttribute = direction }
        cell.show(host, insets: insets)
        // Where the next column stands beside the list, nothing is pushed.
        let hasAccessory = showsAccessory(traits)
        let accessory: UITableViewCell.AccessoryType = hasAccessory ? .disclosureIndicator : .none
        if cell.accessoryType != accessory { cell.accessoryType = accessory }
        let reacts = traits.link != nil || !traits.actions.isEmpty || selection != nil
        let style: UITableViewCell.SelectionStyle =
            reacts || primaryAction(of: row, traits) != nil ? .default : .none
        if cell.selectionStyle != style { cell.selectionStyle = style }
        cell.badge = badgeText(traits)
        cell.separatorTint = traits.separatorTint?.uiColor
        cell.toldLook = ListRowLook(badge: cell.badge, insets: insets, hasAccessory: hasAccessory)
        cell.showBackground(traits.background, under: node)
        // Behind a view of the app's there is no card: where it is clear the list's own background is seen.
        let hasCard = look.isGrouped && !isSidebar && traits.background == nil
        let color: UIColor = hasCard ? .secondarySystemGroupedBackground : .clear
        if cell.backgroundColor != color { cell.backgroundColor = color }
        cell.isInSidebar = isSidebar
        cell.onSelection = { [weak self] in self?.emphasize(row, $0) }
        emphasize(row, cell.isSelected)
        cell.hidesSeparator = isSidebar || traits.separatorVisibility?.bottom == .hidden
        let canMove = row.actions?.onMove != nil && !traits.isMoveDisabled
        if cell.showsReorderControl != canMove { cell.showsReorderControl = canMove }
        cell.onContentWidth = { [weak self] width in
            guard let self else { return }
            noteContentWidth(width, surroundings(row, traits))
        }
    }

    /// On the colour of a sidebar's selection text and icons are white.
    private func emphasize(_ row: ListRow, _ isSelected: Bool) {
        let isWanted = isSelected && isSidebar
        guard let host = hosts[row.id]?.host, isWanted || emphasized.contains(row.id) else { return }
        var values = EnvironmentValues(chain: host.environment)
        values.tint = isWanted ? .white : environment.tint
        values.defaultForegroundStyle = isWanted ? AnyShapeStyle(Color.white) : environment.defaultForegroundStyle
        values.apply(to: host.environment)
        if isWanted { emphasized.insert(row.id) }
    }

    // MARK: Heights

    private func noteContentWidth(_ width: CGFloat, _ beside: RowSurroundings) {
        guard width > 0, contentWidths[beside] != width, notedWidths < Self.mostWidths else { return }
        contentWidths[beside] = width
        notedWidths += 1
        setNeedsHeights()
    }

    private func widthDidChange() {
        let wasShown = !contentWidths.isEmpty
        (contentWidths, notedWidths) = ([:], 0)
        heights = [:]
        guard wasShown else { return }
        CommitHandlers.beforeCommit { [weak self] in
            guard let self, let table, table.window != nil else { return }
            // A split view may have become one stack, or be one no longer.
            if look == .sidebar {
                showNewest()
                refreshCells()
            }
            UIView.performWithoutAnimation { table.performBatchUpdates(nil) }
        }
    }

    private var direction: UISemanticContentAttribute {
        environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .unspecified
    }

    /// The table's width; the screen's before the table has one.
    private var tableWidth: CGFloat {
        guard let table, table.bounds.width > 0 else { return UIScreen.main.bounds.width }
        return table.bounds.width
    }

    private func height(of row: ListRow) -> CGFloat {
        let traits = traits(of: row), insets = insets(traits), hasAccessory = showsAccessory(traits)
        let width =
            contentWidths[surroundings(row, traits)] ?? tableWidth - (look.isInset ? 40 : 0) - (hasAccessory ? 38 : 0)
        let badge = badgeText(traits).map { ListCell.width(ofBadge: $0) } ?? 0
        let size = host(of: row).host.sizeThatFits(
            ProposedViewSize(width: max(width - insets.horizontal - badge, 0), height: nil))
        let least = environment.minimumRowHeight
        let height = max(size.height + insets.vertical, least)
        heights[row.id] = height
        return height
    }

    /// The rows whose content may have another size since they were measured last.
    private var changedRows: Set<RowID> = []
    /// Whether what stands beside rows' contents may have changed, so that all that are seen are measured.
    private var measuresAllRows = false

    /// The rows whose views may say something else of their rows than their cells were told.
    private var retoldRows: Set<RowID> = []

    /// A row's own state may have changed what its views say of it: no update of the list follows from that.
    private func noteTraits(of id: RowID) {
        retoldRows.insert(id)
        guard retoldRows.count == 1 else { return }
        CommitHandlers.beforeCommit { [weak self] in self?.updateRetoldRows() }
    }

    private func updateRetoldRows() {
        let retold = retoldRows
        retoldRows = []
        guard let table, table.window != nil else { return }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let row = row(at: path), retold.contains(row.id),
                let cell = table.cellForRow(at: path) as? ListCell
            else { continue }
            let old = cell.toldLook
            configure(cell, row, path)
            if cell.toldLook != old { changedRows.insert(row.id) }
        }
        if !changedRows.isEmpty { updateHeights() }
    }

    /// Asks for rows' heights again before the next frame, where one has changed.
    private func setNeedsHeights(measuresAll: Bool = true) {
        if measuresAll { measuresAllRows = true }
        guard !needsHeights, !isUpdating else { return }
        needsHeights = true
        CommitHandlers.beforeCommit { [weak self] in self?.updateHeights() }
    }

    private func updateHeights() {
        needsHeights = false
        guard let table, table.window != nil else { return }
        let (changed, all) = (changedRows, measuresAllRows)
        (changedRows, measuresAllRows) = ([], false)
        var hasChanged = false
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let row = row(at: path), all || changed.contains(row.id) else { continue }
            let old = heights[row.id]
            let new = height(of: row)
            let isOther = old.map { abs($0 - new) > 0.5 } ?? false
            if isOther { hasChanged = true }
            // Content of the same size may stand elsewhere in its row.
            if isOther || changed.contains(row.id) { (table.cellForRow(at: path) as? ListCell)?.setNeedsLayout() }
        }
        if hasChanged { UIView.performWithoutAnimation { table.performBatchUpdates(nil) } }
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        row(at: indexPath).map(height) ?? 44
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        row(at: indexPath).flatMap { heights[$0.id] } ?? 44
    }

    // MARK: Headers and footers

    private func headerContent(_ view: AnyView, _ section: ListSectionContent) -> AnyView {
        let around = SectionEnvironment(changes: section.changes)
        var values = environment
        around.changeEnvironment(&values)
        let isPlain = !look.isGrouped
        let isProminent = isSidebar || values.headerProminence == .increased
        let standardCase: Text.Case? = isPlain || isProminent ? nil : .uppercase
        return AnyView(
            view.font(isProminent ? .title3.weight(.semibold) : isPlain ? .subheadline.weight(.semibold) : .footnote)
                .textCase(values.isTextCaseSaid ? values.textCase : standardCase)
                .modifier(foreground(isProminent ? .primary : .secondary, section))
                .modifier(around))
    }

    private func footerContent(_ view: AnyView, _ section: ListSectionContent) -> AnyView {
        AnyView(
            view.font(.footnote).modifier(foreground(.secondary, section))
                .modifier(SectionEnvironment(changes: section.changes)))
    }

    /// Sets the foreground that a header or a footer begins with, unless the section has one of its own.
    private func foreground(_ style: HierarchicalShapeStyle, _ section: ListSectionContent) -> PlaceForeground {
        var values = EnvironmentValues()
        SectionEnvironment(changes: section.changes).changeEnvironment(&values)
        return PlaceForeground(style: values.foregroundStyles.isEmpty ? style : nil)
    }

    private var spacing: CGFloat? { environment.listSectionSpacing }

    /// The room between a section and a neighbour that the app says of it, else of the neighbour, else of the list. Each of the two makes
    /// half of its own.
    private func spacing(of section: Int, beside neighbour: Int) -> CGFloat? {
        let around = sections.indices.contains(neighbour) ? sections[neighbour].spacing : nil
        guard let said = sections[section].spacing ?? around else { return spacing }
        return said.length
    }

    private var edgeMargin: CGFloat { look.isInset ? 20 + look.contentInset : look.contentInset }

    private func headerHost(_ section: ListSectionContent) -> _UIHostingView<AnyView>? {
        section.header.map { header in host(section.id, in: \.headers) { headerContent(header, section) } }
    }

    private func footerHost(_ section: ListSectionContent) -> _UIHostingView<AnyView>? {
        section.footer.map { footer in host(section.id, in: \.footers) { footerContent(footer, section) } }
    }

    /// The host of a section's header or footer, made when it is first asked for.
    private func host(
        _ id: RowID, in hosts: ReferenceWritableKeyPath<ListCoordinator, [RowID: _UIHostingView<AnyView>]>,
        _ content: () -> AnyView
    ) -> _UIHostingView<AnyView> {
        if let known = self[keyPath: hosts][id] { return known }
        let made = makeHost(content(), context: .view)
        followSize(of: made)
        self[keyPath: hosts][id] = made
        return made
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard sections.indices.contains(section), let host = headerHost(sections[section]) else { return nil }
        host.host.setVisible(true)
        return ListMarginView(
            host, look.isGrouped ? 8 : 6, edgeMargin, look.isGrouped ? nil : .systemBackground, direction)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        guard sections.indices.contains(section), let host = footerHost(sections[section]) else { return nil }
        host.host.setVisible(true)
        return ListMarginView(host, 6, edgeMargin, nil, direction)
    }

    private func fittingHeight(_ host: _UIHostingView<AnyView>, _ width: CGFloat) -> CGFloat {
        let covered = table.map { $0.safeAreaInsets.left + $0.safeAreaInsets.right } ?? 0
        return host.host.sizeThatFits(
            ProposedViewSize(width: max(width - covered - 2 * edgeMargin, 0), height: nil)
        ).height
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        guard sections.indices.contains(section) else { return 0 }
        if let room = sections[section].room.before { return room }
        let half = (spacing(of: section, beside: section - 1) ?? 35) / 2 + 0.5
        guard let host = headerHost(sections[section]) else {
            return look.isGrouped ? (section == 0 ? margin(.top, \.top) ?? 35 : half) : 0
        }
        let top = section == 0 ? margin(.top, \.top).map { $0 + 8 } ?? 24 : half
        return fittingHeight(host, tableWidth) + (look.isGrouped ? top : 12)
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        if sections.indices.contains(section), let room = sections[section].room.after { return room }
        let host = sections.indices.contains(section) ? footerHost(sections[section]) : nil
        let text = host.map { fittingHeight($0, tableWidth) + 6 } ?? 0
        return text + roomAfter(section, hasFooter: host != nil)
    }

    /// The room below a section's footer, or below its last row.
    private func roomAfter(_ section: Int, hasFooter: Bool) -> CGFloat {
        if section == sections.count - 1, let margin = margin(.bottom, \.bottom) { return margin }
        guard sections.indices.contains(section) else { return 0 }
        let spacing = spacing(of: section, beside: section + 1)
        if look.isGrouped { return spacing.map { ($0 / 2).rounded(.down) } ?? (hasFooter ? 12 : 17) }
        // Plain sections follow each other unless the app says otherwise.
        guard section < sections.count - 1 else { return hasFooter ? 12 : 0 }
        let next = self.spacing(of: section + 1, beside: section)
        return (hasFooter ? 12 : 0) + ((spacing ?? 0) + (next ?? 0)) / 2
    }

    // MARK: Showing

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if let row = row(at: indexPath) { host(of: row).host.setVisible(true) }
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        guard let view = (cell as? ListCell)?.rowView else { return }
        // The row may be shown in another cell by now.
        if view.superview === cell.contentView { view.host.setVisible(false) }
    }

    // MARK: Scrolling

    lazy var scroller = ListScroller(self)

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { scroller.endAnimation() }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scroller.cancelAnimation() }

    // MARK: Touching

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        guard let row = row(at: indexPath) else { return false }
        let traits = traits(of: row)
        if tableView.isEditing { return selection?.allowsMultiple == true && !traits.isSelectionDisabled }
        if primaryAction(of: row, traits) != nil { return true }
        return traits.link != nil || !traits.actions.isEmpty || (selection != nil && !traits.isSelectionDisabled)
    }

    /// A row with a primary action is never selected by a tap: the selection stays as it is.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard !tableView.isEditing, let row = row(at: indexPath), let action = primaryAction(of: row, traits(of: row))
        else { return indexPath }
        action()
        return nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let row = row(at: indexPath) else { return }
        let traits = traits(of: row)
        if let selection, let tag = tag(of: row), selection.fits(tag) {
            selection.select(tag, true)
            if let column = environment.splitColumn, let split = column.coordinator, !tableView.isEditing {
                // The next column follows the selection.
                if split.isCollapsed, column.column != .secondary { split.showColumn(after: column.column) }
                return
            }
        }
        guard !tableView.isEditing else { return }
        if selection == nil, traits.link != nil || !traits.actions.isEmpty {
            tableView.deselectRow(at: indexPath, animated: true)
        }
        for action in traits.actions { action() }
        traits.link?.action()
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        guard let row = row(at: indexPath), let selection, let tag = tag(of: row), selection.allowsMultiple else {
            return
        }
        selection.select(tag, false)
    }
}
