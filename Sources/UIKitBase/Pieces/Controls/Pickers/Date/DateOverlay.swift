import CoreGraphics
import Foundation

/// A calendar or wheels on a platter over everything else in the window. A tap beside it closes it.
///
/// - From: `DateField`
@MainActor final class DateOverlay: UIView {
    private static let margin: CGFloat = 8
    private static let gap: CGFloat = 6

    let content: any DatePickerContent
    var closed: () -> Void = {}
    private weak var source: UIView?
    private let platter = UIView()
    private let shade = OuterShadow(opacity: 0.2, radius: 24, offset: 6)
    private let clip = UIView()
    private var isOver = false

    init(_ content: any DatePickerContent, beside source: UIView, in window: UIWindow) {
        self.content = content
        self.source = source
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        semanticContentAttribute = source.semanticContentAttribute
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.layer.cornerRadius = 13
        clip.layer.cornerCurve = .continuous
        clip.clipsToBounds = true
        clip.addSubview(material)
        clip.addSubview(content)
        platter.addSubview(shade)
        platter.addSubview(clip)
        addSubview(platter)
        tintColor = source.tintColor
    }

    required init?(coder: NSCoder) { nil }

    override func accessibilityPerformEscape() -> Bool {
        close(animated: true)
        return true
    }

    func open() {
        guard let window = source?.window else { return }
        window.addSubview(self)
        layoutIfNeeded()
        UIView.performWithoutAnimation {
            platter.alpha = 0
            platter.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.platter.alpha = 1
            self.platter.transform = .identity
        }
    }

    func close(animated: Bool) {
        guard !isOver else { return }
        isOver = true
        isUserInteractionEnabled = false
        closed()
        guard animated, window != nil else { return removeFromSuperview() }
        UIView.animate(withDuration: 0.15) {
            self.platter.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { close(animated: false) }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let source, source.window != nil else { return }
        let frame = place(content.size, beside: source.convert(source.bounds, to: self))
        platter.bounds.size = frame.size
        platter.center = CGPoint(x: frame.midX, y: frame.midY)
        let inside = CGRect(origin: .zero, size: frame.size)
        (shade.frame, clip.frame, content.frame) = (inside, inside, inside)
        shade.cast(UIBezierPath(roundedRect: inside, cornerRadius: 13))
    }

    /// Below the source where there is room, else above it, else wherever there is most.
    private func place(_ size: CGSize, beside source: CGRect) -> CGRect {
        let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let width = min(size.width, safe.width), height = min(size.height, safe.height)
        var y = source.maxY + Self.gap
        if y + height > safe.maxY { y = source.minY - Self.gap - height }
        if y < safe.minY { y = min(max(source.midY - height / 2, safe.minY), safe.maxY - height) }
        let x = min(max(source.midX - width / 2, safe.minX), safe.maxX - width)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Touches

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !platter.frame.contains(touch.location(in: self)) else { return }
        close(animated: true)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
