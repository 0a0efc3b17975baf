import CoreGraphics
import Foundation
import QuartzCore

/// One end of a selection as a finger takes hold of it: a bar with a knob, above the first end and below the last one.
@MainActor final class SelectionHandle: UIView {
    static let knob: CGFloat = 11
    /// Around the bar, where a finger still means it.
    private static let reach: CGFloat = 20

    /// Seconds in which a finger may still tap once more: the tap is for the text.
    private static let patience = 0.35

    var isStart: Bool { direction != .trailing }
    var direction: NSDirectionalRectEdge { didSet { if direction != oldValue { setNeedsLayout() } } }
    /// Lines of a text run from one side to the other here (DEV-1339).
    var isVertical = false
    /// Drawn in place of the bar, within the frame that the handle wants.
    var customShape: UIBezierPath? { didSet { setNeedsLayout() } }
    private let shape = CAShapeLayer()
    private var birth = 0.0
    private let bar = UIView(frame: .zero)
    private let ball = UIView(frame: .zero)

    init(isStart: Bool) {
        direction = isStart ? .leading : .trailing
        super.init(frame: .zero)
        layer.addSublayer(shape)
        ball.layer.cornerRadius = Self.knob / 2
        for view in [bar, ball] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isHidden = true
        accessibilityIdentifier = isStart ? "Selection start" : "Selection end"
    }

    required init?(coder: NSCoder) { nil }

    /// The frame of a handle at a caret, both in the superview's coordinates: a finger means it around the bar, too.
    static func frame(around caret: CGRect) -> CGRect { caret.insetBy(dx: -reach, dy: -knob) }

    /// - Parameter caret: In the superview's coordinates.
    func stand(at caret: CGRect) {
        if isHidden { birth = CACurrentMediaTime() }
        isHidden = false
        let around = Self.frame(around: caret)
        if frame != around { frame = around }
        placeParts()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let line = CGRect(
            x: Self.reach + (isStart ? -CaretView.width : 0), y: Self.knob, width: CaretView.width,
            height: bounds.height - 2 * Self.knob)
        bar.frame = line
        let y = isStart ? line.minY - Self.knob + 2 : line.maxY - 2
        ball.frame = CGRect(x: line.midX - Self.knob / 2, y: y, width: Self.knob, height: Self.knob)
        for view in [bar, ball] {
            view.backgroundColor = tintColor
            view.isHidden = customShape != nil
        }
        shape.path = customShape?.cgPath
        shape.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    }

    /// Of two ends that are close together each has its own side.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event), CACurrentMediaTime() - birth > Self.patience else {
            return false
        }
        return isStart ? point.x <= bounds.midX + 6 : point.x >= bounds.midX - 6
    }

    // The text below doesn't hear of the finger.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
