import Foundation

/// The mistakes on a channel. Every case ends it: after one bad message nothing that follows can be trusted.
package enum ChannelError: Error, Equatable, CustomStringConvertible {
    case version(Int)
    case tooLarge(bytes: Int)
    case malformed(String)
    case descriptors(String)
    case system(call: String, code: Int32)
    /// The other side is gone.
    case closed
    /// The other side has not read for so long that what waits for it is over the limit.
    case notRead(bytes: Int)

    package var description: String {
        switch self {
        case .version(let found):
            "the other side speaks host protocol \(found), this one \(HostProtocol.version): build the app again with this portico"
        case .tooLarge(let bytes):
            "a message of \(bytes) bytes; the limit is \(HostLimits.message)"
        case .malformed(let reason): "a message that cannot be read: \(reason)"
        case .descriptors(let reason): "descriptors that do not fit their message: \(reason)"
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)).lowercased())"
        case .closed: "the other side is gone"
        case .notRead(let bytes): "\(bytes) bytes wait to be read by the other side"
        }
    }
}
