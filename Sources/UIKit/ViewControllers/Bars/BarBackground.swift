import CoreGraphics
import Foundation

/// What lies behind a bar's contents: a blur, a colour over it, and an image over both.
///
/// - From: `UINavigationBar`, `UITabBar`, `UIToolbar`
/// - To: `UIVisualEffectView`
@MainActor final class BarBackground: UIView {
    private let picture = UIImageView(frame: .zero)
    private var blur: UIVisualEffectView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BarBackground, _) in view.showBlur() }
    }

    required init?(coder: NSCoder) { nil }

    private(set) var effect: UIVisualEffect?
    private(set) var color: UIColor?
    var image: UIImage? { picture.image }

    func show(_ effect: UIVisualEffect?, _ color: UIColor?, _ image: UIImage?, _ mode: ContentMode = .scaleToFill) {
        (self.effect, self.color) = (effect, color)
        picture.image = image
        picture.contentMode = mode
        picture.backgroundColor = color
        isHidden = effect == nil && color == nil && image == nil
        showBlur()
    }

    /// What an opaque colour hides is not there.
    private func showBlur() {
        let isSeen = (color?.resolvedColor(with: traitCollection).cgColor.alpha ?? 0) < 1
        let shown = isSeen ? effect : nil
        if let shown, blur == nil {
            let view = UIVisualEffectView(effect: shown)
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(view, at: 0)
            blur = view
        }
        blur?.effect = shown
    }
}
