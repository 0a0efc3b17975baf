import Foundation
import PorticoHost
import PorticoTrace

/// The actions on the app's icon: those of Info.plist, which are always there, and those that the app sets, which outlive it.
///
/// - From: `UIApplication.shortcutItems`, `HostMessage.quickAction`, `RunSettings.openedQuickAction`
/// - To: the app's delegate or its scene's, `AppMessage.quickActions`, a file of the app's container
@MainActor enum QuickActions {
    /// Where the container keeps those that the app has set.
    @InSession static var home: String? = nil
    @InSession private static var current: [UIApplicationShortcutItem]? = nil
    @InSession private static var known = fromInfoPlist
    private static var fromInfoPlist: [UIApplicationShortcutItem] { items(in: Bundle.main) }

    /// Those of Info.plist. A test gives its own.
    static func use(_ items: [UIApplicationShortcutItem]) { known = items }

    /// Those that the app has set, in this launch or an earlier one.
    static var dynamic: [UIApplicationShortcutItem] {
        get {
            if let current { return current }
            let read = readFile()
            current = read
            return read
        }
        set {
            current = newValue.compactMap { $0.copy() as? UIApplicationShortcutItem }
            writeFile()
            tellShell()
        }
    }

    /// The home screen lists them: Info.plist's first, then the app's.
    static func tellShell() {
        let items = known + dynamic
        UIApplication.shared.tellShell?(
            .quickActions(
                items.prefix(HostQuickAction.most).map {
                    HostQuickAction(
                        type: $0.type, title: $0.localizedTitle, subtitle: $0.localizedSubtitle, symbol: $0.icon?.symbol
                    )
                }))
    }

    /// The action of a type. One that nobody knows has been taken back meanwhile: it has its type alone.
    static func item(ofType type: String) -> UIApplicationShortcutItem {
        (known + dynamic).first { $0.type == type } ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
    }

    // MARK: Performing

    /// Calls the scene's delegate, or without scenes the application's, in the form that it has.
    static func perform(_ item: UIApplicationShortcutItem) {
        let app = UIApplication.shared
        if app.scenes.isInUse { return app.scenes.perform(item) }
        guard let delegate = app.delegate else { return }
        let selector: StaticString = "application:performActionForShortcutItem:completionHandler:"
        let asked: Void? = OptionalCall.call(.application, delegate, selector) {
            delegate.application(app, performActionFor: item, completionHandler: { _ in })
        }
        if asked == nil { Task { _ = await delegate.application(app, performActionFor: item) } }
    }

    // MARK: Info.plist

    /// What a bundle's Info.plist declares, with titles in the person's language.
    static func items(in bundle: Bundle) -> [UIApplicationShortcutItem] {
        let entries = bundle.infoDictionary?["UIApplicationShortcutItems"] as? [[String: Any]] ?? []
        return entries.prefix(HostQuickAction.most).compactMap { entry in
            item(entry) { bundle.localizedString(forKey: $0, value: $0, table: "InfoPlist") }
        }
    }

    /// Nil without a type or a title.
    static func item(_ entry: [String: Any], _ localized: (String) -> String) -> UIApplicationShortcutItem? {
        guard let type = entry["UIApplicationShortcutItemType"] as? String,
            let title = entry["UIApplicationShortcutItemTitle"] as? String
        else { return nil }
        return UIApplicationShortcutItem(
            type: type, localizedTitle: localized(title),
            localizedSubtitle: (entry["UIApplicationShortcutItemSubtitle"] as? String).map(localized),
            icon: icon(entry),
            userInfo: entry["UIApplicationShortcutItemUserInfo"].flatMap(coded))
    }

    private static func icon(_ entry: [String: Any]) -> UIApplicationShortcutIcon? {
        if let name = entry["UIApplicationShortcutItemIconSymbolName"] as? String {
            return UIApplicationShortcutIcon(systemImageName: name)
        }
        if let name = entry["UIApplicationShortcutItemIconFile"] as? String {
            return UIApplicationShortcutIcon(templateImageName: name)
        }
        guard let name = entry["UIApplicationShortcutItemIconType"] as? String else { return nil }
        let type = UIApplicationShortcutIcon.IconType.allCases.first {
            name.lowercased() == "uiapplicationshortcuticontype\($0)".lowercased()
        }
        return type.map { UIApplicationShortcutIcon(type: $0) }
    }

    private static func coded(_ values: Any) -> [String: any NSSecureCoding]? {
        (values as? [String: Any])?.compactMapValues { value in
            switch value {
            case let text as String: text as NSString
            case let number as NSNumber: number
            case let data as Data: data as NSData
            case let date as Date: date as NSDate
            case let list as [Any]: list as NSArray
            case let table as [String: Any]: table as NSDictionary
            default: value as? any NSSecureCoding
            }
        }
    }

    // MARK: The file

    private static var file: URL? {
        home.map { URL(fileURLWithPath: $0).appendingPathComponent("Library/Portico/QuickActions.plist") }
    }

    private static func readFile() -> [UIApplicationShortcutItem] {
        guard let file, let data = FileManager.default.contents(atPath: file.path), data.count <= HostLimits.blob,
            let entries = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [[String: Any]]
        else { return [] }
        return entries.prefix(HostQuickAction.most).compactMap { item($0) { $0 } }
    }

    private static func writeFile() {
        guard let file else { return }
        do {
            let data = try PropertyListSerialization.data(
                fromPropertyList: dynamic.map(entry), format: .binary, options: 0)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try WholeFile.write(data, to: file)
        } catch {
            PorticoTrace.instant(.application, "quick actions", detail: "they couldn't be kept: \(error)")
        }
    }

    /// As Info.plist says it.
    private static func entry(_ item: UIApplicationShortcutItem) -> [String: Any] {
        var entry: [String: Any] = [
            "UIApplicationShortcutItemType": item.type, "UIApplicationShortcutItemTitle": item.localizedTitle,
        ]
        entry["UIApplicationShortcutItemSubtitle"] = item.localizedSubtitle
        switch item.icon?.source {
        case .system(let type): entry["UIApplicationShortcutItemIconType"] = "UIApplicationShortcutIconType\(type)"
        case .symbol(let name): entry["UIApplicationShortcutItemIconSymbolName"] = name
        case .template(let name): entry["UIApplicationShortcutItemIconFile"] = name
        case nil: break
        }
        let info = (item.userInfo ?? [:]).filter {
            PropertyListSerialization.propertyList($0.value, isValidFor: .binary)
        }
        if !info.isEmpty { entry["UIApplicationShortcutItemUserInfo"] = info as [String: Any] }
        return entry
    }
}
