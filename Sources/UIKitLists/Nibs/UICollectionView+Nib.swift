import CoreGraphics
import Foundation
import PorticoNib

extension UICollectionView {
    static func nibLayout(_ coder: NSCoder) -> UICollectionViewLayout? { coder.nibObject("collectionViewLayout") }

    static let nibCollectionProperties = NibTable<UICollectionView> { table in
        table.row("allowsSelection") { $0.allowsSelection = $1.bool }
        table.row("allowsMultipleSelection") { $0.allowsMultipleSelection = $1.bool }
        table.row("prefetchingEnabled") { $0.isPrefetchingEnabled = $1.bool }
        table.row("selfSizingInvalidation") { view, value in
            value.choice([
                "disabled": .disabled, "enabled": .enabled,
                "enabledIncludingConstraints": .enabledIncludingConstraints,
            ]).map { view.selfSizingInvalidation = $0 }
        }
        table.row("backgroundView") { $0.backgroundView = $1.object as? UIView }
        table.all { view, reading in
            for (identifier, nib) in reading.nibs("cells") {
                view.register(nib, forCellWithReuseIdentifier: identifier)
            }
            for (key, kind) in [
                ("sectionHeaderView", elementKindSectionHeader), ("sectionFooterView", elementKindSectionFooter),
            ] {
                for (identifier, nib) in reading.nibs(key) {
                    view.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
                }
            }
        }
    }
}

extension UICollectionReusableView {
    static func nibIdentifier(_ coder: NSCoder) -> String? { (coder as? NibCoder)?.reading["reuseIdentifier"]?.plain }
}

extension UICollectionViewCell: NibPartHolder {
    package func nibPart(_ name: String) -> AnyObject? { name == "contentView" ? contentView : nil }

    static let nibCellProperties = NibTable<UICollectionViewCell> { table in
        table.row("backgroundView") { $0.backgroundView = $1.object as? UIView }
        table.row("selectedBackgroundView") { $0.selectedBackgroundView = $1.object as? UIView }
    }
}

extension UICollectionViewFlowLayout {
    static let nibFlowProperties = NibTable<UICollectionViewFlowLayout> { table in
        table.row("minimumLineSpacing") { $0.minimumLineSpacing = $1.cgFloat }
        table.row("minimumInteritemSpacing") { $0.minimumInteritemSpacing = $1.cgFloat }
        table.row("scrollDirection") { $0.scrollDirection = $1.plain == "horizontal" ? .horizontal : .vertical }
        table.row("itemSize") { $0.itemSize = $1.size }
        table.row("estimatedItemSize") { $0.estimatedItemSize = $1.size }
        table.row("automaticEstimatedItemSize") { if $1.bool { $0.estimatedItemSize = automaticSize } }
        table.row("headerReferenceSize") { $0.headerReferenceSize = $1.size }
        table.row("footerReferenceSize") { $0.footerReferenceSize = $1.size }
        table.row("sectionInset") { $0.sectionInset = $1.insets }
        table.row("sectionInsetReference") { layout, value in
            value.choice([
                "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
            ]).map { layout.sectionInsetReference = $0 }
        }
        table.row("sectionHeadersPinToVisibleBounds") { $0.sectionHeadersPinToVisibleBounds = $1.bool }
        table.row("sectionFootersPinToVisibleBounds") { $0.sectionFootersPinToVisibleBounds = $1.bool }
    }
}
