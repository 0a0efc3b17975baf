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

        package init(
            _ id: SceneID, _ content: NibContent, controller: NibContent.ID, identifier: String? = nil,
            restorationIdentifier: String? = nil, segues: [SegueTemplate] = []
        ) {
            (self.id, self.content, self.controller) = (id, content, controller)
            (self.identifier, self.restorationIdentifier, self.segues) = (identifier, restorationIdentifier, segues)
        }
    }

    package var scenes: [Scene]
    package var initial: SceneID?

    package init(_ scenes: [Scene], initial: SceneID? = nil) { (self.scenes, self.initial) = (scenes, initial) }
}

/// Where storyboards come from: bundles, or a test's memory.
@MainActor package protocol StoryboardSource {
    /// Nil where the bundle (nil is the main one) has no storyboard of that name.
    func storyboard(named name: String, in bundle: Bundle?) -> StoryboardContent?
}

/// The source of the run; nil finds nothing.
@MainActor package enum StoryboardSources {
    package static var current: (any StoryboardSource)?
}
