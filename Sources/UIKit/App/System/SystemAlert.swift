import Foundation
import PorticoTrace

/// A question of the system's own, as that for a permission. While one is up the app is inactive, and touches are the question's; several
/// come one after the other. One that is asked while the app isn't active waits until it is.
///
/// - From: UserNotifications, CoreLocation
/// - To: `LifecycleController.cover()`, `UIAlertController`
@MainActor package enum SystemAlert {
    private struct Question {
        var title: String
        var message: String?
        var choices: [String]
        var answer: (Int) -> Void
    }

    @InSession private static var waiting: [Question] = []
    @InSession private static var window: SystemWindow? = nil

    static var isUp: Bool { window != nil }

    /// Asks, and gives the number of the choice that was tapped. The answer comes when the app is active again.
    package static func ask(
        _ title: String, message: String?, choices: [String], answer: @escaping @MainActor (Int) -> Void
    ) {
        waiting.append(Question(title: title, message: message, choices: choices) { answer($0) })
        next()
    }

    /// The name under the app's icon, which questions have in their titles.
    package static var appName: String {
        let values = Bundle.main.localizedInfoDictionary ?? [:]
        let all = Bundle.main.infoDictionary ?? [:]
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            if let name = values[key] as? String ?? all[key] as? String, !name.isEmpty { return name }
        }
        return ProcessInfo.processInfo.processName
    }

    /// The app has become active, or a question was answered.
    static func next() {
        guard window == nil, !waiting.isEmpty else { return }
        // Who asks in the middle of a callback goes on before it becomes inactive.
        DispatchQueue.main.async { MainActor.assumeIsolated { show() } }
    }

    private static func show() {
        guard window == nil, !waiting.isEmpty, let lifecycle = AppRuntime.current?.lifecycle,
            lifecycle.state.phase == .active
        else { return }
        let question = waiting.removeFirst()
        let made = SystemWindow(passesTouches: false)
        let root = UIViewController()
        made.rootViewController = root
        window = made
        AppRuntime.current?.cancelTouches()
        lifecycle.cover()
        made.isHidden = false
        let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
        for (index, choice) in question.choices.enumerated() {
            alert.addAction(UIAlertAction(title: choice, style: .default) { _ in close(question, index) })
        }
        root.present(alert, animated: true)
    }

    private static func close(_ question: Question, _ index: Int) {
        window?.isHidden = true
        window?.rootViewController = nil
        window = nil
        AppRuntime.current?.lifecycle.uncover()
        question.answer(index)
        next()
    }
}
