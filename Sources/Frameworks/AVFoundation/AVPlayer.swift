import CoreMedia
import Foundation
import QuartzCore
import UIKit

extension NSNotification.Name {
    /// An item has been played to its end.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// An item couldn't be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// An item waits for data. Never posted.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    /// An item's time has jumped.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}

/// A medium, as a player plays it.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether it can be played.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    /// The medium.
    public let asset: AVAsset
    /// Seconds that are loaded ahead; 0: as the player likes. Kept: nothing is loaded (DEV-1098).
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// The way in which pictures of several tracks become one. Kept: nothing here decodes them (DEV-1098).
    open var videoComposition: AVVideoComposition?
    /// The end that a player stops at; invalid: the medium's.
    open var forwardPlaybackEndTime = CMTime.invalid
    fileprivate weak var player: AVPlayer?
    fileprivate var place = 0.0
    /// Whether the medium has been loaded, or can't be.
    private var isKnown: Bool

    /// A medium.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        self.asset = asset
        isKnown = [.loaded, .failed].contains(asset.loadingStatus)
        super.init()
    }
    /// A medium.
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    /// The medium of a file or an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Whether it can be played: sounds can, and nothing else (DEV-1098). Unknown until what an app gives is there.
    open var status: Status { !isKnown ? .unknown : asset.error == nil ? .readyToPlay : .failed }
    /// Why it can't.
    open var error: (any Error)? { isKnown ? asset.error : nil }
    /// Whether it can be played faster than at its own rate: what can be played can.
    open var canPlayFastForward: Bool { status == .readyToPlay }
    /// Whether it can be played slower than at its own rate: what can be played can.
    open var canPlaySlowForward: Bool { status == .readyToPlay }
    /// Whether it can be played backwards: no.
    open var canPlayReverse: Bool { false }
    /// Whether it can be played backwards, and faster: no.
    open var canPlayFastReverse: Bool { false }
    /// Whether it can be played backwards, and slower: no.
    open var canPlaySlowReverse: Bool { false }
    /// Whether it can go on by single pictures: no.
    open var canStepForward: Bool { false }
    /// Whether it can go back by single pictures: no.
    open var canStepBackward: Bool { false }

    /// Loads the medium for a player, which is told on the main thread.
    fileprivate func loadMedium() {
        // An app may have begun to answer for the medium since.
        isKnown = [.loaded, .failed].contains(asset.loadingStatus)
        guard !isKnown else { return }
        asset.loadMedium { [weak self] in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.becomeKnown() } }
        }
    }

    private func becomeKnown() {
        guard !isKnown else { return }
        // By Swift's names and by Objective-C's.
        let keys = [
            "status", "error", "duration", "loadedTimeRanges", "isPlaybackLikelyToKeepUp", "playbackLikelyToKeepUp",
            "isPlaybackBufferEmpty", "playbackBufferEmpty", "isPlaybackBufferFull", "playbackBufferFull",
        ]
        for key in keys { willChangeValue(forKey: key) }
        isKnown = true
        for key in keys.reversed() { didChangeValue(forKey: key) }
        player?.itemBecameKnown(self)
    }
    /// How long it is.
    open var duration: CMTime { asset.duration }
    /// Where it is.
    open func currentTime() -> CMTime {
        CMTime(seconds: player?.seconds(of: self) ?? place, preferredTimescale: 1_000_000_000)
    }
    /// Whether it can be played without waiting.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether nothing is loaded ahead.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
    /// Whether all is loaded ahead.
    open var isPlaybackBufferFull: Bool { status == .readyToPlay }
    /// The size of its pictures: it has none.
    open var presentationSize: CGSize { .zero }
    /// What is loaded.
    open var loadedTimeRanges: [NSValue] {
        status == .readyToPlay ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
    }
    /// The times that it can go to: all.
    open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
    fileprivate var end: Double {
        forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, duration.seconds) : duration.seconds
    }
    /// Goes to a time, exactly.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        guard let player, player.currentItem === self else {
            place = time.isNumeric ? max(0, time.seconds) : place
            completionHandler?(true)
            return
        }
        player.seek(to: time) { completionHandler?($0) }
    }
}

