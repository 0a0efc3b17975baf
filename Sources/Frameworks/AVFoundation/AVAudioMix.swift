import CoreMedia
import CoreVideo
import Foundation

/// It says how loud a composition's tracks are. What plays is silent: it is kept (DEV-1336).
open class AVAudioMix: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var parameters: [AVAudioMixInputParameters] = []
    /// It says what is said of tracks; those that nothing is said of are as loud as they are.
    open var inputParameters: [AVAudioMixInputParameters] { parameters }
    public override init() { super.init() }
    /// Another one that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { fillCopy(AVAudioMix()) }
    /// Another one that does.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fillCopy(AVMutableAudioMix()) }
    private func fillCopy(_ made: AVAudioMix) -> AVAudioMix {
        made.parameters = parameters
        return made
    }
}

/// The same, to be changed.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    /// It says what is said of tracks.
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}

/// How loud a track is, and when.
open class AVAudioMixInputParameters: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    struct Ramp: Sendable {
        var range: CMTimeRange
        var start: Float
        var end: Float
    }
    final var ramps: [Ramp] = []
    final var track: CMPersistentTrackID = kCMPersistentTrackID_Invalid
    /// It says which track.
    open var trackID: CMPersistentTrackID { track }
    public override init() { super.init() }

    /// How loud it is at a time: what is said of the time, or of the latest before it. False where nothing is.
    open func getVolumeRamp(
        for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramps.last(where: { $0.range.start <= time }) else { return false }
        startVolume?.pointee = found.start
        endVolume?.pointee = found.end
        timeRange?.pointee = found.range
        return true
    }
    /// Another one that doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { fillCopy(AVAudioMixInputParameters()) }
    /// Another one that does.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { fillCopy(AVMutableAudioMixInputParameters()) }
    private func fillCopy(_ made: AVAudioMixInputParameters) -> AVAudioMixInputParameters {
        (made.ramps, made.track) = (ramps, track)
        return made
    }
}

/// The same, to be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    /// It says what is said of a track; nil: of none yet.
    public convenience init(track: AVAssetTrack?) {
        self.init()
        self.track = track?.trackID ?? kCMPersistentTrackID_Invalid
    }
    /// It says which track.
    open override var trackID: CMPersistentTrackID {
        get { track }
        set { track = newValue }
    }
    private func addRamp(_ ramp: Ramp) {
        ramps.append(ramp)
        ramps.sort { $0.range.start < $1.range.start }
    }
    /// From a time on it is so loud.
    open func setVolume(_ volume: Float, at time: CMTime) {
        addRamp(Ramp(range: CMTimeRange(start: time, duration: .positiveInfinity), start: volume, end: volume))
    }
    /// During a time it becomes louder or less loud.
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
        addRamp(Ramp(range: timeRange, start: startVolume, end: endVolume))
    }
}

/// The picture of a piece of a medium: none is captured or decoded (DEV-1098).
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
