import Foundation
import UIKit

/// Asks a person to rate the app.
open class SKStoreReviewController: NSObject {
    /// Asks in the scene that is in front.
    @MainActor open class func requestReview() { ask() }
    /// Asks in a scene.
    @MainActor open class func requestReview(in windowScene: UIWindowScene) { ask() }

    /// The system's question, as on a simulator: nothing is sent to a store.
    @MainActor static func ask() {
        SystemAlert.ask(
            "Enjoying “\(SystemAlert.appName)”?", message: "Tap a star to rate it on the App Store.",
            choices: ["Not Now"]
        ) { _ in }
    }
}
