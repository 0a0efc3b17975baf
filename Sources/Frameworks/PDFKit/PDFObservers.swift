import Foundation

/// Listens to notifications for as long as it is there.
final class PDFObservers {
    private var tokens: [any NSObjectProtocol] = []

    deinit { end() }

    func add(_ name: NSNotification.Name, of object: AnyObject, _ handler: @escaping @Sendable (Notification) -> Void) {
        tokens.append(NotificationCenter.default.addObserver(forName: name, object: object, queue: nil, using: handler))
    }

    func end() {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        tokens = []
    }
}
