import CoreGraphics
import Foundation

/// Shows above a finger, and larger, what the finger covers of a text.
///
/// - From: `SelectionHandles`, gestures of texts
@MainActor final class TextLoupe: UIView {
    @InSession private static var shown: TextLoupe? = nil
    private static let size = CGSize(width: 116, height: 48)
    private static let zoom: CGFloat = 1.25

    private let picture = LoupePicture(frame: .zero)

    static func show(_ caret: CGRect, of text: any UIView & TextEditing) {
        showPlace(caret, in: text, ink: text.inkView)
    }

    /// - Parameters:
    ///   - caret: In the view's coordinates.
    ///   - ink: What the loupe shows of the view: itself, or the part of it that is text.
    static func showPlace(_ caret: CGRect, in view: UIView, ink: UIView) {
        guard let window = view.window else { return hide() }
        let isNew = shown == nil
        let loupe = shown ?? TextLoupe(frame: CGRect(origin: .zero, size: size))
        shown = loupe
        if loupe.superview !== window { window.addSubview(loupe) }
        loupe.picture.show(caret, in: view, ink: ink, zoom: zoom)
        let target = view.convert(caret, to: nil)
        let half = size.width / 2
        let x = min(max(target.midX, half + 4), window.bounds.maxX - half - 4)
        loupe.center = CGPoint(x: x, y: max(target.minY - 14 - size.height / 2, size.height / 2 + 4))
        guard isNew else { return }
        loupe.transform = CGAffineTransform(translationX: 0, y: 30).scaledBy(x: 0.3, y: 0.3)
        UIView.animate(withDuration: 0.15) { loupe.transform = .identity }
    }

    static func hide() {
        guard let loupe = shown else { return }
        shown = nil
        UIView.animate(
            withDuration: 0.12, animations: { loupe.alpha = 0 }, completion: { _ in loupe.removeFromSuperview() })
    }

    /// In its window; nil while there is none.
    static var place: CGRect? { shown?.frame }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.3
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 3)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
        picture.frame = bounds
        picture.layer.cornerRadius = bounds.height / 2
        picture.clipsToBounds = true
        picture.layer.borderWidth = 0.5
        picture.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor private final class LoupePicture: UIView {
    private weak var ink: UIView?
    private var place = CGPoint.zero
    private var zoom: CGFloat = 1

    func show(_ caret: CGRect, in view: UIView, ink: UIView, zoom: CGFloat) {
        self.ink = ink
        self.zoom = zoom
        place = ink.convert(CGPoint(x: caret.midX, y: caret.midY), from: view)
        backgroundColor = Self.ground(of: view)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let ink, let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.scaleBy(x: zoom, y: zoom)
        context.translateBy(x: -place.x, y: -place.y)
        ink.layer.render(in: context)
    }

    /// What the text stands on.
    private static func ground(of view: UIView) -> UIColor {
        var here: UIView? = view
        while let view = here {
            if let color = view.backgroundColor, color.resolvedColor(with: view.traitCollection).cgColor.alpha > 0.5 {
                return color
            }
            here = view.superview
        }
        return .systemBackground
    }
}
