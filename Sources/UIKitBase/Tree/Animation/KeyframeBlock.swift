import CoreGraphics
import Foundation
import QuartzCore

/// `UIView.animateKeyframes`: gathers what each of its key frames changes, and makes one key frame animation of every property.
///
/// - From: `UIView.animateKeyframes(withDuration:…)`
/// - To: `CAKeyframeAnimation`
@MainActor final class KeyframeBlock: ViewAnimation {
    private struct Change {
        var start: Double
        var end: Double
        var old: Any
        var new: Any
    }

    private struct Track {
        let layer: CALayer
        let key: String
        var changes: [Change]
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The part of the duration that the running key frame takes.
    private var span = (start: 0.0, end: 1.0)
    private var isGathering = false

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
        completion: ((Bool) -> Void)?
    ) {
        let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
        let index = Int(options.rawValue >> 10 & 7)
        mode = index < modes.count ? modes[index] : .linear
        super.init(
            duration: duration, delay: delay, options: UIView.AnimationOptions(rawValue: options.rawValue & ~(7 << 10)),
            completion: completion)
    }

    override func run(_ changes: () -> Void) {
        guard duration > 0, UIView.areAnimationsEnabled else { return super.run(changes) }
        isGathering = true
        enter(true, changes)
        isGathering = false
        for track in tracks { add(track) }
        tracks = []
        finishBlock()
    }

    /// Nil outside of such a block, or in a plain one inside it.
    private static var gathering: KeyframeBlock? {
        (current as? KeyframeBlock).flatMap { $0.isGathering ? $0 : nil }
    }

    static func add(start: Double, duration: Double, _ body: () -> Void) {
        guard let block = gathering else { return body() }
        let outer = block.span
        let start = min(max(start, 0), 1)
        block.span = (start, min(start + max(duration, 0), 1))
        body()
        block.span = outer
    }

    override func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? {
        guard Self.animatableKeys.contains(key), let old = layer.value(forKey: key) ?? Self.nothing(key) else {
            return nil
        }
        note(view)
        let span = span
        return ChangeAction { [self] layer in
            guard let new = layer.value(forKey: key) ?? Self.nothing(key) else { return }
            let change = Change(start: span.start, end: span.end, old: old, new: new)
            if let i = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
                tracks[i].changes.append(change)
            } else {
                tracks.append(Track(layer: layer, key: key, changes: [change]))
            }
        }
    }

    private func add(_ track: Track) {
        let changes = track.changes.enumerated().sorted {
            ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
        }
        .map(\.element)
        guard let first = changes.first else { return }
        for part in Self.parts(of: track.key) {
            func value(_ whole: Any) -> Any { Self.part(part, of: track.key, whole) }
            var times = [0.0], values = [value(first.old)]
            for change in changes {
                let start = max(change.start, times[times.count - 1])
                // It rests until its key frame begins.
                if start > times[times.count - 1] {
                    times.append(start)
                    values.append(values[values.count - 1])
                }
                times.append(max(change.end, start))
                values.append(value(change.new))
            }
            if times[times.count - 1] < 1 {
                times.append(1)
                values.append(values[values.count - 1])
            }
            let animation = CAKeyframeAnimation(keyPath: part)
            animation.values = values
            animation.keyTimes = times.map { NSNumber(value: $0) }
            if mode == .discrete {
                // A discrete value holds from its key frame's start.
                animation.values = [value(first.old)] + changes.map { value($0.new) }
                animation.keyTimes = ([0] + changes.map(\.start) + [1]).map { NSNumber(value: $0) }
            } else if mode == .paced || mode == .cubicPaced {
                animation.values = [value(first.old)] + changes.map { value($0.new) }
            }
            animation.calculationMode = mode
            animation.duration = duration
            if case .curve(let function) = timing.kind { animation.timingFunction = function }
            start(animation, track.layer)
            track.layer.add(animation, forKey: part)
        }
    }
}
