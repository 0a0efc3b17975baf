/// Gives a control the closure that it hands to its style: the same one for the life of the view, whatever the action is now.
///
/// An action that captures something is another closure each time that the body around runs. A style that is given this one instead has
/// the same configuration, and doesn't run again.
@propertyWrapper struct KeptAction {
    private var box: KeptActionBox?

    init() {}

    var wrappedValue: KeptActionBox? { box }
}

/// The newest action, and a closure that does it. The closure may outlive the view: a control that fades out still acts.
@MainActor final class KeptActionBox {
    private final class Holder {
        var action: @MainActor () -> Void = {}
    }
    private let holder: Holder
    private let perform: @MainActor () -> Void

    init() {
        let holder = Holder()
        self.holder = holder
        perform = { holder.action() }
    }

    /// Takes the newest action; the closure that does it.
    func keepAction(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        holder.action = action
        return perform
    }
}

extension KeptAction: GraphProperty, UnlistedProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        box = installer.nextBox(KeptActionBox.self) { KeptActionBox() }
    }
}
