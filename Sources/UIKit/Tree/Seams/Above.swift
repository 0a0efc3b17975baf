/// What the lower floors ask of the floors above them: each answer is a protocol of this floor, and who stands behind it is said once,
/// on the top floor.
///
/// - From: `UIResponder`, `UIWindow`, `TouchTracker`, `FirstResponder` …
/// - To: `Composition`
@MainActor enum Above {
    /// Made when it is first asked for.
    static var application: any ApplicationSeam { Composition.application }
    static var hasApplication: Bool { Composition.hasApplication }
    static var textInput: any TextInputSeam { Composition.textInput }
    static var menus: any MenusSeam { Composition.menus }
    static var colors: any ColorsSeam { Composition.colors }
    /// What appearance proxies may set on classes above views.
    static var appearanceRows: AppearanceProperty.Rows { Composition.appearanceRows }

    /// In a package's tests the application begins with the first use of the screen.
    static func startTestHost() { Composition.startTestHost() }
}
