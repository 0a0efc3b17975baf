import Foundation

/// All went well.
public let kSCStatusOK: Int32 = 0
/// It failed for a reason that isn't known.
public let kSCStatusFailed: Int32 = 1001
/// An argument isn't right.
public let kSCStatusInvalidArgument: Int32 = 1002
/// The app may not do it.
public let kSCStatusAccessError: Int32 = 1003
/// There is nothing under that key.
public let kSCStatusNoKey: Int32 = 1004
/// The reachability of an address isn't known.
public let kSCStatusReachabilityUnknown: Int32 = 4001

/// The status of the framework's last function on this thread: none fails here but for its arguments.
public func SCError() -> Int32 { kSCStatusOK }

/// The same as an error of Foundation.
public func SCCopyLastError() -> NSError { NSError(domain: "com.apple.SystemConfiguration", code: Int(SCError())) }

/// The words that a person may read of a status. They stay for as long as the app runs.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
    func text(_ words: StaticString) -> UnsafePointer<CChar> {
        UnsafeRawPointer(words.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    return switch status {
    case kSCStatusOK: text("Success!")
    case kSCStatusInvalidArgument: text("Invalid argument")
    case kSCStatusAccessError: text("Permission denied")
    case kSCStatusNoKey: text("No such key")
    case kSCStatusReachabilityUnknown: text("Network reachability cannot be determined")
    default: text("Failed!")
    }
}
