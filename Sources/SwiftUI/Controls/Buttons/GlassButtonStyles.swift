/// iOS 26's button of glass. Here it has a light background (DEV-991).
@MainActor @preconcurrency public struct GlassButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    /// Creates the style with a glass.
    nonisolated public init(_ glass: Glass) {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// iOS 26's button of tinted glass. Here it has a background in the tint (DEV-991).
@MainActor @preconcurrency public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedProminentButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// A button of glass.
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// A button of a glass.
    nonisolated public static func glass(_ glass: Glass) -> Self { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A button of tinted glass.
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
