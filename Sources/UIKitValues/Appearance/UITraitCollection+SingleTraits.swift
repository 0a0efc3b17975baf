import Foundation

/// Collections that specify one trait, to be merged with `init(traitsFrom:)`.
extension UITraitCollection {
    private convenience init<T>(_ field: WritableKeyPath<TraitValues, T>, _ value: T) {
        var values = TraitValues()
        values[keyPath: field] = value
        self.init(values: values)
    }

    /// Specifies the kind of device alone.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    /// Specifies light or dark alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    /// Specifies alone whether the interface is raised.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    /// Specifies the contrast of colours alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    /// Specifies the room in width alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    /// Specifies the room in height alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    /// Specifies the pixels a point alone.
    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    /// Specifies the range of colours alone.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    /// Specifies the direction of reading alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    /// Specifies alone whether text is bolder.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    /// Specifies alone whether the screen feels pressure.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    /// Specifies alone whether the window is in use.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, userInterfaceActiveAppearance)
    }

    /// Specifies the size of a Mac's toolbar items alone.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(\.toolbarItemPresentationSize, toolbarItemPresentationSize)
    }

    /// Specifies the kind of list alone.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init(\.listEnvironment, listEnvironment)
    }

    /// Specifies alone whether the scene is being recorded.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(\.sceneCaptureState, sceneCaptureState)
    }

    /// Specifies the text size alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
}
