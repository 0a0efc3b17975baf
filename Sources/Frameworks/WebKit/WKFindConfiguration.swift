import Foundation

/// The way in which a text is found in a page.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, NSCopying {
    /// Whether it is looked for towards the begin. False by default.
    open var backwards = false
    /// Whether capital letters are others than small ones. False by default.
    open var caseSensitive = false
    /// Whether it goes on at the other end. True by default.
    open var wraps = true
    /// Looks forward, from anywhere, for letters large and small.
    public nonisolated override init() { super.init() }

    /// Another that says the same.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> WKFindConfiguration in
            let made = WKFindConfiguration()
            (made.backwards, made.caseSensitive, made.wraps) = (backwards, caseSensitive, wraps)
            return made
        }
    }
}

/// The outcome of looking for a text.
@preconcurrency @MainActor
open class WKFindResult: NSObject, NSCopying {
    /// Whether it is there; it is selected then.
    public let matchFound: Bool

    init(matchFound: Bool) {
        self.matchFound = matchFound
        super.init()
    }

    /// Itself.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
