import PorticoRenderModel

/// What became of one frame.
package struct FrameResult: Sendable, Equatable {
    /// Counts presented frames, from 1; of a frame that was not presented, the last one's.
    package var number = 0
    /// On the media clock.
    package var time: Double = 0
    package var damage: [PixelRect] = []
    /// False where nothing differed: then nothing was drawn either.
    package var isPresented = false
    /// Another frame is wanted without a commit.
    package var isAnimating = false
    /// No frame is wanted before this time; nil if none ever is.
    package var nextBegin: Double?
    package var events: [AnimationEvent] = []

    package init() {}
}
