import Foundation
import UIKit

/// Saves the main context at the end of the turn in which something changed, and when the app is left.
///
/// - From: `ModelContext.hold`, the application's notifications
/// - To: `ModelContext.save`
@MainActor final class Autosave {
    private weak var context: ModelContext?
    private var isScheduled = false
    private var observers: [any NSObjectProtocol] = []

    init(_ context: ModelContext) {
        self.context = context
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.save() }
            }
        }
    }

    isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                self?.isScheduled = false
                self?.save()
            }
        }
    }

    private func save() {
        guard let context, context.autosaveEnabled, context.hasChanges else { return }
        do { try context.save() } catch {
            NSLog("SwiftData: error: saving by itself failed: %@", "\(error)")
        }
    }
}