/// Plays a medium: a sound on time and unheard, with its observers and its end; of films nothing, and the item says so (DEV-1098).
///
/// - From: the app
/// - To: `NotificationCenter`, observers of times
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused = 0
        case waitingToPlayAtSpecifiedRate = 1
        case playing = 2
    }
    /// What it does at an item's end.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance = 0
        case pause = 1
        case none = 2
    }
    /// Whether it can play.
    public enum Status: Int, Sendable {
        case unknown = 0
        case readyToPlay = 1
        case failed = 2
    }

    private struct Watcher {
        let id: ObjectIdentifier
        let token: NSObject
        let every: Double
        let body: (CMTime) -> Void
    }

    /// What it plays.
    open private(set) var currentItem: AVPlayerItem?
    private var own: Float = 0
    private var began = 0.0
    private var turn = 0
    private var watchers: [Watcher] = []
    /// How loud, from 0 to 1. Kept: nothing is heard (DEV-1098).
    open var volume: Float = 1
    /// Whether it is silent. Kept: nothing is heard (DEV-1098).
    open var isMuted = false
    /// What it does at an item's end.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits until it can play through. Kept: it always can (DEV-1098).
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether it may play on another screen. Kept: there is none (DEV-1098).
    open var allowsExternalPlayback = true
    /// Whether the screen stays on. Kept: it does (DEV-1098).
    open var preventsDisplaySleepDuringVideoPlayback = true

    /// A player of nothing.
    public override init() { super.init() }
    /// A player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }
    /// A player of a file or an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    fileprivate func take(_ item: AVPlayerItem?) {
        willChangeValue(forKey: "currentItem")
        defer { didChangeValue(forKey: "currentItem") }
        currentItem?.place = currentItem.map { seconds(of: $0) } ?? 0
        currentItem?.player = nil
        currentItem = item
        item?.player = self
        item?.loadMedium()
        began = CACurrentMediaTime()
        if own != 0 { restart() }
    }

    fileprivate func itemBecameKnown(_ item: AVPlayerItem) {
        guard item === currentItem, own != 0 else { return }
        willChangeValue(forKey: "timeControlStatus")
        didChangeValue(forKey: "timeControlStatus")
        restart()
    }

    /// Plays another item.
    open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

    /// Whether it can play.
    open var status: Status { .readyToPlay }
    /// Why it can't.
    open var error: (any Error)? { nil }
    /// Whether it plays.
    open var timeControlStatus: TimeControlStatus {
        if own == 0 { return .paused }
        return currentItem?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    fileprivate func seconds(of item: AVPlayerItem) -> Double {
        guard item === currentItem, own != 0, item.status == .readyToPlay else { return item.place }
        return min(max(0, item.place + (CACurrentMediaTime() - began) * Double(own)), item.end)
    }

    /// How many times faster than usual; 0: it waits.
    open var rate: Float {
        get { own }
        set {
            if let item = currentItem { item.place = seconds(of: item) }
            changeRate(newValue)
            restart()
        }
    }

    /// Observers hear of another rate, and of whether it plays.
    private func changeRate(_ rate: Float) {
        guard rate != own else { return }
        let keys = ["rate", "timeControlStatus"]
        for key in keys { willChangeValue(forKey: key) }
        own = rate
        for key in keys.reversed() { didChangeValue(forKey: key) }
    }

    private func restart() {
        began = CACurrentMediaTime()
        turn += 1
        guard own > 0, let item = currentItem, item.status == .readyToPlay else { return }
        let now = turn
        RemoteNotifications.after((item.end - item.place) / Double(own)) { [weak self, weak item] in
            guard let self, let item, now == turn, item === currentItem else { return }
            reachedEnd(item)
        }
        for watcher in watchers { schedule(watcher, now) }
    }

    /// Whether it waits when its item is over.
    var stopsAtEnd: Bool { actionAtItemEnd != .none }

    func reachedEnd(_ item: AVPlayerItem) {
        item.place = item.end
        began = CACurrentMediaTime()
        if stopsAtEnd {
            changeRate(0)
            turn += 1
        }
        tellWatchers()
        NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    }

    /// Plays.
    open func play() { rate = 1 }
    /// Waits.
    open func pause() { rate = 0 }
    /// Plays at a rate, at once.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Where it is.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Goes to a time.
    open func seek(to time: CMTime) {
        seek(to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity) { _ in }
    }
    /// Goes to a time; the handler is called when it is there.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(
            to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler)
    }
    /// Goes to a time, exactly.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
    }
    /// Goes to a time, exactly; the handler is called when it is there.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        guard let item = currentItem, item.status == .readyToPlay, time.isValid, !time.isIndefinite else {
            return DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(false) } }
        }
        item.place = min(max(0, time.seconds), item.end)
        restart()
        tellWatchers()
        NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: item)
        DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(true) } }
    }
    /// As `seek(to:completionHandler:)`.
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in seek(to: time) { continuation.resume(returning: $0) } }
    }

    // MARK: Observers

    /// Tells the time again and again while it plays, and at each jump. Keep what is returned, and give it back.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any {
        let token = NSObject()
        let every = interval.isNumeric && interval.seconds > 0 ? interval.seconds : 1.0 / 60
        let watcher = Watcher(id: ObjectIdentifier(token), token: token, every: every, body: block)
        watchers.append(watcher)
        if own > 0 { schedule(watcher, turn) }
        return token
    }

    private func schedule(_ watcher: Watcher, _ now: Int) {
        RemoteNotifications.after(watcher.every / Double(max(own, 0.01))) { [weak self] in
            guard let self, now == turn, own > 0, watchers.contains(where: { $0.id == watcher.id }) else { return }
            watcher.body(currentTime())
            schedule(watcher, now)
        }
    }

    private func tellWatchers() {
        let time = currentTime()
        for watcher in watchers { watcher.body(time) }
    }

    /// Tells it no more.
    open func removeTimeObserver(_ observer: Any) {
        guard let token = observer as? NSObject else { return }
        watchers.removeAll { $0.token === token }
    }
}

