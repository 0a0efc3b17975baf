import Foundation

// Who stands behind the seams of the modules below. Each has its declaration there, without a body and of the same symbol and type
// (`Above.swift`, `UIScene.swift` in UIKitBase); the linker joins the two. They are `package`, so that a release build keeps and exports them.
//
// - From: `Above`, `UIScene`, `UIWindow`
// - To: `UIApplication`, `TextInputSession`, `OpenMenus` …

@_silgen_name("portico_above_application") @MainActor
package func provideApplication() -> any ApplicationSeam { UIApplication.shared }

@_silgen_name("portico_above_has_application") @MainActor
package func applicationExists() -> Bool { UIApplication.hasInstance }

@_silgen_name("portico_above_text_input") @MainActor
package func provideTextInput() -> any TextInputSeam { TextInput() }

@_silgen_name("portico_above_menus") @MainActor
package func provideMenus() -> any MenusSeam { Menus() }

@_silgen_name("portico_above_colors") @MainActor
package func provideColors() -> any ColorsSeam { ColorPicking() }

@_silgen_name("portico_above_appearance_rows") @MainActor
package func provideAppearanceRows() -> AppearanceProperty.Rows {
    AppearanceProperty.controls + AppearanceProperty.bars + AppearanceProperty.lists
}

@_silgen_name("portico_above_start_test_host") @MainActor
package func startTestHostIfWanted() { TestHost.startIfWanted() }

/// Without a scene manifest every window is the one scene's.
@_silgen_name("portico_above_join_only_scene") @MainActor
package func joinWindowToOnlyScene(_ window: UIWindow) {
    let scenes = UIApplication.shared.scenes
    if window.windowScene == nil, !scenes.isInUse, let only = scenes.scene { window.windowScene = only }
}

@_silgen_name("portico_above_open") @MainActor
package func openThroughApplication(
    _ url: URL, _ options: UIScene.OpenExternalURLOptions?, _ completion: ((Bool) -> Void)?
) {
    var all: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
    if let options { all[.universalLinksOnly] = options.universalLinksOnly }
    UIApplication.shared.open(url, options: all, completionHandler: completion)
}
