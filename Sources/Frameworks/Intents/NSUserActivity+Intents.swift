import Foundation
import PorticoObjC
import UIKit

/// Something that can be started by words: an intent, or an activity.
public enum INShortcut {
    /// An intent.
    case intent(INIntent)
    /// An activity.
    case userActivity(NSUserActivity)

    /// An intent as a shortcut.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// An activity as a shortcut.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
    /// The intent; nil for an activity.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    /// The activity; nil for an intent.
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}

/// A shortcut with the words that a person has chosen. Nobody can choose some here.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    /// Its name.
    public let identifier: UUID
    /// The words.
    public let invocationPhrase: String
    /// What they start.
    public let shortcut: INShortcut

    dynamic init(identifier: UUID, phrase: String, shortcut: INShortcut) {
        (self.identifier, invocationPhrase, self.shortcut) = (identifier, phrase, shortcut)
    }
}

/// The shortcuts that a person has given words: none here (DEV-1213).
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    /// The device's.
    public static let shared = INVoiceShortcutCenter()

    /// Tells which shortcuts of the app have words: none. Called on the main queue, later.
    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion([], nil) }
    }
    /// Suggests shortcuts. Nobody shows them.
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

/// Where the words of an activity are kept: the address names them.
private let suggestedPhraseKey = PhraseKey()

private final class PhraseKey: Sendable {
    var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

extension NSUserActivity {
    /// What a person might say for the activity. Kept: nothing suggests it. Nil by default.
    public var suggestedInvocationPhrase: String? {
        get { objc_getAssociatedObject(self, suggestedPhraseKey.address) as? String }
        set { objc_setAssociatedObject(self, suggestedPhraseKey.address, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    /// The interaction by which the app was started: nil, there is no Siri.
    public var interaction: INInteraction? { nil }
}
