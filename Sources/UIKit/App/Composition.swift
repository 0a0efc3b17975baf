/// Who stands behind the seams of the lower floors.
///
/// - From: `Above`
/// - To: `UIApplication`, `TextInputSession`, `OpenMenus` …
@MainActor enum Composition {
    static var application: any ApplicationSeam { UIApplication.shared }
    static var hasApplication: Bool { UIApplication.hasInstance }
    static var textInput: any TextInputSeam { TextInput() }
    static var menus: any MenusSeam { Menus() }
    static var colors: any ColorsSeam { ColorPicking() }
    static var appearanceRows: AppearanceProperty.Rows { AppearanceProperty.controls + AppearanceProperty.bars }
    static func startTestHost() { TestHost.startIfWanted() }
}
