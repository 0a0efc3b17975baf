import Foundation

/// Says which scene is to come to the front (`UIApplication.activateSceneSession(for:errorHandler:)`): one that is there, or one of a role.
public struct UISceneSessionActivationRequest {
    /// The scene that is asked for; nil asks for one of the role.
    public let session: UISceneSession?
    /// The session's role, or the one that was asked for.
    public let role: UISceneSession.Role
    /// Handed to the scene's delegate; nil by default.
    public var userActivity: NSUserActivity?
    /// How the scene is to come to the front; nil, the default, leaves it to the system.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a scene of a role, which is made where the app supports several.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (session, self.role) = (nil, role)
        (self.userActivity, self.options) = (userActivity, options)
    }

    /// Asks for the scene of a session.
    @MainActor public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.session, role) = (session, session.role)
        (self.userActivity, self.options) = (userActivity, options)
    }
}

extension UIApplication {
    /// Brings the scene that is asked for to the foreground, or makes one. The handler hears why it couldn't be.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        requestSceneSessionActivation(
            request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
    }
}
