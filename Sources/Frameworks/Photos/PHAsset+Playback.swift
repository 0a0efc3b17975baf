extension PHAsset {
    /// The way in which an asset moves when it is shown.
    public enum PlaybackStyle: Int, Sendable {
        case unsupported = 0
        case image = 1
        case imageAnimated = 2
        case livePhoto = 3
        case video = 4
        case videoLooping = 5
    }

    /// The way in which the asset moves when it is shown: not at all, or as a GIF.
    public final var playbackStyle: PlaybackStyle { url.pathExtension.lowercased() == "gif" ? .imageAnimated : .image }
}
