import EventKit
import Foundation
import UIKit

/// The fields of an event.
final class EventFormController: UIViewController {
    let titleField = UITextField()
    let locationField = UITextField()
    let startPicker = UIDatePicker()
    let endPicker = UIDatePicker()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        (titleField.placeholder, locationField.placeholder) = ("Title", "Location")
        for field in [titleField, locationField] { field.borderStyle = .roundedRect }
        startPicker.addAction(
            UIAction { [weak self] _ in
                guard let self, endPicker.date < startPicker.date else { return }
                endPicker.date = startPicker.date.addingTimeInterval(3600)
            }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [
            titleField, locationField, row("Starts", startPicker), row("Ends", endPicker),
        ])
        (stack.axis, stack.spacing) = (.vertical, 12)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func row(_ name: String, _ picker: UIDatePicker) -> UIStackView {
        let label = UILabel()
        label.text = name
        picker.preferredDatePickerStyle = .compact
        let row = UIStackView(arrangedSubviews: [label, picker])
        row.distribution = .equalSpacing
        return row
    }

    /// Shows what an event has; without a beginning it begins with the next hour, and without an end it lasts one.
    func fillFields(from event: EKEvent) {
        loadViewIfNeeded()
        (titleField.text, locationField.text) = (event.title, event.location)
        let hour = Calendar.current.nextDate(
            after: Date(), matching: DateComponents(minute: 0, second: 0), matchingPolicy: .nextTime)
        startPicker.date = event.startDate ?? hour ?? Date()
        endPicker.date = event.endDate ?? startPicker.date.addingTimeInterval(3600)
    }

    /// Gives an event what the fields have.
    func writeFields(into event: EKEvent) {
        event.title = titleField.text ?? ""
        event.location = (locationField.text ?? "").isEmpty ? nil : locationField.text
        (event.startDate, event.endDate) = (startPicker.date, max(startPicker.date, endPicker.date))
    }
}
