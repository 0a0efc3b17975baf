import Foundation

extension NSString {
    /// The text of a notification by its key in the app's table of texts, with what stands for its placeholders. iOS looks it up when the
    /// notification is shown; here it is looked up at once, in the language that the app has.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(format: format, arguments: arguments.compactMap { $0 as? any CVarArg })
    }
}
