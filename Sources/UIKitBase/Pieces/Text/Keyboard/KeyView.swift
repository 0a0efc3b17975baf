import CoreGraphics
import Foundation

/// A key's cap with what stands on it. It takes no touches: the keyboard gives each to the key that is nearest.
@MainActor final class KeyView: UIView {
    private(set) var key = KeyboardKey(action: .space)
    private var metrics: KeyboardMetrics?
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let hint = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        layer.shadowOffset = CGSize(width: 0, height: 1)
        layer.shadowRadius = 0
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        hint.textAlignment = .center
        picture.contentMode = .center
        for view in [label, picture, hint] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityTraits = .keyboardKey
    }

    required init?(coder: NSCoder) { nil }

    /// A finger is on it.
    var isPressed = false { didSet { if isPressed != oldValue { color() } } }
    var isOff = false {
        didSet {
            guard isOff != oldValue else { return }
            accessibilityTraits = isOff ? [.keyboardKey, .notEnabled] : .keyboardKey
            color()
        }
    }
    /// While the keyboard is a trackpad nothing stands on its keys.
    var isBlank = false {
        didSet { for view in [label, picture, hint] { view.alpha = isBlank ? 0 : 1 } }
    }

    func show(_ key: KeyboardKey, _ metrics: KeyboardMetrics) {
        if frame != key.frame { frame = key.frame }
        guard key != self.key || metrics != self.metrics else { return }
        (self.key, self.metrics) = (key, metrics)
        accessibilityLabel = key.name
        accessibilityIdentifier = key.name
        layer.cornerRadius = metrics.cornerRadius
        label.text = key.symbol == nil ? key.label : nil
        label.font = font
        hint.text = key.hint
        hint.font = .systemFont(ofSize: metrics.isPad ? 14 : 10, weight: metrics.isPad ? .regular : .medium)
        picture.image = key.symbol.flatMap {
            let size: CGFloat = key.tone == .bare && key.action != .delete ? 25 : metrics.isPad ? 22 : 19
            return UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: size))
        }
        color()
        arrange()
    }

    private var isDigit: Bool {
        metrics?.isPad != true && key.action != .space && frame.width > 70 && key.label.count == 1
    }

    private var font: UIFont {
        guard case .text(let text) = key.action, key.label.count == 1 else {
            return .systemFont(ofSize: metrics?.isPad == true ? 18 : 16)
        }
        let isLower = text != text.uppercased()
        let isPad = metrics?.isPad == true
        return .systemFont(ofSize: isDigit ? 25 : isPad ? 24 : isLower ? 25 : 22.5)
    }

    private func color() {
        let isSwapped = isPressed
        let fill: UIColor
        switch key.tone {
        case .letter: fill = isSwapped && !popsUp ? KeyboardColors.command : KeyboardColors.letter
        case .command: fill = isSwapped ? KeyboardColors.letter : KeyboardColors.command
        case .accent: fill = isOff ? KeyboardColors.command : isSwapped ? KeyboardColors.letter : .systemBlue
        case .bare: fill = .clear
        }
        backgroundColor = fill
        layer.shadowColor = KeyboardColors.edge.resolvedColor(with: traitCollection).cgColor
        layer.shadowOpacity = key.tone == .bare ? 0 : 1
        var ink = UIColor.label
        if key.tone == .accent, !isOff, !isSwapped { ink = .white }
        if isOff { ink = .tertiaryLabel }
        if key.tone == .letter, key.action == .shift { ink = .label }
        label.textColor = ink
        picture.tintColor = key.tone == .bare && key.action != .delete ? KeyboardColors.hint : ink
        hint.textColor = metrics?.isPad == true ? KeyboardColors.hint : ink
        if key.action == .delete, key.symbol != nil, let metrics {
            let name = isSwapped ? "delete.left.fill" : "delete.left"
            picture.image = UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: metrics.isPad ? 22 : 19))
        }
    }

    private var popsUp: Bool { metrics?.isPad != true && key.popsUp && !isDigit }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { color() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
        let inside = bounds.insetBy(dx: 2, dy: 0)
        picture.frame = bounds
        guard !key.hint.isEmpty else {
            // Small letters sit a little higher than the middle of their line.
            let isLower = key.label.count == 1 && key.label != key.label.uppercased()
            label.frame = inside.offsetBy(dx: 0, dy: isLower ? -1.5 : 0)
            hint.frame = .zero
            return
        }
        if metrics?.isPad == true {
            hint.frame = CGRect(x: 0, y: 5, width: bounds.width, height: 18)
            label.frame = CGRect(x: 2, y: 20, width: bounds.width - 4, height: max(0, bounds.height - 24))
        } else if bounds.height < 40 {
            // In landscape a key of a pad is too low for two lines.
            label.frame = CGRect(x: bounds.midX - 30, y: 0, width: 30, height: bounds.height)
            hint.frame = CGRect(x: bounds.midX + 2, y: 0, width: 40, height: bounds.height)
        } else {
            label.frame = CGRect(x: 2, y: 2, width: bounds.width - 4, height: 29)
            hint.frame = CGRect(x: 0, y: bounds.height - 17, width: bounds.width, height: 13)
        }
    }
}
