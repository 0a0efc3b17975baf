import CoreGraphics
import Foundation
import QuartzCore

/// An edit menu's entries side by side, with an arrow to what they are for. What has no room is on further pages; a submenu takes the
/// bar's place.
///
/// - From: `EditMenuPresenter`
@MainActor final class EditMenuBar: UIView {
    private static let arrow = CGSize(width: 22, height: 10)
    private static let margin: CGFloat = 10

    var chosen: (UIMenuElement) -> Void = { _ in }
    var changed: () -> Void = {}
    /// It has left its window, and not by itself.
    var lost: () -> Void = {}

    private var stack: [[UIMenuElement]]
    private var page = 0
    private var available: CGFloat = 300
    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let shape = CAShapeLayer()
    private let shade = OuterShadow(opacity: 0.22, radius: 12, offset: 4)
    private(set) var buttons: [EditMenuButton] = []
    private var rules: [UIView] = []
    private var pointsUp = false
    private var tip: CGFloat = 0

    init(_ elements: [UIMenuElement]) {
        stack = [Self.flat(elements)]
        super.init(frame: .zero)
        addSubview(shade)
        material.isUserInteractionEnabled = false
        material.layer.mask = shape
        addSubview(material)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ elements: [UIMenuElement]) {
        stack = [Self.flat(elements)]
        page = 0
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { lost() }
    }

    /// Sections are nothing to a bar.
    private static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu, menu.options.contains(.displayInline) { return flat(menu.children) }
            if let deferred = element as? UIDeferredMenuElement { return flat(deferred.elements ?? []) }
            if let leaf = element as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { return [] }
            return [element]
        }
    }

    // MARK: Pages

    private var barHeight: CGFloat { max(38, UIFont.preferredFont(forTextStyle: .subheadline).lineHeight + 18) }

    /// The entries in pages that fit.
    private func pages(_ entries: [EditMenuButton]) -> [[EditMenuButton]] {
        let total = entries.reduce(0) { $0 + $1.naturalWidth }
        let isSub = stack.count > 1
        if total + (isSub ? EditMenuButton.chevronWidth : 0) <= available { return [entries] }
        var pages: [[EditMenuButton]] = [[]]
        var used: CGFloat = 0
        let room = available - 2 * EditMenuButton.chevronWidth
        for entry in entries {
            if used + entry.naturalWidth > room, !pages[pages.count - 1].isEmpty {
                pages.append([])
                used = 0
            }
            pages[pages.count - 1].append(entry)
            used += entry.naturalWidth
        }
        return pages
    }

    private func fill() {
        for view in buttons as [UIView] + rules { view.removeFromSuperview() }
        rules = []
        let pages = pages(stack[stack.count - 1].map { EditMenuButton($0) })
        page = min(page, pages.count - 1)
        var shown = pages[page]
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if page > 0 || stack.count > 1 { shown.insert(EditMenuButton(leads: isRightToLeft ? .forth : .back), at: 0) }
        if page < pages.count - 1 { shown.append(EditMenuButton(leads: isRightToLeft ? .back : .forth)) }
        if isRightToLeft { shown.reverse() }
        buttons = shown
        var x: CGFloat = 0
        for (index, button) in shown.enumerated() {
            let width = min(button.naturalWidth, available)
            button.frame = CGRect(x: x, y: pointsUp ? Self.arrow.height : 0, width: width, height: barHeight)
            addSubview(button)
            if index > 0 {
                let rule = UIView(frame: CGRect(x: x, y: button.frame.minY, width: hairline, height: barHeight))
                rule.backgroundColor = .separator
                rule.isUserInteractionEnabled = false
                addSubview(rule)
                rules.append(rule)
            }
            x += width
        }
        bounds.size = CGSize(width: x, height: barHeight + Self.arrow.height)
    }

    private var hairline: CGFloat { 1 / max(contentScaleFactor, 1) }

    private func go(_ button: EditMenuButton) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isForward = (button.leads == .forth) != isRightToLeft
        if isForward {
            page += 1
        } else if page > 0 {
            page -= 1
        } else {
            stack.removeLast()
        }
        changed()
    }

    // MARK: Place

    /// - Parameter target: In the window's coordinates.
    func place(at target: CGRect, in window: UIWindow, arrow: UIEditMenuArrowDirection) {
        let safe = window.safeAreaInsets
        let space = window.bounds.inset(
            by: UIEdgeInsets(
                top: max(safe.top, Self.margin), left: max(safe.left, Self.margin),
                bottom: max(
                    safe.bottom, Self.margin, InputPanel.shared.frame.map { window.bounds.maxY - $0.minY } ?? 0),
                right: max(safe.right, Self.margin)))
        available = space.width
        let height = barHeight + Self.arrow.height
        let above = target.minY - 2 - height
        let below = target.maxY + 2
        switch arrow {
        case .up: pointsUp = below + height <= space.maxY || above < space.minY
        case .down, .left, .right, .automatic: pointsUp = above < space.minY
        }
        fill()
        var origin = CGPoint(x: target.midX - bounds.width / 2, y: pointsUp ? below : above)
        origin.x = max(space.minX, min(origin.x, space.maxX - bounds.width))
        // Where there is room neither above nor below, it covers its target.
        origin.y = max(space.minY, min(origin.y, space.maxY - height))
        frame.origin = origin
        let most = Self.arrow.width / 2 + 10
        tip = min(max(target.midX - origin.x, most), max(most, bounds.width - most))
        draw()
    }

    private func draw() {
        let body = CGRect(
            x: 0, y: pointsUp ? Self.arrow.height : 0, width: bounds.width, height: barHeight)
        let path = UIBezierPath(roundedRect: body, cornerRadius: 9)
        let (base, peak) =
            pointsUp ? (body.minY + 0.5, CGFloat(0)) : (body.maxY - 0.5, body.maxY + Self.arrow.height)
        let half = Self.arrow.width / 2
        let point = UIBezierPath()
        point.move(to: CGPoint(x: tip - half, y: base))
        point.addLine(to: CGPoint(x: tip - 1.5, y: peak + (pointsUp ? 1 : -1)))
        point.addQuadCurve(
            to: CGPoint(x: tip + 1.5, y: peak + (pointsUp ? 1 : -1)), controlPoint: CGPoint(x: tip, y: peak))
        point.addLine(to: CGPoint(x: tip + half, y: base))
        point.close()
        if !pointsUp { path.append(point.reversing()) } else { path.append(point) }
        UIView.performWithoutAnimation {
            material.frame = bounds
            shape.frame = bounds
            shape.path = path.cgPath
            shade.frame = bounds
            shade.cast(path)
        }
    }

    // MARK: Fingers

    private func button(at touches: Set<UITouch>) -> EditMenuButton? {
        guard let place = touches.first?.location(in: self) else { return nil }
        return buttons.first { $0.frame.contains(place) && !$0.isDead }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { light(nil) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let button = button(at: touches)
        light(nil)
        guard let button else { return }
        guard let element = button.element else { return go(button) }
        if let menu = element as? UIMenu {
            stack.append(Self.flat(menu.children))
            page = 0
            changed()
        } else {
            chosen(element)
        }
    }

    private func follow(_ touches: Set<UITouch>) { light(button(at: touches)) }
    private func light(_ button: EditMenuButton?) {
        for each in buttons { each.isLit = each === button }
    }
}

