import Foundation

/// Messages about wrong use, as Core Graphics writes them on iOS: to standard error, and the call does nothing.
enum Diagnostics {
    static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
