import CoreGraphics
import Foundation

/// The window above all others that holds the input views. It takes only the touches that they want, and is never key.
@MainActor final class InputWindow: UIWindow {
    let set = InputSetView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        windowLevel = UIWindow.Level(10_000_000)
        addSubview(set)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !InputPanel.shared.isShowing else { return }
        let accessoryMayHaveChanged = accessoryMayHaveChanged
        self.accessoryMayHaveChanged = false
        if let frame = InputPanel.shared.frame, frame.width != bounds.width || frame.maxY != bounds.maxY {
            InputPanel.shared.screenChanged()
        } else if accessoryMayHaveChanged {
            InputPanel.shared.accessoryChanged()
        }
    }

    private var accessoryMayHaveChanged = false

    /// A growing text, or another text size: an accessory that sizes itself may want another height.
    func constraintsChanged(around view: UIView) {
        guard !accessoryMayHaveChanged, !InputPanel.shared.isShowing, view.windowForSubviews === self,
            set.accessorySizesItself
        else { return }
        accessoryMayHaveChanged = true
        setNeedsLayout()
    }
}

/// An accessory view above an input view.
@MainActor final class InputSetView: UIView {
    /// Whose views these are: the responder that comes after them.
    weak var owner: UIResponder? {
        didSet { if owner !== oldValue { followAppearance() } }
    }
    private var following: (any UITraitChangeRegistration)?
    private weak var followed: UIView?
    private let backdrop = UIView(frame: .zero)
    private let accessoryHost = UIView(frame: .zero)
    private let inputHost = UIView(frame: .zero)
    private weak var accessory: UIView?
    private weak var input: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backdrop.backgroundColor = UIInputView.keyboardColor
        // A bar whose ground reaches below it, for the home indicator, doesn't lie over the keyboard.
        for view in [accessoryHost, backdrop, inputHost] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { owner ?? super.next }

    /// Light, dark, or as the system is.
    func look(_ appearance: UIKeyboardAppearance) {
        backdrop.overrideUserInterfaceStyle =
            appearance == .dark ? .dark : appearance == .light ? .light : .unspecified
    }

    /// The views are as light or dark as what they are for, whose window or controller may have a style of its own.
    private func followAppearance() {
        if let following { followed?.unregisterForTraitChanges(following) }
        let view = owner as? UIView ?? (owner as? UIViewController)?.viewIfLoaded
        followed = view
        following = view?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak self] (view: UIView, _) in
            self?.takeAppearance(of: view)
        }
        takeAppearance(of: view)
    }

    private func takeAppearance(of view: UIView?) {
        let style = view?.traitCollection.userInterfaceStyle ?? .unspecified
        let own = superview?.traitCollection.userInterfaceStyle ?? .unspecified
        overrideUserInterfaceStyle = style == own ? .unspecified : style
    }

    /// The system's appearance may have become the one that the views have anyway, or another.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeAppearance(of: followed)
    }

    /// Shows two views, each as high as it wants to be, and answers the height of both with what lies below them.
    func take(input: UIView?, accessory: UIView?, width: CGFloat) -> CGFloat {
        swap(self.input, for: input, in: inputHost)
        swap(self.accessory, for: accessory, in: accessoryHost)
        (self.input, self.accessory) = (input, accessory)
        LayoutEngine.shared.listener = nil
        if accessory != nil {
            LayoutEngine.shared.listener = { [weak window = self.window as? InputWindow] in
                window?.constraintsChanged(around: $0)
            }
        }
        var height = place(width)
        guard let window, accessorySizesItself else { return height }
        // How far it keeps off the home indicator is known where it stands in the end.
        UIView.performWithoutAnimation {
            let before = frame
            frame = CGRect(x: 0, y: window.bounds.maxY - height, width: width, height: height)
            // Its own guides first: what is pinned to them would contradict a height without the indicator, and a layout would say so.
            accessory?.updateInsetGuides()
            height = place(width)
            frame = CGRect(x: 0, y: window.bounds.maxY - height, width: width, height: height)
            layoutIfNeeded()
            height = place(width)
            frame = before
        }
        return height
    }

    var accessorySizesItself: Bool { accessory.map(Self.sizesItself) ?? false }

    /// Whether the accessory stands as high as it wants to be.
    var accessoryFits: Bool {
        guard let accessory else { return true }
        return Self.height(of: accessory, width: accessoryHost.bounds.width) == accessoryHost.bounds.height
    }

    /// Puts both views at the places that they have now, and answers the height of both with what lies below them.
    private func place(_ width: CGFloat) -> CGFloat {
        let above = accessory.map { Self.height(of: $0, width: width) } ?? 0
        let below = input.map { Self.height(of: $0, width: width) } ?? 0
        // An input view stands above the home indicator; an accessory alone reaches the edge of the screen.
        let margin = input == nil ? 0 : (window?.safeAreaInsets.bottom ?? 0)
        accessoryHost.frame = CGRect(x: 0, y: 0, width: width, height: above)
        inputHost.frame = CGRect(x: 0, y: above, width: width, height: below)
        backdrop.frame = CGRect(x: 0, y: above, width: width, height: below + margin)
        backdrop.isHidden = input == nil
        for (view, host) in [(accessory, accessoryHost), (input, inputHost)] {
            guard let view, view.translatesAutoresizingMaskIntoConstraints else { continue }
            view.frame = host.bounds
        }
        return above + below + margin
    }

    private func swap(_ old: UIView?, for new: UIView?, in host: UIView) {
        guard old !== new || (new != nil && new?.superview !== host) else { return }
        if let old, old.superview === host { old.removeFromSuperview() }
        guard let new else { return }
        host.addSubview(new)
        guard !new.translatesAutoresizingMaskIntoConstraints else { return }
        NSLayoutConstraint.activate([
            new.leadingAnchor.constraint(equalTo: host.leadingAnchor),
            new.trailingAnchor.constraint(equalTo: host.trailingAnchor),
            new.topAnchor.constraint(equalTo: host.topAnchor), new.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
    }

    /// Sized by its constraints, of which the size that it wants is one: it says so, or its height is flexible and it wants one. What
    /// it pins to its safe area grows by the home indicator.
    private static func sizesItself(_ view: UIView) -> Bool {
        if !view.translatesAutoresizingMaskIntoConstraints { return true }
        if let view = view as? UIInputView, view.allowsSelfSizing { return true }
        return view.autoresizingMask.contains(.flexibleHeight) && view.intrinsicContentSize.height >= 0
    }

    private static func height(of view: UIView, width: CGFloat) -> CGFloat {
        if sizesItself(view) {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let wanted = view.intrinsicContentSize.height
        if view.frame.height > 0 { return view.frame.height }
        return wanted > 0 ? wanted : view.sizeThatFits(CGSize(width: width, height: 0)).height
    }
}
