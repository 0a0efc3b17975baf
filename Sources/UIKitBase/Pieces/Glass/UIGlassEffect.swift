import Foundation

/// The glass of iOS 26. Code behind its `#available` compiles; nothing looks of glass here (DEV-991).
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
    /// How clear the glass is.
    public enum Style: Int, Sendable { case regular = 0, clear }

    let style: Style
    /// Whether the glass follows touches. Kept.
    open var isInteractive = false
    /// The glass's colour. Kept.
    open var tintColor: UIColor?

    /// Glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Regular glass.
    public override convenience init() { self.init(style: .regular) }

    /// Glass of an archive: regular.
    public required init?(coder: NSCoder) {
        style = .regular
        super.init(coder: coder)
    }
}

/// Glass of several views that flows together, of iOS 26 (DEV-991).
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// How near views must be. Kept.
    open var spacing: CGFloat = 0
}

extension UIButton.Configuration {
    /// A button of glass, of iOS 26; it looks like `gray()` here (DEV-991).
    public static func glass() -> UIButton.Configuration { .gray() }
    /// A button of coloured glass, of iOS 26; it looks like `filled()` here (DEV-991).
    public static func prominentGlass() -> UIButton.Configuration { .filled() }
    /// A button of clear glass, of iOS 26; it looks like `plain()` here (DEV-991).
    public static func clearGlass() -> UIButton.Configuration { .plain() }
    /// A button of clear coloured glass, of iOS 26; it looks like `tinted()` here (DEV-991).
    public static func prominentClearGlass() -> UIButton.Configuration { .tinted() }
}
