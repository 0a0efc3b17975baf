import UIKit

@objc protocol NoteRowViewDelegate: AnyObject {
    func noteRowViewDidSelect(_ row: NoteRowView)
    @objc optional func noteRowViewDidDelete(_ row: NoteRowView)
}

/// One note in the list: a picture, its title, and a button that deletes it. The row itself can be tapped.
class NoteRowView: UIView {
    let noteID: String
    weak var delegate: NoteRowViewDelegate?

    private let iconView = UIImageView(image: UIImage(named: "Note"))
    private let titleLabel = UILabel()
    private let deleteButton = UIButton(type: .system)

    init(note: Note) {
        noteID = note.id
        super.init(frame: .zero)
        backgroundColor = UIColor(named: "Paper")
        layer.cornerRadius = 12
        accessibilityIdentifier = note.id

        iconView.contentMode = .scaleAspectFit
        addSubview(iconView)
        titleLabel.text = note.title
        titleLabel.font = UIFont.systemFont(ofSize: 17, weight: note.isDone ? .regular : .semibold)
        titleLabel.textColor = note.isDone ? .gray : .black
        addSubview(titleLabel)
        deleteButton.setTitle(NSLocalizedString("Delete", comment: ""), for: .normal)
        deleteButton.setTitleColor(.red, for: .normal)
        deleteButton.accessibilityIdentifier = "delete-" + note.id
        deleteButton.addTarget(self, action: #selector(deleteTapped), for: .touchUpInside)
        addSubview(deleteButton)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        iconView.frame = CGRect(x: 12, y: 12, width: bounds.height - 24, height: bounds.height - 24)
        deleteButton.frame = CGRect(x: bounds.width - 92, y: 0, width: 80, height: bounds.height)
        titleLabel.frame = CGRect(
            x: iconView.frame.maxX + 12, y: 0, width: deleteButton.frame.minX - iconView.frame.maxX - 24,
            height: bounds.height)
    }

    @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        delegate?.noteRowViewDidSelect(self)
    }

    @objc private func deleteTapped() {
        delegate?.noteRowViewDidDelete?(self)
    }
}
