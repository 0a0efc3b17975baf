import UIKit

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundKey: EnvironmentKey { static var defaultValue: [AnyShapeStyle] { [] } }
private enum DefaultForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum TintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum TintDimmingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum TraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection { .current } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineLimitMinimumKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum AlignmentKeyOfText: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum SaidTextCaseKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextModifiersKey: EnvironmentKey { static var defaultValue: [Text.Modifier] { [] } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .background } }
private enum HorizontalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// The font of text; nil is the body's.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// False where a view around is disabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeKey.self] }
        set { self[DynamicTypeKey.self] = newValue }
    }
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The length of a pixel.
    public var pixelLength: CGFloat { 1 / max(displayScale, 1) }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKeyOfText.self] }
        set { self[AlignmentKeyOfText.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set {
            self[TextCaseKey.self] = newValue
            self[SaidTextCaseKey.self] = true
        }
    }
    /// Whether an app has said how letters are written, if only that they are as they are: headers have capitals otherwise.
    package var isTextCaseSaid: Bool { self[SaidTextCaseKey.self] }
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolModeKey.self] }
        set { self[SymbolModeKey.self] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalClassKey.self] }
        set { self[HorizontalClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalClassKey.self] }
        set { self[VerticalClassKey.self] = newValue }
    }
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    /// The style of backgrounds.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    /// The styles of foregrounds by level that views set. Empty: the place's own, `defaultForegroundStyle`.
    package var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    /// The style that foregrounds have at a place where no view around sets one, such as the tint in a button. Nil: the system's.
    package var defaultForegroundStyle: AnyShapeStyle? {
        get { self[DefaultForegroundKey.self] }
        set { self[DefaultForegroundKey.self] = newValue }
    }
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    /// Whether tints are grey, as they are behind a sheet, an alert or a popover.
    package var isTintDimmed: Bool {
        get { self[TintDimmingKey.self] }
        set { self[TintDimmingKey.self] = newValue }
    }
    /// What UIKit says of the host's surroundings.
    package var traits: UITraitCollection {
        get { self[TraitsKey.self] }
        set { self[TraitsKey.self] = newValue }
    }
    package var reservedLines: Int? {
        get { self[LineLimitMinimumKey.self] }
        set { self[LineLimitMinimumKey.self] = newValue }
    }
    package var textModifiers: [Text.Modifier] {
        get { self[TextModifiersKey.self] }
        set { self[TextModifiersKey.self] = newValue }
    }

    /// The host's traits with what views set over them.
    package var resolvedTraits: UITraitCollection {
        var traits = traits
        let style: UIUserInterfaceStyle = colorScheme == .dark ? .dark : .light
        let category = UIContentSizeCategory(dynamicTypeSize)
        if traits.userInterfaceStyle != style || traits.preferredContentSizeCategory != category {
            traits = UITraitCollection(traitsFrom: [
                traits, UITraitCollection(userInterfaceStyle: style),
                UITraitCollection(preferredContentSizeCategory: category),
            ])
        }
        return traits
    }

    /// What styles are resolved with.
    package var styleContext: StyleContext {
        let foreground = foregroundStyles.isEmpty ? defaultForegroundStyle.map { [$0] } ?? [] : foregroundStyles
        return StyleContext(
            traits: resolvedTraits, tint: isTintDimmed ? Color(uiColor: .systemGray) : tint, foreground: foreground,
            background: backgroundStyle,
            environment: self)
    }

    /// Sets traits that differ. Collections that say the same may be two objects, as those of a window and of a view that isn't in it yet
    /// are: whatever reads traits would run twice on each new screen.
    mutating func replaceTraits(with newTraits: UITraitCollection) { if traits != newTraits { traits = newTraits } }

    /// Takes over what UIKit says.
    mutating func setTraits(_ traits: UITraitCollection) {
        replaceTraits(with: traits)
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        displayScale = traits.displayScale > 0 ? traits.displayScale : UIScreenScale.current
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    }
}

enum UIScreenScale {
    static var current: CGFloat { MainActorAccess.run { UIScreen.main.scale } }
}
