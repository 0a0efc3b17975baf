import PorticoHost

/// The reason for which an app is opened, and what it is handed.
struct AppOpening {
    var arguments: [String] = []
    var url: String?
    var notification: AppNotification?
    /// The type of an action on its icon.
    var quickAction: String?

    /// What an earlier opening asked for, where this one asks for nothing of the kind.
    func merging(_ earlier: AppOpening?) -> AppOpening {
        AppOpening(
            arguments: arguments.isEmpty ? earlier?.arguments ?? [] : arguments, url: url ?? earlier?.url,
            notification: notification ?? earlier?.notification, quickAction: quickAction ?? earlier?.quickAction)
    }
}
