import UIKit

nonisolated struct FocusableModifier: ElementModifier {
    typealias Body = Never
    let isFocusable: Bool
    let focusDidChange: @MainActor (Bool) -> Void

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> EffectElement {
        EffectElement(node: node, child: child, view: FocusableView())
    }

    @MainActor func update(_ element: EffectElement, environment: EnvironmentValues) {
        guard let view = element.effectView as? FocusableView else { return }
        view.isFocusable = isFocusable && environment.isEnabled
        view.tellFocus = focusDidChange
        if (view.focusEffect != nil) != environment.isFocusEffectEnabled {
            view.focusEffect = environment.isFocusEffectEnabled ? UIFocusEffect() : nil
        }
        view.follower.update(environment.focusLink, for: view)
    }
}

/// Lets the content have the focus, and tells it in its environment whether it has.
private struct FocusTracking: ViewModifier {
    let isFocusable: Bool
    @State private var isFocused = false

    func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused)
            .modifier(FocusableModifier(isFocusable: isFocusable) { if isFocused != $0 { isFocused = $0 } })
    }
}

private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether the system shows which of the focusable views at the place has the focus. True by default.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }

    /// Whether the nearest focusable view around the place has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

/// Takes the keyboard's keys without typing anything.
final class FocusableView: PassthroughView {
    let follower = FocusFollower()
    var tellFocus: @MainActor (Bool) -> Void = { _ in }
    var isFocusable = true {
        didSet { if !isFocusable, isFirstResponder { _ = resignFirstResponder() } }
    }

    override var canBecomeFirstResponder: Bool { isFocusable }
    /// The tab key and arrows reach it, and make it the first responder.
    override var canBecomeFocused: Bool { isFocusable }

    override func becomeFirstResponder() -> Bool {
        let did = super.becomeFirstResponder()
        if did {
            follower.didChange(isFocused: true)
            tellFocus(true)
        }
        return did
    }

    override func resignFirstResponder() -> Bool {
        let did = super.resignFirstResponder()
        if did {
            follower.didChange(isFocused: false)
            tellFocus(false)
        }
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
        modifier(FocusTracking(isFocusable: isFocusable))
    }

    /// Keeps the system from showing that views in this one have the focus. An outer one holds, whatever an inner one says.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Lets the view have the focus for some interactions.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(FocusTracking(isFocusable: isFocusable))
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
