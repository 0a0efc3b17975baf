/// The amount by which a picture may differ from its file. Both bounds are inclusive; by default nothing may.
public struct SnapshotTolerance: Sendable, Hashable {
    /// The largest difference of a colour channel, 0 to 1, at which a pixel still counts as the same.
    public var channel: Double
    /// The share of all pixels, 0 to 1, that may differ by more than that.
    public var pixels: Double

    /// Not one pixel may differ.
    public static let exact = SnapshotTolerance()

    /// - Parameters:
    ///   - channel: the largest difference of a colour channel, 0 to 1, at which a pixel still counts as the same.
    ///   - pixels: the share of all pixels, 0 to 1, that may differ by more.
    public init(channel: Double = 0, pixels: Double = 0) {
        self.channel = channel
        self.pixels = pixels
    }
}

/// The form in which a screen or a view is written down.
public struct SnapshotKind: Sendable, Hashable {
    enum Content: Hashable {
        case image(SnapshotTolerance)
        case tree
        case accessibility
    }

    let content: Content

    /// Its pixels, all of which have to be the same. Kept as PNG.
    public static let image = image(tolerance: .exact)
    /// Its views, a line each: class, frame, text, and what is unusual about it.
    public static let tree = SnapshotKind(content: .tree)
    /// What an assistive technology finds, in the order in which it goes through it.
    public static let accessibility = SnapshotKind(content: .accessibility)

    /// Its pixels.
    /// - Parameter tolerance: how much they may differ.
    public static func image(tolerance: SnapshotTolerance) -> SnapshotKind {
        SnapshotKind(content: .image(tolerance))
    }

    var suffix: String {
        switch content {
        case .image: "png"
        case .tree: "tree.txt"
        case .accessibility: "accessibility.txt"
        }
    }
}
