import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image or an animation. It draws nothing: the image is its layer's contents.
@preconcurrency @MainActor
open class UIImageView: UIView {
    private var shown = Shown()
    private var player: ImagePlayer?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodePlace(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodePlace(coder)
    }

    /// A view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        self.image = image
        showInitialImage()
    }

    /// A view of the image's size with a second image for when it is highlighted.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        prepare()
        self.highlightedImage = highlightedImage
        self.image = image
        showInitialImage()
    }

    /// An image view from a nib or an archive, with its image; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        isUserInteractionEnabled = readsInteraction(coder) ?? false
        Self.nibImageProperties.read(self, coder)
        if !(coder is NibCoder), coder.allowsKeyedCoding {
            image = coder.presentObject(UIImage.self, "UIImage") ?? image
        }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let image { coder.encode(image, forKey: "UIImage") }
    }

    /// Observers do not run in a class's own initialisers.
    private func showInitialImage() {
        updateContents()
        if image?.images != nil { updateOwnAnimation() }
    }

    private func prepare() {
        isUserInteractionEnabled = false
        isOpaque = false
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(label: image?.accessibilityLabel, traits: .image)
    }

    // MARK: Images

    /// The image. An image with `images` of its own is shown as an animation at once. Does not change the view's size.
    open var image: UIImage? {
        didSet {
            guard oldValue !== image else { return }
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
            updateContents()
            if image?.images != nil || oldValue?.images != nil { updateOwnAnimation() }
        }
    }

    /// What is shown in the image's place while highlighted; nil shows the image.
    open var highlightedImage: UIImage? {
        didSet {
            if oldValue !== highlightedImage, isHighlighted { updateContents() }
        }
    }

    /// Whether `highlightedImage` and `highlightedAnimationImages` are shown in place of the others; `false` to begin with.
    open var isHighlighted = false {
        didSet {
            guard oldValue != isHighlighted else { return }
            if highlightedImage != nil || highlightedAnimationImages != nil { updateContents() }
        }
    }

    /// How symbols are sized unless the image says so itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            if image?.isSymbolImage == true {
                invalidateIntrinsicContentSize()
                updateContents()
            }
        }
    }

    /// The range that the image is to be shown in. The screen has the standard one (DEV-1400).
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// The range that the image is shown in.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set {
            super.contentMode = newValue
            // There is nothing to draw again; the mode only moves the contents.
            layer.needsDisplayOnBoundsChange = false
        }
    }

    // MARK: Animation

    /// The images to show one after the other; nil to begin with. They replace `image` while the animation runs.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The images of the animation while highlighted; nil, to begin with: those of `animationImages`. Setting it ends the animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// Seconds for all images once; 0 means 1/30 s an image.
    open var animationDuration: TimeInterval = 0
    /// How many times the images are shown; 0 means without end.
    open var animationRepeatCount = 0

    /// Whether an animation has been started, also while the view isn't in a window.
    open var isAnimating: Bool { player != nil }

    /// Shows `animationImages`, or the images that `image` has, one after the other from the first. Without effect where there are none.
    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages) ?? image?.images
        guard let images, !images.isEmpty else { return }
        let standard = Double(images.count) / 30
        let own = animationImages == nil ? image?.duration ?? 0 : 0
        player?.stop()
        player = ImagePlayer(
            images: images, duration: animationDuration > 0 ? animationDuration : own > 0 ? own : standard,
            repeatCount: animationRepeatCount
        ) { [weak self] image in
            self?.show(image)
        } finish: { [weak self] in
            self?.stopAnimating()
        }
        player?.start()
    }

    /// Ends the animation: `image` is shown again.
    open func stopAnimating() {
        guard let running = player else { return }
        running.stop()
        player = nil
        updateContents()
    }

    private func updateOwnAnimation() {
        stopAnimating()
        if image?.images != nil, window != nil { startAnimating() }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil {
            player?.stop()
        } else if let player {
            player.start()
        } else if image?.images != nil {
            startAnimating()
        }
    }

    // MARK: Showing

    /// What the layer shows now, so that setting the same again touches nothing.
    private struct Shown {
        weak var image: UIImage?
        var tint: UIColor?
        var style = UIUserInterfaceStyle.unspecified
        /// The view's, where the contents were made for it.
        var size: CGSize?
    }

    private var currentImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

    private func updateContents() {
        if player == nil { show(currentImage) }
    }

    private func show(_ image: UIImage?) {
        var image = image.map(configured)
        if let given = image, given.isMirroredByReading, isRightToLeft {
            image = given.withHorizontallyFlippedOrientation()
        }
        let traits = traitCollection
        guard let image, let pixels = image.layerImage(tint: tintColor, traits: traits) else {
            if layer.contents != nil { layer.contents = nil }
            shown = Shown()
            return
        }
        shown = Shown(image: image, tint: tintColor, style: traits.userInterfaceStyle)
        let tiled = tiled(pixels, of: image)
        layer.contents = tiled ?? pixels
        layer.contentsScale = image.scale
        let center = tiled == nil ? image.contentsCenter : CGRect(x: 0, y: 0, width: 1, height: 1)
        if layer.contentsCenter != center { layer.contentsCenter = center }
    }

    /// The image at the view's size, where its middle is to be repeated: a layer can only stretch it.
    private func tiled(_ pixels: CGImage, of image: UIImage) -> CGImage? {
        guard image.tilesItsMiddle, contentMode == .scaleToFill, bounds.size != image.size, !bounds.isEmpty else {
            return nil
        }
        shown.size = bounds.size
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let tile = UIImage(cgImage: pixels, scale: image.scale, orientation: .up)
            .resizableImage(withCapInsets: image.capInsets, resizingMode: .tile)
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in
            tile.draw(in: CGRect(origin: .zero, size: bounds.size))
        }.cgImage
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if currentImage?.tilesItsMiddle == true, shown.size != bounds.size { updateContents() }
    }

    override func lookUpTraits() {
        if let image = currentImage, configured(image).symbolConfiguration?.values.textStyle != nil {
            invalidateIntrinsicContentSize()
            return updateContents()
        }
        guard shown.style != traitCollection.userInterfaceStyle else { return }
        if currentImage.map(configured)?.followsColors == true { updateContents() }
    }

    override func readingDirectionChanged() {
        if currentImage?.isMirroredByReading == true { updateContents() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if currentImage.map(configured)?.followsColors == true { updateContents() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let image = currentImage, configured(image).symbolConfiguration?.values.textStyle != nil,
            traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
        {
            invalidateIntrinsicContentSize()
            return updateContents()
        }
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        if currentImage.map(configured)?.followsColors == true { updateContents() }
    }

    // MARK: Size

    /// The image's size; the view's own without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        currentImage.map(sizeOf) ?? super.sizeThatFits(size)
    }

    open override var intrinsicContentSize: CGSize {
        currentImage.map(sizeOf)
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    private func sizeOf(_ image: UIImage) -> CGSize { configured(image).size }

    /// A symbol as the view shows it: what its own configuration leaves open is the view's, a text style is at the view's text size.
    private func configured(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image }
        let own = image.symbolConfiguration
        guard var configuration = preferredSymbolConfiguration?.applying(own) ?? own else { return image }
        if configuration.values.textStyle != nil {
            configuration = configuration.withTraitCollection(traitCollection)
        }
        return image.with { $0.configuration = configuration }
    }

    /// An image with a baseline, as symbols are, stands on the line of the text beside it.
    override func baselineDistances() -> Baselines? {
        guard let image = currentImage.map(configured), let offset = image.baselineOffsetFromBottom else { return nil }
        return Baselines(first: image.size.height - offset, last: offset)
    }

    open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }
}
