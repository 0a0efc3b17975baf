import CoreGraphics

/// The library: squares in rows, the newest last.
@MainActor final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private unowned let picker: UIImagePickerController
    private static let gap: CGFloat = 2

    init(picker: UIImagePickerController) {
        self.picker = picker
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = Word.photos.text
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in self.picker.cancel() })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
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
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
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
    private let image = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.frame = contentView.bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(image)
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) { nil }

    func show(_ picture: UIImage, name: String) {
        image.image = picture
        accessibilityLabel = name
    }
}
