import Foundation

/// One thing that can be done with what an activity view controller shares. Apps subclass it.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// What an activity is known by: one of the system's, or a name of the app's own in reverse DNS form.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a type of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Posting to Facebook. Not offered (DEV-054).
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posting to Twitter. Not offered (DEV-054).
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Putting pictures on Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Putting films on Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posting to Weibo. Not offered (DEV-054).
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Sending a message. Not offered (DEV-054).
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sending mail. Not offered (DEV-054).
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Printing, into a file: one of the system's activities that are offered.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying to the pasteboard: one of the system's activities that are offered.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Giving a picture to a contact. Not offered (DEV-054).
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saving a picture or a film. Not offered (DEV-054).
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Keeping a page to be read later. Not offered (DEV-054).
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Handing over to a device near by. Not offered (DEV-054).
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opening in a reader of books. Not offered (DEV-054).
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Drawing on a copy as a PDF. Not offered (DEV-054).
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Posting to Tencent Weibo. Not offered (DEV-054).
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Using something together. Not offered (DEV-054).
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Inviting people by an address to work on something. Not offered (DEV-054).
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copying the address of what people work on together. Not offered (DEV-054).
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Putting a page among the apps. Not offered (DEV-054).
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// Whether something is done in the app or handed to somebody else.
    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    public override init() {
        super.init()
    }

    /// Told to the activity view controller, which closes.
    final var finished: (Bool) -> Void = { _ in }

    /// Where the activity is listed. `action` unless a subclass says otherwise; here all are in one list (DEV-054).
    open class var activityCategory: Category { .action }
    /// What the activity is known by, to leave it out and to tell the completion. Nil by itself.
    open var activityType: ActivityType? { nil }
    /// What the row of the activity says. Nil by itself.
    open var activityTitle: String? { nil }
    /// The picture at the end of the row. Nil by itself.
    open var activityImage: UIImage? { nil }
    /// Shown instead of `perform()` where it is one.
    open var activityViewController: UIViewController? { nil }
    /// Whether it has a use for these items; only then it is offered.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Takes the items, before the activity is performed or its controller shown. Does nothing by itself.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does it. Ends with `activityDidFinish(_:)`.
    open func perform() { activityDidFinish(true) }
    /// Ends the activity, done or not, and closes the list. Called by the subclass, once.
    open func activityDidFinish(_ completed: Bool) { finished(completed) }
}
