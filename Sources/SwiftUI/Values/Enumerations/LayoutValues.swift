/// How content fills a space of another shape.
@frozen public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// All of it is seen.
    case fit
    /// All of the space is covered.
    case fill
}

/// Where lines of text begin.
@frozen public enum TextAlignment: CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}

/// Whether something is seen.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As the place decides.
    case automatic
    case visible, hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// What an app's scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene isn't seen.
    case background
    /// The scene is seen and gets no touches.
    case inactive
    /// The scene is in use.
    case active
}

/// Which safe areas are meant.
@frozen public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the device's edges take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard takes.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// Why content isn't shown as it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content isn't there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Touches, and accessibility.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The preview while dragging.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The preview of a context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The effect under a pointer.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// Accessibility.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
