import CoreGraphics
import Foundation
import UIKit

/// A balloon with a sign in it, whose point is at the place. It grows when it is selected, and its name is below it.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
    static let balloonSize = CGSize(width: 30, height: 36)
    private let balloon = MarkerBalloon(frame: CGRect(origin: .zero, size: balloonSize))
    private let label = MarkerLabel()

    /// Which names are seen; with the map's view as long as there is room.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { updateLabel() } }
    /// Whether the second line is seen; adaptive: while it is selected.
    open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { updateLabel() } }
    /// The balloon's colour; nil: the system's red.
    open var markerTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
    /// The sign's colour; nil: white.
    open var glyphTintColor: UIColor? { didSet { balloon.setNeedsDisplay() } }
    /// A text in the place of the sign, of a few letters.
    open var glyphText: String? { didSet { balloon.setNeedsDisplay() } }
    /// A picture in the place of the sign; its shape alone counts.
    open var glyphImage: UIImage? { didSet { balloon.setNeedsDisplay() } }
    /// The picture while it is selected; nil: the same.
    open var selectedGlyphImage: UIImage? { didSet { balloon.setNeedsDisplay() } }
    /// Whether it comes from above when it is added.
    open var animatesWhenAdded = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }

    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    override func setUpLooks() {
        super.setUpLooks()
        bounds.size = Self.balloonSize
        centerOffset = CGPoint(x: 0, y: -Self.balloonSize.height / 2)
        displayPriority = .defaultHigh
        collisionMode = .circle
        balloon.marker = self
        // It grows from its point.
        balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        balloon.layer.position = CGPoint(x: bounds.midX, y: bounds.maxY)
        addSubview(label)
        addSubview(balloon)
        updateLabel()
    }

    override func annotationDidChange() {
        balloon.setNeedsDisplay()
        updateLabel()
    }

    open override func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isSelected else { return }
        super.setSelected(selected, animated: animated)
        let change = { [balloon] in
            balloon.transform = selected ? CGAffineTransform(scaleX: 1.75, y: 1.75) : .identity
        }
        if animated {
            UIView.animate(
                withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
                animations: change)
        } else {
            change()
        }
        balloon.contentScaleFactor = (window?.screen.scale ?? 2) * (selected ? 2 : 1)
        balloon.setNeedsDisplay()
        updateLabel()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        balloon.transform = .identity
    }

    /// The balloon's colour as it is drawn.
    final var shownTint: UIColor { markerTintColor ?? .systemRed }

    /// The sign as it is drawn: the number of annotations for a cluster.
    final var shownText: String? {
        if glyphText != nil || glyphImage != nil { return glyphText }
        guard let cluster = annotation as? MKClusterAnnotation else { return nil }
        return "\(cluster.memberAnnotations.count)"
    }

    private func updateLabel() {
        let title = titleVisibility == .hidden ? nil : annotation?.name
        let hasSecond = subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected)
        label.show(title, hasSecond ? annotation?.secondLine : nil)
        let size = label.sizeThatFits(CGSize(width: 140, height: 60))
        label.frame = CGRect(
            x: (bounds.midX - size.width / 2).rounded(), y: bounds.maxY + 2, width: size.width, height: size.height)
    }

    override var collisionFrame: CGRect { frame.insetBy(dx: 0, dy: 2) }
    override var calloutAnchor: CGPoint {
        let height = Self.balloonSize.height * (isSelected ? 1.75 : 1)
        return CGPoint(x: bounds.midX + calloutOffset.x, y: bounds.maxY - height + calloutOffset.y)
    }
}

