import Foundation

/// Tells assistive technologies of something, each by a value of its own. As with `UIAccessibility.post(notification:argument:)`, nobody
/// hears it here but the trace (DEV-131). Any thread.
public enum AccessibilityNotification {
    /// A text that is spoken.
    public struct Announcement {
        private let text: Any

        /// An announcement in the person's language.
        public init(_ announcement: String) { text = announcement }
        /// An announcement whose attributes say how it is spoken.
        public init(_ announcement: NSAttributedString) { text = announcement }
        /// An announcement whose attributes say how it is spoken.
        public init(_ announcement: AttributedString) { text = NSAttributedString(announcement) }
        /// An announcement that is looked up in the app's tables.
        public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

        /// Tells it. Any thread.
        public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }

    /// The layout of what is shown has changed.
    public struct LayoutChanged {
        private let element: Any?

        /// - Parameter element: Where the technology goes on; nil leaves that to it.
        public init(_ element: Any? = nil) { self.element = element }

        /// Tells it. Any thread.
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }

    /// Another screen is shown.
    public struct ScreenChanged {
        private let element: Any?

        /// - Parameter element: Where the technology goes on; nil: at the screen's first element.
        public init(_ element: Any? = nil) { self.element = element }

        /// Tells it. Any thread.
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }

    /// Content was scrolled by a page.
    public struct PageScrolled {
        private let text: Any

        /// - Parameter description: Where content stands now, as "page 3 of 5".
        public init(_ description: String) { text = description }
        /// A description whose attributes say how it is spoken.
        public init(_ description: NSAttributedString) { text = description }
        /// A description whose attributes say how it is spoken.
        public init(_ description: AttributedString) { text = NSAttributedString(description) }

        /// Tells it. Any thread.
        public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}
