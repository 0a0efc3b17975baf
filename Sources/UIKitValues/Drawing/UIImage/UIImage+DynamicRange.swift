extension UIImage {
    /// How bright the brightest of an image may be shown, beside a white of the interface.
    public enum DynamicRange: Int, Sendable {
        /// Nothing is asked for.
        case unspecified = -1
        /// As bright as white.
        case standard = 0
        /// Brighter than white, and dimmed beside other content.
        case constrainedHigh = 1
        /// As bright as the image and the screen are.
        case high = 2
    }

    /// Whether the image has more than a standard screen shows: none that is read here has (DEV-1400).
    public var isHighDynamicRange: Bool { false }

    /// The image without what a standard screen doesn't show: the image itself (DEV-1400).
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
