import AVFAudio
import CoreGraphics
import CoreMedia
import Foundation

/// Whether something of a medium is known.
public enum AVKeyValueStatus: Int, Sendable {
    case unknown = 0
    case loading = 1
    case loaded = 2
    case failed = 3
    case cancelled = 4
}

/// A medium. Of files of sounds the length is known; pictures aren't read, because nothing here decodes them (DEV-1098).
open class AVAsset: NSObject, @unchecked Sendable {
    private let ownFile: SoundFile?

    dynamic init(file: SoundFile?) {
        ownFile = file
        super.init()
    }

    /// The head of the sound's file, as far as it is known.
    var file: SoundFile? { ownFile }
    /// The progress of loading: a file is read when it is opened.
    var loadingStatus: AVKeyValueStatus { error == nil ? .loaded : .failed }
    /// Calls the body once it is loaded or can't be, at once or from any thread.
    func loadMedium(_ body: @escaping @Sendable () -> Void) { body() }

    /// How long it is; indefinite where that isn't known.
    open var duration: CMTime { file.map { CMTime(seconds: $0.duration, preferredTimescale: 44100) } ?? .indefinite }
    /// Whether it can be played: sounds on time, and nothing else.
    open var isPlayable: Bool { loadingStatus == .loaded }
    /// Whether it can be written anew: no.
    open var isExportable: Bool { false }
    /// Whether it is protected: no.
    open var hasProtectedContent: Bool { false }
    /// What is said about it: nothing is read.
    open var metadata: [AVMetadataItem] { [] }
    /// What is said about it in common words: nothing is read.
    open var commonMetadata: [AVMetadataItem] { [] }
    /// Its tracks: a sound's one, and none of a film, which isn't read (DEV-1098).
    open var tracks: [AVAssetTrack] { readTracks }
    /// Its tracks of a kind.
    @_disfavoredOverload
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        readTracks.filter { $0.mediaType == mediaType }
    }
    /// The track of a number; nil where there is none.
    @_disfavoredOverload
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        readTracks.first { $0.trackID == trackID }
    }
    /// A number that no track has.
    open func unusedTrackID() -> CMPersistentTrackID { (readTracks.map(\.trackID).max() ?? 0) + 1 }
    /// The turn of its pictures: none.
    open var preferredTransform: CGAffineTransform { .identity }

    /// The one track of a sound, made when it is first asked for.
    private var soundTrack: AVAssetTrack?
    private func makeSoundTrack() -> AVAssetTrack? {
        guard let file, !file.hasVideo else { return nil }
        let range = CMTimeRange(start: .zero, duration: duration)
        return AVAssetTrack(of: self, 1, .audio, range, timeScale: CMTimeScale(file.sampleRate))
    }
    private let trackLock = NSLock()
    /// The tracks, whatever their class; a composition has those that it was given.
    var readTracks: [AVAssetTrack] {
        trackLock.withLock {
            soundTrack = soundTrack ?? makeSoundTrack()
            return soundTrack.map { [$0] } ?? []
        }
    }

    /// Why it can't be played.
    var error: (any Error)? {
        guard let file else { return AVError(.fileFormatNotRecognized) }
        return file.hasVideo ? AVError(.decoderNotFound) : nil
    }

    /// Makes values known. The handler is called on a thread of the system's.
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        nonisolated(unsafe) let done = handler
        DispatchQueue.global().async { [self] in loadMedium { done?() } }
    }
    /// Whether a value is known.
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus {
        let status = loadingStatus
        if status == .failed, let error { outError?.pointee = error as NSError }
        return status
    }
    /// Its tracks of a kind. Throws where nothing here reads it.
    @_disfavoredOverload
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        await loadMedium()
        if let error { throw error }
        return tracks(withMediaType: mediaType)
    }
    /// Its tracks of a kind, told on a thread of the system's, or why nothing here reads it.
    @_disfavoredOverload
    open func loadTracks(
        withMediaType mediaType: AVMediaType,
        completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { [self] in
            loadMedium { [self] in
                let found = tracks(withMediaType: mediaType) as [AVAssetTrack]
                completionHandler(error == nil ? found : nil, error)
            }
        }
    }
    /// The track of a number; nil where there is none. Throws where nothing here reads it.
    @_disfavoredOverload
    open func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        await loadMedium()
        if let error { throw error }
        return track(withTrackID: trackID)
    }
    /// Gives up.
    open func cancelLoading() {}

    func loadMedium() async { await withCheckedContinuation { continuation in loadMedium { continuation.resume() } } }
}

/// Lets `AVAsset(url:)` make one of the subclasses: only an initialiser of a protocol's may choose the object.
public protocol _PorticoAssetCluster {}

extension AVAsset: _PorticoAssetCluster {}

extension _PorticoAssetCluster {
    /// The medium of a file or an address: an `AVURLAsset`, as on iOS.
    public init(url URL: URL) where Self: AVAsset { self = AVURLAsset(url: URL, options: nil) as! Self }
}

