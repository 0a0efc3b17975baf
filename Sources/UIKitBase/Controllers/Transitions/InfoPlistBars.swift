import Foundation

/// The status bar of an app whose Info.plist says that its controllers have no say in it
/// (`UIViewControllerBasedStatusBarAppearance`).
package struct InfoPlistBars: Equatable {
    package var isHidden: Bool
    package var style: UIStatusBarStyle

    /// Nil where controllers decide.
    init?(_ values: [String: Any]) {
        guard values["UIViewControllerBasedStatusBarAppearance"] as? Bool == false else { return nil }
        isHidden = values["UIStatusBarHidden"] as? Bool ?? false
        style =
            switch values["UIStatusBarStyle"] as? String {
            case "UIStatusBarStyleLightContent": .lightContent
            case "UIStatusBarStyleDarkContent": .darkContent
            default: .default
            }
    }
}

@MainActor extension InfoPlistBars {
    /// What the app has made of it.
    @InSession package static var main = InfoPlistBars(Bundle.main.infoDictionary ?? [:])
}
