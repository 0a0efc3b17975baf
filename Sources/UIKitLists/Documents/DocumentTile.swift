import CoreGraphics
import Foundation

/// One document, one folder, or the sign that creates a document, in a document browser.
///
/// - From: `DocumentGridController`
@MainActor final class DocumentTile: UICollectionViewCell {
    /// The height of the picture.
    private static let pictureHeight: CGFloat = 96
    /// The width of a sheet of paper, as a part of its height.
    private static let paperRatio: CGFloat = 0.75

    /// The sheet, or the picture of what is in the file: the movement to the app's view begins at it.
    let paper = UIView()
    private let picture = UIImageView()
    private let name = UILabel()
    private let detail = UILabel()
    private let mark = UIImageView()
    private let progress = UIProgressView()
    /// The file whose picture is to be shown, should it come later.
    private var shownEntry: DocumentFolder.Entry?
    private lazy var paperWidth = paper.widthAnchor.constraint(equalToConstant: 0)
    private lazy var paperHeight = paper.heightAnchor.constraint(equalToConstant: Self.pictureHeight)

    override init(frame: CGRect) {
        super.init(frame: frame)
        let stage = UIView()
        paper.layer.cornerRadius = 6
        paper.layer.borderWidth = 0.5
        paper.clipsToBounds = true
        picture.contentMode = .center
        mark.isHidden = true
        progress.isHidden = true
        for label in [name, detail] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
            label.numberOfLines = 2
        }
        name.font = .preferredFont(forTextStyle: .footnote)
        detail.font = .preferredFont(forTextStyle: .caption2)
        detail.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [name, detail])
        texts.axis = .vertical
        texts.spacing = 1
        for view in [stage, texts] { contentView.addSubview(view) }
        stage.addSubview(paper)
        for view in [picture, progress] { paper.addSubview(view) }
        stage.addSubview(mark)
        for view in [stage, texts, paper, picture, progress, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let bottom = texts.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stage.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            stage.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stage.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stage.heightAnchor.constraint(equalToConstant: Self.pictureHeight),
            texts.topAnchor.constraint(equalTo: stage.bottomAnchor, constant: 6),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
            bottom,
            paper.centerXAnchor.constraint(equalTo: stage.centerXAnchor),
            paper.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
            paperWidth, paperHeight,
            picture.topAnchor.constraint(equalTo: paper.topAnchor),
            picture.bottomAnchor.constraint(equalTo: paper.bottomAnchor),
            picture.leadingAnchor.constraint(equalTo: paper.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: paper.trailingAnchor),
            progress.leadingAnchor.constraint(equalTo: paper.leadingAnchor, constant: 8),
            progress.trailingAnchor.constraint(equalTo: paper.trailingAnchor, constant: -8),
            progress.bottomAnchor.constraint(equalTo: paper.bottomAnchor, constant: -8),
            mark.trailingAnchor.constraint(equalTo: paper.trailingAnchor, constant: 6),
            mark.bottomAnchor.constraint(equalTo: paper.bottomAnchor, constant: 6),
        ])
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    // A colour that a layer has is that of one look alone.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        drawBorder()
    }

    private func drawBorder() {
        paper.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    private func resizePaper(_ size: CGSize) {
        (paperWidth.constant, paperHeight.constant) = (size.width, size.height)
    }

    // MARK: What is shown

    /// The tile that creates a document.
    func showCreation(title: String, ratio: CGFloat) {
        // A ratio that is no number is the usual one.
        let width = (ratio.isFinite ? min(max(ratio, 0.2), 1.25) : 2.0 / 3) * Self.pictureHeight
        shownEntry = nil
        resizePaper(CGSize(width: width, height: Self.pictureHeight))
        paper.backgroundColor = .secondarySystemBackground
        paper.layer.borderWidth = 0
        picture.contentMode = .center
        picture.tintColor = tintColor
        picture.image = UIImage(
            systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .regular))
        setTexts(title, nil)
        name.textColor = tintColor
        accessibilityTraits = .button
        (mark.isHidden, progress.isHidden, contentView.alpha) = (true, true, 1)
    }

    /// A file or a folder.
    ///
    /// - Parameter isEnabled: whether the browser opens such files.
    /// - Parameter thumbnails: where the picture of a document comes from, at once or later.
    func showEntry(
        _ entry: DocumentFolder.Entry, isFolder: Bool, name text: String, detail: String?, isEnabled: Bool,
        thumbnails: DocumentThumbnails
    ) {
        shownEntry = entry
        if isFolder {
            resizePaper(CGSize(width: Self.pictureHeight, height: Self.pictureHeight * 0.8))
            paper.backgroundColor = .clear
            paper.layer.borderWidth = 0
            showSymbol("folder.fill", size: 64, .systemBlue)
        } else if let image = thumbnails.findThumbnail(
            of: entry, longest: Int(2 * Self.pictureHeight),
            whenMade: { [weak self] image in
                if let self, shownEntry == entry { showThumbnail(image) }
            })
        {
            showThumbnail(image)
        } else {
            resizePaper(CGSize(width: Self.pictureHeight * Self.paperRatio, height: Self.pictureHeight))
            paper.backgroundColor = .secondarySystemBackground
            paper.layer.borderWidth = 0.5
            showSymbol("doc.text", size: 30, .secondaryLabel)
        }
        drawBorder()
        setTexts(text, detail)
        name.textColor = .label
        contentView.alpha = isEnabled ? 1 : 0.4
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    }

    private func showThumbnail(_ image: UIImage) {
        let scale = Self.pictureHeight / max(image.size.width, image.size.height, 1)
        resizePaper(CGSize(width: image.size.width * scale, height: image.size.height * scale))
        paper.backgroundColor = .secondarySystemBackground
        paper.layer.borderWidth = 0.5
        picture.contentMode = .scaleAspectFill
        picture.image = image
    }

    private func showSymbol(_ symbol: String, size: CGFloat, _ color: UIColor) {
        picture.contentMode = .center
        picture.tintColor = color
        picture.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .regular))
    }

    private func setTexts(_ first: String, _ second: String?) {
        (name.text, detail.text, detail.isHidden) = (first, second, second == nil)
        accessibilityLabel = [first, second].compactMap { $0 }.joined(separator: ", ")
    }

    // MARK: Selecting and loading

    /// Shows whether it is selected; nil while nothing is.
    func showMark(_ isSelected: Bool?) {
        mark.isHidden = isSelected == nil
        mark.image = UIImage(
            systemName: isSelected == true ? "checkmark.circle.fill" : "circle",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .regular))
        mark.tintColor = isSelected == true ? nil : .tertiaryLabel
        if isSelected == true {
            accessibilityTraits.insert(.selected)
        } else {
            accessibilityTraits.remove(.selected)
        }
    }

    /// Shows how far the loading has come; nil for no such sign.
    func showProgress(_ loading: Progress?) {
        progress.isHidden = loading == nil
        progress.observedProgress = loading
    }
}
