import HealthKit
import UIKit

/// The three rings of a day: movement outside, exercise, and standing inside. A ring that is closed shows more than its goal as a second turn.
/// Rings are meant for a black ground, which an app gives to what lies behind (DEV-1374).
@preconcurrency @MainActor
open class HKActivityRingView: UIView {
    private let rings = [
        ActivityRing(red: 0.98, green: 0.07, blue: 0.31), ActivityRing(red: 0.57, green: 0.91, blue: 0.16),
        ActivityRing(red: 0.12, green: 0.92, blue: 0.94),
    ]
    private var own: HKActivitySummary?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpRings()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpRings()
    }

    private func setUpRings() {
        for ring in rings { ring.addLayers(to: layer) }
    }

    /// The day that is shown; nil, at first: empty rings. Setting it doesn't animate.
    open var activitySummary: HKActivitySummary? {
        get { own }
        set { setActivitySummary(newValue, animated: false) }
    }

    /// Shows another day; the rings turn from what they show now where it is animated.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        own = activitySummary.flatMap { $0.copy() as? HKActivitySummary }
        for (ring, part) in zip(rings, own?.progress ?? [0, 0, 0]) { ring.showProgress(part, animated: animated) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // The rings take about two thirds of the radius, as those of a watch.
        let (radius, center) = (min(bounds.width, bounds.height) / 2, CGPoint(x: bounds.midX, y: bounds.midY))
        let (width, gap) = (radius * 0.2, radius * 0.025)
        for (place, ring) in rings.enumerated() {
            ring.layOut(center, radius: max(0, radius - width / 2 - CGFloat(place) * (width + gap)), width: width)
        }
    }
}

extension HKActivitySummary {
    /// How much of each goal is reached, from 0 on: movement, exercise, standing.
    fileprivate var progress: [Double] {
        func part(_ value: HKQuantity, of goal: HKQuantity, _ unit: HKUnit) -> Double {
            let whole = goal.doubleValue(for: unit)
            return whole > 0 ? max(0, value.doubleValue(for: unit) / whole) : 0
        }
        return [
            activityMoveMode == .appleMoveTime
                ? part(appleMoveTime, of: appleMoveTimeGoal, .minute())
                : part(activeEnergyBurned, of: activeEnergyBurnedGoal, .kilocalorie()),
            part(appleExerciseTime, of: appleExerciseTimeGoal, .minute()),
            part(appleStandHours, of: appleStandHoursGoal, .count()),
        ]
    }
}
