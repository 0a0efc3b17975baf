import UIKit

class ShelvesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private var shelves = Shelf.all
    private var isList = false

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Store"
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
        collectionView.register(
            ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        showButtons()
    }

    private func showButtons() {
        let chooses = collectionView.allowsMultipleSelection
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: isList ? "Grid" : "List", style: .plain, target: self, action: #selector(changeLayout))
        let choose = UIBarButtonItem(
            title: chooses ? "Cancel" : "Select", style: .plain, target: self, action: #selector(changeChoosing))
        let act = UIBarButtonItem(
            title: chooses ? "Delete" : "Add", style: .plain, target: self,
            action: chooses ? #selector(deleteChosen) : #selector(addProduct))
        navigationItem.rightBarButtonItems = [act, choose]
    }

    // MARK: Buttons

    @objc private func addProduct() {
        let number = shelves[0].products.count + 1
        shelves[0].products.insert(
            Product(name: "New \(number)", symbol: "leaf", hue: 0.55, price: number), at: 1)
        collectionView.insertItems(at: [IndexPath(item: 1, section: 0)])
    }

    @objc private func changeChoosing() {
        collectionView.allowsMultipleSelection.toggle()
        collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: false) }
        showButtons()
    }

    @objc private func deleteChosen() {
        let chosen = (collectionView.indexPathsForSelectedItems ?? []).sorted(by: >)
        for path in chosen { shelves[path.section].products.remove(at: path.item) }
        collectionView.performBatchUpdates { self.collectionView.deleteItems(at: chosen) }
        changeChoosing()
    }

    @objc private func changeLayout() {
        isList.toggle()
        let layout = UICollectionViewFlowLayout()
        layout.sectionHeadersPinToVisibleBounds = true
        collectionView.setCollectionViewLayout(layout, animated: true)
        showButtons()
    }

    // MARK: Data

    override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shelves[section].products.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath) as! ProductCell
        cell.show(shelves[indexPath.section].products[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! ShelfHeader
        header.title.text = shelves[indexPath.section].title
        return header
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let product = shelves[sourceIndexPath.section].products.remove(at: sourceIndexPath.item)
        shelves[destinationIndexPath.section].products.insert(product, at: destinationIndexPath.item)
    }

    // MARK: Layout

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width - 32
        return isList ? CGSize(width: width, height: 90) : CGSize(width: ((width - 20) / 3).rounded(.down), height: 140)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 44) }
}
