import Foundation

/// An error as an object, which each is in Objective-C. Called by lowered code.
public func _porticoNSError(_ error: any Error) -> NSError { error as NSError }

/// The object of a value that is an error; nil of any other. Called by lowered code.
public func _porticoAnyNSError(_ value: Any?) -> NSError? {
    if let object = value as? NSError { return object }
    return (value as? any Error).map { $0 as NSError }
}
