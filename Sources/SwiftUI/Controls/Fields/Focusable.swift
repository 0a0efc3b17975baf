import UIKit

nonisolated struct FocusableModifier: ElementModifier {
    typealias Body = Never
    let isFocusable: Bool

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: FocusableView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        guard let view = element.effectView as? FocusableView else { return }
        view.isFocusable = isFocusable && environment.isEnabled
        view.follower.update(environment.focusLink, for: view)
    }
}

/// Takes the keyboard's keys without typing anything.
final class FocusableView: PassthroughView {
    let follower = FocusFollower()
    var isFocusable = true {
        didSet { if !isFocusable, isFirstResponder { _ = resignFirstResponder() } }
    }

    override var canBecomeFirstResponder: Bool { isFocusable }

    override func becomeFirstResponder() -> Bool {
        let did = super.becomeFirstResponder()
        if did { follower.didChange(isFocused: true) }
        return did
    }

    override func resignFirstResponder() -> Bool {
        let did = super.resignFirstResponder()
        if did { follower.didChange(isFocused: false) }
        return did
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        follower.viewDidMoveToWindow(self)
    }
}

extension View {
    /// Lets the view have the focus, and with it the keys of a hardware keyboard.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the view have the focus for some interactions.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

/// What a view has the focus for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To be activated.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To be edited.
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
