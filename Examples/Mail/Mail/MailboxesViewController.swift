import UIKit

class MailboxesViewController: UITableViewController {
    private let store = MessageStore()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mailboxes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Mailbox")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        4
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 ? "Settings" : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Signatures are added to new messages only." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Mailbox", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = ["Inbox", "Flagged", "Archive", "People"][indexPath.row]
            content.image = UIImage(systemName: ["envelope", "flag", "folder", "person.2"][indexPath.row])
            if indexPath.row == 0 { content.secondaryText = "\(store.unread) unread" }
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2]
        let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
        cell.textLabel?.text = ["Notifications", "Signature", "Preview", "Server"][indexPath.row]
        cell.detailTextLabel?.text = ["", "Sent from Portico", "2 Lines", "mail.example.com"][indexPath.row]
        switch indexPath.row {
        case 0: cell.accessoryView = UISwitch()
        case 1: cell.accessoryType = .disclosureIndicator
        case 2: cell.accessoryType = .checkmark
        default: cell.accessoryType = .detailButton
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return tableView.deselectRow(at: indexPath, animated: true) }
        let next = indexPath.row == 3 ? PeopleViewController() : MessagesViewController(store: store)
        navigationController?.pushViewController(next, animated: true)
    }
}
