import PorticoNib

extension NibContent {
    /// The same without anything of the app's: its classes, attributes, actions and outlets. What is shown before the app runs.
    package var inert: NibContent {
        var content = self
        content.objects = objects.map { object in
            var object = object
            object.node?["customClass"] = nil
            return object
        }
        content.connections = connections.filter {
            if case .outlet(_, "view", _) = $0 { true } else { false }
        }
        return content
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
