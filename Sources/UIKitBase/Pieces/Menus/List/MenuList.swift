import CoreGraphics
import Foundation
import QuartzCore

/// A menu on the screen: its sections and entries on a material with round corners. A submenu opens at its row, above the others, which
/// fade; its first row leads back. A finger may come down on one entry and go up on another.
///
/// - From: `MenuController`, `ContextMenuSession`
/// - To: `MenuEntry`
@MainActor final class MenuList: UIView {
    private static let gap: CGFloat = 8
    /// Between sections, darker than the material in both appearances (DEV-603).
    private static let gapColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.35 : 0.08) }

    /// In points: more for texts of an accessibility size.
    let width: CGFloat
    private var stack: [UIMenu]
    private let responder: UIResponder?
    /// An action or a command was chosen; its target is known for a command.
    var chosen: (any UIMenuLeaf, MenuEntry) -> Void = { _, _ in }
    /// The list wants another size.
    var changed: () -> Void = {}
    /// The first entry is the lowest.
    var isReversed = false {
        didSet { if isReversed != oldValue { reload() } }
    }

    private let shade = OuterShadow(opacity: 0.2, radius: 24, offset: 6)
    private let clip = UIView()
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = UIScrollView()
    /// The menu and the submenus that are open, each above the one that it is in.
    private var levels: [MenuLevel] = []
    private(set) var entries: [MenuEntry] = []
    private(set) var contentHeight: CGFloat = 0
    private weak var lit: MenuEntry?
    private var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    private var asked: [ObjectIdentifier: UIDeferredMenuElement] = [:]
    private var isLoading = false

    init(_ menu: UIMenu, responder: UIResponder?) {
        stack = [menu]
        self.responder = responder
        let isLarge = UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        width = isLarge ? 340 : 250
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: 0))
        clip.clipsToBounds = true
        clip.layer.cornerRadius = 13
        clip.layer.cornerCurve = .continuous
        material.isUserInteractionEnabled = false
        scroll.delaysContentTouches = false
        scroll.contentInsetAdjustmentBehavior = .never
        addSubview(shade)
        addSubview(clip)
        clip.addSubview(material)
        clip.addSubview(scroll)
        reload()
    }

    required init?(coder: NSCoder) { nil }

    /// The menu at the bottom of the stack of submenus.
    var menu: UIMenu {
        get { stack[0] }
        set {
            stack = [newValue]
            reload()
            changed()
        }
    }

    var isEmpty: Bool { entries.isEmpty }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        material.frame = bounds
        scroll.frame = bounds
        scroll.isScrollEnabled = contentHeight > bounds.height + 0.5
        shade.frame = bounds
        shade.cast(UIBezierPath(roundedRect: bounds, cornerRadius: 13))
    }

    // MARK: Entries

    func reload() {
        for level in levels { level.removeFromSuperview() }
        (levels, entries) = ([], [])
        isLoading = true
        defer { isLoading = false }
        var (top, bottom) = (CGFloat(0), CGFloat(0))
        for (depth, menu) in stack.enumerated() {
            if depth > 0 {
                // At its row, which it covers: the row that leads back stands there.
                top += entries.first { $0.item.element === menu }?.frame.minY ?? 0
                levels.last?.standBehindSubmenu()
            }
            entries = []
            let level = MenuLevel(isSubmenu: depth > 0)
            levels.append(level)
            scroll.addSubview(level)
            let height = addRows(of: menu, isSubmenu: depth > 0)
            level.frame = CGRect(x: 0, y: top, width: width, height: height)
            bottom = max(bottom, top + height)
        }
        contentHeight = bottom
        scroll.contentSize = CGSize(width: width, height: bottom)
        let hidden = max(0, bottom - bounds.height)
        scroll.contentOffset = CGPoint(x: 0, y: isReversed ? hidden : min(top, hidden))
        setNeedsLayout()
    }

    /// Puts a menu's rows into the uppermost level; returns their height.
    private func addRows(of menu: UIMenu, isSubmenu: Bool) -> CGFloat {
        let contents = MenuContents(
            menu, responder: responder, isReversed: isReversed, loaded: { self.elements(of: $0) })
        var y: CGFloat = 0
        if isSubmenu {
            y += put(MenuEntry(MenuContents.Item(element: menu), style: .back), x: 0, y: y, width: width)
            y += put(filled(Self.gapColor), y: y, height: contents.sections.isEmpty ? 0 : Self.gap)
        } else if !contents.title.isEmpty {
            y += putHeader(contents.title, y)
        }
        let hasMarks = contents.sections.contains { section in
            section.layout == .rows
                && section.items.contains {
                    ($0.element as? any UIMenuLeaf).map { $0.state != .off } ?? ($0.element is UIMenu)
                }
        }
        for (index, section) in contents.sections.enumerated() {
            if index > 0 { y += put(filled(Self.gapColor), y: y, height: Self.gap) }
            if !section.title.isEmpty { y += putHeader(section.title, y) }
            switch section.layout {
            case .rows: y = putRows(section.items, y, markWidth: hasMarks ? MenuEntry.markWidth : 0)
            case .tiles(let count, let showsTitles):
                y = putTiles(section.items, y: y, most: count, showsTitles: showsTitles)
            case .palette: y = putPalette(section.items, y)
            }
        }
        return y
    }

    private func elements(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
        let id = ObjectIdentifier(deferred)
        if let known = loaded[id] { return known }
        guard asked[id] == nil else { return nil }
        asked[id] = deferred
        deferred.load { [weak self] elements in
            guard let self else { return }
            self.loaded[id] = elements
            if !self.isLoading {
                self.reload()
                self.changed()
            }
        }
        return loaded[id]
    }

    private var hairline: CGFloat { 1 / max(contentScaleFactor, 1) }

    private func filled(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        return view
    }

    @discardableResult private func put(_ view: UIView, x: CGFloat = 0, y: CGFloat, height: CGFloat) -> CGFloat {
        view.frame = CGRect(x: x, y: y, width: width, height: height)
        levels.last?.addSubview(view)
        return height
    }

    private func put(_ entry: MenuEntry, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        let height = entry.height(for: width)
        entry.frame = CGRect(x: x, y: y, width: width, height: height)
        levels.last?.addSubview(entry)
        entries.append(entry)
        return height
    }

    private func putHeader(_ title: String, _ y: CGFloat) -> CGFloat {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 2
        label.textAlignment = .natural
        let height = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height + 14
        put(label, y: y, height: height)
        label.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
        return height
    }

    private func putRows(_ items: [MenuContents.Item], _ y: CGFloat, markWidth: CGFloat) -> CGFloat {
        var y = y
        for (index, item) in items.enumerated() {
            y += put(MenuEntry(item, style: .row(markWidth: markWidth)), x: 0, y: y, width: width)
            if index < items.count - 1 { put(filled(.separator), y: y - hairline, height: hairline) }
        }
        return y
    }

    private func putTiles(_ items: [MenuContents.Item], y: CGFloat, most: Int, showsTitles: Bool) -> CGFloat {
        var y = y
        for start in stride(from: 0, to: items.count, by: most) {
            let line = items[start..<min(start + most, items.count)]
            let part = width / CGFloat(line.count)
            var height: CGFloat = 0
            for (index, item) in line.enumerated() {
                let column = effectiveUserInterfaceLayoutDirection == .rightToLeft ? line.count - 1 - index : index
                let entry = MenuEntry(item, style: .tile(showsTitle: showsTitles))
                height = put(entry, x: part * CGFloat(column), y: y, width: part)
                if index > 0 {
                    let rule = filled(.separator)
                    put(rule, y: y, height: height)
                    rule.frame = CGRect(x: part * CGFloat(index), y: y, width: hairline, height: height)
                }
            }
            y += height
            if start + most < items.count { put(filled(.separator), y: y - hairline, height: hairline) }
        }
        return y
    }

    /// A row of pictures that can be pushed aside where there are many.
    private func putPalette(_ items: [MenuContents.Item], _ y: CGFloat) -> CGFloat {
        let side = (44 * MenuEntry.growth).rounded()
        let strip = UIScrollView()
        strip.contentInsetAdjustmentBehavior = .never
        strip.showsHorizontalScrollIndicator = false
        let column = max(side, (width - 16) / CGFloat(max(1, items.count)))
        for (index, item) in items.enumerated() {
            let entry = MenuEntry(item, style: .tile(showsTitle: false))
            let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? items.count - 1 - index : index
            entry.frame = CGRect(x: CGFloat(place) * column, y: 0, width: column, height: side)
            strip.addSubview(entry)
            entries.append(entry)
        }
        strip.contentSize = CGSize(width: column * CGFloat(items.count), height: side)
        strip.isScrollEnabled = strip.contentSize.width > width - 16 + 0.5
        put(strip, y: y, height: side)
        strip.frame = CGRect(x: 8, y: y, width: width - 16, height: side)
        return y + side
    }

    // MARK: Fingers

    /// The entry at a place of the window that can be chosen.
    func entry(atWindow point: CGPoint) -> MenuEntry? {
        let place = convert(point, from: nil)
        guard bounds.contains(place) else { return nil }
        return entries.first { entry in
            let inside = entry.convert(point, from: nil)
            return !entry.isDead && entry.bounds.contains(inside)
        }
    }

    func light(_ entry: MenuEntry?) {
        guard lit !== entry else { return }
        lit?.isLit = false
        lit = entry
        entry?.isLit = true
    }

    /// Whether there was something to choose there.
    @discardableResult func choose(_ entry: MenuEntry?) -> Bool {
        light(nil)
        guard let entry, !entry.isDead else { return false }
        if let submenu = entry.item.element as? UIMenu {
            if submenu === stack[stack.count - 1], stack.count > 1 {
                closeSubmenu()
            } else {
                stack.append(submenu)
                reload()
                changed()
            }
            return true
        }
        guard let leaf = entry.item.element as? any UIMenuLeaf else { return false }
        if let rivals = entry.item.rivals {
            for rival in rivals where rival !== leaf { rival.state = .off }
            leaf.state = .on
        }
        chosen(leaf, entry)
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let isBeside = levels.last.map { !$0.bounds.contains(touch.location(in: $0)) } ?? false
        if stack.count > 1, isBeside { return closeSubmenu() }
        choose(entry(atWindow: touch.location(in: nil)))
    }

    private func closeSubmenu() {
        light(nil)
        stack.removeLast()
        reload()
        changed()
    }

    private func follow(_ touches: Set<UITouch>) {
        light(touches.first.flatMap { entry(atWindow: $0.location(in: nil)) })
    }
}

extension MenuEntry {
    /// Performs what was chosen. A command goes to who said that it can be done.
    func perform(_ leaf: any UIMenuLeaf, sender: Any?) {
        guard let command = leaf as? UICommand else { return leaf.performWithSender(sender, target: nil) }
        let outer = command.sender
        command.sender = sender
        defer { command.sender = outer }
        if let alternate {
            command.perform(alternate.action, target: nil)
        } else {
            command.performWithSender(sender, target: item.target)
        }
    }
}
