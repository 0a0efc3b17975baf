import Foundation

/// What SwiftUI tells a developer while an app runs.
package enum RuntimeWarning {
    package static func report(_ message: String) {
        FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
}
