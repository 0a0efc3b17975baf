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
    /// Whether the body that ran last has given the closure to somebody.
    private(set) var isGiven = false

    init() {
        let holder = Holder()
        self.holder = holder
        perform = { holder.action() }
    }

    /// Takes the newest action; the closure that does it.
    func keepAction(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        takeAction(action)
        isGiven = true
        return perform
    }

    /// Takes the newest action, for whoever has the closure.
    func takeAction(_ action: @escaping @MainActor () -> Void) { holder.action = action }

    /// Called before each run of the body.
    func startRun() { isGiven = false }
}

/// A control with a `KeptAction`.
@MainActor protocol ActionKeeping {
    /// Takes the action of this value, where that is all in which it isn't the old one and the closure that does it has been given away.
    /// - Returns: False where the body has to run.
    func takeAction(insteadOfThatOf old: Any, _ properties: PropertyStorage) -> Bool
}

extension KeptAction: GraphProperty, UnlistedProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let box = installer.nextBox(KeptActionBox.self) { KeptActionBox() }
        box.startRun()
        self.box = box
    }
}
