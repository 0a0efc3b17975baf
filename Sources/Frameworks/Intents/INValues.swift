import Foundation
import PorticoObjC

/// A picture for Siri.
open class INImage: NSObject, @unchecked Sendable {
    enum Source { case named(String), data(Data), url(URL) }
    let source: Source

    /// A picture of the app's.
    public convenience init(named name: String) { self.init(source: .named(name)) }
    /// A picture's data.
    public convenience init(imageData: Data) { self.init(source: .data(imageData)) }
    /// A picture's file or address.
    public convenience init?(url URL: URL) { self.init(source: .url(URL)) }
    dynamic init(source: Source) { self.source = source }
}

/// Words that are said for something of the app's.
open class INSpeakableString: NSObject, @unchecked Sendable {
    /// The words.
    public let spokenPhrase: String
    /// How they are pronounced; nil where it isn't told.
    public let pronunciationHint: String?
    /// The thing's name in the app; nil where it isn't told.
    public let vocabularyIdentifier: String?

    /// Words.
    public convenience init(spokenPhrase: String) {
        self.init(vocabularyIdentifier: nil, phrase: spokenPhrase, hint: nil)
    }
    /// Words with a name and a pronunciation.
    public convenience init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.init(vocabularyIdentifier: vocabularyIdentifier, phrase: spokenPhrase, hint: pronunciationHint)
    }
    dynamic init(vocabularyIdentifier: String?, phrase: String, hint: String?) {
        (self.vocabularyIdentifier, spokenPhrase, pronunciationHint) = (vocabularyIdentifier, phrase, hint)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INSpeakableString).map { $0.spokenPhrase == spokenPhrase } ?? false
    }
    open override var hash: Int { spokenPhrase.hashValue }
}

/// What kind of address a person has.
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// A person's address.
open class INPersonHandle: NSObject, @unchecked Sendable {
    /// The address.
    public let value: String?
    /// Its kind.
    public let type: INPersonHandleType

    /// An address of a kind.
    public init(value: String?, type: INPersonHandleType) { (self.value, self.type) = (value, type) }
}

/// A person.
open class INPerson: NSObject, @unchecked Sendable {
    /// The person's address; nil where it isn't told.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name.
    public let displayName: String
    /// A picture.
    public let image: INImage?
    /// The person's name among the contacts.
    public let contactIdentifier: String?
    /// The person's name in the app.
    public let customIdentifier: String?
    /// Whether it is the person who uses the device.
    public let isMe: Bool

    /// A person.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName =
            displayName ?? nameComponents.map(Self.joined) ?? personHandle.value
            ?? ""
        (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
        isMe = false
    }
    /// A person, who may be the one who uses the device.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName = displayName ?? nameComponents.map(Self.joined) ?? personHandle.value ?? ""
        (self.image, self.contactIdentifier, self.customIdentifier) = (image, contactIdentifier, customIdentifier)
        self.isMe = isMe
    }
}

extension INPerson {
    /// The given name before the family name: Linux's Foundation can't ask the locale.
    fileprivate static func joined(_ components: PersonNameComponents) -> String {
        [components.givenName, components.familyName].compactMap { $0 }.joined(separator: " ")
    }
}

/// What kind of message it is.
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A message that a person sends.
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// To whom it goes.
    public let recipients: [INPerson]?
    /// What kind of message it is.
    public let outgoingMessageType: INOutgoingMessageType
    /// The text.
    public let content: String?
    /// The group to which it goes.
    public let speakableGroupName: INSpeakableString?
    /// The conversation's name in the app.
    public let conversationIdentifier: String?
    /// The service's name.
    public let serviceName: String?
    /// From whom it comes.
    public let sender: INPerson?
    /// What goes with it.
    public let attachments: [INSendMessageAttachment]?

    /// A message.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?, attachments: [INSendMessageAttachment]?
    ) {
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
        super.init()
    }
}

/// Something that goes with a message.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
    /// None.
    public override init() { super.init() }
}

/// Whether an app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// What people allow Siri. There is none here: it is restricted.
open class INPreferences: NSObject {
    /// Restricted.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
    /// Tells that it is restricted, without asking. Called on the main queue, later.
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        DispatchQueue.main.async { handler(.restricted) }
    }
    /// The language of Siri: the person's.
    open class func siriLanguageCode() -> String { Locale.current.identifier(.bcp47) }
}
