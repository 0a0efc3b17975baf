import CoreGraphics
import Foundation
import QuartzCore

/// One property of one layer that an animator moves.
@MainActor final class AnimatorTrack {
    let layer: CALayer
    /// The property that gets its old value back at the end at `start`.
    let property: String
    private let old: Any
    private let new: Any
    /// What is animated, and its ends: added ones where `isAdded`.
    private var parts: [Part] = []
    /// The animator's place before which it rests.
    private let offset: Double

    private struct Part {
        let keyPath: String
        let key: String
        let from: Any
        let to: Any
        let isAdded: Bool
    }

    /// After the change: the layer has the new value.
    init?(_ layer: CALayer, _ property: String, old: Any, offset: Double) {
        guard let new = layer.value(forKey: property) ?? ViewAnimation.nothing(property) else { return nil }
        (self.layer, self.property, self.old, self.new, self.offset) = (layer, property, old, new, offset)
        for path in ViewAnimation.parts(of: property) {
            let (from, to) = (ViewAnimation.part(path, of: property, old), ViewAnimation.part(path, of: property, new))
            let key = ViewAnimation.freeKey(path, layer)
            if ViewAnimation.addedKeys.contains(property), let difference = AnimatedValues.difference(from, from: to),
                let zero = AnimatedValues.zero(like: to)
            {
                parts.append(Part(keyPath: path, key: key, from: difference, to: zero, isAdded: true))
            } else {
                parts.append(Part(keyPath: path, key: key, from: from, to: to, isAdded: false))
            }
        }
    }

    /// Makes its animations anew for the course.
    func follow(_ course: AnimatorCourse) {
        for part in parts { layer.add(animation(part, course), forKey: part.key) }
    }

    func remove() { for part in parts { layer.removeAnimation(forKey: part.key) } }

    func setModel(_ position: UIViewAnimatingPosition, place: Double) {
        let value: Any =
            switch position {
            case .end: new
            case .start: old
            case .current: AnimatedValues.interpolate(old, new, way(place))
            }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setValue(value, forKey: property)
        CATransaction.commit()
        if position == .start { (layer.delegate as? any AnimatedModel)?.takeBackChange(of: property) }
    }

    /// Its own way at the animator's place.
    private func way(_ place: Double) -> Double { offset < 1 ? max((place - offset) / (1 - offset), 0) : 0 }

    private func animation(_ part: Part, _ course: AnimatorCourse) -> CAAnimation {
        func value(_ place: Double) -> Any { AnimatedValues.interpolate(part.from, part.to, way(place)) }
        guard course.isMoving else {
            let rest = CABasicAnimation(keyPath: part.keyPath)
            let shown = value(course.place(at: 0))
            (rest.fromValue, rest.toValue) = (shown, shown)
            rest.duration = 1
            // A clock that stands needs no frames.
            rest.speed = 0
            return finished(rest, part)
        }
        let crossing = (offset - course.place) / (course.target - course.place)
        let animation: CAPropertyAnimation
        if offset > 0, crossing > 0, crossing < 1 {
            // It rests for the part of the way where the animator is before its offset.
            let frames = CAKeyframeAnimation(keyPath: part.keyPath)
            frames.values = [value(course.place), value(offset), value(course.target)]
            frames.keyTimes = [0, NSNumber(value: crossing), 1]
            if case .curve(let function) = course.timing.kind {
                frames.timingFunction = function
            } else {
                frames.timingFunction = CAMediaTimingFunction(name: .easeOut)
            }
            frames.duration = course.duration
            animation = frames
        } else {
            let basic = course.timing.makeAnimation(part.keyPath, course.duration)
            basic.duration = course.duration
            (basic.fromValue, basic.toValue) = (value(course.place), value(course.target))
            animation = basic
        }
        let begin = layer.convertTime(course.begin, from: nil)
        // Zero would mean: whenever it is committed.
        animation.beginTime = begin == 0 ? .leastNonzeroMagnitude : begin
        return finished(animation, part)
    }

    private func finished(_ animation: CAPropertyAnimation, _ part: Part) -> CAAnimation {
        animation.isAdditive = part.isAdded
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        return animation
    }
}

/// What an animator's blocks run in.
@MainActor final class AnimatorBlock: ViewAnimation {
    private unowned let animator: UIViewPropertyAnimator
    private let offset: Double
    private(set) var tracks: [AnimatorTrack] = []

    init(_ animator: UIViewPropertyAnimator, offset: Double) {
        self.animator = animator
        self.offset = offset
        var options = animator.options.union([.overrideInheritedDuration, .overrideInheritedCurve])
        if animator.isUserInteractionEnabled { options.insert(.allowUserInteraction) }
        super.init(
            duration: animator.duration, options: options, timing: animator.timingParameters?.timing, completion: nil)
    }

    override func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? {
        guard Self.animatableKeys.contains(key), let old = layer.value(forKey: key) ?? Self.nothing(key) else {
            return nil
        }
        animator.note(view)
        let shown =
            Self.isMoving(key, layer) && !Self.addedKeys.contains(key) ? layer.presentation()?.value(forKey: key) : nil
        return ChangeAction { [self] layer in
            guard let track = AnimatorTrack(layer, key, old: shown ?? old, offset: offset) else { return }
            tracks.append(track)
        }
    }
}
