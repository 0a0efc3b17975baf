/// What the lower floors ask of the floors above them: each answer is a protocol of this floor, and who stands behind it is said once,
/// on the top floor, in functions that the linker finds there.
///
/// - From: `UIResponder`, `UIWindow`, `TouchTracker`, `FirstResponder` …
/// - To: the functions of `Composition.swift` in UIKit
@MainActor enum Above {
    /// Made when it is first asked for.
    static var application: any ApplicationSeam { applicationAbove() }
    static var hasApplication: Bool { hasApplicationAbove() }
    static var textInput: any TextInputSeam { textInputAbove() }
    static var menus: any MenusSeam { menusAbove() }
    static var colors: any ColorsSeam { colorsAbove() }
    /// What appearance proxies may set on classes above views.
    static var appearanceRows: AppearanceProperty.Rows { appearanceRowsAbove() }

    /// In a package's tests the application begins with the first use of the screen.
    static func startTestHost() { startTestHostAbove() }
}

// UIKit defines them (`UIKit/App/Composition.swift`), of the same symbols and types.
@_silgen_name("portico_above_application") @MainActor func applicationAbove() -> any ApplicationSeam
@_silgen_name("portico_above_has_application") @MainActor func hasApplicationAbove() -> Bool
@_silgen_name("portico_above_text_input") @MainActor func textInputAbove() -> any TextInputSeam
@_silgen_name("portico_above_menus") @MainActor func menusAbove() -> any MenusSeam
@_silgen_name("portico_above_colors") @MainActor func colorsAbove() -> any ColorsSeam
@_silgen_name("portico_above_appearance_rows") @MainActor func appearanceRowsAbove() -> AppearanceProperty.Rows
@_silgen_name("portico_above_start_test_host") @MainActor func startTestHostAbove()
@_silgen_name("portico_above_join_only_scene") @MainActor func joinOnlyScene(_ window: UIWindow)
