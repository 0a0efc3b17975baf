import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// Shows an effect where it stands: what lies behind it blurred, or its content with vibrancy.
///
/// Everything that belongs on the effect is added to `contentView`, never to the view itself. In an animation block a change of
/// `effect` is animated.
///
/// - From: the app, bars, alerts, menus
/// - To: `BackdropLayer`
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView(frame: .zero)
    private let content = EffectContentView(frame: .zero)
    private var kept: UIVisualEffect?
    /// The effect from before the animation that changes it, while that may be taken back; nil: nothing changes it.
    private var beforeAnimation: UIVisualEffect??
    private var isReady = false

    /// Takes any views; as large as the effect view.
    open var contentView: UIView { content }

    /// Nil, the default, is no effect: what is behind shows as it is.
    open var effect: UIVisualEffect? {
        get { kept }
        set {
            let old = kept
            kept = newValue
            guard old != newValue else { return }
            rememberEffect(old)
            show(from: old)
        }
    }

    /// A view of no size with that effect; nil shows none.
    public init(effect: UIVisualEffect?) {
        kept = effect
        super.init(frame: .zero)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// An effect view from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        kept = coder.decodeObject(of: UIVisualEffect.self, forKey: "UIVisualEffectViewEffect")
        super.init(coder: coder)
        setUp()
        Self.nibEffectProperties.read(self, coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(kept, forKey: "UIVisualEffectViewEffect")
    }

    private func setUp() {
        backdrop.isUserInteractionEnabled = false
        backdrop.didTakeBackEffect = { [weak self] in self?.takeBackEffect() }
        content.didTakeBackEffect = { [weak self] in self?.takeBackEffect() }
        for view in [backdrop, content] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        isReady = true
        show(from: nil)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIVisualEffectView, _) in
            view.show(from: view.kept)
        }
    }

    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        if isReady, subview !== backdrop, subview !== content {
            FatalException.internalInconsistency.raise(
                "\(subview) has been added as a subview to \(self). Do not add subviews directly to"
                    + " the visual effect view itself, instead add them to the -contentView.")
        }
    }

    /// The first of several changes in one animation counts.
    private func rememberEffect(_ old: UIVisualEffect?) {
        let isAnimating = [backdrop.layer, content.layer].contains { $0.animationKeys()?.isEmpty == false }
        if ViewAnimation.current == nil {
            beforeAnimation = nil
        } else if beforeAnimation == nil || !isAnimating {
            beforeAnimation = .some(old)
        }
    }

    /// A cancelled transition or an animator that ends at its start has put the layers back.
    private func takeBackEffect() {
        guard let old = beforeAnimation, old != kept else { return }
        let new = kept
        kept = old
        UIView.performWithoutAnimation { show(from: new) }
    }

    private func show(from old: UIVisualEffect?) {
        let surroundings = traitCollection.userInterfaceStyle
        func material(_ effect: UIVisualEffect?) -> BlurMaterial? {
            guard let blur = effect as? UIBlurEffect else { return nil }
            return BlurMaterial.of(blur.style, isDark: surroundings == .dark)
        }
        let layer = backdrop.backdropLayer
        if let new = material(kept) {
            // From no blur at all the colour comes as itself, not out of black.
            if material(old) == nil || layer.tint == nil {
                UIView.performWithoutAnimation {
                    (layer.blurRadius, layer.saturation, layer.tint) = (0, 1, new.clearTint)
                }
            }
            (layer.blurRadius, layer.saturation, layer.tint) = (new.radius, new.saturation, new.tint)
        } else {
            (layer.blurRadius, layer.saturation) = (0, 1)
            layer.tint = layer.tint?.copy(alpha: 0)
        }
        showVibrancy(surroundings)
    }

    private func showVibrancy(_ surroundings: UIUserInterfaceStyle) {
        guard let vibrancy = kept as? UIVibrancyEffect, let blur = vibrancy.blur else {
            if content.alpha != 1, hasVibrancy { content.alpha = 1 }
            content.ink = nil
            if hasVibrancy { content.tintColor = nil }
            hasVibrancy = false
            return
        }
        hasVibrancy = true
        let ink: UIColor = BlurMaterial.isDark(blur.style, surroundings) ? .white : .black
        content.ink = ink
        content.tintColor = ink
        content.alpha = (vibrancy.style ?? .label).strength
    }
    private var hasVibrancy = false
}

/// Whether any effect view has shown vibrancy; until then no label looks for one around it.
@MainActor enum VibrancyUse {
    @InSession static var isShown = false
}

/// An effect view without a size of its own is as large as constraints to its content's edges say.
@MainActor private final class EffectContentView: UIView, AnimatedModel {
    var didTakeBackEffect: () -> Void = {}
    func takeBackChange(of property: String) { if property == "opacity" { didTakeBackEffect() } }

    /// What texts are drawn in under an effect of vibrancy; before the tint colour is set, by which they hear of it.
    var ink: UIColor? { didSet { if ink != nil { VibrancyUse.isShown = true } } }
    override var vibrantInk: UIColor? { ink ?? super.vibrantInk }

    override var sizeHolder: UIView? { translatesAutoresizingMaskIntoConstraints ? superview : nil }
}

/// The view whose layer is the blur.
@MainActor private final class BackdropView: UIView, AnimatedModel {
    private static let effectProperties: Set = ["blurRadius", "saturation", "tint"]
    var didTakeBackEffect: () -> Void = {}
    func takeBackChange(of property: String) { if Self.effectProperties.contains(property) { didTakeBackEffect() } }

    override class var layerClass: AnyClass { BackdropLayer.self }
    var backdropLayer: BackdropLayer { layer as! BackdropLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        (backdropLayer.blurRadius, backdropLayer.tint) = (0, nil)
    }

    required init?(coder: NSCoder) { nil }
}
