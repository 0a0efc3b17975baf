import CRuntime
import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace
import Synchronization

extension CALayer {
    /// The one door into the model: equal? return · ask for an action · store · mark the change.
    ///
    /// The action is asked for before the value is stored, so that it sees what was, and runs after.
    ///
    /// - From: every property's setter
    /// - To: `LayerContext.enqueue`, `CALayer+Actions`
    @inline(__always)
    final func set<Value: Equatable>(
        _ property: LayerProperty, _ old: Value, _ new: Value, store: (inout LayerProperties) -> Void
    ) {
        if old == new { return }
        change(property, store)
    }

    /// The door's second half, for values that are known to differ.
    ///
    /// - Parameters:
    ///   - store: called with the lock.
    ///   - follow: what else follows from the change, before its action runs.
    @inline(__always)
    final func change(
        _ property: LayerProperty, _ store: (inout LayerProperties) -> Void, then follow: () -> Void = {}
    ) {
        TransactionLock.lock()
        let action = actionBeforeChange(of: property)
        store(&properties)
        markChanged(property)
        TransactionLock.unlock()
        noteThread()
        follow()
        if let action { action.run(for: property, of: self) }
    }

    /// After a change: a view's layer is the main thread's.
    @inline(__always)
    final func noteThread() {
        if TransactionLock.isShared, portico_is_main_thread() == 0 { tellOwnersThread() }
    }

    @inline(never)
    private final func tellOwnersThread() {
        guard TransactionLock.with({ owner != nil }) else { return }
        let watcher = Self.ownerWatcher.withLock { $0 }
        watcher()
    }

    /// Called when another thread than the main one has changed a layer with an owner; UIKit sets it before its first view.
    package static let ownerWatcher = Mutex<@Sendable () -> Void>({})

    /// Called with the lock.
    @inline(__always)
    final func markChanged(_ property: LayerProperty) {
        // The raw value without a call into another module: cases are numbered in order, which a test checks.
        dirtyChanges.rawValue |= 1 << UInt64(unsafeBitCast(property, to: UInt8.self))
        if dirtyIndex < 0 { noteDirty() }
    }

    private final func noteDirty() { context?.enqueueLayer(self) }

    /// nil at once where nobody can answer. Called with the lock, which it leaves while it asks.
    @inline(__always)
    final func actionBeforeChange(of property: LayerProperty) -> PendingAction? {
        if state.contains(.quietOwner), CALayer.animatingOwners == 0 { return nil }
        TransactionLock.unlock()
        defer { TransactionLock.lock() }
        return askForAction(property)
    }

    // MARK: Setters that do more than store

    final func storeBounds(_ new: CGRect) {
        let old = properties.bounds
        if old.origin.x == new.origin.x, old.origin.y == new.origin.y, old.size.width == new.size.width,
            old.size.height == new.size.height
        {
            return
        }
        if new.origin.x.isNaN || new.origin.y.isNaN || new.size.width.isNaN || new.size.height.isNaN {
            invalidGeometry("bounds", "\(pretty(new))")
        }
        var redraws = false
        change(.bounds) {
            $0.bounds = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
            redraws = old.size != new.size && state.contains(.needsDisplayOnBoundsChange)
        } then: {
            setNeedsLayout()
            if redraws { setNeedsDisplay() }
        }
    }

    final func storePosition(_ new: CGPoint) {
        if properties.position.x == new.x, properties.position.y == new.y { return }
        if new.x.isNaN || new.y.isNaN { invalidGeometry("position", "[\(new.x) \(new.y)]") }
        change(.position) { $0.position = new }
    }

    /// The size, for other modules: access to `properties` itself is checked there, `@exclusivity` ends at the module's border.
    package final var plainSize: CGSize { properties.bounds.size }

    /// Bounds, then position, of a layer whose setters nobody overrides: a view's that constraints place. Returns the old size
    /// where it was another one. The values must be numbers. The position is the frame's middle, whatever the anchor point.
    package final func place(in frame: CGRect) -> CGSize? {
        let old = properties.bounds
        let isResized = old.size.width != frame.size.width || old.size.height != frame.size.height
        if isResized { storeBounds(CGRect(origin: old.origin, size: frame.size)) }
        storePosition(
            CGPoint(x: frame.origin.x + 0.5 * frame.size.width, y: frame.origin.y + 0.5 * frame.size.height))
        return isResized ? old.size : nil
    }

    @inline(__always)
    final func storeTransform(_ new: CATransform3D) {
        if properties.transform.hasSameBits(as: new.matrix) { return }
        change(.transform) { $0.transform = new.matrix }
    }

