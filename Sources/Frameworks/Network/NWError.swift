import Foundation

/// The number of an error of finding services.
public typealias DNSServiceErrorType = Int32

/// What went wrong with a connection.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible, CustomNSError {
    /// A call of the system's failed.
    case posix(POSIXErrorCode)
    /// A name wasn't found.
    case dns(DNSServiceErrorType)
    /// The encryption failed.
    case tls(Int32)

    public static var errorDomain: String { "Network.NWError" }
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code): Int(code)
        }
    }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(let code): "DNS error \(code)"
        case .tls(let code): "\(code)"
        }
    }
}
