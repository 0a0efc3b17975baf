import Foundation

/// The domain of errors of small pictures.
public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// An error of a small picture.
public struct QLThumbnailError: CustomNSError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case generationFailed = 0
        case savingToURLFailed = 1
        case noCachedThumbnail = 2
        case noCloudThumbnail = 3
        case requestInvalid = 4
        case requestCancelled = 5
    }
    /// The reason.
    public let code: Code
    /// An error of a reason.
    public init(_ code: Code) { self.code = code }
    /// `QLThumbnailErrorDomain`.
    public static var errorDomain: String { QLThumbnailErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }

    /// No picture could be made of the file.
    public static var generationFailed: Code { .generationFailed }
    /// The picture couldn't be written.
    public static var savingToURLFailed: Code { .savingToURLFailed }
    /// No picture was kept.
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    /// No picture lies in the cloud.
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    /// The request asks for nothing that there can be.
    public static var requestInvalid: Code { .requestInvalid }
    /// The request was cancelled.
    public static var requestCancelled: Code { .requestCancelled }
}
