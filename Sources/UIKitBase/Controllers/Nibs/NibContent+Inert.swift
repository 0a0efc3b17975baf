import PorticoNib

extension NibContent {
    /// A copy without the app's classes, attributes, actions and outlets, to be shown before the app runs.
    package var inert: NibContent {
        var content = self
        content.objects = objects.map { object in
            var object = object
            object.kind = object.kind.inert
            return object
        }
        content.connections = connections.filter {
            if case .outlet(_, "view", _) = $0 { true } else { false }
        }
        return content
    }
}

extension NibContent.Kind {
    /// The same without a class of the app's.
    fileprivate var inert: Self {
        func plain(_ node: NibNode) -> NibNode {
            var node = node
            node["customClass"] = nil
            return node
        }
        return switch self {
        case .instance(let node): .instance(plain(node))
        case .part(let holder, let name, let node): .part(of: holder, name: name, node.map(plain))
        case .constraint(let holder, let node): .constraint(holder: holder, plain(node))
        case .owner, .firstResponder, .external, .reference: self
        }
    }
}

extension StoryboardContent {
    /// See `NibContent.inert`. Controllers that are made with another one stay its children.
    @MainActor var inert: StoryboardContent {
        StoryboardContent(
            entries: entries.map { entry in
                Entry(id: entry.id, identifier: entry.identifier) {
                    var scene = entry.scene()
                    (scene.content, scene.view) = (scene.content.inert, scene.view?.inert)
                    scene.segues = []
                    return scene
                }
            }, initial: initial)
    }
}
