import Foundation
import Synchronization

/// Texts that Objective-C's functions give as C's: each once, for as long as the process runs.
enum CStrings {
    private struct Text: @unchecked Sendable { let start: UnsafeMutablePointer<CChar> }
    private static let known = Mutex<[String: Text]>([:])

    static func text(_ text: String) -> UnsafePointer<CChar> {
        known.withLock { known in
            if let text = known[text] { return UnsafePointer(text.start) }
            let start = strdup(text)!
            known[text] = Text(start: start)
            return UnsafePointer(start)
        }
    }
}

/// A class's name with its module's and those of the types around it. Unlike `NSStringFromClass` of Linux's Foundation it answers for classes
/// inside of others, too.
func fullName(of cls: AnyClass) -> String {
    String(reflecting: cls).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
}
