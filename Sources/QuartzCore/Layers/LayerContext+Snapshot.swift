import PorticoRenderModel
import PorticoTrace

extension LayerContext {
    /// The tree that the render side should hold after a commit.
    package func snapshot() -> TreeSnapshot {
        var result = TreeSnapshot()
        TransactionLock.with { root.addSnapshot(to: &result) }
        return result
    }
}

extension CALayer {
    fileprivate func addSnapshot(to snapshot: inout TreeSnapshot) {
        snapshot.layers.append(
            .init(
                id: id, properties: properties, children: storedSublayers.map(\.id),
                animations: cold?.animations.map(\.id) ?? []))
        DeepStack.run {
            for layer in storedSublayers { layer.addSnapshot(to: &snapshot) }
            mask?.addSnapshot(to: &snapshot)
        }
    }
}
