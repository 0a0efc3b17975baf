import Foundation

/// The one value that crosses from the thread that owns the layers to the render thread: what a commit changed, and nothing else.
///
/// Apply in the order of the members: `removed`, `changed`, `edits`, `animationsRemoved`, `animationsAdded`. Ids in `removed`
/// may come back in the same transaction as other layers.
package struct LayerTransaction: Sendable {
    /// A layer's new values. A layer that the render tree does not know has all bits set.
    package struct Change: Sendable {
        package var id: LayerID
        package var changes: LayerChanges
        package var properties: LayerProperties

        package init(id: LayerID, changes: LayerChanges, properties: LayerProperties) {
            (self.id, self.changes, self.properties) = (id, changes, properties)
        }
    }

    /// One edit of a list of sublayers; in order. Back to front, before zPosition.
    package enum TreeEdit: Sendable, Equatable {
        case replaceAll(parent: LayerID, children: [LayerID])
        case insert(parent: LayerID, child: LayerID, at: Int)
        /// The child stood at `at`; it may live on under another parent.
        case remove(parent: LayerID, child: LayerID, at: Int)
    }

    package struct AddedAnimation: Sendable {
        package var layer: LayerID
        package var record: AnimationRecord

        package init(layer: LayerID, record: AnimationRecord) { (self.layer, self.record) = (layer, record) }
    }

    package struct RemovedAnimation: Sendable, Equatable {
        package var layer: LayerID
        package var animation: AnimationID

        package init(layer: LayerID, animation: AnimationID) { (self.layer, self.animation) = (layer, animation) }
    }

    /// Counts commits of this process, from 1.
    package var sequence: UInt64 = 0
    /// On the media clock.
    package var commitTime: Double = 0
    /// The root of the tree that this transaction is about.
    package var root = LayerID.none
    package var changed = ContiguousArray<Change>()
    package var removed: [LayerID] = []
    package var edits: [TreeEdit] = []
    package var animationsAdded: [AddedAnimation] = []
    package var animationsRemoved: [RemovedAnimation] = []

    package init() {}

    package var isEmpty: Bool {
        changed.isEmpty && removed.isEmpty && edits.isEmpty && animationsAdded.isEmpty && animationsRemoved.isEmpty
    }
}

/// What the render thread reports back.
package enum AnimationEvent: Sendable, Equatable {
    case began(AnimationID)
    /// It ran to its end.
    case ended(AnimationID)
}
