import Foundation
import PorticoObjC
import UIKit

/// Something that a person has done in the app, as Siri is told of it. There is no Siri here: it is kept (DEV-1213).
open class INIntent: NSObject, NSCopying, @unchecked Sendable {
    /// The intent's own name, of this object; nil until the app sets it.
    public var identifier: String? { interactionIdentifier }
    /// What a person might say for it; nil by default.
    open var suggestedInvocationPhrase: String?
    /// What is said of the donation; nil by default.
    open var donationMetadata: INIntentDonationMetadata?
    private var images: [String: INImage] = [:]
    final var interactionIdentifier: String?

    /// An intent without values.
    public override init() { super.init() }

    /// Sets a picture for a parameter.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    /// The picture of a parameter.
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    /// The picture that stands for the intent: that of any parameter.
    open func keyImage() -> INImage? { images.sorted { $0.key < $1.key }.first?.value }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What has come of an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// What the app goes on with; nil where it doesn't.
    open var userActivity: NSUserActivity?

    /// A response without an activity.
    public override init() { super.init() }
}

/// What is said of a donation.
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
    /// Nothing.
    public override init() { super.init() }
}

/// What is said of the donation of a message.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
    /// Whether it names the person who uses the device.
    open var mentionsCurrentUser = false
    /// Whether it answers the person who uses the device.
    open var isReplyToCurrentUser = false
    /// Whether somebody asks for an urgent message.
    open var notifyRecipientAnyway = false
    /// To how many people it goes.
    open var recipientCount = 0
}

/// Whether an intent has begun, or what has come of it.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
/// From whom something comes.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// An intent with what has come of it, to be donated.
open class INInteraction: NSObject, NSCopying, @unchecked Sendable {
    /// The intent.
    public let intent: INIntent
    /// What has come of it; nil where it isn't told.
    public let intentResponse: INIntentResponse?
    /// Whether it has begun, or is done.
    public var intentHandlingStatus: INIntentHandlingStatus { intentResponse == nil ? .unspecified : .success }
    /// From whom it comes.
    open var direction = INInteractionDirection.unspecified
    /// When it was; nil where it isn't told.
    open var dateInterval: DateInterval?
    /// Its name, by which it can be deleted.
    open var identifier = UUID().uuidString
    /// The name of a group, by which all of it can be deleted.
    open var groupIdentifier: String?

    /// An intent with what has come of it.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Donates the interaction: it is kept as long as the app runs, and nothing is suggested (DEV-1213). The completion is called on
    /// the main queue, later.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Donations.shared.add(self)
        Self.finish(completion)
    }
    /// Donates the interaction: it is kept as long as the app runs, and nothing is suggested (DEV-1213).
    open func donate() async throws { Donations.shared.add(self) }
    /// Takes all donations back.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Donations.shared.remove { _ in true }
        finish(completion)
    }
    /// Takes donations back by their names.
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Donations.shared.remove { identifiers.contains($0.identifier) }
        finish(completion)
    }
    /// Takes the donations of a group back.
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        Donations.shared.remove { $0.groupIdentifier == groupIdentifier }
        finish(completion)
    }

    private static func finish(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(nil) }
    }
}

/// The interactions that the app has donated.
final class Donations: @unchecked Sendable {
    static let shared = Donations()
    private let lock = NSLock()
    private var list: [INInteraction] = []

    var interactions: [INInteraction] { lock.withLock { list } }
    func add(_ interaction: INInteraction) { lock.withLock { list.append(interaction) } }
    func remove(where matches: (INInteraction) -> Bool) { lock.withLock { list.removeAll(where: matches) } }
}
