import CoreGraphics
import Foundation
import QuartzCore

/// What a finger on a key sees above it: the letter, or the row of its accents to choose from.
@MainActor final class KeyPopup: UIView {
    private let shape = CAShapeLayer()
    private let marker = UIView(frame: .zero)
    private var labels: [UILabel] = []
    private(set) var choices: [String] = []
    private(set) var chosen = 0
    private var key = CGRect.zero
    /// Choices run to the left of the key.
    private var runsLeft = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.addSublayer(shape)
        shape.shadowOffset = CGSize(width: 0, height: 1)
        shape.shadowRadius = 3
        shape.shadowOpacity = 0.35
        marker.backgroundColor = .systemBlue
        marker.layer.cornerRadius = 5
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    var choice: String? { choices.indices.contains(chosen) ? choices[chosen] : nil }

    /// - Parameter key: The cap, in the superview's coordinates.
    func show(_ choices: [String], over key: CGRect, in width: CGFloat, radius: CGFloat) {
        self.choices = choices
        self.key = key
        chosen = 0
        frame = superview?.bounds ?? .zero
        let isRow = choices.count > 1
        let cell = max(key.width, 30)
        let side: CGFloat = isRow ? 8 : max(8, (56 - key.width) / 2)
        let size = CGSize(width: CGFloat(choices.count) * cell + 2 * side - (isRow ? 0 : cell - key.width), height: 54)
        runsLeft = key.midX > width / 2 && isRow
        var x = key.minX - side
        if runsLeft { x = key.maxX + side - size.width }
        x = min(max(2, x), max(2, width - 2 - size.width))
        let bubble = CGRect(x: x, y: key.minY - 8 - size.height, width: size.width, height: size.height)
        shape.path = Self.path(bubble, key, radius).cgPath
        shape.fillColor = KeyboardColors.bubble.resolvedColor(with: traitCollection).cgColor
        while labels.count < choices.count {
            let label = UILabel(frame: .zero)
            label.textAlignment = .center
            addSubview(label)
            labels.append(label)
        }
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= choices.count
            guard index < choices.count else { continue }
            label.text = choices[index]
            label.font = .systemFont(ofSize: isRow ? 25 : 34)
            let place = runsLeft ? choices.count - 1 - index : index
            label.frame =
                isRow
                ? CGRect(x: bubble.minX + side + CGFloat(place) * cell, y: bubble.minY + 4, width: cell, height: 46)
                : bubble
        }
        mark()
    }

    /// Chooses what is above or below a finger.
    func follow(_ point: CGPoint) {
        guard choices.count > 1 else { return }
        let places = labels.prefix(choices.count).map { abs($0.frame.midX - point.x) }
        guard let nearest = places.indices.min(by: { places[$0] < places[$1] }), nearest != chosen else { return }
        chosen = nearest
        mark()
    }

    private func mark() {
        let isRow = choices.count > 1
        marker.isHidden = !isRow
        for (index, label) in labels.enumerated() {
            label.textColor = isRow && index == chosen ? .white : .label
        }
        if isRow { marker.frame = labels[chosen].frame }
    }

    /// A bubble that runs down into its key.
    private static func path(_ bubble: CGRect, _ key: CGRect, _ radius: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        let round: CGFloat = 10
        let neck = key.minY + 6
        path.move(to: CGPoint(x: bubble.minX + round, y: bubble.minY))
        path.addLine(to: CGPoint(x: bubble.maxX - round, y: bubble.minY))
        path.addQuadCurve(
            to: CGPoint(x: bubble.maxX, y: bubble.minY + round), controlPoint: CGPoint(x: bubble.maxX, y: bubble.minY))
        path.addLine(to: CGPoint(x: bubble.maxX, y: bubble.maxY - round))
        path.addCurve(
            to: CGPoint(x: key.maxX, y: neck), controlPoint1: CGPoint(x: bubble.maxX, y: bubble.maxY),
            controlPoint2: CGPoint(x: key.maxX, y: bubble.maxY - 4))
        path.addLine(to: CGPoint(x: key.maxX, y: key.maxY - radius))
        path.addQuadCurve(
            to: CGPoint(x: key.maxX - radius, y: key.maxY), controlPoint: CGPoint(x: key.maxX, y: key.maxY))
        path.addLine(to: CGPoint(x: key.minX + radius, y: key.maxY))
        path.addQuadCurve(
            to: CGPoint(x: key.minX, y: key.maxY - radius), controlPoint: CGPoint(x: key.minX, y: key.maxY))
        path.addLine(to: CGPoint(x: key.minX, y: neck))
        path.addCurve(
            to: CGPoint(x: bubble.minX, y: bubble.maxY - round),
            controlPoint1: CGPoint(x: key.minX, y: bubble.maxY - 4),
            controlPoint2: CGPoint(x: bubble.minX, y: bubble.maxY))
        path.addLine(to: CGPoint(x: bubble.minX, y: bubble.minY + round))
        path.addQuadCurve(
            to: CGPoint(x: bubble.minX + round, y: bubble.minY), controlPoint: CGPoint(x: bubble.minX, y: bubble.minY))
        path.close()
        return path
    }
}
