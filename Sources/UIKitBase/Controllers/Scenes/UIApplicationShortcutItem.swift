import Foundation

/// One of the actions that a person finds by a long press on the app's icon.
///
/// Doesn't change: an app makes another one, or changes a mutable copy, and gives the application the whole list again.
///
/// - From: the app, and its Info.plist by `QuickActions`
/// - To: `application(_:performActionFor:completionHandler:)`, `windowScene(_:performActionFor:completionHandler:)`
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    fileprivate struct Content {
        var type: String
        var title: String
        var subtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var target: Any?
    }
    fileprivate var content: Content

    /// What the app knows the action by.
    open var type: String { content.type }
    /// What the person reads.
    open var localizedTitle: String { content.title }
    /// A smaller line below the title.
    open var localizedSubtitle: String? { content.subtitle }
    /// The sign beside the title.
    open var icon: UIApplicationShortcutIcon? { content.icon }
    /// What the app has added for itself. Only what a property list can hold outlives the app (DEV-1200).
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
    /// What scenes say of which content they show. Kept; one scene is in front (DEV-213).
    open var targetContentIdentifier: Any? { content.target }

    /// Makes an action.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = Content(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Makes an action that has a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    fileprivate convenience init(content: Content) {
        self.init(type: content.type, localizedTitle: content.title)
        self.content = content
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content: content) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(content: content) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIApplicationShortcutItem else { return false }
        return (type, localizedTitle, localizedSubtitle) == (other.type, other.localizedTitle, other.localizedSubtitle)
            && icon == other.icon
            && (userInfo ?? [:]) as NSDictionary == (other.userInfo ?? [:]) as NSDictionary
    }

    open override var hash: Int { type.hashValue }
    open override var description: String { "<\(Swift.type(of: self)): type = \(type); title = \(localizedTitle)>" }
}

/// An action that can be changed until it is given to the application, which takes a copy.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What the app knows the action by.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }
    /// What the person reads.
    open override var localizedTitle: String {
        get { content.title }
        set { content.title = newValue }
    }
    /// A smaller line below the title.
    open override var localizedSubtitle: String? {
        get { content.subtitle }
        set { content.subtitle = newValue }
    }
    /// The sign beside the title.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }
    /// What the app has added for itself.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
    /// What scenes say of which content they show.
    open override var targetContentIdentifier: Any? {
        get { content.target }
        set { content.target = newValue }
    }
}

/// The sign of an action: one of the system's, a symbol, or a template image of the app's.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The system's signs, with UIKit's numbers.
    public enum IconType: Int, Sendable, CaseIterable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love,
            cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task,
            taskCompleted, alarm, bookmark, shuffle, audio, update

        /// The symbol that looks like it.
        package var symbol: String {
            switch self {
            case .compose: "square.and.pencil"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .add: "plus"
            case .location: "location"
            case .search: "magnifyingglass"
            case .share: "square.and.arrow.up"
            case .prohibit: "nosign"
            case .contact: "person.crop.circle"
            case .home: "house"
            case .markLocation: "mappin"
            case .favorite: "star"
            case .love: "heart"
            case .cloud: "cloud"
            case .invitation: "envelope.badge"
            case .confirmation: "checkmark"
            case .mail: "envelope"
            case .message: "message"
            case .date: "calendar"
            case .time: "clock"
            case .capturePhoto: "camera"
            case .captureVideo: "video"
            case .task: "circle"
            case .taskCompleted: "checkmark.circle"
            case .alarm: "alarm"
            case .bookmark: "bookmark"
            case .shuffle: "shuffle"
            case .audio: "speaker.wave.2"
            case .update: "arrow.clockwise"
            }
        }
    }

    package enum Source: Equatable {
        case system(IconType), symbol(String), template(String)
    }
    package let source: Source

    package dynamic init(_ source: Source) {
        self.source = source
        super.init()
    }

    /// One of the system's signs.
    public convenience init(type: IconType) { self.init(.system(type)) }
    /// A symbol.
    public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }
    /// An image of the app's bundle, of which only the opacity counts.
    public convenience init(templateImageName: String) { self.init(.template(templateImageName)) }

    /// The symbol that stands for it on the home screen; nil for an image of the app's.
    package final var symbol: String? {
        switch source {
        case .system(let type): type.symbol
        case .symbol(let name): name
        case .template: nil
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.source == source }
    open override var hash: Int { symbol?.hashValue ?? 0 }
}