/// Plays items one after the other.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// A player of nothing.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }
    /// A player of an item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        queue = item.map { [$0] } ?? []
        actionAtItemEnd = .advance
    }
    /// A player of several.
    public convenience init(items: [AVPlayerItem]) {
        self.init(playerItem: items.first)
        queue = items
    }

    /// What is still to come, the current one first.
    open func items() -> [AVPlayerItem] { queue }
    /// Whether an item can be put in: it isn't in already.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !queue.contains { $0 === item }
    }
    /// Puts an item in; nil: at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { after in queue.firstIndex { $0 === after } }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        if currentItem == nil { take(queue.first) }
    }
    /// Takes an item out.
    open func remove(_ item: AVPlayerItem) {
        let isCurrent = item === currentItem
        queue.removeAll { $0 === item }
        if isCurrent { take(queue.first) }
    }
    /// Takes all out.
    open func removeAllItems() {
        queue = []
        take(nil)
    }
    /// Goes on to the next.
    open func advanceToNextItem() {
        if !queue.isEmpty { queue.removeFirst() }
        take(queue.first)
    }

    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        if !queue.isEmpty { queue.removeFirst() }
        if let item { queue.insert(item, at: 0) }
        super.replaceCurrentItem(with: item)
    }

    /// While another item follows, the rate stays.
    override var stopsAtEnd: Bool { actionAtItemEnd == .advance ? queue.count < 2 : super.stopsAtEnd }

    override func reachedEnd(_ item: AVPlayerItem) {
        guard actionAtItemEnd == .advance else { return super.reachedEnd(item) }
        let speed = rate
        super.reachedEnd(item)
        advanceToNextItem()
        if currentItem != nil { rate = speed }
    }
}

/// Plays an item again and again.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    private weak var player: AVQueuePlayer?
    private var observer: (any NSObjectProtocol)?
    /// How often it has begun again.
    open private(set) var loopCount = 0

    /// Loops an item in a queue.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        let asset = itemToLoop.asset
        if player.items().isEmpty { player.insert(AVPlayerItem(asset: asset), after: nil) }
        player.insert(AVPlayerItem(asset: asset), after: nil)
        observer = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
        ) { [weak self] note in
            let item = note.object as? AVPlayerItem
            MainActor.assumeIsolated {
                guard let self, let player = self.player, let item, item.asset === asset else { return }
                self.loopCount += 1
                player.insert(AVPlayerItem(asset: asset), after: nil)
            }
        }
    }

    /// Ends it: what is in the queue is played to its end.
    open func disableLooping() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
    }
}

/// A layer for a player's pictures. It stays empty: nothing here decodes them (DEV-1098).
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
    /// Whose pictures.
    open var player: AVPlayer?
    /// How they fit. Kept: there are none (DEV-1098).
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether a first picture is there: no.
    open var isReadyForDisplay: Bool { false }
    /// Where the pictures are: nowhere.
    open var videoRect: CGRect { .zero }
    /// A layer of a player.
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
