import Foundation

/// The place into which a method of Objective-C's puts its error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// Key of an error's user info: what could not be done, as the first part of the description.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
/// Key of an error's user info: several errors below it.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
    /// The errors below it: those under `NSMultipleUnderlyingErrorsKey`, and the one under `NSUnderlyingErrorKey`.
    public var underlyingErrors: [any Error] {
        let one = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return one + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}

/// A key of an error's user info that says what its value is.
public struct ErrorUserInfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
