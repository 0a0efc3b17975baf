import CoreGraphics
import UIKit

/// A layer of a map's views that takes no touches itself.
@MainActor final class MapLayerView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Draws a map's ground and overlays.
@MainActor final class MapPictureView: UIView {
    var picture: (() -> MapPicture?)?

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let picture = picture?() else { return }
        picture.draw(in: context)
    }
}
