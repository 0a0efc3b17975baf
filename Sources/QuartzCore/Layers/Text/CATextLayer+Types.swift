/// The place at which a text layer leaves out what does not fit.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing is left out: the text is cut off at the edge. The default.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The begin of the line, so that its end is seen.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end of the line.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle of the line, so that its begin and its end are seen.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The place of a text layer's lines between left and right.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By the direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges, with wider spaces; the last line of a paragraph as `natural`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
