import CoreGraphics
import Foundation

/// The places of everything.
extension UICollectionViewFlowLayout {
    private var scale: CGFloat { max(1, UIScreen.mainScale) }

    var flowSize: CGSize {
        let length = flow.offsets.last ?? 0
        let across = max(0, flow.across)
        return isVertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }

    private func rect(main: CGFloat, cross: CGFloat, _ size: FlowSize) -> CGRect {
        isVertical
            ? CGRect(x: cross, y: main, width: size.cross, height: size.main)
            : CGRect(x: main, y: cross, width: size.main, height: size.cross)
    }

    /// Origins stand on whole pixels; sizes don't change.
    private func snapped(_ rect: CGRect) -> CGRect {
        let scale = scale
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
            height: rect.height)
    }

    // MARK: Elements

    func flowElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var result: [UICollectionViewLayoutAttributes] = []
        var index = max(0, flow.offsets.partitionIndex { $0 <= low } - 1)
        while index < flow.sections.count, flow.offsets[index] < high || flow.offsets[index] == low {
            add(index, from: low, to: high, into: &result)
            index += 1
        }
        return result.filter { $0.frame.overlaps(rect) }
    }

    private func add(
        _ index: Int, from low: CGFloat, to high: CGFloat, into result: inout [UICollectionViewLayoutAttributes]
    ) {
        let section = flow.sections[index]
        let base = flow.offsets[index]
        let path = IndexPath(item: 0, section: index)
        if let header = flowSupplement(UICollectionView.elementKindSectionHeader, path) { result.append(header) }
        for line in section.lines(in: low - base, high - base) {
            for place in section.places(of: line) { result.append(attributes(place, index, base)) }
        }
        if let footer = flowSupplement(UICollectionView.elementKindSectionFooter, path) { result.append(footer) }
    }

    private func attributes(
        _ place: (item: Int, main: CGFloat, cross: CGFloat, size: FlowSize), _ section: Int, _ base: CGFloat
    ) -> UICollectionViewLayoutAttributes {
        let attributes = freshAttributes(.cell(IndexPath(item: place.item, section: section)))
        attributes.frame = snapped(rect(main: base + place.main, cross: place.cross, place.size))
        return attributes
    }

    func flowItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? { flowItem(path, in: flow) }

    /// Only a layout of this very class answers: a subclass may show items elsewhere.
    func keptFlow() -> ((IndexPath) -> UICollectionViewLayoutAttributes?)? {
        guard type(of: self) == UICollectionViewFlowLayout.self, !flow.sections.isEmpty else { return nil }
        let (known, direction) = (flow, scrollDirection)
        return { [weak self] path in
            guard let self, scrollDirection == direction else { return nil }
            return flowItem(path, in: known)
        }
    }

    private func flowItem(_ path: IndexPath, in flow: FlowState) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, flow.sections.indices.contains(path.section) else { return nil }
        let section = flow.sections[path.section]
        guard path.item >= 0, path.item < section.count else { return nil }
        let line = section.line(of: path.item)
        let place = section.places(of: line)[path.item - section.items(of: line).lowerBound]
        return attributes(place, path.section, flow.offsets[path.section])
    }

    // MARK: Headers and footers

    func flowSupplement(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, flow.sections.indices.contains(path.section) else { return nil }
        let section = flow.sections[path.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.metrics.header : section.metrics.footer
        guard length > 0 else { return nil }
        let start = flow.offsets[path.section]
        let end = flow.offsets[path.section + 1]
        var main = isHeader ? start : end - length
        let attributes = freshAttributes(CollectionElement(category: .supplementaryView, kind: kind, path: path))
        if let pinned = pinnedPlace(ofHeader: isHeader, section, at: main, in: start...end) {
            attributes.isPinned = pinned != main
            main = pinned
        }
        attributes.frame = snapped(rect(main: main, cross: 0, FlowSize(main: length, cross: max(0, flow.across))))
        attributes.zIndex = 10
        return attributes
    }

    /// A header or footer without a size: it isn't shown, and who asks for it hears of a place of no size.
    func emptySupplement(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard path.count == 2, path.item == 0, flow.sections.indices.contains(path.section),
            isHeader || kind == UICollectionView.elementKindSectionFooter
        else { return nil }
        let attributes = freshAttributes(CollectionElement(category: .supplementaryView, kind: kind, path: path))
        let main = flow.offsets[isHeader ? path.section : path.section + 1]
        attributes.frame = CGRect(origin: rect(main: main, cross: 0, FlowSize(main: 0, cross: 0)).origin, size: .zero)
        return attributes
    }

    /// A header stays at the edge until its section's footer or end pushes it out; a footer the other way round.
    private func pinnedPlace(
        ofHeader isHeader: Bool, _ section: FlowSection, at main: CGFloat, in span: ClosedRange<CGFloat>
    ) -> CGFloat? {
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = owner else {
            return nil
        }
        let seen = view.bounds.inset(by: view.adjustedContentInset)
        let edges = isVertical ? (seen.minY, seen.maxY) : (seen.minX, seen.maxX)
        if isHeader {
            let limit = span.upperBound - section.metrics.footer - section.metrics.header
            return min(max(main, edges.0), max(main, limit))
        }
        let limit = span.lowerBound + section.metrics.header
        return max(min(main, edges.1 - section.metrics.footer), min(main, limit))
    }
}
