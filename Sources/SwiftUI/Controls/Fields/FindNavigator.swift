import UIKit

/// This is how one can search the texts in editors.
struct FindSettings {
    var isFindDisabled = false
    var isReplaceDisabled = false
    /// Whether the panel is to be shown; nil: nobody says so.
    var isShown: Bool?
    /// This is what hears of the panel's coming and going.
    var isPresented: Binding<Bool>?
}

private enum FindSettingsKey: EnvironmentKey { static var defaultValue: FindSettings { FindSettings() } }

extension EnvironmentValues {
    var findSettings: FindSettings {
        get { self[FindSettingsKey.self] }
        set { self[FindSettingsKey.self] = newValue }
    }
}

/// Shows and hides an editor's find panel as a binding says, and tells the binding what a person does.
@MainActor final class FindFollower {
    private var settings = FindSettings()

    func followSettings(_ settings: FindSettings, for view: UITextView) {
        self.settings = settings
        view.isFindInteractionEnabled = !settings.isFindDisabled
        view.setFindOptions(allowsReplacement: !settings.isReplaceDisabled) { [weak self] isVisible in
            guard let binding = self?.settings.isPresented, binding.wrappedValue != isVisible else { return }
            binding.wrappedValue = isVisible
        }
        guard settings.isShown != nil else { return }
        // The panel takes the keyboard, which changes more views.
        UpdateQueue.enqueueAction { [weak self, weak view] in if let view { self?.showNavigator(of: view) } }
    }

    /// Makes the panel be there or not, once the view is in a window.
    func showNavigator(of view: UITextView) {
        guard let isShown = settings.isShown, let interaction = view.findInteraction, view.window != nil,
            isShown != interaction.isFindNavigatorVisible
        else { return }
        if isShown {
            interaction.presentFindNavigator(showingReplace: false)
        } else {
            interaction.dismissFindNavigator()
        }
    }
}

extension View {
    /// Shows the find panel of the text editor in the view while a binding is true.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        let isShown = isPresented.wrappedValue
        return transformEnvironment(\.findSettings) { ($0.isShown, $0.isPresented) = (isShown, isPresented) }
    }

    /// Sets whether the texts of editors in the view can't be searched. A view around that says so wins.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findSettings) { $0.isFindDisabled = $0.isFindDisabled || isDisabled }
    }

    /// Sets whether what is found in editors in the view can't be replaced. A view around that says so wins.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.findSettings) { $0.isReplaceDisabled = $0.isReplaceDisabled || isDisabled }
    }
}
