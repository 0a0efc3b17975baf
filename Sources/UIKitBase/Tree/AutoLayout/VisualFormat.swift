import CoreGraphics
import Foundation
import PorticoTrace

extension NSLayoutConstraint {
    /// How views in a visual format are aligned across the line, and which way the line runs.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Gives the views of a column the same left edge.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Gives the views of a column the same right edge.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Gives the views of a row the same top.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Gives the views of a row the same bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Gives the views of a column the same leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Gives the views of a column the same trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Gives the views of a column the same horizontal centre.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Gives the views of a row the same vertical centre.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Gives the views of a row the same last baseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Gives the views of a row the same first baseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of the alignments. More than one may be set; one along the line instead of across it raises an exception.
        public static let alignmentMask = FormatOptions(rawValue: 0xffff)
        /// A row runs in the reading direction: the default, with no bit of its own.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A row runs from left to right, whatever the reading direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row runs from right to left, whatever the reading direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the directions, of which one is set.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Distances run between facing edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// In a column, distances run from a last baseline down to the next first baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits that say from where to where distances run.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// Constraints as a line of text: `H:|-[icon(40)]-12-[label(>=80@750)]-|`. A format that can't be read is a programmer's
    /// error, as on iOS; the message shows the place.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var parser = VisualFormatParser(format, options: opts, metrics: metrics ?? [:], views: views)
        return parser.parse()
    }
}

/// Reads one visual format from left to right and makes its constraints on the way.
@MainActor struct VisualFormatParser {
    private let format: String
    private var rest: Substring
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var isVertical = false
    private var made: [NSLayoutConstraint] = []
    private var line: [UIView] = []

