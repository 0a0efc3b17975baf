/// What the shell tells an app process, in the order in which the app is to do it.
///
/// - From: `AppProcess` in PorticoShell
/// - To: `ShellConnection` in UIKit
package enum HostMessage: Codable, Sendable, Equatable {
    /// The answer to `AppMessage.hello`: how this run is to be. Always first.
    case configure(RunSettings)
    case command(LifecycleCommand)
    case event(HostEvent)
    /// What another app has copied, before the app is launched or comes back.
    case pasteboard(PasteboardContents)
    /// The shell no longer looks at this surface.
    case release(surface: Int, generation: Int)
    /// Whether frames are to be sent. Without a viewer an app draws into memory of its own and sends none.
    case showFrames(Bool)
    /// The parts of the trace that are to be sent; empty for none.
    case trace([String])
    /// What the app is looked at through, from here on.
    case conditions(HostConditions)
    /// A URL of a scheme that the app's Info.plist declares.
    case openURL(String)
    /// A person has chosen an action on the app's icon: its type.
    case quickAction(String)
    /// A push notification has come: an identifier for it, and its payload.
    case push(id: String, payload: String)
    /// A person has tapped a notification of this app's.
    case openNotification(AppNotification)
    /// Virtual clock: it is this late now; nothing happened in the time between, because the app was suspended.
    case clock(Double)
    /// When the app's background time ends, on the media clock; nil while nothing limits it.
    case backgroundDeadline(Double?)
    /// The background time is over: run the expiration handlers of all background tasks.
    case expireBackgroundTasks
    /// Something that is answered by `AppMessage.answer` with the same number.
    case request(Int, HostRequest)
}

/// A request of the shell to an app.
package enum HostRequest: Codable, Sendable, Equatable {
    /// Virtual clock: let time pass up to this moment, frame by frame. `paced`: no faster than it really passes, so that wall-clock
    /// timers keep step. Answer: `done`.
    case advance(to: Double, paced: Bool)
    /// The place at which a person would put the finger. Answer: `place` or `failed`.
    case locate(StoryStep.Target)
    /// The screen as PNG. Answer: `blob`.
    case snapshot
    /// What was shown before the app's first frame, as PNG; only with `RunSettings.keepsLaunchScreen`. Answer: `blob` or `failed`.
    case launchScreen
    /// Whether something takes text now. Answer: `done` or `failed`.
    case takesText
    /// Which key of the keyboard on the screen comes next to type a character. Answer: `key`, or `failed` where none does.
    case key(for: String)
    /// All views, controllers or layers. Answer: `blob` with a `TreeDump` in JSON.
    case tree(TreeKind)
    /// The constraints that hold a view. Answer: `blob` with `[ConstraintDump]` in JSON.
    case constraints(view: UInt64)
    /// What one layer, without its sublayers, shows, as PNG. Answer: `blob`, `done` if it shows nothing, or `failed`.
    case layerImage(UInt64)
    /// Changes a property of a view, controller, layer or constraint of the last dump. Answer: `done` or `failed`.
    case edit(UInt64, property: String, value: String)
    /// Loads functions that have been edited, a library in `RunSettings.patchFolder`, and shows them. Answer: `done` or `failed`.
    case patch(library: String)
    /// What an inspector looks at. Answer: `blob` with JSON, or `failed`.
    case inspect(InspectorQuestion)
    /// What a UI test sees, window by window, back to front. Answer: `blob` with `[InterfaceNode]` in JSON.
    case interface
    /// Scrolls what contains an element of the last `interface` so that it can be seen. Answer: `done` or `failed`.
    case reveal(UInt64)
    /// The previews that the app declares; only with `RunSettings.preview`. Answer: `blob` with `[PreviewSource]` in JSON.
    case previewSources
    /// The previews of one of these places. Answer: `blob` with `[PreviewItem]` in JSON, or `failed`.
    case previewItems(source: Int)
    /// Ends when everything before it has been done. Answer: `done`.
    case ping
}

package enum TreeKind: String, Codable, Sendable, CaseIterable {
    case views, controllers, layers
    /// What assistive technologies find, in the order in which they go through it.
    case accessibility
    /// SwiftUI's views, where the app has some.
    case swiftUI
}
