import PorticoHost

/// What one random run does, step by step. Any part of a run is a run, so that a failing one can be made shorter.
package enum FuzzStep: Sendable {
    package enum Finger: CaseIterable, Sendable { case down, move, up }
    package enum Change: CaseIterable, Sendable {
        case push, pop, popToRoot, replaceStack, present, alert, dismiss, nextTab, swapRoot, addChild, removeChild
        case scroll, layout
        case pages, turnPage, split, columns, popover, moreTabs, type, bars
    }

    /// A finger at a place in fractions of the screen.
    case finger(Finger, id: Int, x: Double, y: Double)
    /// A pointer in fractions of the screen; outside of it, it leaves.
    case hover(x: Double, y: Double)
    case change(Change, animated: Bool, number: Int)
    case rotate(HostEvent.Orientation)
    case appearance(HostEvent.Appearance)
    case textSize(HostTextSize)
    case system(LifecycleCommand)
    case wait(Double)

    /// The fewest of a failing run's steps that fail: leaves out parts as long as it still fails, and there is time.
    package static func minimise(
        _ steps: [FuzzStep], within time: Duration = .seconds(120), _ run: ([FuzzStep]) throws -> Void
    ) -> [FuzzStep] {
        let end = ContinuousClock.now + time
        var steps = steps
        var part = steps.count / 2
        while part > 0 {
            var start = 0
            while start < steps.count {
                if ContinuousClock.now > end { return steps }
                var fewer = steps
                fewer.removeSubrange(start..<min(start + part, steps.count))
                do {
                    try run(fewer)
                    start += part
                } catch { steps = fewer }
            }
            part /= 2
        }
        return steps
    }

    /// The steps of a seed (SplitMix64).
    package static func steps(seed: UInt64, count: Int) -> [FuzzStep] {
        var state = seed
        func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
        func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
        func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
        func fraction() -> Double { Double(below(1000)) / 1000 }
        var steps: [FuzzStep] = []
        while steps.count < count {
            switch below(100) {
            case 0..<40:
                // A drag or a tap, with others mixed in by chance.
                let (id, x, y) = (1 + below(3), below(5) == 0 ? 0.005 : fraction(), fraction())
                steps.append(.finger(.down, id: id, x: x, y: y))
                let (dx, dy) = pick([(0, 0), (0.12, 0.0), (0.0, 0.1), (0.0, -0.1), (-0.1, 0.05)])
                for move in 1...(1 + below(6)) where dx != 0 || dy != 0 {
                    steps.append(.finger(.move, id: id, x: x + dx * Double(move), y: y + dy * Double(move)))
                }
                if below(8) != 0 { steps.append(.finger(.up, id: id, x: x, y: y)) }
            case 40..<75:
                steps.append(.change(pick(Change.allCases), animated: below(3) != 0, number: below(100)))
            case 75..<80: steps.append(.rotate(pick(HostEvent.Orientation.allCases)))
            case 80..<83: steps.append(.appearance(pick(HostEvent.Appearance.allCases)))
            case 83: steps.append(.textSize(pick(HostTextSize.allCases)))
            case 84..<90:
                steps.append(.system(pick([.resignActive, .enterBackground, .activate, .activate, .memoryWarning])))
            case 90..<93: steps.append(.hover(x: fraction() * 1.1, y: fraction()))
            default: steps.append(.wait(pick([0.02, 0.1, 0.3, 1])))
            }
        }
        return steps
    }
}
