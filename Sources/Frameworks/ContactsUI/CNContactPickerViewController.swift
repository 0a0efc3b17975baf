import Contacts
import PorticoTrace
import UIKit

/// Hears which contact a person has chosen.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The person has cancelled.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// A contact was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Several contacts were chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// A value of a contact was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Several values were chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    /// Stands for a delegate without the method.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {
        OptionalCall.missing(())
    }
    /// Stands for a delegate without the method.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties: [CNContactProperty]
    ) { OptionalCall.missing(()) }
}

/// Lets a person choose a contact, without the app's being allowed to see the rest: it needs no permission, and takes itself away. The device
/// has no contacts: there is none to choose (DEV-1093).
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// Hears what was chosen. It isn't owned.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Which parts are shown; nil: all. Kept: there is nothing to show (DEV-1093).
    open var displayedPropertyKeys: [String]?
    /// Which contacts may be chosen. Kept: there are none (DEV-1093).
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are chosen by a tap. Kept: there are none (DEV-1093).
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which parts are chosen by a tap. Kept: there are none (DEV-1093).
    open var predicateForSelectionOfProperty: NSPredicate?

    /// A picker.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// A picker of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let page = UIViewController.makeEmptyPage("Contacts", saying: "No Contacts", cancelsAtTrailingSide: true) {
            [weak self] in self?.cancel()
        }
        let inside = UINavigationController(rootViewController: page)
        embedChild(inside, in: view)
    }

    private func cancel() {
        dismiss(animated: true)
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "contactPickerDidCancel:") { delegate.contactPickerDidCancel(self) }
    }
}