    /// `relation number-or-view @priority`
    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        /// Nil: the standard distance.
        var constant: CGFloat? = 0
        var view: UIView?
        var priority = UILayoutPriority.required
    }

    init(
        _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.format = format
        rest = format[...]
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    mutating func parse() -> [NSLayoutConstraint] {
        if take("V:") { isVertical = true } else { _ = take("H:") }
        /// What the last gap leads on from: a view, or the superview's near edge.
        var previous: UIView?
        var startsAtEdge = false
        var gap: [Predicate]?
        if take("|") {
            startsAtEdge = true
            gap = connection()
        }
        while !rest.isEmpty {
            if take("|") {
                guard let previous else { fail("“|” ends a line that has no view") }
                guard let parent = previous.superview else { fail("“|” needs a view that has a superview") }
                make(edge(far, of: gap), parent, second: previous, secondAttribute: far, gaps: gap)
                gap = nil
                break
            }
            let view = element()
            if let previous {
                let baselines = isVertical && options.contains(.spacingBaselineToBaseline)
                make(
                    baselines ? .firstBaseline : near, view, second: previous,
                    secondAttribute: baselines ? .lastBaseline : far, gaps: gap)
            } else if startsAtEdge {
                guard let parent = view.superview else { fail("“|” needs a view that has a superview") }
                make(near, view, second: parent, secondAttribute: edge(near, of: gap), gaps: gap)
            }
            previous = view
            line.append(view)
            gap = rest.isEmpty ? nil : connection()
        }
        if gap != nil, rest.isEmpty, previous != nil { fail("the line ends with “-”") }
        align()
        return made
    }

    // MARK: Edges

    private var runsRightToLeft: Bool { options.contains(.directionRightToLeft) }
    private var isAbsolute: Bool { !options.intersection(.directionMask).isEmpty }
    private var near: NSLayoutConstraint.Attribute {
        isVertical ? .top : isAbsolute ? (runsRightToLeft ? .right : .left) : .leading
    }
    private var far: NSLayoutConstraint.Attribute {
        isVertical ? .bottom : isAbsolute ? (runsRightToLeft ? .left : .right) : .trailing
    }

    /// A superview's edge, or its margin where the distance to it is the standard one.
    private func edge(_ edge: NSLayoutConstraint.Attribute, of gap: [Predicate]?) -> NSLayoutConstraint.Attribute {
        guard let gap, gap.count == 1, gap[0].constant == nil else { return edge }
        return switch edge {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    private mutating func make(
        _ firstAttribute: NSLayoutConstraint.Attribute, _ first: UIView, second: UIView,
        secondAttribute: NSLayoutConstraint.Attribute, gaps: [Predicate]?
    ) {
        for gap in gaps ?? [Predicate()] {
            let toMargin = firstAttribute.withinMargins != nil || secondAttribute.withinMargins != nil
            let standard =
                toMargin
                ? 0
                : LayoutSpacing.between(
                    NSLayoutYAxisAnchor(item: second, attribute: secondAttribute),
                    NSLayoutYAxisAnchor(item: first, attribute: firstAttribute))
            let distance = gap.constant ?? standard
            let turned = runsRightToLeft && !isVertical
            let relation: NSLayoutConstraint.Relation =
                turned ? NSLayoutConstraint.Relation(rawValue: -gap.relation.rawValue)! : gap.relation
            let constraint = NSLayoutConstraint(
                item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
                multiplier: 1, constant: turned ? -distance : distance)
            constraint.priority = gap.priority
            made.append(constraint)
        }
    }

    /// A view alone is aligned with nobody: any alignment will do for it, along the line too.
    private mutating func align() {
        guard line.count > 1 else { return }
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in attributes where options.contains(option) {
            if (attribute.kind == .vertical) == isVertical {
                fail("views of a line are aligned across it: \(attribute) lies along this one")
            }
            for (first, second) in zip(line, line.dropFirst()) {
                made.append(
                    NSLayoutConstraint(
                        item: second, attribute: attribute, relatedBy: .equal, toItem: first, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
    }

    // MARK: Pieces

    /// Nil: nothing between, the views touch. `-`: the standard distance. `-12-`, `-(>=8,<=20@750)-`: as said.
    private mutating func connection() -> [Predicate]? {
        guard take("-") else { return nil }
        if rest.first == "[" || rest.first == "|" {
            return [Predicate(constant: nil)]
        }
        if rest.isEmpty { fail("the line ends with “-”") }
        let predicates = rest.first == "(" ? predicateList() : [simplePredicate()]
        guard take("-") else { fail("a distance needs “-” after it, too") }
        return predicates
    }

    private mutating func element() -> UIView {
        guard take("[") else { fail("a view begins with “[”") }
        let name = word()
        guard let view = views[name] as? UIView else { fail("“\(name)” is no view in the views dictionary") }
        if rest.first == "(" {
            for predicate in predicateList() {
                let constraint = NSLayoutConstraint(
                    item: view, attribute: isVertical ? .height : .width, relatedBy: predicate.relation,
                    toItem: predicate.view, attribute: isVertical ? .height : .width, multiplier: 1,
                    constant: predicate.constant ?? 0)
                constraint.priority = predicate.priority
                made.append(constraint)
            }
        }
        guard take("]") else { fail("a view ends with “]”") }
        return view
    }

    private mutating func predicateList() -> [Predicate] {
        _ = take("(")
        var list = [predicate()]
        while take(",") { list.append(predicate()) }
        guard take(")") else { fail("a list ends with “)”") }
        return list
    }

    private mutating func predicate() -> Predicate {
        var result = Predicate()
        if take("==") {
            result.relation = .equal
        } else if take(">=") {
            result.relation = .greaterThanOrEqual
        } else if take("<=") {
            result.relation = .lessThanOrEqual
        }
        let simple = simplePredicate()
        (result.constant, result.view, result.priority) = (simple.constant, simple.view, simple.priority)
        return result
    }

    private mutating func simplePredicate() -> Predicate {
        var result = Predicate()
        if let number = number() {
            result.constant = number
        } else {
            let name = word()
            if let view = views[name] as? UIView {
                result.view = view
            } else {
                result.constant = metric(name)
            }
        }
        if take("@") {
            let value = number() ?? metric(word())
            result.priority = UILayoutPriority(Float(value))
        }
        return result
    }

    private func metric(_ name: String) -> CGFloat {
        switch metrics[name] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: fail("“\(name)” is neither a metric nor a view")
        }
    }

    private mutating func number() -> CGFloat? {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" && rest.first == "-" }
        guard let value = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        return CGFloat(value)
    }

    private mutating func word() -> String {
        let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if name.isEmpty { fail("a name is missing") }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    private func fail(_ reason: String) -> Never {
        let place = format.count - rest.count
        FatalException.invalidArgument.raise(
            "Unable to parse constraint format: \(reason)\n\(format)\n\(String(repeating: " ", count: place))^")
    }
}
