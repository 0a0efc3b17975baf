import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// What is registered under an identifier.
enum CellSource {
    case type(AnyClass)
    case nib(UINib)
}

/// Makes cells and headers of classes that are known at run time only: their initialisers aren't `required`, so that apps override
/// them as on iOS.
@MainActor enum TableCellMaker {
    static func cell(_ cls: AnyClass, _ identifier: String) -> UITableViewCell {
        guard cls is UITableViewCell.Type else {
            FatalException.invalidArgument.raise("must pass a class of kind UITableViewCell")
        }
        let made = withWords(of: identifier) { words in
            makeInstance(of: cls, baseSlot: cellSlot, arguments: (nil, words[0], words[1], nil))
        }
        return unsafeDowncast(made, to: UITableViewCell.self)
    }

    static func headerFooter(_ cls: AnyClass, _ identifier: String) -> UITableViewHeaderFooterView {
        guard cls is UITableViewHeaderFooterView.Type else {
            FatalException.invalidArgument.raise("must pass a class of kind UITableViewHeaderFooterView")
        }
        let made = withWords(of: identifier) { words in
            makeInstance(of: cls, baseSlot: headerSlot, arguments: (words[0], words[1], nil, nil))
        }
        return unsafeDowncast(made, to: UITableViewHeaderFooterView.self)
    }

    /// A collection's cell or supplementary view, made with a frame.
    static func reusableView(_ cls: UICollectionReusableView.Type, frame: CGRect) -> UICollectionReusableView {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        let made = makeInstance(of: cls, baseSlot: reusableSlot, frame: numbers)
        return unsafeDowncast(made, to: UICollectionReusableView.self)
    }

    /// An initialiser takes its arguments over: the text isn't given back.
    private static func withWords<R>(
        of identifier: String, _ body: (UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> R
    ) -> R {
        let text = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        text.initialize(to: identifier)
        defer { text.deallocate() }
        return text.withMemoryRebound(to: UnsafeMutableRawPointer?.self, capacity: 2, body)
    }

    private static let cellSlot = InitSlot(
        base: UITableViewCell.self, overriding: CellProbe.self, inheriting: CellProbeHeir.self,
        others: (CoderCellProbe.self, inheriting: CoderCellProbeHeir.self))
    private static let headerSlot = InitSlot(
        base: UITableViewHeaderFooterView.self, overriding: HeaderProbe.self, inheriting: HeaderProbeHeir.self,
        others: (CoderHeaderProbe.self, inheriting: CoderHeaderProbeHeir.self))
    private static let reusableSlot = InitSlot(
        base: UICollectionReusableView.self, overriding: ReusableProbe.self, inheriting: ReusableProbeHeir.self,
        others: (CoderReusableProbe.self, inheriting: CoderReusableProbeHeir.self))

    /// The one object of a nib, which has to be of a kind.
    static func object<T: UIView>(of nib: UINib, _ identifier: String, kind: T.Type) -> T {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard objects.count == 1, let view = objects[0] as? T else {
            FatalException.internalInconsistency.raise(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a "
                    + "\(T.self) instance")
        }
        return view
    }
}

private class CellProbe: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class CellProbeHeir: CellProbe {}
private class CoderCellProbe: UITableViewCell {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class CoderCellProbeHeir: CoderCellProbe {}
private class HeaderProbe: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class HeaderProbeHeir: HeaderProbe {}
private class CoderHeaderProbe: UITableViewHeaderFooterView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class CoderHeaderProbeHeir: CoderHeaderProbe {}
private class ReusableProbe: UICollectionReusableView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class ReusableProbeHeir: ReusableProbe {}
private class CoderReusableProbe: UICollectionReusableView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private class CoderReusableProbeHeir: CoderReusableProbe {}
