import CoreGraphics
import Foundation
import PorticoTrace

/// Views from the pool, and new ones.
extension UICollectionView {
    static func supplementName(_ kind: String, _ identifier: String) -> String { "\(kind)\u{0}\(identifier)" }
    private static func cellName(_ identifier: String) -> String { "cell\u{0}\(identifier)" }
    /// Layouts don't share what stands for a kind.
    private func decorationName(_ kind: String) -> String { "\(type(of: layout))\u{0}\(kind)" }
    private static let cellKind = "UICollectionElementKindCell"

    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        guard let source = cellSources[identifier] else {
            FatalException.internalInconsistency.raise(Self.unregistered(Self.cellKind, identifier))
        }
        if let reconfiguring, reconfiguring.path == modelToShown(path), reconfiguring.cell.identifier == identifier {
            return reconfiguring.cell
        }
        let element = CollectionElement.cell(modelToShown(path))
        let cell = take(Self.cellName(identifier), UICollectionViewCell.self) {
            make(source, identifier, frame: askedFrame(of: element))
        }
        ready(cell, element, identifier)
        return cell
    }

    func dequeueSupplement(_ kind: String, _ identifier: String, for path: IndexPath) -> UICollectionReusableView {
        let name = Self.supplementName(kind, identifier)
        guard let source = supplementSources[name] else {
            FatalException.internalInconsistency.raise(Self.unregistered(kind, identifier))
        }
        let element = CollectionElement(category: .supplementaryView, kind: kind, path: path)
        let view = take(name, UICollectionReusableView.self) {
            make(source, identifier, frame: askedFrame(of: element))
        }
        ready(view, element, identifier)
        return view
    }

    private func take<V: UICollectionReusableView>(_ name: String, _ type: V.Type, _ fresh: () -> V) -> V {
        guard let known = pool.take(name) as? V else { return UIView.made(fresh) }
        UIView.performWithoutAnimation {
            known.resetForReuse()
            PorticoTrace.call(.view, known, "prepareForReuse") { known.prepareForReuse() }
        }
        return known
    }

    /// As large as the place it is asked for.
    private func ready(_ view: UICollectionReusableView, _ element: CollectionElement, _ identifier: String) {
        view.identifier = identifier
        view.collection = self
        guard let asked = pass.asked, asked.element == element else { return }
        UIView.performWithoutAnimation { view.show(asked, origin: origin(of: asked)) }
    }

    static let anonymousCell =
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by "
        + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"

    static func unregistered(_ kind: String, _ identifier: String) -> String {
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier "
            + "or connect a prototype cell in a storyboard"
    }

    /// The frame that a new view is made with: that of its place, so that an initialiser may lay contents out by it. Zero for what the
    /// data source isn't being asked for.
    private func askedFrame(of element: CollectionElement) -> CGRect {
        guard let asked = pass.asked, asked.element == element else { return .zero }
        return madeFrame(asked)
    }

    private func madeFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let (center, size, origin) = (attributes.center, attributes.size, origin(of: attributes))
        return CGRect(
            x: center.x - origin.x - size.width / 2, y: center.y - origin.y - size.height / 2, width: size.width,
            height: size.height)
    }

    private func make<V: UICollectionReusableView>(_ source: CellSource, _ identifier: String, frame: CGRect) -> V {
        switch source {
        case .type(let cls):
            guard let type = cls as? V.Type else {
                FatalException.invalidArgument.raise("must pass a class of kind \(V.self)")
            }
            return unsafeDowncast(TableCellMaker.reusableView(type, frame: frame), to: V.self)
        case .nib(let nib): return TableCellMaker.object(of: nib, identifier, kind: V.self)
        }
    }

    // MARK: Asking the data source

    func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let load = data.loads
        let element = attributes.element
        let view: UICollectionReusableView
        switch element.category {
        case .cell: view = askSettled(attributes, load)
        case .supplementaryView: view = askSupplement(attributes)
        case .decorationView: view = decoration(attributes)
        }
        guard load == data.loads, data.counts != nil, self.view(of: element) == nil else {
            putBack(view, element)
            return nil
        }
        if element.category == .cell {
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            if let other = live.path(of: cell) { live[other] = nil }
            live[element.path] = cell
        } else {
            others[element] = view
        }
        return view
    }

    /// The item's cell, asked for once more where the app has configured the item anew meanwhile.
    private func askSettled(_ attributes: UICollectionViewLayoutAttributes, _ load: Int) -> UICollectionViewCell {
        let path = attributes.indexPath
        asks.begin(path, load: load)
        defer { asks.end(path, load: load) }
        let cell = askCell(attributes)
        guard asks.isStale(path, load: load), load == data.loads, live[path] == nil else { return cell }
        putBack(cell, .cell(path))
        return askCell(attributes)
    }

    /// The item's cell; `again` is the one that it has and that the app may configure anew.
    func askCell(_ attributes: UICollectionViewLayoutAttributes, again: UICollectionViewCell? = nil)
        -> UICollectionViewCell
    {
        guard let dataSource else { return UICollectionViewCell(frame: .zero) }
        let outer = (pass.asked, reconfiguring)
        (pass.asked, reconfiguring) = (attributes, again.map { (attributes.indexPath, $0) })
        Self.requests.value += 1
        defer {
            (pass.asked, reconfiguring) = outer
            Self.requests.value -= 1
        }
        let load = data.loads
        let asked = shownToModel(attributes.indexPath)
        let cell = PorticoTrace.call(.event, dataSource, "collectionView:cellForItemAtIndexPath:") {
            dataSource.collectionView(self, cellForItemAt: asked)
        }
        guard cell.identifier != nil else {
            FatalException.internalInconsistency.raise(Self.anonymousCell)
        }
        cell.collection = self
        // A batch of the app's, while it was asked, has moved the item or taken it away.
        let now = load == data.loads ? asked : again.flatMap { live.path(of: $0) }.map(shownToModel)
        guard let model = now else { return cell }
        UIView.performWithoutAnimation {
            if cell.isSelected != selection.contains(model) { cell.isSelected = selection.contains(model) }
            let edits = editingNow && canEdit(model)
            if cell.isEditingItem != edits { cell.isEditingItem = edits }
        }
        return cell
    }

    private func askSupplement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let kind = attributes.representedElementKind ?? ""
        let outer = pass.asked
        pass.asked = attributes
        Self.requests.value += 1
        defer {
            pass.asked = outer
            Self.requests.value -= 1
        }
        let path = attributes.indexPath
        let view = askSource("collectionView:viewForSupplementaryElementOfKind:atIndexPath:") {
            $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }
        guard let view, view.identifier != nil else {
            FatalException.internalInconsistency.raise(Self.notDequeued(kind, path, view))
        }
        view.collection = self
        return view
    }

    static func notDequeued(_ kind: String, _ path: IndexPath, _ view: UIView?) -> String {
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\(path.exceptionText)) was not "
            + "retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
            + "(\(view.map { "\($0)" } ?? "(null)"))"
    }

    private func decoration(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let element = attributes.element
        let kind = element.kind ?? ""
        guard let source = layout.decorationSources[kind] else {
            FatalException.internalInconsistency.raise(Self.unregistered(kind, kind))
        }
        let view = take(decorationName(kind), UICollectionReusableView.self) {
            make(source, kind, frame: madeFrame(attributes))
        }
        ready(view, element, kind)
        return view
    }

    // MARK: Letting go

    /// The view goes out of sight: it waits in the pool.
    func retire(_ view: UICollectionReusableView, _ element: CollectionElement) {
        if let field = FirstResponder.current as? UIView, field.isDescendant(of: view) { field.resignFirstResponder() }
        FocusEngine.shared.cellWasReused(view)
        (view as? UICollectionViewCell)?.dragState = .none
        view.removeFromSuperview()
        if !view.isFresh { tellOfEnd(view, element) }
        view.isFresh = false
        putBack(view, element)
    }

    /// Nobody sees the view: it waits in the pool.
    func putBack(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard view.superview == nil else { return }
        switch element.category {
        case .cell: if let identifier = view.identifier { pool.put(view, Self.cellName(identifier)) }
        case .supplementaryView:
            let kind = element.kind ?? ""
            if let identifier = view.identifier { pool.put(view, Self.supplementName(kind, identifier)) }
        case .decorationView: pool.put(view, decorationName(element.kind ?? ""))
        }
    }

    private func tellOfEnd(_ view: UICollectionReusableView, _ element: CollectionElement) {
        switch element.category {
        case .cell:
            let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
            let path = shownToModel(element.path)
            _ = ask("collectionView:didEndDisplayingCell:forItemAtIndexPath:") {
                $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        case .supplementaryView:
            let kind = element.kind ?? ""
            _ = ask("collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:") {
                $0.collectionView(
                    self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.path)
            }
        case .decorationView: break
        }
    }
}

extension UIView {
    /// Made without animation, wherever it is made.
    fileprivate static func made<V: UIView>(_ body: () -> V) -> V {
        var view: V!
        performWithoutAnimation { view = body() }
        return view
    }
}
