import Foundation
import PorticoObjC

/// The way in which a menu shows its entries: a menu has it as `displayPreferences`.
@preconcurrency @MainActor
open class UIMenuDisplayPreferences: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// The number of lines that an entry's title may take, and its subtitle, before it is cut. 0, the default, leaves it to the system: two, and
    /// as many as it takes with large text.
    open var maximumNumberOfTitleLines = 0

    /// Makes preferences that leave all to the system.
    public override init() { super.init() }

    /// Reads what `encode(with:)` writes.
    public required init?(coder: NSCoder) {
        maximumNumberOfTitleLines = coder.decodeInteger(forKey: "maximumNumberOfTitleLines")
        super.init()
    }

    /// Writes the number of lines.
    open func encode(with coder: NSCoder) {
        coder.encode(maximumNumberOfTitleLines, forKey: "maximumNumberOfTitleLines")
    }

    /// True: it can be decoded where only named classes are allowed.
    open class var supportsSecureCoding: Bool { true }

    /// Preferences of their own with the same number of lines.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIMenuDisplayPreferences()
        copy.maximumNumberOfTitleLines = maximumNumberOfTitleLines
        return copy
    }
}
