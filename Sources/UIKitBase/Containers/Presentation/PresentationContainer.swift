import CoreGraphics
import Foundation

/// The view that a presentation lives in: over the window, or over the context that presents.
@MainActor final class PresentationContainer: UIView {
    weak var owner: UIPresentationController?

    init(owner: UIPresentationController, frame: CGRect) {
        self.owner = owner
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    // What lies below can't be reached, unless touches can.
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isModal: !(owner?.passesTouch(at: .zero, with: nil) ?? true))
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let owner, let old = previousTraitCollection else { return }
        owner.hearTraits(from: old, to: traitCollection)
    }

    override func layoutSubviews() {
        owner?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        owner?.placePresented()
        owner?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let owner, let moving = owner.hitTestInFlight(point) { return moving }
        let hit = super.hitTest(point, with: event)
        guard hit === self, let owner else { return hit }
        if let other = owner.hitTestOutside(convert(point, to: nil), with: event) { return other }
        return owner.passesTouch(at: point, with: event) ? nil : hit
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// What the presented views leave unhandled arrives here, too, and isn't beside them.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { owner?.touchedOutside() }
    }
}
