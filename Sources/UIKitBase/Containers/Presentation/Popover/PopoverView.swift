import CoreGraphics
import Foundation
import QuartzCore

/// The bubble of a popover: rounds the content and draws the arrow.
@MainActor final class PopoverView: UIView {
    private let clip = UIView()
    private let pointer = ArrowView()
    private let shadow = UIView()
    private let material = UIVisualEffectView(effect: nil)
    private weak var content: UIView?
    /// The app's, which takes the place of bubble, arrow and shadow.
    private var background: UIPopoverBackgroundView?

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverMeasures.standard.radius
        clip.layer.cornerCurve = .continuous
        shadow.layer.shadowOpacity = 0.2
        shadow.layer.shadowRadius = 20
        shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
        shadow.layer.cornerRadius = PopoverMeasures.standard.radius
        addSubview(shadow)
        addSubview(pointer)
        material.isUserInteractionEnabled = false
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(material)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ view: UIView) {
        content = view
        if view.superview !== clip { clip.addSubview(view) }
    }

    func use(_ background: UIPopoverBackgroundView?) {
        guard background !== self.background else { return }
        self.background?.removeFromSuperview()
        self.background = background
        if let background { insertSubview(background, at: 0) }
        let isPlain = background == nil
        (shadow.isHidden, pointer.isHidden, material.isHidden) = (!isPlain, !isPlain, !isPlain)
        let rounds = background.map { (type(of: $0) as any ContentAppearanceAsking.Type).roundsContent } ?? true
        clip.layer.cornerRadius = rounds ? PopoverMeasures.standard.radius : 0
        if !isPlain { clip.backgroundColor = nil }
    }

    /// Without a colour of its own or its content's the bubble blurs what is behind it.
    func fill(_ color: UIColor?) {
        guard background == nil else { return }
        let color = color ?? content?.backgroundColor
        material.effect = color == nil ? UIBlurEffect(style: .systemThickMaterial) : nil
        clip.backgroundColor = color
        shadow.backgroundColor = color
        pointer.color =
            color
            ?? UIColor { traits in
                let material = BlurMaterial.of(.systemThickMaterial, isDark: traits.userInterfaceStyle == .dark)
                return UIColor(cgColor: material.tint)
            }
    }

    func show(_ placement: PopoverPlacement) {
        frame = placement.frame
        clip.frame = placement.content
        shadow.frame = clip.frame
        shadow.castShadowOfOutline()
        content?.frame = clip.bounds
        if let background {
            background.frame = bounds
            background.arrowDirection = placement.direction
            background.arrowOffset = placement.arrowOffset
            background.setNeedsLayout()
            return
        }
        pointer.direction = placement.direction
        let (length, width) = (PopoverMeasures.standard.arrowLength, PopoverMeasures.standard.arrowWidth)
        let start = placement.arrow - width / 2
        pointer.frame =
            switch placement.direction {
            case .up: CGRect(x: start, y: 0, width: width, height: length)
            case .down: CGRect(x: start, y: bounds.height - length, width: width, height: length)
            case .left: CGRect(x: 0, y: start, width: length, height: width)
            default: CGRect(x: bounds.width - length, y: start, width: length, height: width)
            }
        pointer.setNeedsDisplay()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { clip.frame.contains(point) }

    // Touches on the bubble stay with it.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A triangle with a round tip that points to one side.
@MainActor private final class ArrowView: UIView {
    var direction = UIPopoverArrowDirection.up
    var color = UIColor.systemBackground { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        // Drawn pointing up, then turned.
        let long = max(bounds.width, bounds.height)
        let short = min(bounds.width, bounds.height)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: short))
        path.addCurve(
            to: CGPoint(x: long / 2 - 3, y: 1.5), controlPoint1: CGPoint(x: long * 0.2, y: short),
            controlPoint2: CGPoint(x: long * 0.32, y: short * 0.55))
        path.addQuadCurve(to: CGPoint(x: long / 2 + 3, y: 1.5), controlPoint: CGPoint(x: long / 2, y: -1))
        path.addCurve(
            to: CGPoint(x: long, y: short), controlPoint1: CGPoint(x: long * 0.68, y: short * 0.55),
            controlPoint2: CGPoint(x: long * 0.8, y: short))
        path.close()
        switch direction {
        case .down: path.apply(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: short))
        case .left: path.apply(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
        case .right: path.apply(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: short, ty: 0))
        default: break
        }
        color.setFill()
        path.fill()
    }
}
