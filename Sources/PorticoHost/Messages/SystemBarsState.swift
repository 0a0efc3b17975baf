/// How an app wants what the system draws over it, as its controllers say.
///
/// - From: `SystemBars` in UIKit
/// - To: a front end, which draws it
package struct SystemBarsState: Codable, Sendable, Equatable {
    /// The way in which the status bar comes and goes (`UIStatusBarAnimation`).
    package enum Animation: String, Codable, Sendable {
        case none, fade, slide
    }

    /// Whether the status bar's text is light, for dark contents below it.
    package var isStatusBarLight: Bool
    package var isStatusBarHidden: Bool
    package var animation: Animation
    /// Whether the home indicator hides while nobody touches the screen.
    package var hidesHomeIndicator: Bool

    package init(
        isStatusBarLight: Bool = false, isStatusBarHidden: Bool = false, animation: Animation = .fade,
        hidesHomeIndicator: Bool = false
    ) {
        self.isStatusBarLight = isStatusBarLight
        self.isStatusBarHidden = isStatusBarHidden
        self.animation = animation
        self.hidesHomeIndicator = hidesHomeIndicator
    }
}
