import Foundation

/// What an app has copied and the shell doesn't know yet: the last text only, however often it copies. Any thread.
///
/// - From: `UIPasteboard.onCopy`
/// - To: `UIApplication.tellPasteboard`
final class CopiedText: @unchecked Sendable {
    private let lock = NSLock()
    private var text: String?

    /// True where nothing waited before: then somebody has to take it.
    func put(_ new: String) -> Bool {
        lock.withLock {
            defer { text = new }
            return text == nil
        }
    }

    func take() -> String? {
        lock.withLock {
            defer { text = nil }
            return text
        }
    }
}
