import Foundation

/// Asks a person, once, whether the app may have something of theirs: contacts, calendars, photos, the camera. One mechanism for all
/// frameworks: the reason comes from Info.plist, the answer is remembered under a name (`SystemPermissions`).
///
/// - From: frameworks beside UIKit, on any thread
/// - To: `SystemAlert`, `SystemPermissions`
package struct SystemPrivacy: Sendable {
    /// Under which the answer is remembered.
    package let name: String
    /// The key of Info.plist that says what for.
    package let purposeKey: String
    /// Behind “App” in the question: “Would Like to Access Your Contacts”.
    package let question: String
    /// The buttons, with the answers that they stand for.
    package let choices: [Choice]

    package struct Choice: Sendable {
        package let title: String
        package let answer: String
        package init(_ title: String, _ answer: String) { (self.title, self.answer) = (title, answer) }
    }

    package static let allowed = "allowed", denied = "denied"

    package init(
        name: String, purposeKey: String, question: String,
        choices: [Choice] = [Choice("Don’t Allow", denied), Choice("Allow", allowed)]
    ) {
        (self.name, self.purposeKey, self.question, self.choices) = (name, purposeKey, question, choices)
    }

    /// What a person has said; nil while nobody was asked. Any thread.
    package var answer: String? {
        if Thread.isMainThread { return MainActor.assumeIsolated { SystemPermissions.answer(name) as? String } }
        return DispatchQueue.main.sync { MainActor.assumeIsolated { SystemPermissions.answer(name) as? String } }
    }

    /// Asks, the first time; later the answer is what was said then. It comes on the main thread, in a later turn of the run loop. Without a
    /// reason in Info.plist the app is ended, as on iOS.
    package func ask(_ done: @escaping @MainActor (String) -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated { askNow(done) } }
    }

    @MainActor private func askNow(_ done: @escaping @MainActor (String) -> Void) {
        if let known = SystemPermissions.answer(name) as? String { return done(known) }
        guard let purpose = PrivacyReasons.info[purposeKey] as? String, !purpose.isEmpty else {
            fatalError(
                "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  "
                    + "The app's Info.plist must contain an \(purposeKey) key with a string value explaining to the user how the "
                    + "app uses this data.")
        }
        SystemAlert.ask(
            "“\(SystemAlert.appName)” \(question)", message: purpose, choices: choices.map(\.title)
        ) { choice in
            // Two questions for the same may have waited behind each other; the first answer counts.
            let answer = SystemPermissions.answer(name) as? String ?? choices[choice].answer
            SystemPermissions.remember(answer, as: name)
            done(answer)
        }
    }
}

/// Why the app wants what it asks for.
@MainActor package enum PrivacyReasons {
    /// Info.plist, or what a test says in its place.
    @InSession package static var info: [String: Any] = Bundle.main.infoDictionary ?? [:]
}
