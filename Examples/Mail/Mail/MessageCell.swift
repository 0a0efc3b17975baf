import UIKit

class MessageCell: UITableViewCell {
    private let senderLabel = UILabel()
    private let subjectLabel = UILabel()
    private let previewLabel = UILabel()
    private let dot = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        senderLabel.font = .preferredFont(forTextStyle: .headline)
        subjectLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.font = .preferredFont(forTextStyle: .subheadline)
        previewLabel.textColor = .secondaryLabel
        previewLabel.numberOfLines = 2
        for label in [senderLabel, subjectLabel, previewLabel] { label.adjustsFontForContentSizeCategory = true }
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        dot.translatesAutoresizingMaskIntoConstraints = false
        let stack = UIStackView(arrangedSubviews: [senderLabel, subjectLabel, previewLabel])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        contentView.addSubview(dot)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: margins.topAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            dot.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: -4),
            dot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: Message) {
        senderLabel.text = message.sender
        subjectLabel.text = message.subject
        previewLabel.text = message.preview
        dot.isHidden = message.isRead
        dot.backgroundColor = message.isFlagged ? .systemOrange : .systemBlue
    }
}
