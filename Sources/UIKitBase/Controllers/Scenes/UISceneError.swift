import Foundation

/// The domain of the errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// Why a scene, or its geometry, could not be had.
public struct UISceneError: CustomNSError, Hashable, Sendable {
    /// The reasons, with UIKit's numbers.
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        case geometryRequestUnsupported = 100
        case geometryRequestDenied = 101

        /// Whether an error is one of scenes, of this reason; for `catch` and `switch`.
        public static func ~= (match: Self, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == UISceneErrorDomain && error.code == match.rawValue
        }
    }

    /// Why the scene, or its geometry, could not be had.
    public let code: Code

    /// Makes an error of a reason.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors of scenes.
    public static var errorDomain: String { UISceneErrorDomain }
    /// The number of the reason.
    public var errorCode: Int { code.rawValue }
    /// The reason in words, by `NSLocalizedDescriptionKey`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
    /// The reason in words, by `NSLocalizedDescriptionKey`.
    public var userInfo: [String: Any] { errorUserInfo }

    private var text: String {
        switch code {
        case .multipleScenesNotSupported: "The application does not support multiple scenes."
        case .requestDenied: "The request was denied."
        case .geometryRequestUnsupported: "The scene does not support geometry requests of this kind."
        case .geometryRequestDenied: "None of the requested orientations are supported by the view controller."
        }
    }

    /// The app, or the device, has one scene only.
    public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
    /// The system has said no.
    public static var requestDenied: Code { .requestDenied }
    /// Scenes of this device don't change in this way.
    public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
    /// The system has said no to a change of the scene's geometry.
    public static var geometryRequestDenied: Code { .geometryRequestDenied }
}