    /// Coming and going are events of their own.
    final func storeHidden(_ new: Bool) {
        if properties.isHidden == new { return }
        change(.isHidden) { $0.isHidden = new }
        if TransactionLock.with({ mayAnswerActions }) { runAction(named: new ? kCAOnOrderOut : kCAOnOrderIn) }
    }

    final func storeZPosition(_ new: CGFloat) {
        if new != 0 { TransactionLock.with { _ = storedSuperlayer?.state.insert(.sortsSublayers) } }
        set(.zPosition, properties.zPosition, new) { $0.zPosition = new }
    }

    final func storeBackgroundColor(_ new: CGColor?) {
        if storedBackgroundColor == new { return }
        // Before the lock: an app's pattern may draw its cell by calling the app.
        let pattern = new.flatMap { BackgroundPattern($0, scale: properties.contentsScale) }
        change(.backgroundColor) {
            $0.backgroundColor = pattern == nil ? new?.rgba ?? RGBA(0, 0, 0, 0) : RGBA(0, 0, 0, 0)
            if pattern != nil || storedBackgroundColor?.pattern != nil { $0.extras.backgroundPattern = pattern }
            storedBackgroundColor = new
        }
    }

    /// A pattern's cells are drawn anew for it.
    final func storeContentsScale(_ new: CGFloat) {
        if properties.contentsScale == new { return }
        let pattern = storedBackgroundColor.flatMap { BackgroundPattern($0, scale: new) }
        change(.contentsScale) {
            $0.contentsScale = new
            if let pattern { $0.extras.backgroundPattern = pattern }
        }
    }

    final func storeBorderColor(_ new: CGColor?) {
        if borderColor == new { return }
        change(.borderColor) {
            $0.borderColor = new?.rgba ?? RGBA(0, 0, 0, 0)
            coldStorage.borderColor = new
        }
    }

    final func storeShadowColor(_ new: CGColor?) {
        if shadowColor == new { return }
        change(.shadowColor) {
            $0.extras.shadowColor = new?.rgba ?? RGBA(0, 0, 0, 0)
            coldStorage.shadowColor = new
        }
    }

    final func storeShadowPath(_ new: CGPath?) {
        if shadowPath == new { return }
        let copy = new?.copy()
        change(.shadowPath) { $0.extras.shadowPath = copy }
    }

    final func storeContents(_ new: Any?) {
        let object = new.map { $0 as AnyObject }
        // What goes outlives the lock: its end may call an app.
        var old: AnyObject?
        defer { withExtendedLifetime(old) {} }
        let isSame = TransactionLock.with {
            if object === storedContents { return true }
            cold?.backingStore = nil
            state.subtract(.hasBackingStore)
            return false
        }
        if isSame { return }
        let record = object.flatMap(Self.contentsRecord)
        change(.contents) {
            old = storedContents
            storedContents = object
            $0.contents = record
        }
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
        FatalException.layerGeometry.raise("CALayer \(what) contains NaN: \(value). Layer: \(description)")
    }

    final func pretty(_ p: CGPoint) -> String { "[\(p.x) \(p.y)]" }
    final func pretty(_ r: CGRect) -> String {
        "[\(r.origin.x) \(r.origin.y); \(r.size.width) \(r.size.height)]"
    }
}

/// An action found before a change, to be run after it. A class, so that having none is one null pointer.
final class PendingAction {
    let action: any CAAction

    init(_ action: any CAAction) { self.action = action }

    func run(for property: LayerProperty, of layer: CALayer) {
        action.run(forKey: type(of: layer).propertyTable.names[property.index], object: layer, arguments: nil)
    }
}

extension Matrix4 {
    /// Cheaper than `==` from another module. Zeros of different sign count as different, which costs a needless commit.
    @inline(__always)
    func hasSameBits(as other: Matrix4) -> Bool {
        withUnsafeBytes(of: self) { a in
            withUnsafeBytes(of: other) { b in memcmp(a.baseAddress!, b.baseAddress!, MemoryLayout<Matrix4>.size) == 0 }
        }
    }
}

extension BackgroundPattern {
    /// nil of a colour without a pattern. Small cells are repeated until they fill a tile that is worth a quad.
    fileprivate convenience init?(_ color: CGColor, scale: CGFloat) {
        guard color.pattern != nil, let cells = color.cells(scale: max(scale, 1), side: 512) else { return nil }
        self.init(pixels: cells.pixels, size: cells.size)
    }
}
