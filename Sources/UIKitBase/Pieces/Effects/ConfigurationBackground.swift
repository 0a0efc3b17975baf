import CoreGraphics
import Foundation

/// Draws a `UIBackgroundConfiguration` behind a cell's or a header's contents.
@MainActor package final class ConfigurationBackground: UIView {
    private let colorView = UIView()
    private let picture = UIImageView()
    private var custom: UIView?
    private var effect: UIVisualEffectView?
    private var content = UIBackgroundConfiguration.clear()

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(colorView)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    package func show(_ configuration: UIBackgroundConfiguration, tint: UIColor) {
        content = configuration
        colorView.backgroundColor =
            configuration.backgroundColor == nil && configuration.backgroundColorTransformer == nil
            ? nil : configuration.resolvedBackgroundColor(for: tint)
        colorView.layer.borderWidth = configuration.strokeWidth
        colorView.layer.borderColor =
            configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tint).cgColor : nil
        configuration.shadowProperties.setShadow(of: colorView.layer)
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        picture.clipsToBounds = true
        if custom !== configuration.customView {
            custom?.removeFromSuperview()
            custom = configuration.customView
            if let custom { addSubview(custom) }
        }
        if effect?.effect != configuration.visualEffect {
            effect?.removeFromSuperview()
            effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
            effect?.clipsToBounds = true
            if let effect { insertSubview(effect, at: 0) }
        }
        round(configuration.cornerRadius)
        setNeedsLayout()
    }

    /// Gives the parts other corners, where a view's size decides about them.
    func round(_ radius: CGFloat) {
        for view in [colorView, picture, effect] as [UIView?] { view?.layer.cornerRadius = radius }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var insets = content.backgroundInsets
        if let superview {
            let margins = NSDirectionalEdgeInsets(superview.layoutMargins, rightToLeft: isRightToLeft)
            let edges = content.edgesAddingLayoutMarginsToBackgroundInsets
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let place = bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
        colorView.frame = place.insetBy(dx: -content.strokeOutset, dy: -content.strokeOutset)
        for view in [picture, custom, effect] { view?.frame = place }
    }
}
