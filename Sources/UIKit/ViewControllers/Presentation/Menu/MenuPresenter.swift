import CoreGraphics
import Foundation

/// Shows a menu beside the view that it belongs to.
///
/// - From: `UIBarButtonItem`, a back button held down
/// - To: `MenuController`
@MainActor enum MenuPresenter {
    static func show(_ menu: UIMenu, from view: UIView) {
        guard let window = view.window, var presenter = window.rootViewController else { return }
        while let next = presenter.presentation?.knownPresented { presenter = next }
        presenter.present(MenuController(menu: menu, source: view), animated: true)
    }
}

/// A list of a menu's entries. Choosing one closes it, then runs the action; a submenu takes the list's place.
@MainActor final class MenuController: UIViewController {
    private var menu: UIMenu
    weak var source: UIView?
    private(set) var rows: [UIView] = []
    static let width: CGFloat = 250
    static let rowHeight: CGFloat = 44
    static let gap: CGFloat = 8

    init(menu: UIMenu, source: UIView) {
        self.menu = menu
        self.source = source
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        material.isUserInteractionEnabled = false
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(material)
        view.layer.cornerRadius = 13
        view.layer.cornerCurve = .continuous
        view.clipsToBounds = true
        fill()
    }

    override func makeOwnPresentation(_ presenting: UIViewController?) -> UIPresentationController? {
        MenuPresentation(presentedViewController: self, presenting: presenting)
    }

    /// The entries with inline sections spread out; nil between two sections.
    private static func entries(of menu: UIMenu) -> [UIMenuElement?] {
        var result: [UIMenuElement?] = []
        for element in menu.children {
            if let leaf = element as? any UIMenuLeaf, leaf.attributes.contains(.hidden) { continue }
            guard let section = element as? UIMenu, section.options.contains(.displayInline) else {
                result.append(element)
                continue
            }
            if !result.isEmpty, result.last! != nil { result.append(nil) }
            result += entries(of: section)
            result.append(nil)
        }
        while let last = result.last, last == nil { result.removeLast() }
        return result
    }

    private func fill() {
        for row in rows { row.removeFromSuperview() }
        rows = []
        var y: CGFloat = 0
        let line = 1 / max(view.contentScaleFactor, 1)
        for entry in Self.entries(of: menu) {
            guard let entry else {
                add(UIView(frame: CGRect(x: 0, y: y, width: Self.width, height: Self.gap)), .systemFill)
                y += Self.gap
                continue
            }
            let row = MenuRow(element: entry) { [weak self] in self?.choose(entry) }
            row.frame = CGRect(x: 0, y: y, width: Self.width, height: Self.rowHeight)
            add(row, nil)
            y += Self.rowHeight
            add(UIView(frame: CGRect(x: 0, y: y - line, width: Self.width, height: line)), .separator)
        }
        preferredContentSize = CGSize(width: Self.width, height: max(y, Self.rowHeight))
    }

    private func add(_ row: UIView, _ color: UIColor?) {
        if let color { row.backgroundColor = color }
        view.addSubview(row)
        rows.append(row)
    }

    private func choose(_ element: UIMenuElement) {
        if let submenu = element as? UIMenu {
            menu = submenu
            fill()
            (presentationController as? MenuPresentation)?.place()
            return
        }
        guard let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.disabled) else { return }
        let source = source
        if leaf.attributes.contains(.keepsMenuPresented) {
            leaf.performWithSender(source, target: nil)
        } else {
            dismiss(animated: true) { leaf.performWithSender(source, target: nil) }
        }
    }
}

@MainActor final class MenuPresentation: UIPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let menu = presentedViewController as? MenuController else { return .zero }
        menu.loadViewIfNeeded()
        let space = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 8, dy: 8)
        var size = menu.preferredContentSize
        size.height = min(size.height, space.height)
        let from =
            menu.source.map { $0.convert($0.bounds, to: container) }
            ?? CGRect(x: space.midX, y: space.midY, width: 0, height: 0)
        let x = min(max(from.midX - size.width / 2, space.minX), space.maxX - size.width)
        let below = from.maxY + 4
        let y = below + size.height <= space.maxY ? below : max(space.minY, from.minY - 4 - size.height)
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    func place() { presentedView?.frame = frameOfPresentedViewInContainerView }
    override func placePresented() { if running == nil { place() } }
    override func touchedOutside() { dismissByPerson() }
    override func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        FadeAnimator(isPresentation: isPresentation, duration: 0.2, scale: 0.8)
    }
}

@MainActor final class MenuRow: UIView {
    private let label = UILabel()
    private let mark = UIImageView()
    private let picture = UIImageView()
    private let shade = UIView()
    private let chosen: () -> Void
    private var spoken = StandardAccessibility.nothing

    init(element: UIMenuElement, chosen: @escaping () -> Void) {
        self.chosen = chosen
        super.init(frame: .zero)
        let leaf = element as? any UIMenuLeaf
        label.text = element.title
        label.font = .systemFont(ofSize: 17)
        let isOff = leaf?.attributes.contains(.disabled) ?? false
        label.textColor =
            isOff
            ? .tertiaryLabel : leaf?.attributes.contains(.destructive) ?? false ? .systemRed : .label
        picture.image = element.image ?? (element is UIMenu ? UIImage(systemName: "chevron.right") : nil)
        picture.tintColor = label.textColor
        picture.contentMode = .center
        mark.image = leaf?.state == .on ? UIImage(systemName: "checkmark") : nil
        mark.tintColor = .label
        mark.contentMode = .center
        shade.backgroundColor = .systemFill
        shade.isHidden = true
        shade.isUserInteractionEnabled = false
        spoken = StandardAccessibility(
            isElement: true, label: element.accessibilityLabel ?? element.title,
            traits: isOff ? [.button, .notEnabled] : leaf?.state == .on ? [.button, .selected] : .button)
        accessibilityIdentifier = element.accessibilityIdentifier
        isUserInteractionEnabled = !isOff
        for view in [shade, label, mark, picture] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility { spoken }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        let lead: CGFloat = mark.image == nil ? 16 : 32
        mark.frame = CGRect(x: 8, y: 0, width: 20, height: bounds.height)
        picture.frame = CGRect(x: bounds.width - 44, y: 0, width: 32, height: bounds.height)
        label.frame = CGRect(x: lead, y: 0, width: max(0, bounds.width - lead - 48), height: bounds.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { shade.isHidden = false }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { shade.isHidden = true }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        shade.isHidden = true
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        chosen()
    }
}
