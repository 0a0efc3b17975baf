import UIKit

/// Makes a control of UIKit's of a view: presses, their end outside, scrolling in between and accessibility are UIKit's.
nonisolated struct PressModifier: ElementModifier {
    typealias Body = Never
    var role: ButtonRole?
    /// Whether the row around is what is touched: then the control is there for accessibility.
    var isRow = false
    /// Called while a press begins and ends.
    var onPress: (@MainActor (Bool) -> Void)?
    let action: @MainActor () -> Void

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> PressElement {
        PressElement(node: node, child: child, view: PressControl())
    }

    @MainActor func update(_ element: PressElement, environment: EnvironmentValues) {
        let control = element.control
        control.action = action
        control.isUserInteractionEnabled = !isRow
        control.onPress = onPress
        control.isSpringLoaded = environment.springLoadingBehavior == .enabled
        control.repeatsAction = environment.buttonRepeatBehavior == .enabled
        control.isEnabled = environment.isEnabled
        control.accessibilityTraits = environment.isEnabled ? .button : [.button, .notEnabled]
        let shortcut = environment.keyboardShortcut
        guard shortcut != control.shortcut else { return }
        control.shortcut = shortcut
        Shortcuts.register(
            element.node, shortcut, isEnabled: { [weak control] in control?.isEnabled ?? false },
            perform: { [weak control] in control?.action() })
    }
}

@MainActor final class PressElement: EffectElement {
    var control: PressControl { unsafeDowncast(effectView, to: PressControl.self) }
}

/// The control behind a button. Views in it don't get touches, other controls in it do.
final class PressControl: UIControl {
    var action: @MainActor () -> Void = {}
    var onPress: (@MainActor (Bool) -> Void)?
    /// The key that does what a tap does.
    var shortcut: KeyboardShortcut?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        addAction(UIAction { [weak self] _ in self?.action() }, for: .primaryActionTriggered)
        addAction(
            UIAction { [weak self] _ in
                if let self, !hasRepeated { sendActions(for: .primaryActionTriggered) }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet {
            guard oldValue != isHighlighted else { return }
            onPress?(isHighlighted)
            press += 1
            if isHighlighted, repeatsAction { repeatAction(after: 0.5) }
        }
    }

    /// Whether something that is dragged over the control and stays there does the action.
    var isSpringLoaded = false {
        didSet {
            guard oldValue != isSpringLoaded else { return }
            if let spring { removeInteraction(spring) }
            spring = isSpringLoaded ? UISpringLoadedInteraction { [weak self] _, _ in self?.action() } : nil
            if let spring { addInteraction(spring) }
        }
    }
    private var spring: UISpringLoadedInteraction?

    /// Whether the action is done again and again while the control is held.
    var repeatsAction = false
    /// Tells one press from the next.
    private var press = 0
    /// Whether the press of now has done the action: its end doesn't do it once more.
    private var hasRepeated = false

    private func repeatAction(after delay: TimeInterval) {
        let now = press
        FrameTimer.shared.call(after: delay) { [weak self] in
            guard let self, press == now, isHighlighted, isEnabled else { return }
            hasRepeated = true
            action()
            repeatAction(after: 0.1)
        }
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasRepeated = false
        return super.beginTracking(touch, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        var view: UIView? = hit
        while let current = view, current !== self {
            if current is UIControl { return hit }
            view = current.superview
        }
        return self
    }

    /// The label is that of the views in it, unless one was set.
    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? AccessibilityText.label(of: subviews) }
        set { super.accessibilityLabel = newValue }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        action()
        return true
    }
}

/// What accessibility says of several views as one.
@MainActor enum AccessibilityText {
    static func label(of views: [UIView]) -> String? {
        let words = words(of: views)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func words(of views: [UIView]) -> [String] {
        views.flatMap { view -> [String] in
            if view.isHidden || view.accessibilityElementsHidden { return [] }
            if view.isAccessibilityElement { return view.accessibilityLabel.map { $0.isEmpty ? [] : [$0] } ?? [] }
            return words(of: view.subviews)
        }
    }
}
