import CoreGraphics

/// What decides how large people may make a window. Windows of iOS have the size that the system gives them.
public struct WindowResizability: Sendable {
    private let kind: Int

    /// As the scene has it.
    public static let automatic = WindowResizability(kind: 0)
    /// Between the content's smallest and largest size.
    public static let contentSize = WindowResizability(kind: 1)
    /// At least the content's smallest size.
    public static let contentMinSize = WindowResizability(kind: 2)
}

extension Scene {
    /// Sets the size that a new window has where people may choose it. Here windows have the system's size (DEV-1295).
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the size that a new window has where people may choose it. Here windows have the system's size (DEV-1295).
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets how large people may make windows. Here windows have the system's size (DEV-1295).
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Says which events open a window of the scene. Here all come to the window in front (DEV-1295).
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
