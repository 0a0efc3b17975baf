import CoreGraphics
import Foundation

/// The views inside a button; each is made when it is first needed.
struct ButtonParts {
    var title: UILabel?
    var subtitle: UILabel?
    var image: UIImageView?
    /// In the image's place, while the configuration says so.
    var activity: UIActivityIndicatorView?
    /// The chevrons behind the title of a button that shows what is chosen in its menu.
    var popUp: UIImageView?
    /// Called when a person has chosen another entry of such a menu.
    var popUpHandler: ((UIMenu) -> Void)?
    var backgroundImage: UIImageView?
    /// The configuration's background.
    var background: UIView?
    /// In its place where the background has more than a colour and an outline.
    var backdrop: ConfigurationBackground?
}

/// A button's configuration, as set and as shown.
struct ButtonStyle {
    var configuration: UIButton.Configuration?
    /// The title and the image by state that the configuration has taken over, so that each is taken once.
    var takenTitle: NSAttributedString?
    var takenImage: UIImage?
    /// Set by `setNeedsUpdateConfiguration()`, cleared by the next layout.
    var needsUpdate = false
}

extension UIButton {
    func needTitleLabel() -> UILabel {
        if let label = parts.title { return label }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
        label.lineBreakMode = .byTruncatingMiddle
        label.isUserInteractionEnabled = false
        parts.title = label
        addSubview(label)
        return label
    }

    func needImageView() -> UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleToFill
        parts.image = view
        // Behind the title, whichever was asked for first.
        if let title = parts.title { insertSubview(view, belowSubview: title) } else { addSubview(view) }
        return view
    }

    func needActivityIndicator() -> UIActivityIndicatorView {
        if let view = parts.activity { return view }
        let view = UIActivityIndicatorView(style: .medium)
        parts.activity = view
        addSubview(view)
        return view
    }

    func needPopUpIndicator() -> UIImageView {
        if let view = parts.popUp { return view }
        let view = UIImageView(frame: .zero)
        parts.popUp = view
        addSubview(view)
        return view
    }

    func needBackgroundImageView() -> UIImageView {
        if let view = parts.backgroundImage { return view }
        let view = UIImageView(frame: bounds)
        parts.backgroundImage = view
        insertSubview(view, at: 0)
        return view
    }

    func needBackground() -> UIView {
        if let view = parts.background { return view }
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        parts.background = view
        insertSubview(view, at: 0)
        return view
    }

    func needBackdrop() -> ConfigurationBackground {
        if let view = parts.backdrop { return view }
        let view = ConfigurationBackground()
        view.frame = bounds
        parts.backdrop = view
        insertSubview(view, at: 0)
        return view
    }

    func needSubtitleLabel() -> UILabel {
        if let label = parts.subtitle { return label }
        let label = UILabel(frame: .zero)
        label.isUserInteractionEnabled = false
        parts.subtitle = label
        addSubview(label)
        return label
    }
}
