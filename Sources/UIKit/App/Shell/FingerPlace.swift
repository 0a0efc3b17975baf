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
            guard let view = ViewFinder.view(titled: title) else {
                if let element = ViewFinder.element(titled: title) { return center(of: element.frame, "“\(title)”") }
                let shown = ViewFinder.titles().prefix(12).map { "“\($0)”" }.joined(separator: ", ")
                return .failed(
                    reason: "nothing on the screen shows “\(title)”",
                    remedy: shown.isEmpty ? "wait until it is shown, or name a point" : "on the screen: \(shown)")
            }
            return center(of: view, "“\(title)”")
        case .identifier(let identifier):
            guard let view = ViewFinder.view(identified: identifier) else {
                if let element = ViewFinder.element(identified: identifier) {
                    return center(of: element.frame, "#\(identifier)")
                }
                return .failed(
                    reason: "no visible view has the identifier #\(identifier)",
                    remedy: "set accessibilityIdentifier = \"\(identifier)\" on it")
            }
            return center(of: view, "#\(identifier)")
        }
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

    private static func center(of view: UIView, _ name: String) -> HostAnswer {
        let bounds = view.bounds
        return answer(view.convertToScreen(CGPoint(x: bounds.midX, y: bounds.midY)), name)
    }

    private static func center(of frame: CGRect, _ name: String) -> HostAnswer {
        answer(CGPoint(x: frame.midX, y: frame.midY), name)
    }

    private static func answer(_ point: CGPoint, _ name: String) -> HostAnswer {
        guard UIScreen.main.bounds.contains(point) else {
            return .failed(
                reason: "\(name) is off the screen, at \(Int(point.x)),\(Int(point.y))",
                remedy: "bring it into view first")
        }
        return .place(x: Double(point.x), y: Double(point.y))
    }
}
