import Foundation

/// What a storyboard holds, whatever file it was read from: its scenes, and the ways between them.
///
/// - From: a `StoryboardSource`
/// - To: `UIStoryboard`
package struct StoryboardContent {
    package typealias SceneID = String

    /// A controller with everything that belongs to it.
    package struct Scene {
        package var id: SceneID
        /// The controller is one of its objects.
        package var content: NibContent
        package var controller: NibContent.ID
        /// The app's name for it ("Storyboard ID").
        package var identifier: String?
        package var restorationIdentifier: String?
        /// In the order of the file.
        package var segues: [SegueTemplate]
        /// The nib of its view; nil where its class loads or makes the view in its own way.
        package var view: NibContent?
        /// The scenes whose controllers are made with this one's: a navigation controller's root.
        package var children: [SceneID]

        package init(
            _ id: SceneID, _ content: NibContent, controller: NibContent.ID, identifier: String? = nil,
            restorationIdentifier: String? = nil, segues: [SegueTemplate] = [], view: NibContent? = nil,
            children: [SceneID] = []
        ) {
            (self.id, self.content, self.controller) = (id, content, controller)
            (self.identifier, self.restorationIdentifier, self.segues) = (identifier, restorationIdentifier, segues)
            (self.view, self.children) = (view, children)
        }
    }

    /// A scene that is read when it is asked for.
    package struct Entry {
        package var id: SceneID
        package var identifier: String?
        let scene: @MainActor () -> Scene

        package init(_ scene: Scene) {
            (id, identifier, self.scene) = (scene.id, scene.identifier, { scene })
        }

        package init(id: SceneID, identifier: String?, scene: @escaping @MainActor () -> Scene) {
            let reading = SceneReading(scene)
            (self.id, self.identifier, self.scene) = (id, identifier, { reading.scene() })
        }
    }

    /// Reads a scene, and keeps it once it is asked for again: of most scenes an app makes one controller, whose elements would lie in
    /// memory for nobody.
    @MainActor private final class SceneReading {
        private let read: @MainActor () -> Scene
        private var isRead = false
        private var kept: Scene?

        nonisolated init(_ read: @escaping @MainActor () -> Scene) { self.read = read }

        func scene() -> Scene {
            if let kept { return kept }
            let scene = read()
            if isRead { kept = scene }
            isRead = true
            return scene
        }
    }

    package var entries: [Entry]
    package var initial: SceneID?

    package init(_ scenes: [Scene], initial: SceneID? = nil) {
        self.init(entries: scenes.map { Entry($0) }, initial: initial)
    }

    package init(entries: [Entry], initial: SceneID?) { (self.entries, self.initial) = (entries, initial) }
}

/// Where storyboards come from: bundles, or a test's memory.
@MainActor package protocol StoryboardSource {
    /// Nil where the bundle (nil is the main one) has no storyboard of that name.
    func storyboard(named name: String, in bundle: Bundle?) -> StoryboardContent?
}

/// The source of the run; nil finds nothing.
@MainActor package enum StoryboardSources {
    @InProcess package static var current: (any StoryboardSource)? = BundleNibSource.shared
}
