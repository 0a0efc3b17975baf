import PorticoHost

/// The meaning of a click on a part of the window.
enum WindowCommand: Equatable {
    /// The app's own: fingers.
    case screen
    case device(ViewerMessage)
    /// Home; a second click at once: the app switcher.
    case indicator
    /// Steps of the volume, or none at all of it.
    case volume(Int)
    case mute
    case menu
    case edit(WindowDraft.Field)
    /// The app switcher's ground: a click ends it, a drag moves its cards.
    case switcher
    /// The click ends here.
    case nothing
}
