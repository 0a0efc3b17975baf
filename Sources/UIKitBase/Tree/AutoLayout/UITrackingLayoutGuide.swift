import Foundation

/// A guide that moves about in its view, with constraints that hold only while it is near an edge, or away from it.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        var edge: NSDirectionalRectEdge
        var isNear: Bool
        var constraints: [NSLayoutConstraint]
    }

    private var tracked: [Tracked] = []
    /// The edges that the guide is near now. One that spans an axis from side to side is near neither of its ends.
    final private(set) var nearEdges: NSDirectionalRectEdge = []

    /// Replaces the constraints that hold while the guide is near all of these edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, isNear: true)
    }

    /// Replaces the constraints that hold while the guide is away from all of these edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, isNear: false)
    }

    /// The constraints set for when the guide is near all of exactly these edges; empty where none were.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: true)
    }

    /// The constraints set for when the guide is away from all of exactly these edges; empty where none were.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: false)
    }

    /// Deactivates and forgets all of them.
    open func removeAllTrackedConstraints() {
        for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
        tracked = []
    }

    private func constraints(_ edge: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.isNear == isNear }?.constraints ?? []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, isNear: Bool) {
        if let index = tracked.firstIndex(where: { $0.edge == edge && $0.isNear == isNear }) {
            NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints)
        }
        if !constraints.isEmpty { tracked.append(Tracked(edge: edge, isNear: isNear, constraints: constraints)) }
        applyTracked()
    }

    /// The guide is somewhere else now.
    func move(near edges: NSDirectionalRectEdge) {
        guard edges != nearEdges else { return }
        nearEdges = edges
        applyTracked()
    }

    /// Those that end go first, so that they never contradict those that begin.
    private func applyTracked() {
        func holds(_ entry: Tracked) -> Bool {
            entry.isNear ? nearEdges.isSuperset(of: entry.edge) : nearEdges.isDisjoint(with: entry.edge)
        }
        for entry in tracked where !holds(entry) { NSLayoutConstraint.deactivate(entry.constraints) }
        for entry in tracked where holds(entry) { NSLayoutConstraint.activate(entry.constraints) }
    }
}
