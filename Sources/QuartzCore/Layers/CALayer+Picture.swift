import CoreGraphics
import Foundation
import PorticoRenderModel

extension CALayer {
    /// A picture of this layer and everything below it, in its own coordinates, as the compositor draws it. The layer need not be in a
    /// window. Nothing is laid out or displayed first. nil where nothing that draws is linked, or `rect` is empty.
    ///
    /// - From: `render(in:)`, `UIView.drawHierarchy`, `UIView.snapshotView`
    /// - To: `LayerPainter`
    package final func picture(of rect: CGRect, scale: CGFloat, ofPresentation: Bool = false) -> PixelBuffer? {
        guard let painter = LayerPainting.painter else { return nil }
        return painter.paint(snapshot(ofPresentation: ofPresentation), area: rect, scale: scale)
    }

    /// The tree below this layer as a transaction for a render tree that knows nothing. The ids are the snapshot's own.
    package final func snapshot(ofPresentation: Bool = false) -> LayerTransaction {
        var transaction = LayerTransaction()
        transaction.commitTime = MediaClock.shared.now
        transaction.root = TransactionLock.with { append(to: &transaction, ofPresentation) }
        return transaction
    }

    private final func append(to transaction: inout LayerTransaction, _ ofPresentation: Bool) -> LayerID {
        let id = LayerID(rawValue: UInt32(transaction.changed.count + 1))
        let place = transaction.changed.count
        transaction.changed.append(
            .init(id: id, changes: .all, properties: ofPresentation ? (presentation() ?? self).properties : properties))
        transaction.changed[place].properties.mask = mask?.append(to: &transaction, ofPresentation) ?? .none
        if !storedSublayers.isEmpty {
            let children = storedSublayers.map { $0.append(to: &transaction, ofPresentation) }
            transaction.edits.append(.replaceAll(parent: id, children: children))
        }
        return id
    }
}
