/// Where an app's container has what is kept for its next launch. The app writes it; the shell throws it away when a person removes
/// the app from the app switcher.
package enum SavedState {
    /// Below the container.
    package static let folder = "Library/Saved Application State"
    /// Controllers, views and objects with a restoration identifier.
    package static let interface = "data"
    /// The scene sessions, with their activities.
    package static let sessions = "sessions"
    /// Sessions that a person has discarded while the app did not run.
    package static let discarded = "discarded"
    /// There while state is being restored: found at a launch, it says that the last one crashed over it.
    package static let restoring = "restoring"
}
