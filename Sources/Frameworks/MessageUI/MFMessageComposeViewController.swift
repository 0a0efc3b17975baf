import Foundation
import UIKit
import PorticoTrace

/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0
    case sent = 1
    case failed = 2
}

/// Hears what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The person is done. The app takes the controller away.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The key of an attachment's address.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
/// The key of an attachment's other name.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of whether messages can be sent.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    /// Messages can be sent now, or can't any more. Never posted: it doesn't change while an app runs.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// Lets a person write a message. The device has no number: nobody can (DEV-1088).
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Hears what became of it. It isn't owned.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom. Kept: nothing is sent (DEV-1088).
    open var recipients: [String]?
    /// The text. Kept: nothing is sent (DEV-1088).
    open var body: String?
    /// What it is about. Kept: nothing is sent (DEV-1088).
    open var subject: String?
    /// What is attached.
    open private(set) var attachments: [[AnyHashable: Any]]?

    /// Whether a message can be sent: no.
    open class func canSendText() -> Bool { false }
    /// Whether it can have a subject: no.
    open class func canSendSubject() -> Bool { false }
    /// Whether it can have attachments: no.
    open class func canSendAttachments() -> Bool { false }
    /// Whether it can have such attachments: no.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// A message without anything in it.
    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [makePage()]
    }

    /// A message without anything in it; what an archive says of it isn't read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        viewControllers = [makePage()]
    }

    private func makePage() -> UIViewController {
        .makeEmptyPage("New Message", saying: "This device can't send messages.") { [weak self] in
            guard let self else { return }
            guard let delegate = messageComposeDelegate else { return dismiss(animated: true) }
            delegate.messageComposeViewController(self, didFinishWith: .cancelled)
        }
    }

    /// The person can't attach anything.
    open func disableUserAttachments() {}
    /// Attaches a file; false: it can't be attached.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Attaches bytes; false: they can't be attached.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}
