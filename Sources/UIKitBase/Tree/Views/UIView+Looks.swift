import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

extension UIView {
    // MARK: Background

    /// The colour that was set, as long as the layer still shows it; else the layer's.
    var currentBackground: UIColor? {
        guard let shown = backing.backgroundColor else { return nil }
        if let fill, resolved(fill) == shown { return fill }
        return UIColor(cgColor: shown)
    }

    func setBackground(_ color: UIColor?) {
        fill = color
        show(background: color.map(resolved))
    }

    private func show(background: CGColor?) {
        backing.backgroundColor = background
        let isClear = background?.alpha == 0
        guard isClear != flags.contains(.hasClearBackground) else { return }
        setFlag(.hasClearBackground, isClear)
        opacityChanged()
    }

    func setOpaque(_ opaque: Bool) {
        setFlag(.isNotOpaque, !opaque)
        opacityChanged()
    }

    /// Whether what the view draws has alpha: a store without it is black where nothing is drawn.
    private func opacityChanged() {
        let opaque = flags.isDisjoint(with: [.isNotOpaque, .hasClearBackground])
        guard backing.isOpaque != opaque else { return }
        backing.isOpaque = opaque
        if drawsContents { backing.setNeedsDisplay() }
    }

    /// Shows the colour that was set as it is under other traits.
    func setBackground(_ color: UIColor, in traits: UITraitCollection) {
        show(background: resolved(color, traits))
    }

    private func resolved(_ color: UIColor) -> CGColor { resolved(color, currentTraits) }

    private func resolved(_ color: UIColor, _ traits: UITraitCollection) -> CGColor {
        guard color.isProvided else { return color.resolvedColor(with: traits).cgColor }
        return withOwnTint { color.resolvedColor(with: traits).cgColor }
    }

    // MARK: Mask

    func setMask(_ view: UIView?) {
        extras?.mask?.backing.superlayer == nil ? () : extras?.mask?.backing.removeFromSuperlayer()
        needExtras().mask = view
        view?.removeFromSuperview()
        backing.mask = view?.backing
    }

    // MARK: Tint

    var effectiveTint: UIColor {
        let base = nearestTint
        return effectiveTintAdjustment == .dimmed ? .systemGray : base
    }

    private var nearestTint: UIColor {
        guard TintUse.isCustom else { return AccentColor.current }
        var view: UIView? = self
        while let here = view {
            if let own = here.extras?.tintColor { return own }
            view = here.parentView
        }
        return AccentColor.current
    }

    var effectiveTintAdjustment: TintAdjustmentMode {
        guard TintUse.isCustom else { return .normal }
        var view: UIView? = self
        while let here = view {
            if let own = here.extras?.tintAdjustmentMode, own != .automatic { return own }
            view = here.parentView
        }
        return .normal
    }

    /// Runs the body while `UIColor.tintColor` is the view's tint.
    func withOwnTint<R>(_ body: () throws -> R) rethrows -> R {
        guard TintUse.isCustom else { return try body() }
        return try effectiveTint.withAsTint(body)
    }

    func setTint(_ color: UIColor?) {
        let old = effectiveTint
        TintUse.isCustom = true
        needExtras().tintColor = color
        if effectiveTint != old { tellTintChanged() }
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        TintUse.isCustom = true
        needExtras().tintAdjustmentMode = mode
        tellTintChanged(byMode: true)
    }

    /// Gives what is drawn in the tint a colour that is no tint of the app's: it stays as it is where tints are dimmed. Nil gives the
    /// tint back.
    package final func setFixedTint(_ color: UIColor?) {
        setTint(color, color == nil ? .automatic : .normal)
    }

    /// Gives the view the app's tint, which is dimmed as all are, or without one a colour that isn't.
    package final func setTint(_ own: UIColor?, orFixed standard: UIColor) {
        if let own { setTint(own, .automatic) } else { setFixedTint(standard) }
    }

    package final func setTint(_ color: UIColor?, _ mode: TintAdjustmentMode) {
        if extras?.tintColor != color { tintColor = color }
        if (extras?.tintAdjustmentMode ?? .automatic) != mode { tintAdjustmentMode = mode }
    }

    /// Goes on below as far as what has changed is inherited: a mode dims a view's own colour, too.
    private func tellTintChanged(byMode: Bool = false) {
        if let fill, fill.isProvided { show(background: resolved(fill)) }
        PorticoTrace.call(.view, self, "tintColorDidChange") { withOwnTraits { tintColorDidChange() } }
        DeepStack.run {
            for child in children where child.inheritsTint(byMode: byMode) { child.tellTintChanged(byMode: byMode) }
        }
    }

    private func inheritsTint(byMode: Bool) -> Bool {
        guard let extras else { return true }
        return byMode ? extras.tintAdjustmentMode == .automatic : extras.tintColor == nil
    }

    /// After a view joined a new superview: what it inherits may be different there.
    func inheritedAppearanceChanged(from old: UITraitCollection?) {
        if let old, currentTraits != old { tellTraitsChanged(old) }
        if TintUse.isCustom, parentView?.extras?.tintColor != nil || nearestTint != AccentColor.current {
            tellTintChanged()
        }
    }

    // MARK: Direction

    func setSemantic(_ attribute: UISemanticContentAttribute) {
        let wasRightToLeft = isRightToLeft
        needExtras().semantic = attribute
        setNeedsLayout()
        guard wasRightToLeft != isRightToLeft else { return }
        LayoutEngine.shared.directionChanged(of: self)
        readingDirectionChanged()
    }

    package var isRightToLeft: Bool {
        guard let attribute = extras?.semantic, attribute != .unspecified else {
            return InterfaceDirection.isRightToLeft
        }
        return attribute == .forceRightToLeft
    }
}

/// Whether any view of the app has a tint of its own; until then nobody looks for one.
@MainActor enum TintUse {
    @InSession static var isCustom = false
}
