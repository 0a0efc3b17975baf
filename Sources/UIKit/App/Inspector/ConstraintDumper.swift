import CoreGraphics
import Foundation
import PorticoHost
import QuartzCore

/// Writes down the constraints that hold a view, as text and as lines on the screen.
///
/// - From: `HostRequest.constraints`, `InspectorDesk`
@MainActor enum ConstraintDumper {
    static func constraints(of view: UIView) -> [ConstraintDump] {
        found(of: view).map {
            ConstraintDump(
                id: ObjectTable.shared.id($0), text: text($0), identifier: $0.identifier,
                priority: Double($0.priority.rawValue), constant: Double($0.constant), isActive: $0.isActive)
        }
    }

    private static func found(of view: UIView) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        for constraint in view.constraints + view.constraintsAffectingLayout(for: .horizontal)
            + view.constraintsAffectingLayout(for: .vertical)
        where !found.contains(where: { $0 === constraint }) {
            found.append(constraint)
        }
        return found
    }

    private static func relation(_ constraint: NSLayoutConstraint) -> String {
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        @unknown default: "?"
        }
    }

    private static func text(_ constraint: NSLayoutConstraint) -> String {
        var right: [String] = []
        if let second = constraint.secondItem {
            let times = constraint.multiplier == 1 ? "" : "\(InspectedValue.text(constraint.multiplier)) × "
            right.append("\(times)\(type(of: second)).\(constraint.secondAttribute)")
        }
        if constraint.constant != 0 || right.isEmpty { right.append(InspectedValue.text(constraint.constant)) }
        let left = constraint.firstItem.map { "\(type(of: $0))." } ?? ""
        return "\(left)\(constraint.firstAttribute) \(relation(constraint)) \(right.joined(separator: " + "))"
    }

    // MARK: Lines

    /// Those that lie at the view itself; baselines have no line.
    static func lines(of view: UIView) -> [PlaceDump.Line] {
        found(of: view).compactMap { constraint in
            guard constraint.isActive, constraint.firstItem === view || constraint.secondItem === view else {
                return nil
            }
            return line(constraint)
        }
    }

    private static func line(_ constraint: NSLayoutConstraint) -> PlaceDump.Line? {
        // In the coordinates of the first item's superview: a line is upright or level there, whatever transforms lie above.
        guard let (space, first) = place(constraint.firstItem) else { return nil }
        let attribute = constraint.firstAttribute
        let isRightToLeft = space.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var ends: (CGPoint, CGPoint)
        if attribute == .width || attribute == .height {
            ends =
                attribute == .width
                ? (CGPoint(x: first.minX, y: first.midY), CGPoint(x: first.maxX, y: first.midY))
                : (CGPoint(x: first.midX, y: first.minY), CGPoint(x: first.midX, y: first.maxY))
        } else {
            guard let (other, rect) = place(constraint.secondItem) else { return nil }
            let second = space.convert(rect, from: other)
            guard let from = edge(constraint.secondAttribute, of: second, isRightToLeft),
                let to = edge(attribute, of: first, isRightToLeft), from.isUpright == to.isUpright
            else { return nil }
            if from.isUpright {
                let y = middle(first.minY...first.maxY, second.minY...second.maxY)
                ends = (CGPoint(x: from.at, y: y), CGPoint(x: to.at, y: y))
            } else {
                let x = middle(first.minX...first.maxX, second.minX...second.maxX)
                ends = (CGPoint(x: x, y: from.at), CGPoint(x: x, y: to.at))
            }
        }
        let stage = UIScreen.main.stage
        let points = [ends.0, ends.1].map { space.layer.convert($0, to: stage) }
        return PlaceDump.Line(
            points: points.flatMap { [Double($0.x), Double($0.y)] }, text: caption(constraint))
    }

    /// The constant, with what isn't an equation of priority 1000 between two.
    private static func caption(_ constraint: NSLayoutConstraint) -> String {
        var words: [String] = []
        if constraint.relation != .equal { words.append(relation(constraint) == "<=" ? "≤" : "≥") }
        if constraint.secondItem != nil, constraint.multiplier != 1 {
            words.append("× \(InspectedValue.text(constraint.multiplier))")
            if constraint.constant != 0 { words.append("+ \(InspectedValue.text(constraint.constant))") }
        } else {
            words.append(InspectedValue.text(constraint.constant))
        }
        if constraint.priority != .required {
            words.append("@\(InspectedValue.text(CGFloat(constraint.priority.rawValue)))")
        }
        return words.joined(separator: " ")
    }

    private static func place(_ item: AnyObject?) -> (space: UIView, rect: CGRect)? {
        if let view = item as? UIView {
            guard let above = view.superview else { return (view, view.bounds) }
            return (above, above.convert(view.alignmentRect(forFrame: view.bounds), from: view))
        }
        guard let guide = item as? UILayoutGuide, let view = guide.owningView else { return nil }
        return (view, guide.layoutFrame)
    }

    /// Where an attribute is in a rectangle; upright: a value of x.
    private static func edge(
        _ attribute: NSLayoutConstraint.Attribute, of rect: CGRect, _ isRightToLeft: Bool
    ) -> (at: CGFloat, isUpright: Bool)? {
        switch attribute {
        case .left: (rect.minX, true)
        case .right: (rect.maxX, true)
        case .leading: (isRightToLeft ? rect.maxX : rect.minX, true)
        case .trailing: (isRightToLeft ? rect.minX : rect.maxX, true)
        case .centerX: (rect.midX, true)
        case .top: (rect.minY, false)
        case .bottom: (rect.maxY, false)
        case .centerY: (rect.midY, false)
        default: nil
        }
    }

    /// The middle of what two lengths share; of the first where they share nothing.
    private static func middle(_ one: ClosedRange<CGFloat>, _ other: ClosedRange<CGFloat>) -> CGFloat {
        let (low, high) = (max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound))
        return low <= high ? (low + high) / 2 : (one.lowerBound + one.upperBound) / 2
    }
}
