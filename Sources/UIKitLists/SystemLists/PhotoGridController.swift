import CoreGraphics

/// The library: squares in rows, the newest last.
@MainActor final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private unowned let picker: UIImagePickerController
    private static let gap: CGFloat = 2

    init(picker: UIImagePickerController) {
        self.picker = picker
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = Word.photos.text
        let cancel = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in self.picker.cancel() })
        guard let selection = picker.selection else {
            navigationItem.rightBarButtonItem = cancel
            return
        }
        navigationItem.leftBarButtonItem = cancel
        guard !selection.isOfOne else { return }
        let add = UIBarButtonItem(
            title: "Add", image: nil,
            primaryAction: UIAction(title: "Add") { _ in selection.endChoosing() })
        add.style = .done
        add.isEnabled = selection.canEnd
        navigationItem.rightBarButtonItem = add
        selection.onChange = { [weak self] in self?.showSelection() }
    }

    // MARK: Several

    /// Has the collection and its cells show what is chosen.
    private func showSelection() {
        guard let selection = picker.selection else { return }
        navigationItem.rightBarButtonItem?.isEnabled = selection.canEnd
        let shown = Set(collectionView.indexPathsForSelectedItems ?? [])
        let wanted = Set(selection.chosen.map { IndexPath(item: $0, section: 0) })
        for path in shown.subtracting(wanted) { collectionView.deselectItem(at: path, animated: false) }
        for path in wanted.subtracting(shown) {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        }
        for path in collectionView.indexPathsForVisibleItems {
            (collectionView.cellForItem(at: path) as? PhotoCell)?.showMark(findMark(of: path.item))
        }
    }

    /// The sign on a chosen picture; nil for another one.
    private func findMark(of item: Int) -> PhotoCell.Mark? {
        guard let selection = picker.selection, let place = selection.chosen.firstIndex(of: item) else { return nil }
        return selection.isOrdered ? .number(place + 1) : .check
    }

    override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        guard let selection = picker.selection, !selection.isOfOne else { return true }
        return selection.allowsAnother
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        picker.selection?.giveUpPlaces([indexPath.item])
    }

    // MARK: The library

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.allowsMultipleSelection = picker.selection.map { !$0.isOfOne } ?? false
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The base class has just ended the collection's own selection.
        showSelection()
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        PhotoLibrary.allCount
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let side = self.side(in: collectionView)
        (cell as? PhotoCell)?.show(
            PhotoLibrary.thumbnail(indexPath.item, side: side, scale: traitCollection.displayScale),
            name: Word.numberOf.text("\(indexPath.item + 1)", "\(PhotoLibrary.allCount)"))
        (cell as? PhotoCell)?.showMark(findMark(of: indexPath.item))
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let selection = picker.selection, !selection.isOfOne { return selection.choosePlace(indexPath.item) }
        collectionView.deselectItem(at: indexPath, animated: true)
        if let selection = picker.selection { return selection.endChoosing(with: indexPath.item) }
        picker.choose(PhotoLibrary.photo(indexPath.item))
    }

    // MARK: Layout

    private func side(in view: UICollectionView) -> CGFloat {
        let columns: CGFloat = view.bounds.width > 500 ? 5 : 3
        return max(1, ((view.bounds.width - (columns - 1) * Self.gap) / columns).rounded(.down))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let side = side(in: collectionView)
        return CGSize(width: side, height: side)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { Self.gap }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { Self.gap }
}

/// One square of the library.
@MainActor private final class PhotoCell: UICollectionViewCell {
    enum Mark { case check, number(Int) }

    private let image = UIImageView()
    private let veil = UIView()
    private let badge = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.frame = contentView.bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(image)
        veil.backgroundColor = UIColor(white: 1, alpha: 0.4)
        veil.frame = contentView.bounds
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        badge.frame = CGRect(x: contentView.bounds.width - 28, y: contentView.bounds.height - 28, width: 22, height: 22)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13, weight: .semibold)
        badge.textColor = .white
        badge.backgroundColor = .systemBlue
        badge.layer.cornerRadius = 11
        badge.layer.borderWidth = 1.5
        badge.layer.borderColor = UIColor.white.cgColor
        badge.clipsToBounds = true
        for view in [veil, badge] { contentView.addSubview(view) }
        showMark(nil)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    /// Shows whether the picture is chosen, and as which one.
    func showMark(_ mark: Mark?) {
        for view in [veil, badge] { view.isHidden = mark == nil }
        accessibilityTraits = mark == nil ? .image : [.image, .selected]
        switch mark {
        case .check: badge.text = "✓"
        case .number(let number): badge.text = "\(number)"
        case nil: badge.text = nil
        }
    }

    func show(_ picture: UIImage, name: String) {
        image.image = picture
        accessibilityLabel = name
    }
}
