import CoreGraphics
import Foundation
import QuartzCore

/// The banner that comes down over the app for a notification, and goes by itself. A tap opens it, a swipe up sends it away.
///
/// - From: UserNotifications
/// - To: `SystemWindow`
@MainActor package final class NotificationBanner: UIView {
    /// Seconds that it stays.
    private static let stay = 5.0
    private static let slide = 0.4
    private static let margin: CGFloat = 8

    @InSession private static var window: SystemWindow? = nil
    @InSession private static var shown: NotificationBanner? = nil

    private let icon = UILabel()
    private let picture = UIImageView()
    private let heading = UILabel()
    private let text = UILabel()
    private let time = UILabel()
    private let onTap: @MainActor () -> Void
    private var start = CGPoint.zero
    private var isLeaving = false

    /// Shows a banner in the place of any other. Empty texts take no room.
    package static func show(
        title: String, subtitle: String, body: String, onTap: @escaping @MainActor () -> Void
    ) {
        shown?.removeFromSuperview()
        let host = window ?? SystemWindow(passesTouches: true)
        if host.rootViewController == nil { host.rootViewController = BannerController() }
        window = host
        host.frame = UIScreen.main.bounds
        host.isHidden = false
        host.layoutIfNeeded()
        let banner = NotificationBanner(title: title, subtitle: subtitle, body: body, onTap: onTap)
        shown = banner
        guard let room = host.rootViewController?.view else { return }
        room.addSubview(banner)
        banner.place(in: room)
        banner.transform = CGAffineTransform(translationX: 0, y: -banner.frame.maxY - 20)
        UIView.animate(withDuration: slide, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            banner.transform = .identity
        }
        FrameTimer.shared.call(after: slide + stay) { [weak banner] in banner?.leave() }
    }

    private init(title: String, subtitle: String, body: String, onTap: @escaping @MainActor () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .white }
        layer.cornerRadius = 22
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 5)
        let name = SystemAlert.appName
        icon.text = String(name.prefix(1)).uppercased()
        icon.textAlignment = .center
        icon.textColor = .white
        icon.font = .boldSystemFont(ofSize: 20)
        icon.backgroundColor = .systemGray
        icon.layer.cornerRadius = 9
        icon.clipsToBounds = true
        picture.image = Self.appIcon
        picture.layer.cornerRadius = 9
        picture.clipsToBounds = true
        heading.text = title.isEmpty ? name : title
        text.numberOfLines = 4
        text.text = [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n")
        time.textColor = .secondaryLabel
        time.text = "now"
        for view in [picture.image == nil ? icon : picture, heading, text, time] as [UIView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = [name, title, subtitle, body].filter { !$0.isEmpty }.joined(separator: ", ")
        accessibilityTraits = .button
        accessibilityIdentifier = "notification"
    }

    required init?(coder: NSCoder) { nil }

    private static var appIcon: UIImage? {
        let icons = Bundle.main.object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        let files = primary?["CFBundleIconFiles"] as? [String] ?? []
        return ([primary?["CFBundleIconName"] as? String].compactMap { $0 } + files.reversed()).lazy
            .compactMap { UIImage(named: $0) }.first
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.preferredContentSizeCategory
        guard old != traitCollection.preferredContentSizeCategory, let superview, !isLeaving else { return }
        place(in: superview)
    }

    private func setFonts() {
        text.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: traitCollection)
        heading.font = .boldSystemFont(ofSize: text.font.pointSize)
        time.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    }

    /// Below the status bar, as wide as a phone's screen allows, and as high as its text is large.
    private func place(in room: UIView) {
        setFonts()
        let margin = Self.margin
        let width = min(room.bounds.width - 2 * margin, 420)
        let left: CGFloat = 64
        let textWidth = width - left - 16
        // Large text takes the whole line; the time stands below it, then.
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        heading.numberOfLines = isLarge ? 2 : 1
        let timeSize = time.sizeThatFits(room.bounds.size)
        let headingWidth = isLarge ? textWidth : textWidth - timeSize.width - 8
        let headingHeight = isLarge ? height(of: heading, headingWidth) : heading.font.lineHeight.rounded(.up)
        let textHeight = text.text?.isEmpty == false ? height(of: text, textWidth) : 0
        let whole = headingHeight + textHeight + (isLarge ? timeSize.height : 0)
        (bounds.size, center) = (
            CGSize(width: width, height: (max(38, whole) + 28).rounded(.up)),
            CGPoint(x: (room.bounds.width / 2).rounded(), y: 0)
        )
        center.y = max(room.safeAreaInsets.top, margin) + bounds.height / 2
        icon.frame = CGRect(x: 14, y: ((bounds.height - 38) / 2).rounded(), width: 38, height: 38)
        picture.frame = icon.frame
        let begin = ((bounds.height - whole) / 2).rounded()
        heading.frame = CGRect(x: left, y: begin, width: headingWidth, height: headingHeight)
        text.frame = CGRect(x: left, y: begin + headingHeight, width: textWidth, height: textHeight)
        time.frame = CGRect(
            x: isLarge ? left : width - 16 - timeSize.width, y: isLarge ? text.frame.maxY : begin,
            width: timeSize.width, height: isLarge ? timeSize.height : headingHeight)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 22).cgPath
    }

    private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func leave() {
        guard !isLeaving else { return }
        isLeaving = true
        UIView.animate(withDuration: Self.slide, delay: 0, options: .curveEaseIn) { [self] in
            transform = CGAffineTransform(translationX: 0, y: -frame.maxY - 20)
        } completion: { [self] _ in
            remove()
        }
    }

    private func remove() {
        removeFromSuperview()
        guard Self.shown === self else { return }
        Self.shown = nil
        Self.window?.isHidden = true
    }

    // MARK: Fingers

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: nil) ?? .zero
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let end = touches.first?.location(in: nil), !isLeaving else { return }
        if end.y < start.y - 10 { return leave() }
        guard abs(end.x - start.x) < 20, abs(end.y - start.y) < 20 else { return }
        isLeaving = true
        remove()
        onTap()
    }
}

/// The room that banners stand in. It says nothing about the status bar.
@MainActor private final class BannerController: UIViewController {
    override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .clear
    }
}
