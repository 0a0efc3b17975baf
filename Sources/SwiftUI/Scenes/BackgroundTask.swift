import UIKit

/// A kind of work that the system asks an app for while it isn't in front.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// Bringing the app's content up to date, under the identifier of the request.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
    /// Events of a session in the background.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// Events of any session in the background, whose identifier is told.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
    /// Events of the sessions in the background whose identifiers fit.
    public static func urlSession(
        matching: @escaping @Sendable (String) -> Bool
    ) -> BackgroundTask<String, Void> { BackgroundTask() }
}

extension Scene {
    /// Does work of a kind that the system asks for while the app isn't in front. It never asks here (DEV-1349).
    nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
