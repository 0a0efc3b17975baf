import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// The titles at the trailing edge; a finger on them scrolls to the section that belongs to a title.
@MainActor final class SectionIndexView: UIView {
    static let pitch: CGFloat = 14
    private weak var table: UITableView?
    private let titles: [String]
    private var labels: [UIView] = []
    private var last: Int?

    init(_ table: UITableView, _ titles: [String]) {
        (self.table, self.titles) = (table, titles)
        super.init(frame: .zero)
        for title in titles {
            let label: UIView
            if title == UITableView.indexSearch {
                let picture = UIImageView(
                    image: UIImage(
                        systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 9)))
                picture.contentMode = .center
                label = picture
            } else {
                let text = UILabel()
                text.text = title
                text.font = .systemFont(ofSize: 11, weight: .semibold)
                text.textAlignment = .center
                text.textColor = table.sectionIndexColor ?? .tintColor
                label = text
            }
            label.isAccessibilityElement = false
            labels.append(label)
            addSubview(label)
        }
        tintColor = table.sectionIndexColor
        backgroundColor = table.sectionIndexBackgroundColor
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, label: "Section index", traits: .adjustable)
    }

    func place(in table: UITableView) {
        let insets = table.adjustedContentInset
        let safe = table.safeAreaInsets
        let width = ListMeasures.indexWidth
        let x = table.isRightToLeft ? safe.left : table.bounds.width - safe.right - width
        let frame = CGRect(
            x: x, y: table.bounds.minY + insets.top, width: width,
            height: max(0, table.bounds.height - insets.top - insets.bottom))
        if self.frame != frame { self.frame = frame }
        if superview !== table || table.subviews.last !== self { table.addSubview(self) }
    }

    private var top: CGFloat { (bounds.height - CGFloat(titles.count) * Self.pitch) / 2 }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: 0, y: top + CGFloat(index) * Self.pitch, width: bounds.width, height: Self.pitch)
        }
    }

    private func follow(_ touches: Set<UITouch>) {
        guard let table, let touch = touches.first, !titles.isEmpty else { return }
        let place = Int(((touch.location(in: self).y - top) / Self.pitch).rounded(.down))
        let index = min(max(place, 0), titles.count - 1)
        guard index != last else { return }
        last = index
        if let color = table.sectionIndexTrackingBackgroundColor { backgroundColor = color }
        table.indexTouched(titles[index], index)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

    /// A finger that goes along the titles doesn't scroll besides.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view !== table
    }

    private func release() {
        last = nil
        backgroundColor = table?.sectionIndexBackgroundColor
    }
}

extension UITableView {
    func indexChanged() {
        let titles = (askSource("sectionIndexTitlesForTableView:") { $0.sectionIndexTitles(for: self) } ?? nil) ?? []
        indexView?.removeFromSuperview()
        indexView = nil
        if !titles.isEmpty, isLoaded, geometry.rowCount >= sectionIndexMinimumDisplayRowCount {
            let view = SectionIndexView(self, titles)
            indexView = view
            view.place(in: self)
        }
        looksChanged()
    }

    func indexTouched(_ title: String, _ index: Int) {
        let section =
            askSource("tableView:sectionForSectionIndexTitle:atIndex:") {
                $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
            } ?? index
        guard section >= 0, section < geometry.sections.count else { return }
        let path = IndexPath(row: geometry.sections[section].rows.count > 0 ? 0 : NSNotFound, section: section)
        scroll(to: path, at: .top, animated: false)
    }
}
