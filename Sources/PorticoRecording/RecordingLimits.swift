/// The bounds of a recording. At a bound the oldest detail goes: what failed is at the end.
package struct RecordingLimits: Sendable, Equatable {
    /// Bytes of pictures, as PNG.
    package var pictures = 16 << 20
    /// Bytes of trees, about.
    package var trees = 8 << 20
    /// The most pictures; each is a place on the film strip.
    package var pictureCount = 4000
    /// Bytes of lines, about.
    package var lines = 2 << 20
    /// Bytes of one line.
    package var line = 4096
    /// The most steps.
    package var steps = 2000
    /// Seconds between two pictures of a step; its last picture is there in any case.
    package var interval = 0.1
    /// Pictures that may need each other.
    package var run = 24

    package init() {}
}
