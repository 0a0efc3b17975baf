import UIKit

class MessagesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchResultsUpdating {
    private let store: MessageStore
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let searchController = UISearchController(searchResultsController: nil)
    /// What the search leaves of each day, while somebody searches.
    private var found: [(day: Day, messages: [Message])]?

    init(store: MessageStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Inbox"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(MessageCell.self, forCellReuseIdentifier: "Message")
        tableView.allowsMultipleSelectionDuringEditing = true
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        navigationItem.rightBarButtonItem = editButtonItem

        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Mail"
        searchController.searchBar.scopeButtonTitles = ["All", "Unread"]
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    @objc private func refresh() {
        let message = Message(
            id: 1000 + store.unread, sender: "Margaret Hamilton", subject: "Go for landing", preview: "1202 is fine.",
            isRead: false)
        store.days[0].messages.insert(message, at: 0)
        if found == nil {
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
        } else {
            // The list shows what was found, where the message may not be.
            updateSearchResults(for: searchController)
        }
        tableView.refreshControl?.endRefreshing()
    }

    // MARK: UISearchResultsUpdating

    func updateSearchResults(for searchController: UISearchController) {
        let bar = searchController.searchBar
        if searchController.isActive {
            found = store.messages(containing: bar.text ?? "", unreadOnly: bar.selectedScopeButtonIndex == 1)
        } else {
            found = nil
        }
        tableView.reloadData()
    }

    // MARK: UITableViewDataSource

    private var days: [(day: Day, messages: [Message])] { found ?? store.days }

    func numberOfSections(in tableView: UITableView) -> Int { days.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days[section].messages.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        days[section].day.rawValue
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath) as! MessageCell
        cell.show(days[indexPath.section].messages[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { found == nil }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete { delete(at: indexPath) }
    }

    private func delete(at indexPath: IndexPath) {
        store.days[indexPath.section].messages.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    // MARK: UITableViewDelegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard !tableView.isEditing else { return }
        guard found == nil else { return tableView.deselectRow(at: indexPath, animated: true) }
        store.days[indexPath.section].messages[indexPath.row].isRead = true
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Unread") { [weak self] _, _, done in
            self?.store.days[indexPath.section].messages[indexPath.row].isRead.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            done(true)
        }
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let trash = UIContextualAction(style: .destructive, title: "Trash") { [weak self] _, _, done in
            self?.delete(at: indexPath)
            done(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.store.days[indexPath.section].messages[indexPath.row].isFlagged.toggle()
            self?.tableView.reconfigureRows(at: [indexPath])
            done(true)
        }
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [trash, flag])
    }
}
