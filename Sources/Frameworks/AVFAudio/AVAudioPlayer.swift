import Foundation
import PorticoTrace
import QuartzCore
import UIKit

/// Hears what becomes of a sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// It is over. Not called when it was stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// It can't be read on.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Stands for a delegate without the method.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        MainActor.assumeIsolated { OptionalCall.missing(()) }
    }
    /// Stands for a delegate without the method.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
        MainActor.assumeIsolated { OptionalCall.missing(()) }
    }
}

/// Plays a sound of a file or of memory: on time, and without being heard, because the device has no speaker (DEV-1098). Use it on the main
/// thread.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let file: SoundFile
    /// The sound's file; nil for one of memory.
    public let url: URL?
    /// The sound's bytes; nil for one of a file.
    public let data: Data?
    /// Hears what becomes of it. It isn't owned.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud, from 0 to 1. Kept: nothing is heard (DEV-1098).
    open var volume: Float = 1
    /// How far to the left, -1, or right, 1. Kept: nothing is heard (DEV-1098).
    open var pan: Float = 0
    /// How often it begins again; below 0: always.
    open var numberOfLoops = 0
    /// Whether `rate` counts; false by default.
    open var enableRate = false
    /// How many times faster; 1 by default.
    open var rate: Float = 1 { didSet { if isPlaying { restart(at: moment(rate: oldValue)) } } }
    /// Whether loudness is measured. Kept: there is none (DEV-1098).
    open var isMeteringEnabled = false

    /// Whether it plays.
    open private(set) var isPlaying = false
    /// Where it began to play, in seconds of the sound, and when.
    private var place = 0.0, began = 0.0
    private var loopsLeft = 0
    private var turn = 0

    /// A sound of a file. Throws an `OSStatus` where it is none that is known.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw Self.error(2_003_334_207) }
        guard let file = SoundFile(contentsOf: url) else { throw Self.error(1_954_115_647) }
        (self.file, self.url, data) = (file, url, nil)
        super.init()
    }
    /// The same with the name of its type.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// A sound of memory.
    public init(data: Data) throws {
        guard let file = SoundFile(data) else { throw Self.error(1_954_115_647) }
        (self.file, url, self.data) = (file, nil, data)
        super.init()
    }
    /// The same with the name of its type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private static func error(_ code: Int) -> NSError { NSError(domain: NSOSStatusErrorDomain, code: code) }

    /// Seconds.
    open var duration: TimeInterval { file.duration }
    /// Channels.
    open var numberOfChannels: Int { file.channels }
    /// How it is written.
    open var format: AVAudioFormat {
        AVAudioFormat(
            standardFormatWithSampleRate: file.sampleRate, channels: AVAudioChannelCount(max(1, file.channels)))!
    }
    /// The device's own time.
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

    private func moment(rate: Float) -> Double {
        guard isPlaying else { return place }
        return min(place + (CACurrentMediaTime() - began) * Double(enableRate ? rate : 1), duration)
    }

    /// Where it is, in seconds; set it to play from there.
    open var currentTime: TimeInterval {
        get { moment(rate: rate) }
        set {
            let time = min(max(0, newValue), duration)
            if isPlaying { restart(at: time) } else { place = time }
        }
    }

    private func restart(at time: Double) {
        (place, began) = (time, CACurrentMediaTime())
        turn += 1
        let (own, speed) = (turn, Double(enableRate ? rate : 1))
        guard speed > 0 else { return }
        MainActor.assumeIsolated {
            RemoteNotifications.after((duration - time) / speed) { [weak self] in self?.reachedEnd(own) }
        }
    }

    @MainActor private func reachedEnd(_ own: Int) {
        guard isPlaying, own == turn else { return }
        if loopsLeft != 0 {
            loopsLeft -= loopsLeft > 0 ? 1 : 0
            return restart(at: 0)
        }
        (isPlaying, place) = (false, 0)
        guard let delegate else { return }
        OptionalCall.call(.application, delegate, "audioPlayerDidFinishPlaying:successfully:") {
            delegate.audioPlayerDidFinishPlaying(self, successfully: true)
        }
    }

    /// Makes it ready.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays it from where it is.
    @discardableResult
    open func play() -> Bool {
        guard !isPlaying else { return true }
        (isPlaying, loopsLeft) = (true, numberOfLoops)
        restart(at: place >= duration ? 0 : place)
        return true
    }

    /// Plays it at a moment of the device's.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        MainActor.assumeIsolated {
            RemoteNotifications.after(max(0, time - CACurrentMediaTime())) { [weak self] in _ = self?.play() }
        }
        return true
    }

    /// Stops it where it is.
    open func pause() {
        place = currentTime
        isPlaying = false
        turn += 1
    }

    /// Stops it where it is, and lets go of what it was made ready with.
    open func stop() { pause() }

    /// Makes it louder or quieter in a time. The volume is set (DEV-1098).
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// Measures loudness: there is none.
    open func updateMeters() {}
    /// How loud a channel is: silent.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud a channel was at most: silent.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
