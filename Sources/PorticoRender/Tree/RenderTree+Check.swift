import PorticoRenderModel

extension RenderTree {
    /// The first thing in which this tree differs from the model's; nil where it is the same, layer by layer and nothing more.
    package func difference(from model: TreeSnapshot) -> String? {
        for layer in model.layers {
            guard let node = self[layer.id] else { return "\(layer.id) is missing" }
            let values = node.animations?.model ?? node.values
            if values != layer.properties { return "\(layer.id) has other values: \(values), not \(layer.properties)" }
            let children = node.children.map(\.id)
            if children != layer.children { return "\(layer.id) has the children \(children), not \(layer.children)" }
            for child in node.children where child.parent !== node { return "\(child.id)'s parent is not \(layer.id)" }
            let mask = layer.properties.mask
            if (node.mask?.id ?? .none) != mask {
                return "\(layer.id) has the mask \(node.mask?.id ?? .none), not \(mask)"
            }
            let running = node.animations?.records.map(\.id) ?? []
            // What has ended there may not have been heard of here yet.
            for id in running where !layer.animations.contains(id) { return "\(layer.id) still has \(id)" }
        }
        return count == model.layers.count ? nil : "\(count) layers, not \(model.layers.count)"
    }
}
