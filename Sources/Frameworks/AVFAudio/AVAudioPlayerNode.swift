import Foundation
import PorticoTrace
import QuartzCore
import UIKit

/// Options for scheduling a buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is played until the node stops.
    public static let loops = Self(rawValue: 1 << 0)
    /// It takes the place of what plays.
    public static let interrupts = Self(rawValue: 1 << 1)
    /// It takes the place of what plays once that has been played to its end.
    public static let interruptsAtLoop = Self(rawValue: 1 << 2)
}

/// When a completion handler is called. All are the same here (DEV-1323).
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    case dataConsumed = 0
    case dataRendered = 1
    case dataPlayedBack = 2
}

/// Plays buffers and files one after the other, on time and unheard. Handlers are called on the main thread (DEV-1323).
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    private struct Piece {
        var seconds: Double
        let loops: Bool
        let completion: (@Sendable () -> Void)?
    }

    /// The volume, from 0 to 1. Kept: nothing is heard (DEV-1323).
    open var volume: Float = 1
    /// The place from -1, left, to 1, right. Kept: nothing is heard (DEV-1323).
    open var pan: Float = 0
    private let lock = NSLock()
    /// Guarded by the lock, as what follows.
    private var pieces: [Piece] = []
    private var plays = false
    /// When the first piece began or went on; nil while it waits.
    private var began: Double?
    private var turn = 0

    public override init() { super.init() }
    open override var numberOfInputs: Int { 0 }

    /// Whether it plays: what is scheduled begins at once.
    open var isPlaying: Bool { lock.withLock { plays } }
    /// Plays what is scheduled, and what will be. The engine runs, and the node is connected.
    open func play() {
        guard let engine else { FatalException.generic.raise("required condition is false: _engine != nil") }
        guard engine.isRunning else {
            FatalException.generic.raise("required condition is false: _engine->IsRunning()")
        }
        guard engine.isConnected(self) else {
            FatalException.generic.raise("player started when in a disconnected state")
        }
        lock.withLock { plays = true }
        beginPiece()
    }
    /// Plays from a time on. The time isn't looked at: it begins at once (DEV-1323).
    open func play(at when: AVAudioTime?) { play() }
    /// Waits where it is.
    open func pause() {
        lock.withLock {
            holdPiece()
            plays = false
        }
    }
    /// Ends what plays and what is scheduled. Their handlers are called.
    open func stop() {
        let ended = lock.withLock {
            defer { (pieces, plays, began, turn) = ([], false, nil, turn + 1) }
            return pieces
        }
        for piece in ended { piece.completion?() }
    }
    open override func reset() { stop() }

    final func engineBegan() { beginPiece() }
    final func engineEnded() { lock.withLock { holdPiece() } }

    /// Takes the time that the first piece has been played off it. The lock is held.
    private func holdPiece() {
        turn += 1
        if let began, !pieces.isEmpty { pieces[0].seconds = max(0, pieces[0].seconds - (CACurrentMediaTime() - began)) }
        began = nil
    }

    private func beginPiece() {
        let next: (seconds: Double, turn: Int)? = lock.withLock {
            guard plays, began == nil, engine?.isRunning == true, let piece = pieces.first else { return nil }
            (began, turn) = (CACurrentMediaTime(), turn + 1)
            return piece.loops ? nil : (piece.seconds, turn)
        }
        guard let next else { return }
        onMainThread { [weak self] in
            RemoteNotifications.after(next.seconds) { self?.endPiece(next.turn) }
        }
    }

    private func endPiece(_ ended: Int) {
        let piece: Piece? = lock.withLock {
            guard ended == turn, !pieces.isEmpty else { return nil }
            began = nil
            return pieces.removeFirst()
        }
        guard let piece else { return }
        beginPiece()
        piece.completion?()
    }

    private func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread { MainActor.assumeIsolated(body) } else { DispatchQueue.main.async(execute: body) }
    }

    private func schedulePiece(
        _ seconds: Double, _ options: AVAudioPlayerNodeBufferOptions, _ completion: (@Sendable () -> Void)?
    ) {
        let ended: [Piece] = lock.withLock {
            defer { pieces.append(Piece(seconds: seconds, loops: options.contains(.loops), completion: completion)) }
            // What loops never ends by itself: it makes room for what comes.
            let interrupts = options.contains(.interrupts) || options.contains(.interruptsAtLoop)
            guard interrupts else { return [] }
            defer { (pieces, began, turn) = ([], nil, turn + 1) }
            return pieces
        }
        for piece in ended { piece.completion?() }
        beginPiece()
    }

    /// Schedules a buffer. The handler is called when it has been played, or the node stops.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
    }
    /// Schedules a buffer. The time isn't looked at: it follows what is scheduled (DEV-1323).
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        schedulePiece(Double(buffer.frameLength) / buffer.format.sampleRate, options, completionHandler)
    }
    /// Schedules a buffer. The handler is told what it waited for.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        let done: @Sendable () -> Void = { completionHandler?(callbackType) }
        scheduleBuffer(buffer, at: when, options: options, completionHandler: done)
    }
    /// Schedules a file. The handler is called when it has been played, or the node stops.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        schedulePiece(Double(file.length) / file.processingFormat.sampleRate, [], completionHandler)
    }
    /// Schedules frames of a file. The handler is called when they have been played, or the node stops.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        let frames = max(0, min(Int64(numberFrames), file.length - max(0, startFrame)))
        schedulePiece(Double(frames) / file.processingFormat.sampleRate, [], completionHandler)
    }
}
