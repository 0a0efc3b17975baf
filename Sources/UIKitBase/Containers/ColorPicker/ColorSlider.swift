import CoreGraphics
import Foundation
import QuartzCore

/// A wide track that shows which colours its ends give, a round knob on it.
@MainActor final class ColorSlider: FollowingControl {
    private let track = GradientTrack(frame: .zero)
    private let knob = UIView(frame: .zero)
    private static let height: CGFloat = 36

    /// 0 to 1, from the leading end.
    var value: CGFloat = 0 { didSet { if oldValue != value { setNeedsLayout() } } }

    init(name: String) {
        super.init(frame: .zero)
        accessibilityLabel = name
        for part in [track, knob] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        track.clipsToBounds = true
        track.layer.cornerRadius = Self.height / 2
        knob.layer.borderWidth = 3
        knob.layer.borderColor = UIColor.white.cgColor
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    required init?(coder: NSCoder) { nil }

    /// The colours at the ends, and at the knob.
    func show(from start: UIColor, to end: UIColor, at color: UIColor) {
        track.show([start, end], isReversed: isRightToLeft)
        knob.backgroundColor = color
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        let side = Self.height - 4
        let share = isRightToLeft ? 1 - value : value
        knob.frame = CGRect(x: 2 + share * (bounds.width - side - 4), y: 2, width: side, height: side)
        knob.layer.cornerRadius = side / 2
    }

    override func follow(_ touch: UITouch) {
        let travel = bounds.width - Self.height
        guard travel > 0 else { return }
        let share = min(max((touch.location(in: self).x - Self.height / 2) / travel, 0), 1)
        pick(isRightToLeft ? 1 - share : share)
    }

    private func pick(_ wanted: CGFloat) {
        let kept = min(max(wanted, 0), 1)
        guard kept != value else { return }
        value = kept
        sendActions(for: .valueChanged)
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: Double(value).formatted(.percent.precision(.fractionLength(0)).locale(.current)),
            traits: stateTraits.union(.adjustable))
    }
    override func accessibilityIncrement() { pick(value + 0.1) }
    override func accessibilityDecrement() { pick(value - 0.1) }
}

/// Colours from one end to the other, over squares where they let something through.
@MainActor private final class GradientTrack: UIView {
    private let gradient = GradientView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        addSubview(gradient)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ colors: [UIColor], isReversed: Bool) {
        let colors = colors.map(\.cgColor)
        (gradient.layer as? CAGradientLayer)?.colors = isReversed ? colors.reversed() : colors
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }

    override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIRectFill(bounds)
        UIColor(white: 0.8, alpha: 1).setFill()
        let side = bounds.height / 4
        guard side > 0 else { return }
        for row in 0..<4 {
            for column in 0..<Int((bounds.width / side).rounded(.up)) where (row + column) % 2 == 0 {
                UIRectFill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
            }
        }
    }
}

@MainActor private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    required init?(coder: NSCoder) { nil }
}
