import Foundation
import UIKit
import PorticoTrace

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0
    case saved = 1
    case sent = 2
    case failed = 3
}

/// Hears what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The person is done. The app takes the controller away.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Stands for a delegate without the method.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) { OptionalCall.missing(()) }
}

/// Lets a person write a mail. The device has no account, so that nobody can, unless `PORTICO_MAIL` is `1`: then what is sent lies in the
/// container's `Library/Portico/Outbox` as a file for mail programs (DEV-1088). Ask `canSendMail()` before you make one.
///
/// - From: the app
/// - To: `MailSheet`, `Outbox`
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Hears what became of it. It isn't owned.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    let sheet = MailSheet()

    /// Whether a mail can be sent.
    open class func canSendMail() -> Bool { Outbox.hasAccount("PORTICO_MAIL") }

    /// A mail without anything in it.
    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [sheet]
        sheet.finish = { [weak self] result, error in self?.tell(result, error) }
    }

    /// A mail without anything in it; what an archive says of it isn't read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [sheet]
        sheet.finish = { [weak self] result, error in self?.tell(result, error) }
    }

    /// The line that says what it is about. Set it before the mail is shown, as all of these.
    open func setSubject(_ subject: String) { sheet.mail.subject = subject }
    /// To whom.
    open func setToRecipients(_ toRecipients: [String]?) { sheet.mail.to = toRecipients ?? [] }
    /// Who gets a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { sheet.mail.cc = ccRecipients ?? [] }
    /// Who gets a copy without the others' knowing.
    open func setBccRecipients(_ bccRecipients: [String]?) { sheet.mail.bcc = bccRecipients ?? [] }
    /// The text, plain or HTML.
    open func setMessageBody(_ body: String, isHTML: Bool) { (sheet.mail.body, sheet.mail.isHTML) = (body, isHTML) }
    /// From which of the person's addresses.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { sheet.mail.from = emailAddress }
    /// Attaches a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        sheet.mail.attachments.append(Mail.Attachment(data: attachment, type: mimeType, name: filename))
    }

    private func tell(_ result: MFMailComposeResult, _ error: (any Error)?) {
        guard let delegate = mailComposeDelegate else { return dismiss(animated: true) }
        OptionalCall.call(.application, delegate, "mailComposeController:didFinishWithResult:error:") {
            delegate.mailComposeController(self, didFinishWith: result, error: error)
        }
    }
}
