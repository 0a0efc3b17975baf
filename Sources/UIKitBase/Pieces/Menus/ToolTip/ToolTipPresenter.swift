import CoreGraphics
import Foundation
import QuartzCore

/// The tool tip on the screen: there is one at most. It comes when the pointer has rested for a second on a view that has one, and goes
/// with the pointer, or when a button goes down.
///
/// - From: `HoverDelivery`
/// - To: `UIToolTipInteraction`
@MainActor final class ToolTipPresenter {
    @InSession private(set) static var shared = ToolTipPresenter()
    static let delay: TimeInterval = 1

    private weak var interaction: UIToolTipInteraction?
    private var place = CGPoint.zero
    private var round = 0
    private(set) weak var bubble: ToolTipBubble?

    /// The pointer is over `view`, or over nothing.
    func move(over view: UIView?, at point: CGPoint) {
        let found = interaction(over: view)
        if found !== interaction {
            hide()
            interaction = found
        } else if point == place {
            return
        }
        place = point
        guard let found, bubble == nil else { return }
        round += 1
        let mine = round
        FrameTimer.shared.call(after: Self.delay) { [weak self, weak found] in
            guard let self, let found, self.round == mine, self.interaction === found else { return }
            self.show(found)
        }
    }

    func leave(_ interaction: UIToolTipInteraction) {
        guard interaction === self.interaction else { return }
        hide()
        self.interaction = nil
    }

    private func interaction(over view: UIView?) -> UIToolTipInteraction? {
        var view = view
        while let here = view {
            for case let interaction as UIToolTipInteraction in here.interactions where interaction.isEnabled {
                return interaction
            }
            view = here.superview
        }
        return nil
    }

    private func show(_ interaction: UIToolTipInteraction) {
        guard let view = interaction.view, let window = view.window,
            let configuration = interaction.configuration(at: view.convert(place, from: nil)),
            !configuration.toolTip.isEmpty
        else { return }
        let bubble = ToolTipBubble(configuration.toolTip)
        let space = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 6, dy: 6)
        let size = bubble.sizeThatFits(CGSize(width: min(280, space.width), height: space.height))
        var origin = CGPoint(x: place.x + 4, y: place.y + 20)
        if !configuration.sourceRect.isNull {
            let source = view.convert(configuration.sourceRect, to: nil)
            origin = CGPoint(x: source.midX - size.width / 2, y: source.maxY + 6)
        }
        // Above the pointer where there is no room below it.
        if origin.y + size.height > space.maxY { origin.y = place.y - 8 - size.height }
        bubble.frame = ContextMenuPlacement.clamped(CGRect(origin: origin, size: size), space)
        window.addSubview(bubble)
        self.bubble = bubble
        UIView.performWithoutAnimation { bubble.alpha = 0 }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: { bubble.alpha = 1 })
    }

    func hide() {
        round += 1
        bubble?.removeFromSuperview()
        bubble = nil
    }
}

@MainActor final class ToolTipBubble: UIView {
    let label = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 5
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.gray.cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 5
        layer.shadowOffset = CGSize(width: 0, height: 2)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .label
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - 16, height: size.height - 8))
        return CGSize(width: text.width.rounded(.up) + 16, height: text.height.rounded(.up) + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 4)
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
    }
}
