import EventKit
import Foundation
import UIKit

/// The way in which a person has ended the editing of an event.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0
    case saved = 1
    case deleted = 2
    /// The older spelling of `canceled`.
    public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Hears how a person has ended the editing of an event, and dismisses the controller.
///
/// - From: `EKEventEditViewController`, on the main thread
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The person is through. The delegate dismisses the controller.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// The calendar for an event that has none. Optional. Never called: no calendar keeps events (DEV-1327).
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// Stands for a delegate without the method.
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar {
        EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
    }
}

/// A sheet in which a person writes or changes an event: its title, place, beginning and end. The store keeps no events: "Add" shows its error,
/// and the sheet stays until the person cancels (DEV-1327).
///
/// - From: the app, which sets the store and presents it
/// - To: `editViewDelegate`
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    /// The store that keeps the event. Set before the controller is presented.
    open var eventStore: EKEventStore!
    /// The event that is edited; nil: a new one, made when the view loads.
    open var event: EKEvent?
    /// The one who hears how it ended.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    private let form = EventFormController()

    open override func viewDidLoad() {
        super.viewDidLoad()
        let shown = event ?? EKEvent(eventStore: eventStore ?? EKEventStore())
        event = shown
        form.fillFields(from: shown)
        form.navigationItem.title = "New Event"
        form.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { [weak self] _ in self?.saveEvent() })
        setViewControllers([form], animated: false)
    }

    /// Ends the editing as if the person had cancelled. The event isn't changed.
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

    final func saveEvent() {
        guard let event else { return }
        form.writeFields(into: event)
        do {
            try (eventStore ?? EKEventStore()).save(event, span: .thisEvent)
            editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
        } catch {
            let alert = UIAlertController(
                title: "Cannot Save Event", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }
}
