import Foundation

/// Messages about wrong use, as Apple's frameworks write them: one line to standard error, and the call does nothing.
package enum Diagnostics {
    package static func report(_ message: String) { write(message + "\n") }

    /// A test listens here.
    nonisolated(unsafe) package static var write: (String) -> Void = {
        FileHandle.standardError.write(Data($0.utf8))
    }
}
