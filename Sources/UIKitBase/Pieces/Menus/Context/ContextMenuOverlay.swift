import CoreGraphics
import Foundation

/// What covers the window while a menu is open: the blurred screen, the preview and the menu. A tap beside both closes it.
///
/// - From: `ContextMenuSession`
@MainActor final class ContextMenuOverlay: UIView {
    /// The overlay keeps its session; it goes with the window.
    private var session: ContextMenuSession?
    let backdrop = UIVisualEffectView(effect: nil)

    init(_ session: ContextMenuSession, frame: CGRect) {
        self.session = session
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backdrop.isUserInteractionEnabled = false
        backdrop.frame = bounds
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(backdrop)
    }

    required init?(coder: NSCoder) { nil }

    private var knownSize: CGSize?

    override func layoutSubviews() {
        super.layoutSubviews()
        if let knownSize, knownSize != bounds.size { session?.place() }
        knownSize = bounds.size
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { session?.end(animated: false) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        session?.tapped(at: touch.location(in: self))
    }

    func secondaryClick(at point: CGPoint, on hit: UIView) {
        if hit === self { session?.tapped(at: point) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