/// An entry of an edit menu, or what leads to another page.
@MainActor final class EditMenuButton: UIView {
    enum Leads { case back, forth }

    static let chevronWidth: CGFloat = 36

    let element: UIMenuElement?
    let leads: Leads?
    private let label = UILabel()
    private let picture = UIImageView()

    var isDead: Bool { (element as? any UIMenuLeaf)?.attributes.contains(.disabled) ?? false }
    var isLit = false {
        didSet { if isLit != oldValue { backgroundColor = isLit ? .systemFill : nil } }
    }

    init(_ element: UIMenuElement) {
        self.element = element
        leads = nil
        super.init(frame: .zero)
        label.text = element.title
        // A picture stands for an entry without a name.
        picture.image = element.title.isEmpty ? element.image : nil
        let isDestructive = (element as? any UIMenuLeaf)?.attributes.contains(.destructive) ?? false
        setUp(isDead ? .tertiaryLabel : isDestructive ? .systemRed : .label)
        accessibilityLabel = element.accessibilityLabel ?? element.title
        accessibilityIdentifier = element.accessibilityIdentifier
    }

    init(leads: Leads) {
        element = nil
        self.leads = leads
        super.init(frame: .zero)
        picture.image = UIImage(systemName: leads == .back ? "chevron.left" : "chevron.right")
        setUp(.label)
        accessibilityLabel = leads == .back ? "Show previous items" : "Show more items"
    }

    required init?(coder: NSCoder) { nil }

    private func setUp(_ color: UIColor) {
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textColor = color
        label.textAlignment = .center
        picture.tintColor = color
        picture.contentMode = .center
        for view in [label, picture] as [UIView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, traits: isDead ? [.button, .notEnabled] : .button)
    }

    var naturalWidth: CGFloat {
        if leads != nil { return Self.chevronWidth }
        if let image = picture.image { return max(44, image.size.width + 24) }
        return max(44, label.intrinsicContentSize.width.rounded(.up) + 26)
    }
}
