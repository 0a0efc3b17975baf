/// The story language: one step a line, in the words of issue reports ("tap Add, go home, reopen").
///
/// ```
/// launch
/// tap "Add"                    # a title, a point or an identifier
/// tap 40,120
/// tap #delete-button
/// swipe 300,400 80,400 0.3     # from, to, seconds (0.25 if left out)
/// type "milk"
/// key cmd-s                    # a key of a hardware keyboard: tab return escape delete up … and letters, with cmd- shift- alt- ctrl-
/// home
/// reopen
/// lock
/// unlock
/// call                         # also message, control-centre, app-switcher: each makes the app inactive
/// dismiss                      # takes away what covers the app
/// rotate left                  # left, right, portrait
/// appearance dark              # light, dark
/// text-size xl                 # xs s m l xl xxl xxxl ax1 … ax5
/// locale de
/// keyboard software            # on the screen; hardware: none is shown, as at the start
/// low-power on                 # on, off
/// network off                  # normal, off, slow (as a mobile network of the third generation), lossy
/// slow-animations on           # on, off: ten times slower
/// tint blended on              # blended, offscreen, misaligned, damage; on, off
/// status-bar 9:41 80           # snapshots have it, with this time and battery, or one of them; off: they don't
/// open-url "notes://new"       # as a link of another app does; the app's Info.plist declares the scheme
/// quick-action "New Note"      # chooses an action on the app's icon, by its title or type; launches the app if it is not running
/// push hello.apns              # a push notification; its payload is in a file beside the story, or the rest of the line:
/// push {"aps": {"alert": "Hi"}}
/// open-notification            # taps the newest notification that came while the app was not in front
/// location 48.137 11.575       # degrees of latitude and longitude; off: nobody knows, as at the start
/// time 2026-01-01T09:41 Europe/Berlin   # what the device's clock shows, its zone, or both; off: as they are by themselves
/// memory-warning
/// suspend                      # after home: the background time passes, the process is stopped
/// evict                        # its memory is needed: the process ends
/// expect suspended             # active inactive background suspended not-running crashed evicted
/// wait 0.3                     # seconds of the media clock
/// snapshot after-add           # writes after-add.png
/// launch-screen first          # writes first.png: what the last launch showed before the app's first frame
/// terminate
/// ```
///
/// `#` begins a comment at the start of a line, and elsewhere when a blank or the line's end follows it; `#name` without a
/// blank is an identifier.
///
/// - From: the `portico` command line
/// - To: `StoryPlayer` in PorticoShell, as `StoryStep` values.
package enum Story {
    /// Bytes of text that a story may have. A story is written by hand; anything larger is the wrong file.
    package static let maximumSize = 64 * 1024
    package static let maximumSteps = 10_000
    /// Seconds that one `wait` may last.
    package static let maximumWait = 3600.0
    /// UTF-8 bytes of one `type`.
    package static let maximumText = 4096

    /// Reads a story. Throws `HostError.badStep` for the first line that is not understood; never half a story.
    ///
    /// - Parameter file: the name that errors begin with.
    package static func parseSteps(_ text: String, file: String) throws -> [StoryStep] {
        guard text.utf8.count <= maximumSize else {
            let limit = text.utf8.index(text.utf8.startIndex, offsetBy: maximumSize)
            throw HostError.badStep(
                file: file, line: text.utf8[..<limit].count { $0 == UInt8(ascii: "\n") } + 1,
                reason: "the story is longer than \(maximumSize / 1024) KiB",
                remedy: "split it into several stories, or check that this is a story file")
        }
        var steps: [StoryStep] = []
        var number = 0
        // `isNewline` also takes "\r\n", which Swift holds to be one character.
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            var scanner = StoryLine(line, file: file, number: number)
            guard let action = try scanner.action() else { continue }
            guard steps.count < maximumSteps else {
                throw HostError.badStep(
                    file: file, line: number, reason: "more than \(maximumSteps) steps",
                    remedy: "split it into several stories")
            }
            steps.append(StoryStep(line: number, action: action))
        }
        return steps
    }
}
