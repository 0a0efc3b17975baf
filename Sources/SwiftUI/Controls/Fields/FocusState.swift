import UIKit

/// Says which of a view's fields has the keyboard, and moves it.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private let initial: Value
    private let none: Value
    private var box: FocusBox<Value>?

    /// A connection of a field to the state.
    @propertyWrapper public struct Binding {
        let read: () -> Value
        let write: (Value) -> Void
        let writeCount: () -> Int
        /// The value while no field has the keyboard.
        let none: Value

        /// The field that has the keyboard.
        public var wrappedValue: Value {
            get { read() }
            nonmutating set { write(newValue) }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Creates the state of one field.
    public init() where Value == Bool { (initial, none) = (false, false) }

    /// Creates the state of several fields, each with a value of its own.
    public init<T: Hashable>() where Value == T? { (initial, none) = (nil, nil) }

    /// The field that has the keyboard. Setting it moves the keyboard.
    public var wrappedValue: Value {
        get { box?.value ?? initial }
        nonmutating set { box?.value = newValue }
    }

    /// What `focused` takes.
    public var projectedValue: Binding {
        let box = box, initial = initial
        return Binding(
            read: { box?.value ?? initial }, write: { box?.value = $0 }, writeCount: { box?.writeCount ?? 0 },
            none: none)
    }
}

extension FocusState: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let initial = initial
        box = installer.nextBox(FocusBox<Value>.self) { FocusBox(initial) }
    }
}

/// The value of a focus state, and how often it has been set: setting what it is already keeps the keyboard, too.
private final class FocusBox<Value> {
    private let state: StateBox<Value>
    private(set) var writeCount = 0

    init(_ value: Value) { state = StateBox(value) }

    var value: Value {
        get { state.value }
        set {
            writeCount += 1
            state.value = newValue
        }
    }
}

/// The connection of the fields at a place to a focus state.
struct FocusLink {
    let isFocused: () -> Bool
    let setFocused: (Bool) -> Void
    let writeCount: () -> Int

    init(_ condition: FocusState<Bool>.Binding) {
        writeCount = condition.writeCount
        isFocused = { condition.wrappedValue }
        setFocused = { if condition.wrappedValue != $0 { condition.wrappedValue = $0 } }
    }

    init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
        writeCount = binding.writeCount
        isFocused = { binding.wrappedValue == value }
        setFocused = { isFocused in
            if isFocused {
                if binding.wrappedValue != value { binding.wrappedValue = value }
            } else if binding.wrappedValue == value {
                binding.wrappedValue = binding.none
            }
        }
    }
}

/// Connects the search field that is wanted in a view to a focus state.
private nonisolated struct SearchFocusModifier: ViewModifier {
    let link: FocusLink

    @MainActor func body(content: Content) -> some View {
        // The state is read here: the field follows it.
        _ = link.isFocused()
        return content.transformPreference(NavigationBarsKey.self) { $0.search?.focus = link }
    }
}

private enum FocusLinkKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }

extension EnvironmentValues {
    var focusLink: FocusLink? {
        get { self[FocusLinkKey.self] }
        set { self[FocusLinkKey.self] = newValue }
    }
}

extension View {
    /// Connects the view's field to a focus state that is on while the field has the keyboard.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environment(\.focusLink, FocusLink(condition))
    }

    /// Connects the view's field to a focus state that has the value while the field has the keyboard.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { environment(\.focusLink, FocusLink(binding, value)) }

    /// Connects the search field around the view to a focus state that is on while the field has the keyboard.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modifier(SearchFocusModifier(link: FocusLink(binding)))
    }

    /// Connects the search field around the view to a focus state that has the value while the field has the keyboard.
    nonisolated public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        modifier(SearchFocusModifier(link: FocusLink(binding, value)))
    }

    /// Gives the field the keyboard when the view appears, unless another has it.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { onAppear { if binding.wrappedValue == binding.none { binding.wrappedValue = value } } }
}

/// Says when a default focus counts. Both are the same here: it counts when the view appears (DEV-1234).
public struct DefaultFocusEvaluationPriority: Sendable {
    /// It counts where nothing else has been chosen.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// It counts also where a person moves the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Follows and moves the keyboard for a field of UIKit's.
@MainActor final class FocusFollower {
    private var link: FocusLink?

    /// Reads the state, which makes the running node depend on it, and moves the keyboard after the update.
    func update(_ newLink: FocusLink?, for view: UIView) {
        link = newLink
        guard let newLink else { return }
        let wanted = newLink.isFocused()
        guard wanted != view.isFirstResponder else { return }
        UpdateQueue.enqueueAction { [weak self, weak view] in
            guard let view, let link = self?.link, link.isFocused() != view.isFirstResponder else { return }
            if link.isFocused() {
                // A field that isn't on the screen yet takes the keyboard when it is.
                if view.window != nil { _ = view.becomeFirstResponder() } else { self?.waits = true }
            } else {
                _ = view.resignFirstResponder()
            }
        }
    }

    private var waits = false

    /// The view came into a window.
    func viewDidMoveToWindow(_ view: UIView) {
        guard waits, view.window != nil else { return }
        waits = false
        if link?.isFocused() == true { _ = view.becomeFirstResponder() }
    }

    /// Submits while the view still has the keyboard, and has it let go then, unless the app has said where the keyboard goes.
    func submitText(from view: UIView, _ action: () -> Void) {
        let count = link?.writeCount()
        action()
        if link?.writeCount() == count { _ = view.resignFirstResponder() }
    }

    func didChange(isFocused: Bool) {
        link?.setFocused(isFocused)
        FocusedValueStore.setNeedsUpdate()
    }
}
