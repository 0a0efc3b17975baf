import CoreGraphics
import Foundation

/// The text fields of an alert: one below the other in a common border, with fine lines between them.
@MainActor final class AlertFields: UIView {
    /// Larger text makes the fields higher.
    private var rowHeight: CGFloat {
        let line = fields.compactMap { $0.font?.lineHeight }.max() ?? 0
        return max(30, (line + 8).rounded(.up))
    }
    private(set) var fields: [UITextField] = []
    private var lines: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
        }
        layer.cornerRadius = 6
        clipsToBounds = true
        showBorder()
    }

    required init?(coder: NSCoder) { nil }

    func add() -> UITextField {
        let field = AlertField(frame: .zero)
        field.font = AlertFonts.message
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        if !fields.isEmpty {
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            lines.append(line)
            addSubview(line)
        }
        fields.append(field)
        addSubview(field)
        setNeedsLayout()
        return field
    }

    private var hairline: CGFloat { 1 / max(1, traitCollection.displayScale) }

    private func showBorder() {
        layer.borderWidth = max(0.5, hairline)
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight * CGFloat(fields.count))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let rowHeight = rowHeight
        for (index, field) in fields.enumerated() {
            let top = CGFloat(index) * rowHeight
            field.frame = CGRect(x: 0, y: top, width: bounds.width, height: rowHeight)
            if index > 0 {
                lines[index - 1].frame = CGRect(x: 0, y: top, width: bounds.width, height: hairline)
            }
        }
    }
}

/// A field of an alert: its text keeps clear of the common border.
@MainActor private final class AlertField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 6, dy: 0)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 6, dy: 0)
    }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: -5, dy: 0)
    }
}
