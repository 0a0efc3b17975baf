import Foundation
import PorticoHost

/// The scene sessions that outlive the process, with their activities and the app's own values.
///
/// - From: `SceneConnector`
/// - To: `RestorationStore`
@MainActor package enum SceneSessions {
    /// In the order in which they were made, and the highest number of one so far.
    package static func read(_ store: RestorationStore) -> (sessions: [UISceneSession], highest: Int) {
        let list = store.read(SavedState.sessions) ?? [:]
        let discarded = store.has(SavedState.discarded) ? store.read(SavedState.discarded)?["highest"] as? Int : nil
        let entries = list["sessions"] as? [[String: Any]] ?? []
        return (entries.compactMap(session), max(list["highest"] as? Int ?? 0, discarded ?? 0))
    }

    package static func write(_ sessions: [UISceneSession], highest: Int, to store: RestorationStore) {
        store.write(["sessions": sessions.map(propertyList), "highest": highest], to: SavedState.sessions)
    }

    /// Those that a person has discarded since the last launch; only once.
    package static func takeDiscarded(_ store: RestorationStore) -> [UISceneSession] {
        guard store.has(SavedState.discarded) else { return [] }
        defer { store.remove(SavedState.discarded) }
        return (store.read(SavedState.discarded)?["sessions"] as? [[String: Any]] ?? []).compactMap(session)
    }

    /// The sessions stay, and what they showed is forgotten.
    static func forgetActivities(_ store: RestorationStore) {
        guard store.has(SavedState.sessions) else { return }
        let (sessions, highest) = read(store)
        for session in sessions { session.stateRestorationActivity = nil }
        write(sessions, highest: highest, to: store)
    }

    private static func propertyList(of session: UISceneSession) -> [String: Any] {
        var list: [String: Any] = ["id": session.persistentIdentifier, "role": session.role.rawValue]
        let configuration = session.configuration
        list["name"] = configuration.name
        list["storyboard"] = configuration.storyboard?.names
        list["delegate"] = configuration.delegateClass.flatMap { ArchivedClass.name(of: $0) }
        list["scene"] = configuration.sceneClass.flatMap { ArchivedClass.name(of: $0) }
        list["userInfo"] = session.userInfo.flatMap { ArchivedValue.propertyList(of: $0) }
        list["activity"] = session.stateRestorationActivity?.propertyList
        return list
    }

    private static func session(_ list: [String: Any]) -> UISceneSession? {
        guard let id = list["id"] as? String, let role = list["role"] as? String else { return nil }
        let configuration = UISceneConfiguration(name: list["name"] as? String, sessionRole: .init(rawValue: role))
        if let name = list["delegate"] as? String, let cls = ArchivedClass.named(name) as? AnyClass {
            configuration.delegateClass = cls
        }
        if let name = list["scene"] as? String, let cls = ArchivedClass.named(name) as? AnyClass {
            configuration.sceneClass = cls
        }
        if configuration.storyboard == nil, let names = list["storyboard"] as? [String], names.count == 2 {
            configuration.storyboard = UIStoryboard.restored(names[0], bundle: names[1])
        }
        let session = UISceneSession(role: .init(rawValue: role), configuration: configuration, identifier: id)
        // A class that is gone, renamed for example: the delegate is asked anew.
        session.isConfigured = list["delegate"] == nil || configuration.delegateClass != nil
        session.userInfo = list["userInfo"].flatMap { ArchivedValue.value(of: $0) } as? [String: Any]
        if let activity = list["activity"] as? [String: Any] {
            session.stateRestorationActivity = NSUserActivity(propertyList: activity)
        }
        return session
    }
}
