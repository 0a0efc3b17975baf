/// A notification of an app that isn't in front: the system shows it, and gives it back when a person taps it.
///
/// - From: `UNUserNotificationCenter`, `SystemShell.push(_:to:)`
/// - To: a front end; `HostMessage.openNotification`
package struct AppNotification: Codable, Sendable, Equatable {
    package var id: String
    package var title: String
    package var body: String
    /// Of a push: the payload, which the app may not have seen.
    package var payload: String?

    package init(id: String, title: String, body: String, payload: String? = nil) {
        (self.id, self.title, self.body, self.payload) = (
            Self.cutText(id), Self.cutText(title), Self.cutText(body), payload
        )
    }

    /// A banner shows no more of it.
    private static func cutText(_ text: String) -> String {
        text.utf8.count <= HostLimits.name ? text : String(decoding: text.utf8.prefix(HostLimits.name), as: UTF8.self)
    }

    /// The text of one line.
    package var line: String { [title, body].filter { !$0.isEmpty }.joined(separator: ": ") }

    /// Why nobody may send this; nil where all is well.
    package var problem: String? {
        let texts = [id, title, body, payload ?? ""]
        return texts.allSatisfy { $0.utf8.count <= HostLimits.text } ? nil : "a notification that is too long"
    }
}

/// What an app may do that asks a person before, as its container keeps it for the shell and the next launch.
package enum SavedPermissions {
    /// Below the container: a property list.
    package static let file = "Library/Portico/permissions.plist"
    /// Whether notifications may be shown: there when a person has answered.
    package static let notifications = "notifications"
    /// `whenInUse`, or `denied`: there when a person has answered.
    package static let location = "location"
}