/// The balloon of a marker.
private final class MarkerBalloon: UIView {
    weak var marker: MKMarkerAnnotationView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.3, 1.5, CGSize(width: 0, height: 1))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let marker, let context = UIGraphicsGetCurrentContext() else { return }
        let radius = bounds.width / 2 - 1
        let middle = CGPoint(x: bounds.midX, y: radius + 1)
        let shape = UIBezierPath()
        shape.addArc(
            withCenter: middle, radius: radius, startAngle: .pi * 0.66, endAngle: .pi * 0.34, clockwise: true)
        shape.addQuadCurve(
            to: CGPoint(x: middle.x, y: bounds.maxY), controlPoint: CGPoint(x: middle.x + 2.5, y: middle.y + radius + 1)
        )
        shape.addQuadCurve(
            to: CGPoint(x: middle.x + cos(.pi * 0.66) * radius, y: middle.y + sin(.pi * 0.66) * radius),
            controlPoint: CGPoint(x: middle.x - 2.5, y: middle.y + radius + 1))
        shape.close()
        marker.shownTint.setFill()
        shape.fill()
        let tint = marker.glyphTintColor ?? .white
        if let text = marker.shownText {
            draw(text, tint, middle)
        } else if let image = (marker.isSelected ? marker.selectedGlyphImage : nil) ?? marker.glyphImage {
            let side = 18.0
            let factor = min(side / max(image.size.width, 1), side / max(image.size.height, 1))
            let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
            image.withTintColor(tint, renderingMode: .alwaysOriginal).draw(
                in: CGRect(
                    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            )
        } else {
            drawPin(tint, middle, context)
        }
    }

    private func draw(_ text: String, _ tint: UIColor, _ middle: CGPoint) {
        let size = text.count > 3 ? 10.0 : text.count > 2 ? 12.0 : 15.0
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: tint,
        ]
        let box = (text as NSString).size(withAttributes: attributes)
        (text as NSString).draw(
            at: CGPoint(x: middle.x - box.width / 2, y: middle.y - box.height / 2), withAttributes: attributes)
    }

    /// A pin's head and needle.
    private func drawPin(_ tint: UIColor, _ middle: CGPoint, _ context: CGContext) {
        context.setFillColor(tint.cgColor)
        context.fillEllipse(in: CGRect(x: middle.x - 4.5, y: middle.y - 8.5, width: 9, height: 9))
        let needle = CGMutablePath()
        needle.move(to: CGPoint(x: middle.x - 1.1, y: middle.y))
        needle.addLine(to: CGPoint(x: middle.x + 1.1, y: middle.y))
        needle.addLine(to: CGPoint(x: middle.x, y: middle.y + 9))
        needle.closeSubpath()
        context.addPath(needle)
        context.fillPath()
    }
}

/// A marker's name below it, with a light edge so that it is read on any ground.
private final class MarkerLabel: UIView {
    private var (title, second): (String?, String?)

    init() {
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?, _ second: String?) {
        (self.title, self.second) = (title, second)
        isHidden = (title ?? "").isEmpty && (second ?? "").isEmpty
        setNeedsDisplay()
    }

    private var text: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let all = NSMutableAttributedString(
            string: title ?? "",
            attributes: [.font: UIFont.systemFont(ofSize: 11, weight: .semibold), .paragraphStyle: style])
        if let second, !second.isEmpty {
            all.append(
                NSAttributedString(
                    string: (all.length == 0 ? "" : "\n") + second,
                    attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]))
        }
        return all
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let box = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
        return CGSize(width: ceil(box.width) + 6, height: ceil(box.height) + 4)
    }

    override func draw(_ rect: CGRect) {
        let isDark = traitCollection.userInterfaceStyle == .dark
        let edge: UIColor = isDark ? UIColor(white: 0.1, alpha: 0.9) : UIColor(white: 1, alpha: 0.9)
        let inner = bounds.insetBy(dx: 2, dy: 2)
        let text = NSMutableAttributedString(attributedString: text)
        let all = NSRange(location: 0, length: text.length)
        text.addAttribute(.foregroundColor, value: edge, range: all)
        for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1), (-0.7, -0.7), (0.7, -0.7), (-0.7, 0.7), (0.7, 0.7)] {
            text.draw(with: inner.offsetBy(dx: x, dy: y), options: .usesLineFragmentOrigin, context: nil)
        }
        text.addAttribute(
            .foregroundColor, value: isDark ? UIColor(white: 0.92, alpha: 1) : UIColor(white: 0.2, alpha: 1), range: all
        )
        text.draw(with: inner, options: .usesLineFragmentOrigin, context: nil)
    }
}
