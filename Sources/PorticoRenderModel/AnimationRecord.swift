import Foundation

/// Names one added animation on both threads, for ever.
package struct AnimationID: Hashable, Sendable {
    package var rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// What an animation does over its time: a snapshot of a `CAAnimation`, made when it was added to a layer.
package struct AnimationRecord: Sendable, Equatable {
    /// Indirect, so that a record is copied by a count: its values are large.
    package indirect enum Kind: Sendable, Equatable {
        case basic(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
        case spring(SpringRecord, from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
        case keyframe(KeyframeRecord)
        /// Children run on the group's clock and are cut off at its end.
        case group([AnimationRecord])
        /// A change of contents or sublayers as a whole; the renderer keeps the old picture.
        case transition(TransitionRecord)
    }

    package var id: AnimationID
    /// The key under which it was added; for inspection only.
    package var key: String
    /// `beginTime` is in the layer's time, made absolute when committed.
    package var timing: TimingRecord
    /// nil for groups, transitions and key paths that the renderer does not know.
    package var property: AnimatedProperty?
    package var kind: Kind
    package var timingFunction = TimingFunction.linear
    package var isAdditive = false
    package var isCumulative = false
    package var isRemovedOnCompletion = true
    /// Makes the transform of the number that the animation came to.
    package var valueFunction: ValueFunction?

    package init(
        id: AnimationID, key: String = "", timing: TimingRecord, property: AnimatedProperty?, kind: Kind
    ) {
        self.id = id
        self.key = key
        self.timing = timing
        self.property = property
        self.kind = kind
    }

    /// The properties that it moves.
    package var changes: LayerChanges {
        switch kind {
        case .group(let members): members.reduce(into: []) { $0.formUnion($1.changes) }
        case .keyframe(let frames) where frames.rotation != .none && property?.property == .position:
            [.position, .transform]
        default: property.map { LayerChanges($0.property) } ?? []
        }
    }

    /// The layer's time at which it ends; infinite where it never does.
    package var endTime: Double { timing.endTime }
}

/// Turns one number, or three, into a transform.
package enum ValueFunction: UInt8, Sendable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ

    /// Whether it takes three numbers.
    package var takesVector: Bool { self == .scale || self == .translate }

    package func matrix(_ value: AnimationValue) -> Matrix4? {
        switch (self, value) {
        case (.rotateX, .number(let n)): .rotation(n, x: 1, y: 0, z: 0)
        case (.rotateY, .number(let n)): .rotation(n, x: 0, y: 1, z: 0)
        case (.rotateZ, .number(let n)): .rotation(n, x: 0, y: 0, z: 1)
        case (.scaleX, .number(let n)): .scale(n, 1, 1)
        case (.scaleY, .number(let n)): .scale(1, n, 1)
        case (.scaleZ, .number(let n)): .scale(1, 1, n)
        case (.translateX, .number(let n)): .translation(n, 0, 0)
        case (.translateY, .number(let n)): .translation(0, n, 0)
        case (.translateZ, .number(let n)): .translation(0, 0, n)
        case (.scale, .numbers(let v)) where v.count == 3: .scale(v[0], v[1], v[2])
        case (.translate, .numbers(let v)) where v.count == 3: .translation(v[0], v[1], v[2])
        default: nil
        }
    }

    /// What leaves a layer alone.
    package var identity: AnimationValue {
        switch self {
        case .scale: .numbers([1, 1, 1])
        case .translate: .numbers([0, 0, 0])
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }
}

package struct TransitionRecord: Sendable, Equatable {
    package enum Kind: UInt8, Sendable {
        case fade, moveIn, push, reveal
        /// The old picture is a page that is rolled up, from its lower edge; or the new one, rolled down from above.
        case curlUp, curlDown
    }
    package enum Direction: UInt8, Sendable { case fromRight, fromLeft, fromTop, fromBottom }

    package var kind: Kind
    package var direction: Direction
    package var startProgress: Double
    package var endProgress: Double

    package init(
        kind: Kind = .fade, direction: Direction = .fromRight, startProgress: Double = 0, endProgress: Double = 1
    ) {
        (self.kind, self.direction) = (kind, direction)
        (self.startProgress, self.endProgress) = (startProgress, endProgress)
    }
}
