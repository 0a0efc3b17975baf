import Foundation

/// For which heights of bars an image or a distance counts.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102

    /// The older name of `compact`.
    @available(*, deprecated, renamed: "compact")
    public static var landscapePhone: UIBarMetrics { .compact }
    /// The older name of `compactPrompt`.
    @available(*, deprecated, renamed: "compactPrompt")
    public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
