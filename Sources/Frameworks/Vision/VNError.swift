import Foundation

/// The domain of the framework's errors.
public let VNErrorDomain = "com.apple.vis"

/// Why a request failed.
public enum VNErrorCode: Int, Sendable {
    case ok = 0
    case requestCancelled = 1
    case invalidFormat = 2
    case operationFailed = 3
    case outOfBoundsError = 4
    case invalidOption = 5
    case ioError = 6
    case missingOption = 7
    case notImplemented = 8
    case internalError = 9
    case invalidArgument = 14
    case invalidImage = 13
    case invalidModel = 15
    case unsupportedRevision = 16
    case dataUnavailable = 17
    case unsupportedRequest = 20
    case timeout = 21

    func error(_ text: String) -> NSError {
        NSError(domain: VNErrorDomain, code: rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
