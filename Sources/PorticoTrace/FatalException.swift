import Foundation

/// The exceptions by which iOS ends an app for a programmer's mistake. Nobody can catch them in Swift: each ends the process with
/// the name and the explanation that iOS gives, also in a release build, where a failed `precondition` says nothing.
///
/// - From: whoever finds the mistake
/// - To: standard error, and the shell that sees the process die
package enum FatalException: String, Sendable {
    case invalidArgument = "NSInvalidArgumentException"
    case internalInconsistency = "NSInternalInconsistencyException"
    case generic = "NSGenericException"
    case range = "NSRangeException"
    case unarchiving = "NSInvalidUnarchiveOperationException"
    case controllerHierarchy = "UIViewControllerHierarchyInconsistency"
    case interfaceOrientation = "UIApplicationInvalidInterfaceOrientation"
    case layer = "CALayerInvalid"
    case layerGeometry = "CALayerInvalidGeometry"

    package func raise(_ reason: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
        // What the app printed before belongs before it.
        fflush(nil)
        fatalError("\(rawValue): \(reason)", file: file, line: line)
    }

    package func raise(
        unless condition: Bool, _ reason: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
    ) {
        if !condition { raise(reason(), file: file, line: line) }
    }
}
