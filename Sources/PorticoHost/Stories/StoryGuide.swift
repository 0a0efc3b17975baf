/// What the steps of a story are, for people: a line for each, with an example that can be played.
package enum StoryGuide {
    package struct Entry: Sendable {
        package let example: String
        package let explanation: String
    }

    package struct Chapter: Sendable {
        package let title: String
        package let entries: [Entry]
    }

    /// All of them, as `portico story` prints them.
    package static var text: String {
        let width = (chapters.flatMap(\.entries).map(\.example.count).max() ?? 0) + 2
        let parts = chapters.map { chapter in
            ([chapter.title + ":"]
                + chapter.entries.map { entry in
                    "  " + entry.example + String(repeating: " ", count: width - entry.example.count)
                        + entry.explanation
                }).joined(separator: "\n")
        }
        return ([introduction] + parts + [ending]).joined(separator: "\n\n")
    }

    /// Explains a step that begins with this word; nil for one that says it itself.
    package static func explanation(of word: String) -> String? {
        let entry = chapters.flatMap(\.entries).first { $0.example.prefix { $0 != " " } == word }
        return entry.flatMap { $0.explanation.isEmpty ? nil : $0.explanation }
    }

    private static let introduction = """
        A story says what happens to an app, one step a line. “#” and a blank begin a comment. A place is x,y in \
        points, "a title" as it is seen or read, or #an-accessibility-identifier.
        """

    private static let ending = """
        A whole story:

          launch
          tap "Add"
          type "milk\\n"
          snapshot added
          terminate
        """

    package static let chapters = [
        Chapter(
            title: "The app",
            entries: [
                Entry(example: "launch", explanation: "starts it; the first step, if a story has none"),
                Entry(example: "home", explanation: "goes to the home screen: the app is in the background"),
                Entry(example: "reopen", explanation: "comes back to it"),
                Entry(
                    example: "suspend",
                    explanation: "after “home”: its background time passes, the process is stopped"),
                Entry(example: "evict", explanation: "after “home”: its memory is needed, the process ends"),
                Entry(example: "terminate", explanation: "a person ends it"),
                Entry(
                    example: "expect active",
                    explanation: "active, inactive, background, suspended, not-running, crashed or evicted"),
                Entry(example: "open-url \"notes://new\"", explanation: "as a link of another app does"),
                Entry(example: "quick-action \"New Note\"", explanation: "chooses an action on its icon"),
            ]),
        Chapter(
            title: "Fingers",
            entries: [
                Entry(example: "tap \"Add\"", explanation: "or tap 40,120, or tap #delete-button"),
                Entry(example: "swipe 300,400 80,400 0.3", explanation: "from, to, seconds (0.25 if left out)"),
                Entry(
                    example: "press \"Milk\"",
                    explanation: "a finger goes down and stays; the next step comes 0.8 s later"),
                Entry(example: "move 200,600 0.5", explanation: "it goes to a place, in seconds"),
                Entry(example: "release", explanation: "and up"),
            ]),
        Chapter(
            title: "Keys",
            entries: [
                Entry(
                    example: "type \"milk\\n\"",
                    explanation: "by the keyboard that is there; \\n is return, \\u{8} deletes"),
                Entry(
                    example: "keyboard software",
                    explanation: "the one on the screen; hardware: another one, as at the start"),
                Entry(
                    example: "key escape",
                    explanation: "tab, return, space, delete, up, down, left, right, home, end, page-up …"),
                Entry(
                    example: "key cmd-s",
                    explanation: "with cmd-, shift-, alt-, ctrl-: shift-tab, cmd-shift-z, alt-left"),
            ]),
        Chapter(
            title: "Pictures and time",
            entries: [
                Entry(example: "snapshot added", explanation: "writes added.png into the folder --output"),
                Entry(
                    example: "launch-screen first",
                    explanation: "writes first.png: what the last launch showed before the first frame"),
                Entry(example: "wait 0.3", explanation: "lets seconds pass, with animations and timers"),
            ]),
        Chapter(
            title: "The device",
            entries: [
                Entry(example: "rotate left", explanation: "left, right or portrait"),
                Entry(example: "appearance dark", explanation: "light or dark"),
                Entry(example: "text-size xl", explanation: "xs s m l xl xxl xxxl ax1 … ax5"),
                Entry(example: "locale de", explanation: "ends the app and starts it again"),
                Entry(
                    example: "accessibility bold-text on",
                    explanation: "reduce-motion, full-keyboard-access …; on or off"),
                Entry(example: "low-power on", explanation: "on or off"),
                Entry(example: "network slow", explanation: "normal, off, slow or lossy"),
                Entry(example: "location 48.137 11.575", explanation: "latitude and longitude, or off"),
                Entry(example: "time 2026-01-01T09:41", explanation: "what the clock shows, a zone, or both; or off"),
                Entry(
                    example: "status-bar 9:41 80",
                    explanation: "pictures have it, with this time and battery; or off"),
                Entry(example: "memory-warning", explanation: "memory is short"),
                Entry(example: "slow-animations on", explanation: "ten times slower"),
                Entry(example: "tint blended on", explanation: "blended, offscreen, misaligned or damage; on or off"),
            ]),
        Chapter(
            title: "What covers the app",
            entries: [
                Entry(example: "lock", explanation: "until “unlock”"),
                Entry(example: "unlock", explanation: ""),
                Entry(example: "call", explanation: "until “dismiss”, as the next three"),
                Entry(example: "message", explanation: ""),
                Entry(example: "control-centre", explanation: ""),
                Entry(example: "app-switcher", explanation: ""),
                Entry(example: "dismiss", explanation: "takes it away"),
            ]),
        Chapter(
            title: "Notifications",
            entries: [
                Entry(
                    example: "push hello.apns",
                    explanation: "a payload in a file beside the story, or in the line: push {\"aps\": …}"),
                Entry(example: "open-notification", explanation: "taps the newest one"),
            ]),
    ]
}
