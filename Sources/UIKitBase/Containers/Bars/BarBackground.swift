import CoreGraphics
import Foundation

/// What lies behind a bar's contents: a blur, a colour over it, an image over both, and the shadow along the bar's inner edge.
///
/// - From: `BarLook`
/// - To: `UIVisualEffectView`
@MainActor final class BarBackground: UIView {
    private let picture = UIImageView(frame: .zero)
    private var tiles: TileView?
    private var blur: UIVisualEffectView?
    private let shadow = UIImageView(frame: .zero)
    /// The bar is above the content: its shadow is below it.
    let isAbove: Bool

    init(isAbove: Bool) {
        self.isAbove = isAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.clipsToBounds = true
        addSubview(picture)
        addSubview(shadow)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BarBackground, _) in view.showBlur() }
    }

    required init?(coder: NSCoder) { nil }

    /// The look that is shown; nil before the first.
    private(set) var look: BarLook?
    private(set) var effect: UIVisualEffect?
    private(set) var color: UIColor?
    private(set) var image: UIImage?
    var shadowImage: UIImage? { shadow.image }
    /// Of the line where there is no image.
    var shadowColor: UIColor? { shadow.backgroundColor }

    func show(_ look: BarLook) {
        self.look = look
        (effect, color, image) = (look.effect, look.color, look.image)
        let repeats = look.isTiled ? look.image : nil
        picture.image = repeats == nil ? look.image : nil
        picture.contentMode = look.imageMode
        picture.alpha = look.color == nil ? look.imageAlpha : 1
        picture.backgroundColor = look.color
        showTiles(repeats)
        shadow.image = look.shadowImage
        shadow.setFixedTint(look.shadowColor)
        shadow.backgroundColor = look.shadowImage == nil ? look.shadowColor : nil
        shadow.isHidden = look.shadowImage == nil && look.shadowColor == nil
        showBlur()
        setNeedsLayout()
    }

    private func showTiles(_ image: UIImage?) {
        if let image, tiles == nil {
            let view = TileView(image)
            view.frame = picture.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            picture.addSubview(view)
            tiles = view
        }
        if let tiles, tiles.image !== image {
            tiles.image = image
            tiles.setNeedsDisplay()
        }
        tiles?.isHidden = image == nil
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

    override func layoutSubviews() {
        super.layoutSubviews()
        if picture.frame != bounds { picture.frame = bounds }
        let line = 1 / max(contentScaleFactor, 1)
        let height = shadow.image.map { max($0.size.height, 0) } ?? line
        shadow.frame = CGRect(x: 0, y: isAbove ? bounds.height : -height, width: bounds.width, height: height)
    }
}

/// An image again and again, as bars show images that don't stretch.
@MainActor private final class TileView: UIView {
    var image: UIImage?

    init(_ image: UIImage) {
        self.image = image
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        image?.drawAsPattern(in: bounds)
    }
}