/// The medium of a file or an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where it is.
    public let url: URL
    /// Asks an app for the bytes where the address has a scheme of the app's own.
    public let resourceLoader: AVAssetResourceLoader
    /// - Parameter options: what is known of it. Not used.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        resourceLoader = AVAssetResourceLoader(URL)
        super.init(file: URL.isFileURL ? SoundFile(contentsOf: URL) : nil)
    }
    /// The medium of a file or an address.
    public convenience init(url URL: URL) { self.init(url: URL, options: nil) }

    override var file: SoundFile? {
        if case .loaded(let file) = resourceLoader.progress { file } else { super.file }
    }
    override var error: (any Error)? {
        switch resourceLoader.progress {
        case .failed(let error): error
        case .idle where resourceLoader.isUsed, .loading: nil
        default: super.error
        }
    }
    override var loadingStatus: AVKeyValueStatus {
        switch resourceLoader.progress {
        case .idle where resourceLoader.isUsed: .unknown
        case .loading: .loading
        default: super.loadingStatus
        }
    }
    override func loadMedium(_ body: @escaping @Sendable () -> Void) {
        if resourceLoader.isUsed { resourceLoader.loadMedium(body) } else { body() }
    }
    open override func cancelLoading() { resourceLoader.cancelLoading() }
}

/// Something that is said about a medium. Nothing is read.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    /// What it says, by its name in one of the lists.
    open var identifier: AVMetadataIdentifier? { nil }
    /// The list that its key is of.
    open var keySpace: AVMetadataKeySpace? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { nil }
    open var dataValue: Data? { nil }
    /// The value, where it is a number.
    open var numberValue: NSNumber? { value as? NSNumber }
    /// The value, where it is a date.
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    public override init() { super.init() }

    /// Those that have a key of a list; nil: any.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace)
                && (key == nil || item.commonKey?.rawValue == (key as? AVMetadataKey)?.rawValue ?? key as? String)
        }
    }
    /// Those that say something by its name in one of the lists.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

/// Draws pictures of a medium. Nothing here decodes them: it fails (DEV-1098).
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// Of which medium.
    public let asset: AVAsset
    /// Whether a film that was turned is turned back; false by default. Kept: there are no pictures (DEV-1098).
    open var appliesPreferredTrackTransform = false
    /// The largest size; zero: the film's. Kept: there are no pictures (DEV-1098).
    open var maximumSize = CGSize.zero
    /// The part of the stored pictures that is drawn.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = ApertureMode(rawValue: "AVAssetImageGeneratorApertureModeCleanAperture")
        public static let productionAperture = ApertureMode(
            rawValue: "AVAssetImageGeneratorApertureModeProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "AVAssetImageGeneratorApertureModeEncodedPixels")
    }
    /// The part of the stored pictures that is drawn. Kept: there are no pictures (DEV-1098).
    open var apertureMode: ApertureMode?
    /// The way in which pictures of several tracks become one. Kept: there are no pictures (DEV-1098).
    open var videoComposition: AVVideoComposition?
    /// The time by which a picture may be earlier. Kept: there are no pictures (DEV-1098).
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// The time by which a picture may be later. Kept: there are no pictures (DEV-1098).
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// What came of a picture.
    public enum Result: Int, Sendable {
        case succeeded = 0
        case failed = 1
        case cancelled = 2
    }

    /// Of a medium.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    /// Would draw the picture of a time.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw asset.error ?? AVError(.noImageAtTime)
    }
    /// The same, told on a thread of the system's.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let done = handler
        let times = requestedTimes.map(\.timeValue)
        let error = asset.error ?? AVError(.noImageAtTime)
        DispatchQueue.global().async { for time in times { done(time, nil, .invalid, .failed, error) } }
    }
    /// The picture of one time, told on a thread of the system's.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        let error = asset.error ?? AVError(.noImageAtTime)
        DispatchQueue.global().async { handler(nil, .invalid, error) }
    }
    /// As `copyCGImage(at:actualTime:)`.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw asset.error ?? AVError(.noImageAtTime)
    }
    /// Gives up.
    open func cancelAllCGImageGeneration() {}
}

/// Writes a medium anew. Nothing here encodes: there is no session (DEV-1098).
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// How far it is.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var status: Status { .failed }
    open var error: (any Error)? { AVError(.encoderNotFound) }
    open var progress: Float { 0 }
    /// There is none for any medium.
    public init?(asset: AVAsset, presetName: String) { return nil }
    /// The ways of writing: none.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    /// Would write it.
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { handler() }
    /// As `exportAsynchronously(completionHandler:)`.
    open func export() async {}
    /// Would write it to a file: it throws.
    open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.encoderNotFound) }
    /// Gives up.
    open func cancelExport() {}
}
/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// As well as can be.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Not so well.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Poorly.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A film of 640x480 at most.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A film of 960x540 at most.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// A film of 1280x720 at most.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A film of 1920x1080 at most.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A film of 3840x2160 at most.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Sound alone.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
