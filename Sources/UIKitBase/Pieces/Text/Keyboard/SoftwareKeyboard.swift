import CoreGraphics
import Foundation

/// Whether there is a keyboard on the screen, and which one.
///
/// - From: `InputPanel`, `HostEvent.keyboard`
/// - To: `KeyboardView`
@MainActor package final class SoftwareKeyboard {
    @InSession package static var shared = SoftwareKeyboard()

    /// No hardware keyboard is connected.
    package var isOn = false {
        didSet { if isOn != oldValue { InputPanel.shared.update(for: FirstResponder.current) } }
    }
    private(set) var languages = KeyboardLanguage.ofLocale(Locale.current.identifier)
    private(set) lazy var language = languages[0]
    private(set) lazy var spelling = KeyboardSpelling(language: language)
    private var view: KeyboardView?

    /// The keyboard that is on the screen; nil while none is.
    package var shown: KeyboardView? { view?.superview == nil ? nil : view }

    /// What a responder wants; nil where it takes no text, or a hardware keyboard is there.
    func traits(for responder: UIResponder?) -> KeyboardTraits? {
        guard isOn, TextRouter.takesText, let input = responder as? any UIKeyInput else { return nil }
        return KeyboardTraits(input)
    }

    /// The keyboard, as large as it is to be in a window.
    func make(_ traits: KeyboardTraits, in window: UIWindow) -> UIView {
        let view = self.view ?? KeyboardView(frame: .zero)
        self.view = view
        let isPad = window.traitCollection.userInterfaceIdiom == .pad
        var metrics = KeyboardMetrics(
            screen: window.bounds.size, safeArea: window.safeAreaInsets, isPad: isPad,
            showsSuggestions: isPad || traits.showsSuggestions || traits.composes && language.composer != nil,
            isNumberPad: !isPad && KeyboardPlan.kind(of: traits.type) != .letters)
        metrics.decimalMark = Locale.current.decimalSeparator ?? "."
        view.show(traits, metrics, isNew: shown == nil)
        return view
    }

    func continueIn(_ responder: UIResponder?) { shown?.continueIn(responder) }

    func textChanged() { shown?.textChanged() }

    func nextLanguage() {
        let index = languages.firstIndex(of: language) ?? 0
        language = languages[(index + 1) % languages.count]
        spelling = KeyboardSpelling(language: language)
        NotificationCenter.default.post(name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
        guard let responder = FirstResponder.current else { return }
        (responder as? any TextEditing)?.spelling?.updateWishes()
        InputPanel.shared.reload(for: responder)
    }
}
