import CoreGraphics
import Foundation
import PorticoRenderModel

/// A basic animation that moves as a mass on a spring would.
open class CASpringAnimation: CABasicAnimation {
    private final var spring = SpringRecord()
    private final var overdamps = false

    public override init() { super.init() }
    /// Reads what `encode(with:)` wrote; what is missing has its default.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The spring whose undamped period is `perceptualDuration` seconds. `bounce` 0 comes to rest without passing its end, 1 never
    /// does, below 0 is flatter still.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        spring = SpringRecord(perceptualDuration: perceptualDuration, bounce: bounce)
        overdamps = bounce < 0
    }

    /// What the spring feels like it takes, in seconds: its undamped period.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / (spring.stiffness / spring.mass).squareRoot() }

    /// How far from critically damped it is: 0 critical, 1 undamped, below 0 overdamped.
    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// Whether a damping above the critical one slows the spring; otherwise it counts as the critical one. No by default.
    open var allowsOverdamping: Bool {
        get { overdamps }
        set { overdamps = newValue }
    }

    /// The mass on the spring: 1 by default, always above 0. More of it swings slower and longer.
    open var mass: CGFloat {
        get { spring.mass }
        set { spring.mass = max(newValue, .leastNonzeroMagnitude) }
    }
    /// How hard the spring pulls: 100 by default, always above 0. More of it swings faster.
    open var stiffness: CGFloat {
        get { spring.stiffness }
        set { spring.stiffness = max(newValue, .leastNonzeroMagnitude) }
    }
    /// How much the swing is braked: 10 by default, at least 0. Without any it never ends.
    open var damping: CGFloat {
        get { spring.damping }
        set { spring.damping = max(newValue, 0) }
    }
    /// In ways per second: 1 covers the whole distance in a second.
    open var initialVelocity: CGFloat {
        get { spring.velocity }
        set { spring.velocity = newValue }
    }

    /// When the spring has come to rest, near enough; the duration to give it.
    open var settlingDuration: CFTimeInterval { effective.settlingDuration }

    private final var effective: SpringRecord { overdamps ? spring : spring.withoutOverdamping }

    package override func makeBlank() -> CAAnimation { CASpringAnimation() }

    package override func copyValues(to other: CAAnimation) {
        super.copyValues(to: other)
        guard let other = other as? CASpringAnimation else { return }
        (other.spring, other.overdamps) = (spring, overdamps)
    }

    package override class var archivedKeys: [String] {
        super.archivedKeys + ["mass", "stiffness", "damping", "initialVelocity", "allowsOverdamping"]
    }

    package override func readValue(_ key: String) -> Any?? {
        switch key {
        case "mass": mass
        case "stiffness": stiffness
        case "damping": damping
        case "initialVelocity": initialVelocity
        case "allowsOverdamping": allowsOverdamping
        case "settlingDuration": settlingDuration
        default: super.readValue(key)
        }
    }

    package override func write(_ value: Any?, _ key: String) -> Bool {
        let n = value.flatMap(ValueCoding.number) ?? 0
        switch key {
        case "mass": mass = n
        case "stiffness": stiffness = n
        case "damping": damping = n
        case "initialVelocity": initialVelocity = n
        case "allowsOverdamping": allowsOverdamping = n != 0
        default: return super.write(value, key)
        }
        return true
    }

    package override func way(after seconds: Double) -> Double { effective.value(at: seconds) }

    package override func makeKind(for layer: any AnimationTarget) -> AnimationRecord.Kind {
        let ends = ends(for: layer)
        return .spring(effective, from: ends.from, to: ends.to, by: ends.by)
    }
}
