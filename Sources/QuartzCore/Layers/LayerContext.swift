import CoreFoundation
import Foundation
import PorticoRenderModel
import PorticoTrace

/// A tree of layers that is shown: a window's. Layers below its root are *attached*; their changes are collected here.
///
/// Belongs to the thread that made it; that thread commits. Other threads may change layers inside a `CATransaction`: they wake the
/// owner. The lists are used under `TransactionLock`.
///
/// - From: `CALayer.set` (a layer became dirty)
/// - To: `ImplicitTransaction`, then `CommitPass`
package final class LayerContext {
    package let root: CALayer
    /// Receives each commit that has something in it, on the owning thread.
    package var onCommit: (LayerTransaction) -> Void = { _ in }

    let thread: TransactionThread
    let loop: CFRunLoop

    /// Attached layers with uncommitted changes or a wish to be displayed; holes where one has left.
    @exclusivity(unchecked) var dirty = ContiguousArray<Unmanaged<CALayer>?>()
    /// By depth: layers that want layout.
    @exclusivity(unchecked) var layoutBuckets: [ContiguousArray<Unmanaged<CALayer>?>] = []
    /// The layers whose turn it is to lay out: kept alive, in a list that is used again.
    @exclusivity(unchecked) var layingOut = ContiguousArray<CALayer>()
    /// How many live entries the buckets have, and the shallowest bucket that may have one.
    @exclusivity(unchecked) var layoutCount = 0
    @exclusivity(unchecked) var shallowest = Int.max
    /// Attached layers that look at each commit before it is sent.
    @exclusivity(unchecked) var preparing: [Unmanaged<CALayer>] = []
    /// Known to the render side and gone since.
    @exclusivity(unchecked) var removed: [LayerID] = []
    /// Never known to the render side and gone; free after the next commit.
    @exclusivity(unchecked) var abandoned: [LayerID] = []
    @exclusivity(unchecked) var animationsAdded: [LayerTransaction.AddedAnimation] = []
    @exclusivity(unchecked) var animationsRemoved: [LayerTransaction.RemovedAnimation] = []

    /// The number of places that the list of changed layers keeps from commit to commit: half a MiB.
    static let keptCapacity = 65_536
    /// And how many each list of layers that want layout keeps.
    static let keptLayouts = 1_024

    private nonisolated(unsafe) static var sequence: UInt64 = 0

    /// `root` must have no superlayer and be the root of no other context.
    package init(root: CALayer) {
        precondition(root.superlayer == nil, "The root of a layer context has no superlayer.")
        precondition(root.context == nil, "A layer can be the root of one context only.")
        self.root = root
        thread = .current
        loop = CFRunLoopGetCurrent()
        CommitContexts.addContext(self)
        ImplicitTransaction.observeCurrentRunLoop()
        TransactionLock.with { root.attachTree(to: self, depth: 0) }
    }

    deinit {
        TransactionLock.with { root.detachTree() }
        LayerID.release(removed)
        LayerID.release(abandoned)
        CommitContexts.removeContext(self)
    }

    var hasWork: Bool {
        !dirty.isEmpty || layoutCount > 0 || !removed.isEmpty || !animationsAdded.isEmpty || !animationsRemoved.isEmpty
    }

    static func nextSequence() -> UInt64 {
        TransactionLock.with {
            sequence += 1
            return sequence
        }
    }

    // MARK: Animations; with the lock

    func addAnimation(_ animation: LayerTransaction.AddedAnimation) {
        animationsAdded.append(animation)
        noteWork()
    }

    /// One that no commit has taken yet just goes.
    func dropAnimation(_ animation: AnimationID, of layer: LayerID) {
        let before = animationsAdded.count
        animationsAdded.removeAll { $0.record.id == animation }
        if animationsAdded.count == before { animationsRemoved.append(.init(layer: layer, animation: animation)) }
        noteWork()
    }

    // MARK: Dirty layers; with the lock

    /// Takes a layer into the dirty set; it must not be in it.
    func enqueueLayer(_ layer: CALayer) {
        layer.dirtyIndex = Int32(truncatingIfNeeded: dirty.count)
        dirty.append(Unmanaged.passUnretained(layer))
        noteWork()
    }

    func enqueueLayout(_ layer: CALayer) {
        let depth = Int(layer.depth)
        while layoutBuckets.count <= depth { layoutBuckets.append([]) }
        layer.layoutIndex = Int32(truncatingIfNeeded: layoutBuckets[depth].count)
        layoutBuckets[depth].append(Unmanaged.passUnretained(layer))
        layoutCount += 1
        if depth < shallowest { shallowest = depth }
        noteWork()
    }

    /// Forgets a layer that leaves or dies.
    func forgetLayer(_ layer: CALayer) {
        if layer.dirtyIndex >= 0 {
            dirty[Int(layer.dirtyIndex)] = nil
            layer.dirtyIndex = -1
        }
        forgetLayout(layer)
    }

    func forgetLayout(_ layer: CALayer) {
        guard layer.layoutIndex >= 0 else { return }
        let depth = Int(layer.depth)
        layoutBuckets[depth][Int(layer.layoutIndex)] = nil
        layer.layoutIndex = -1
        layoutCount -= 1
        // Without these, layout outside of a commit would make the list longer each time.
        while let last = layoutBuckets[depth].last, last == nil { layoutBuckets[depth].removeLast() }
    }

    func noteWork() {
        let current = TransactionThread.current
        if current === thread {
            current.isImplicitOpen = current.isImplicitOpen || current.frames.count == 1
        } else {
            CFRunLoopWakeUp(loop)
        }
    }

    /// Called on the owning thread with what the render side reports.
    package func animationDidStart(id: AnimationID) { LayerAnimation.markBegan(id) }
    package func animationDidStop(id: AnimationID) { LayerAnimation.markEnded(id, finished: true) }
}
