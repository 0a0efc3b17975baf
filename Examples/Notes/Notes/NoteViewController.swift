import UIKit

class NoteViewController: UIViewController {
    private(set) var note: Note
    private let store: NoteStore
    private let titleLabel = UILabel()
    private let stateLabel = UILabel()
    private let doneButton = UIButton(type: .system)
    private let deleteButton = UIButton(type: .system)

    init(note: Note, store: NoteStore) {
        self.note = note
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = note.title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        titleLabel.font = UIFont.systemFont(ofSize: 28, weight: .bold)
        titleLabel.textAlignment = .center
        view.addSubview(titleLabel)
        stateLabel.textAlignment = .center
        stateLabel.textColor = .darkGray
        stateLabel.accessibilityIdentifier = "state"
        view.addSubview(stateLabel)

        for (button, action) in [(doneButton, #selector(toggleDone)), (deleteButton, #selector(deleteNote))] {
            button.layer.cornerRadius = 10
            button.layer.borderWidth = 1
            button.layer.borderColor = UIColor.lightGray.cgColor
            button.addTarget(self, action: action, for: .touchUpInside)
            view.addSubview(button)
        }
        deleteButton.setTitle(NSLocalizedString("Delete", comment: ""), for: .normal)
        deleteButton.setTitleColor(.red, for: .normal)
        show()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
        titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 40)
        stateLabel.frame = CGRect(x: area.minX, y: area.minY + 48, width: area.width, height: 28)
        doneButton.frame = CGRect(x: area.minX, y: area.minY + 100, width: area.width, height: 48)
        deleteButton.frame = CGRect(x: area.minX, y: area.minY + 164, width: area.width, height: 48)
    }

    private func show() {
        titleLabel.text = note.title
        stateLabel.text = NSLocalizedString(note.isDone ? "Done" : "To do", comment: "")
        doneButton.setTitle(
            NSLocalizedString(note.isDone ? "Mark as to do" : "Mark as done", comment: ""), for: .normal)
    }

    @objc private func toggleDone() {
        note.isDone.toggle()
        store.update(note)
        show()
    }

    @objc private func deleteNote() {
        store.delete(id: note.id)
        navigationController?.popViewController(animated: true)
    }
}
