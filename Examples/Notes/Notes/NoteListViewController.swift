import UIKit

class NoteListViewController: UIViewController, NoteRowViewDelegate {
    private let store: NoteStore
    private var rows: [NoteRowView] = []
    private let emptyLabel = UILabel()

    init(store: NoteStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Notes", comment: "")
        view.backgroundColor = .white
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("Add", comment: ""), style: .plain, target: self, action: #selector(addNote))

        emptyLabel.text = NSLocalizedString("No notes yet", comment: "")
        emptyLabel.textAlignment = .center
        emptyLabel.textColor = .gray
        emptyLabel.font = UIFont.systemFont(ofSize: 22)
        view.addSubview(emptyLabel)

        NotificationCenter.default.addObserver(
            self, selector: #selector(notesDidChange), name: NoteStore.didChange, object: store)
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        emptyLabel.frame = CGRect(x: area.minX, y: area.midY - 20, width: area.width, height: 40)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: area.minX, y: area.minY + CGFloat(index) * 68, width: area.width, height: 60)
        }
    }

    private func reload() {
        rows.forEach { $0.removeFromSuperview() }
        rows = store.notes.map { note in
            let row = NoteRowView(note: note)
            row.delegate = self
            view.addSubview(row)
            return row
        }
        emptyLabel.isHidden = !rows.isEmpty
        view.setNeedsLayout()
    }

    @objc private func addNote() {
        store.add()
    }

    @objc private func notesDidChange() {
        reload()
    }

    func noteRowViewDidSelect(_ row: NoteRowView) {
        guard let note = store.note(id: row.noteID) else { return }
        navigationController?.pushViewController(NoteViewController(note: note, store: store), animated: true)
    }

    func noteRowViewDidDelete(_ row: NoteRowView) {
        UIView.animate(
            withDuration: 0.25,
            animations: {
                row.alpha = 0
                row.transform = CGAffineTransform(translationX: -40, y: 0)
            },
            completion: { _ in
                self.store.delete(id: row.noteID)
            })
    }
}
