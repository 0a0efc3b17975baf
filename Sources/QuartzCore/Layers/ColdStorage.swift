import CoreGraphics
import Foundation
import PorticoRenderModel

/// What most layers never have, so that a plain layer stays small.
final class ColdStorage {
    static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

    weak var delegate: (any CALayerDelegate)?
    var name: String?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// Values of keys that are no properties: a layer is a key-value container.
    var values: [String: Any] = [:]
    var animations: [LayerAnimation] = []
    var mask: CALayer?
    var borderColor: CGColor? = black
    var shadowColor: CGColor? = black
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    /// What of the backing store is out of date, in bounds coordinates; null for nothing.
    var displayRect = CGRect.null
    var backingStore: BackingStore?
    /// Edits of the list of sublayers since the last commit; nil where the commit shall send the whole list.
    var listEdits: [LayerTransaction.TreeEdit]?
    /// The layer that a presentation layer shows.
    var model: CALayer?

    init(listEdits: [LayerTransaction.TreeEdit]?) { self.listEdits = listEdits }
}

extension CALayer {
    /// Made when first needed.
    final var coldStorage: ColdStorage {
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        if let cold { return cold }
        // Where the list has already changed without a record of how, only the whole list will do.
        let made = ColdStorage(listEdits: dirtyChanges.contains(.sublayers) ? nil : [])
        cold = made
        return made
    }
}
