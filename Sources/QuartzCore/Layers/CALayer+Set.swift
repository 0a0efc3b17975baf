import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension CALayer {
    /// The one door into the model: equal? return · ask for an action · store · mark the change.
    ///
    /// The action is asked for before the value is stored, so that it sees what was, and runs after.
    ///
    /// - From: every property's setter
    /// - To: `LayerContext.enqueue`, `CALayer+Actions`
    @inline(__always)
    final func set<Value: Equatable>(
        _ property: LayerProperty, _ old: Value, _ new: Value, _ store: (inout LayerProperties) -> Void
    ) {
        if old == new { return }
        let action = actionBeforeChange(of: property)
        store(&properties)
        markChanged(LayerChanges(property))
        if let action { run(action, for: property) }
    }

    @inline(__always)
    final func markChanged(_ change: LayerChanges) {
        dirtyChanges.formUnion(change)
        if dirtyIndex < 0, let context { context.enqueue(self) }
    }

    /// nil at once where nobody can answer.
    @inline(__always)
    final func actionBeforeChange(of property: LayerProperty) -> (any CAAction)? {
        if state.contains(.quietOwner), CALayer.animatingOwners == 0 { return nil }
        return askForAction(property)
    }

    // MARK: Setters that do more than store

    final func storeBounds(_ new: CGRect) {
        let old = properties.bounds
        if old == new { return }
        if new.origin.x.isNaN || new.origin.y.isNaN || new.size.width.isNaN || new.size.height.isNaN {
            invalidGeometry("bounds", "\(pretty(new))")
        }
        let action = actionBeforeChange(of: .bounds)
        properties.bounds = new.standardized
        markChanged(.bounds)
        setNeedsLayout()
        if old.size != new.size, state.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
        if let action { run(action, for: .bounds) }
    }

    final func storePosition(_ new: CGPoint) {
        if properties.position == new { return }
        if new.x.isNaN || new.y.isNaN { invalidGeometry("position", "[\(new.x) \(new.y)]") }
        let action = actionBeforeChange(of: .position)
        properties.position = new
        markChanged(.position)
        if let action { run(action, for: .position) }
    }

    final func storeZPosition(_ new: CGFloat) {
        if new != 0 { storedSuperlayer?.state.insert(.sortsSublayers) }
        set(.zPosition, properties.zPosition, new) { $0.zPosition = new }
    }

    final func storeBackgroundColor(_ new: CGColor?) {
        set(.backgroundColor, storedBackgroundColor, new) { $0.backgroundColor = new?.rgba ?? RGBA(0, 0, 0, 0) }
        storedBackgroundColor = new
    }

    final func storeBorderColor(_ new: CGColor?) {
        if borderColor == new { return }
        set(.borderColor, borderColor, new) { $0.borderColor = new?.rgba ?? RGBA(0, 0, 0, 0) }
        coldStorage.borderColor = new
    }

    final func storeShadowColor(_ new: CGColor?) {
        if shadowColor == new { return }
        set(.shadowColor, shadowColor, new) { $0.extras.shadowColor = new?.rgba ?? RGBA(0, 0, 0, 0) }
        coldStorage.shadowColor = new
    }

    final func storeShadowPath(_ new: CGPath?) {
        if shadowPath == new { return }
        set(.shadowPath, shadowPath, new) { _ in }
        coldStorage.shadowPath = new
    }

    final func storeContents(_ new: Any?) {
        let object = new.map { $0 as AnyObject }
        if object === storedContents { return }
        cold?.backingStore = nil
        state.subtract(.hasBackingStore)
        let record = object.flatMap(Self.contentsRecord)
        let action = actionBeforeChange(of: .contents)
        storedContents = object
        properties.contents = record
        markChanged(.contents)
        if let action { run(action, for: .contents) }
    }

    /// What can be shown: an image, or bare pixels. Anything else is kept and shows nothing, as on iOS.
    private static func contentsRecord(_ object: AnyObject) -> ContentsRecord? {
        switch object {
        case let image as CGImage: return ContentsRecord(pixels: image.pixels, isOpaque: image.pixels.isOpaque)
        case let pixels as PixelBuffer: return ContentsRecord(pixels: pixels, isOpaque: pixels.isOpaque)
        case let store as BackingStore: return store.record
        default: return nil
        }
    }

    final var timing: TimingRecord { properties.extrasBox?.value.timing ?? TimingRecord() }

    final func setTiming(_ change: (inout TimingRecord) -> Void) {
        var new = timing
        change(&new)
        set(.timing, timing, new) { $0.extras.timing = new }
    }

    // MARK: Errors

    /// Core Animation throws CALayerInvalidGeometry; nobody can catch it in Swift, so it ends the process.
    final func invalidGeometry(_ what: String, _ value: String) -> Never {
        fatalError("CALayerInvalidGeometry: CALayer \(what) contains NaN: \(value). Layer: \(description)")
    }

    final func pretty(_ p: CGPoint) -> String { "(\(p.x) \(p.y))" }
    final func pretty(_ r: CGRect) -> String {
        "(\(r.origin.x) \(r.origin.y); \(r.size.width) \(r.size.height))"
    }
}
