import CoreGraphics
import PorticoHost

/// Where a person would put the finger for what a story names, or why there is no such place.
///
/// - From: `HostRequest.locate`
/// - To: `ViewFinder`
@MainActor enum FingerPlace {
    static func answer(_ target: StoryStep.Target) -> HostAnswer {
        let screen = UIScreen.main.bounds
        switch target {
        case .point(let x, let y):
            guard screen.contains(CGPoint(x: x, y: y)) else {
                return .failed(
                    reason: "the point \(x),\(y) is off the screen",
                    remedy: "the screen is \(Int(screen.width))×\(Int(screen.height)) points now")
            }
            return .place(x: x, y: y)
        case .title(let title):
            for comparison in ViewFinder.Comparison.allCases {
                if let view = ViewFinder.view(titled: title, comparison) { return placeFinger(in: view, "“\(title)”") }
                if let element = ViewFinder.element(titled: title, comparison) {
                    return placeFinger(in: element, "“\(title)”")
                }
            }
            for comparison in ViewFinder.Comparison.allCases {
                if let view = ViewFinder.picture(titled: title, comparison) {
                    return placeFinger(in: view, "“\(title)”")
                }
            }
            let shown = listNames(ViewFinder.titles().map(shortened), like: title) { "“\($0)”" }
            return .failed(
                reason: "nothing on the screen shows “\(title)”",
                remedy: shown.isEmpty ? "wait until it is shown, or name a point" : "on the screen: \(shown)")
        case .identifier(let identifier):
            if let view = ViewFinder.view(identified: identifier) { return placeFinger(in: view, "#\(identifier)") }
            if let element = ViewFinder.element(identified: identifier) {
                return placeFinger(in: element, "#\(identifier)")
            }
            let shown = listNames(ViewFinder.identifiers(), like: identifier) { "#\($0)" }
            return .failed(
                reason: "no visible view has the identifier #\(identifier)",
                remedy: "set accessibilityIdentifier = \"\(identifier)\" on it"
                    + (shown.isEmpty ? "" : "; on the screen: \(shown)"))
        }
    }

    private static func shortened(_ title: String) -> String { title.count > 60 ? title.prefix(60) + "…" : title }

    /// All names, the most alike first.
    private static func listNames(_ names: [String], like wanted: String, _ shown: (String) -> String) -> String {
        Likeness.sorted(names, like: wanted).map(shown).joined(separator: ", ")
    }

    static func key(for character: String) -> HostAnswer {
        guard let board = SoftwareKeyboard.shared.shown else {
            return .failed(reason: "no keyboard is on the screen", remedy: "write “keyboard software” before")
        }
        guard let step = board.step(toward: character) else {
            return .failed(reason: "the keyboard has no “\(character)”", remedy: "type it by “keyboard hardware”")
        }
        return .key(x: Double(step.place.midX), y: Double(step.place.midY), types: step.types)
    }

    private static func placeFinger(in view: UIView, _ name: String) -> HostAnswer {
        let bounds = view.bounds
        func screenPoint(_ y: CGFloat) -> CGPoint { view.convertToScreen(CGPoint(x: bounds.midX, y: y)) }
        return answer(
            screenPoint(bounds.midY), from: screenPoint(bounds.minY).y, to: screenPoint(bounds.maxY).y, of: view, name)
    }

    private static func placeFinger(in element: AccessibilityNode, _ name: String) -> HostAnswer {
        let frame = element.frame
        return answer(
            CGPoint(x: frame.midX, y: frame.midY), from: frame.minY, to: frame.maxY, of: element.view, name)
    }

    /// A person takes the part that can be seen, where a finger has room there.
    ///
    /// - Parameters: `top`, `bottom`: the upper and the lower edge of what the finger is to come to.
    private static func answer(
        _ middle: CGPoint, from top: CGFloat, to bottom: CGFloat, of view: UIView?, _ name: String
    ) -> HostAnswer {
        guard UIScreen.main.bounds.contains(middle) else {
            return .failed(
                reason: "\(name) is off the screen, at \(Int(middle.x)),\(Int(middle.y))",
                remedy: "bring it into view first")
        }
        if InputPanel.shared.covers(middle, of: view), let keyboard = InputPanel.shared.topEdge {
            let seen = keyboard - max(top, 0)
            guard seen >= 10 else {
                return .failed(
                    reason: "the keyboard covers \(name), at \(Int(middle.x)),\(Int(middle.y))",
                    remedy: "put the keyboard away before, or scroll; a key is tapped by its own title")
            }
            return .place(x: Double(middle.x), y: Double(keyboard - seen / 2))
        }
        if let view, ViewFinder.bar(over: view, at: middle) != nil {
            guard let part = ViewFinder.partBesideBars(of: view, x: middle.x, from: top, to: bottom) else {
                return .failed(
                    reason: "a bar covers \(name), at \(Int(middle.x)),\(Int(middle.y))", remedy: "scroll before")
            }
            return .place(x: Double(middle.x), y: Double((part.lowerBound + part.upperBound) / 2))
        }
        return .place(x: Double(middle.x), y: Double(middle.y))
    }
}
