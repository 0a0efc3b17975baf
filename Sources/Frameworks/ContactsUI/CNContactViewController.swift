import Contacts
import PorticoTrace
import UIKit

/// Hears what a person does with a contact's page.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Whether a touch of a value does what it usually does.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// The person is done; nil: nothing was kept.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    /// Stands for a delegate without the method: it does.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { OptionalCall.missing(true) }
    /// Stands for a delegate without the method.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {
        OptionalCall.missing(())
    }
}

/// Shows a contact: its name and the values that it has. A new contact can be cancelled; nothing is changed or kept (DEV-1320).
@preconcurrency @MainActor
open class CNContactViewController: UITableViewController {
    /// It says whose page it is.
    public let contact: CNContact
    /// Hears what a person does. It isn't owned.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// It says where it would be kept (DEV-1320).
    open var contactStore: CNContactStore?
    /// It says what stands in the place of the name; nil: the name.
    open var alternateName: String?
    /// It says what stands below the name; nil: nothing.
    open var message: String?
    /// It says which parts are shown; nil: all.
    open var displayedPropertyKeys: [Any]?
    /// Whether a person may change it. Kept: nobody may (DEV-1320).
    open var allowsEditing = true
    /// Whether calls and messages are offered. Kept: they aren't (DEV-1320).
    open var allowsActions = true
    /// Whether the contacts that it is linked with are shown, too. Kept: there are none (DEV-1320).
    open var shouldShowLinkedContacts = false
    private let isNew: Bool

    private dynamic init(_ contact: CNContact, isNew: Bool) {
        (self.contact, self.isNew) = (contact, isNew)
        super.init(style: .insetGrouped)
    }
    /// A page of a contact of the device's.
    public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
    /// A page of a contact that the device doesn't know.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
    /// A page for a new contact; nil: without anything yet.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }
    /// A page of an archive: of nobody.
    public required init?(coder: NSCoder) {
        (contact, isNew) = (CNContact(), false)
        super.init(coder: coder)
    }

    /// It says what a search has to read for it.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    }

    // MARK: Rows

    private var rows: [CNContactProperty] {
        func row(_ key: String, _ value: Any, _ identifier: String, _ label: String?) -> CNContactProperty {
            CNContactProperty(contact: contact, key: key, value: value, identifier: identifier, label: label)
        }
        var rows: [CNContactProperty] = []
        rows += contact.phoneNumbers.map { row(CNContactPhoneNumbersKey, $0.value, $0.identifier, $0.label) }
        rows += contact.emailAddresses.map { row(CNContactEmailAddressesKey, $0.value, $0.identifier, $0.label) }
        rows += contact.urlAddresses.map { row(CNContactUrlAddressesKey, $0.value, $0.identifier, $0.label) }
        rows += contact.postalAddresses.map { row(CNContactPostalAddressesKey, $0.value, $0.identifier, $0.label) }
        guard let keys = displayedPropertyKeys?.compactMap({ $0 as? String }) else { return rows }
        return rows.filter { keys.contains($0.key) }
    }

    private func text(_ property: CNContactProperty) -> String {
        switch property.value {
        case let number as CNPhoneNumber: number.stringValue
        case let address as CNPostalAddress: CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
        case let text as NSString: text as String
        default: ""
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = isNew ? "New Contact" : nil
        guard isNew else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Cancel", image: nil,
            primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.completePage() })
    }

    private func completePage() {
        guard let delegate else { return dismiss(animated: true) }
        OptionalCall.call(.application, delegate, "contactViewController:didCompleteWithContact:") {
            delegate.contactViewController(self, didCompleteWith: nil)
        }
    }

    open override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : rows.count
    }
    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        if indexPath.section == 0 {
            content.text = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName) ?? "No Name"
            content.secondaryText = message
            content.textProperties.font = .preferredFont(forTextStyle: .title2)
        } else {
            let property = rows[indexPath.row]
            content.text = property.label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
            content.secondaryText = text(property)
        }
        cell.contentConfiguration = content
        cell.selectionStyle = indexPath.section == 0 ? .none : .default
        return cell
    }
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1, let delegate else { return }
        let property = rows[indexPath.row]
        // Nothing is done by itself (DEV-1320).
        OptionalCall.call(
            .application, delegate, "contactViewController:shouldPerformDefaultActionForContactProperty:"
        ) { _ = delegate.contactViewController(self, shouldPerformDefaultActionFor: property) }
    }
}
