import CoreGraphics
import Foundation
import QuartzCore

/// Pictures of views.
///
/// - From: `drawHierarchy(in:afterScreenUpdates:)`, `snapshotView(afterScreenUpdates:)`
/// - To: `CALayer.picture(of:scale:ofPresentation:)`
extension UIView {
    func drawPicture(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
        let bounds = bounds
        guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else { return false }
        let transform = context.ctm
        let density = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let scale = density * max(rect.width / bounds.width, rect.height / bounds.height)
        guard let image = picture(of: bounds, scale: scale, afterUpdates) else { return false }
        image.draw(in: rect)
        return true
    }

    func makeSnapshot(_ afterUpdates: Bool) -> UIView? { makeSnapshot(of: bounds, afterUpdates, .zero) }

    func makeSnapshot(of rect: CGRect, _ afterUpdates: Bool, _ caps: UIEdgeInsets) -> UIView? {
        guard !rect.isEmpty, let image = picture(of: rect, scale: contentScaleFactor, afterUpdates) else { return nil }
        let view = SnapshotView(image, size: rect.size)
        if caps != .zero {
            let width = rect.width - caps.left - caps.right, height = rect.height - caps.top - caps.bottom
            view.layer.contentsCenter = CGRect(
                x: caps.left / rect.width, y: caps.top / rect.height, width: max(0, width) / rect.width,
                height: max(0, height) / rect.height)
        }
        return view
    }

    private func picture(of rect: CGRect, scale: CGFloat, _ afterUpdates: Bool) -> UIImage? {
        if afterUpdates { layoutIfNeeded() }
        return backing.image(of: rect, scale: scale, afterUpdates)
    }
}

extension UIScreen {
    func makeSnapshot(_ afterUpdates: Bool) -> UIView {
        SnapshotView(stage.image(of: stage.bounds, scale: scale, afterUpdates), size: stage.bounds.size)
    }
}

extension CALayer {
    fileprivate func image(of rect: CGRect, scale: CGFloat, _ afterUpdates: Bool) -> UIImage? {
        if afterUpdates {
            CATransaction.flush()
            displayTreeIfNeeded()
        }
        guard let pixels = picture(of: rect, scale: scale, ofPresentation: true) else { return nil }
        return UIImage(cgImage: CGImage(pixelBuffer: pixels), scale: scale, orientation: .up)
    }
}

/// Shows a picture of other views.
private final class SnapshotView: UIView {
    convenience init(_ image: UIImage?, size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        layer.contents = image?.cgImage
        layer.contentsScale = image?.scale ?? 1
    }
}
