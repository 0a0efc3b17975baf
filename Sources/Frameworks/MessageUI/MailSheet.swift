import Foundation
import UIKit

/// The page on which a mail is written; without an account one that says so.
@MainActor final class MailSheet: UIViewController {
    var mail = Mail()
    var finish: (MFMailComposeResult, (any Error)?) -> Void = { _, _ in }
    private let to = UITextField(), subject = UITextField(), text = UITextView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", image: nil,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.finish(.cancelled, nil) })
        guard MFMailComposeViewController.canSendMail() else { return showNoAccount() }
        title = mail.subject.isEmpty ? "New Message" : mail.subject
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", image: nil, primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
        (to.text, subject.text, text.text) = (mail.to.joined(separator: ", "), mail.subject, mail.body)
        (to.placeholder, subject.placeholder) = ("To", "Subject")
        (to.accessibilityLabel, subject.accessibilityLabel, text.accessibilityLabel) = ("To", "Subject", "Message body")
        text.font = .preferredFont(forTextStyle: .body)
        let files = UILabel()
        files.text = mail.attachments.map(\.name).joined(separator: ", ")
        files.textColor = .secondaryLabel
        files.isHidden = mail.attachments.isEmpty
        let column = UIStackView(arrangedSubviews: [to, subject, files, text])
        (column.axis, column.spacing) = (.vertical, 12)
        add(column, isWhole: true)
    }

    private func showNoAccount() {
        title = "New Message"
        let label = UILabel()
        label.text =
            "No mail account\nStart the app with PORTICO_MAIL=1 to give this device one, whose outbox is a folder."
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        add(label, isWhole: false)
    }

    private func add(_ content: UIView, isWhole: Bool) {
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
            isWhole
                ? content.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12)
                : content.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        ])
        if isWhole { content.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12).isActive = true }
    }

    /// What stands on the page goes into the outbox.
    func send() {
        mail.to = (to.text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            !$0.isEmpty
        }
        (mail.subject, mail.body) = (subject.text ?? "", text.text ?? "")
        do {
            try Outbox.put(mail.file(date: Date(), boundary: UUID().uuidString), ending: "eml")
            finish(.sent, nil)
        } catch {
            finish(.failed, MFMailComposeError(.sendFailed))
        }
    }
}
