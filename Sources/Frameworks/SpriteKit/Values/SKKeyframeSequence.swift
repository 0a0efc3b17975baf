import UIKit

/// Values at times, and those between: numbers and colours.
open class SKKeyframeSequence: NSObject, NSCopying {
    private var frames: [(value: Any, time: CGFloat)]
    /// How values between two keyframes are found. Linear by default.
    open var interpolationMode = SKInterpolationMode.linear
    /// What comes after the last keyframe. Its value by default.
    open var repeatMode = SKRepeatMode.clamp

    /// A sequence of values at times, which rise.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        frames = zip(values, times).map { ($0, CGFloat($1.doubleValue)) }
    }

    /// A sequence without keyframes.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

    /// A sequence of a scene's or a particle system's file.
    public required init?(coder aDecoder: NSCoder) {
        let values = aDecoder.decodeObject(forKey: "_values") as? [Any] ?? []
        let times = aDecoder.decodeObject(forKey: "_times") as? [Any] ?? []
        frames = zip(values, times).map { ($0, Numbers.double($1) ?? 0) }
        interpolationMode =
            SKInterpolationMode(rawValue: aDecoder.decodeInteger(forKey: "_interpolationMode")) ?? .linear
        repeatMode = SKRepeatMode(rawValue: aDecoder.decodeInteger(forKey: "_repeatMode")) ?? .clamp
    }

    /// How many keyframes there are.
    open func count() -> Int { frames.count }
    /// Adds a keyframe at the end.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }
    /// Removes the last keyframe.
    open func removeLastKeyframe() { _ = frames.popLast() }
    /// Removes a keyframe.
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    /// Changes a keyframe's value.
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    /// Changes a keyframe's time.
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    /// Changes a keyframe.
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { frames[index] = (value, time) }
    /// A keyframe's value.
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    /// A keyframe's time.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    /// The value at a time; nil without keyframes.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        var time = time
        if repeatMode == .loop, last.time > first.time, time > last.time {
            time = first.time + (time - first.time).truncatingRemainder(dividingBy: last.time - first.time)
        }
        guard time > first.time else { return first.value }
        guard let next = frames.firstIndex(where: { $0.time >= time }) else { return last.value }
        let (from, to) = (frames[next - 1], frames[next])
        let part = to.time > from.time ? (time - from.time) / (to.time - from.time) : 1
        switch interpolationMode {
        case .step: return part >= 1 ? to.value : from.value
        case .linear: return Numbers.between(from.value, to.value, part)
        case .spline:
            // A curve through the values: a cubic whose slopes are those of the neighbours.
            let before = frames[max(0, next - 2)].value, after = frames[min(frames.count - 1, next + 1)].value
            return Numbers.curve(before, from.value, to.value, after, part)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence(capacity: 0)
        copy.frames = frames
        copy.interpolationMode = interpolationMode
        copy.repeatMode = repeatMode
        return copy
    }
}
