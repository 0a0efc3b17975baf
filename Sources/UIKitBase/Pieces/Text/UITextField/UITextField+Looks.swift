import CoreGraphics
import Foundation

/// What a field looks like: fonts, colours, the border, the views at its sides.
extension UITextField {
    func build() {
        parts.canvas.field = self
        parts.area.clipsToBounds = true
        parts.area.isUserInteractionEnabled = false
        parts.area.addSubview(parts.canvas)
        parts.area.addSubview(parts.caret)
        addSubview(parts.area)
        editor.base = looks.attributes
        showTint()
    }

    // MARK: Text

    func takeStyled(_ text: NSAttributedString?) {
        let copy = NSMutableAttributedString(string: text?.string ?? "", attributes: looks.attributes)
        if let text, text.length > 0 {
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
                copy.addAttributes(values, range: range)
            }
            // The field's own properties are those of the first character.
            let first = copy.attributes(at: 0, effectiveRange: nil)
            if let font = first[.font] as? UIFont { looks.font = font }
            if let color = first[.foregroundColor] as? UIColor { looks.color = color }
            if let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                looks.alignment = style.alignment
            }
            editor.base = looks.attributes
        }
        editor.set(copy)
    }

    func change(_ key: NSAttributedString.Key, _ value: NSObject, _ set: (UITextField) -> Void) {
        set(self)
        editor.base = looks.attributes
        editor.restyle { $0.addAttribute(key, value: value, range: $1) }
        if key == .font { invalidateIntrinsicContentSize() }
        textLooksChanged()
    }

    func takeDefaults(_ attributes: [NSAttributedString.Key: Any]) {
        looks.font = attributes[.font] as? UIFont ?? Self.standardFont
        looks.color = attributes[.foregroundColor] as? UIColor ?? .label
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { looks.alignment = style.alignment }
        looks.others = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
        editor.base = looks.attributes
        editor.restyle { $0.setAttributes(looks.attributes, range: $1) }
        invalidateIntrinsicContentSize()
        textLooksChanged()
    }

    func followContentSize() {
        guard adjustsFontForContentSizeCategory, let new = looks.font.adapted(to: traitCollection), new != looks.font
        else { return }
        font = new
    }

    func setDirection(_ direction: NSWritingDirection) {
        let style = NSMutableParagraphStyle()
        style.alignment = looks.alignment
        style.baseWritingDirection = direction
        looks.others[.paragraphStyle] = style
        editor.base = looks.attributes
        editor.restyle { $0.addAttribute(.paragraphStyle, value: style, range: $1) }
        textLooksChanged()
    }

    /// Other characters: the field may want another width, and what stands beside the text may come or go.
    func textContentChanged() {
        parts.spelling?.followContent()
        invalidateIntrinsicContentSize()
        textLooksChanged()
    }

    /// The same characters, drawn in another way or in another place.
    func textLooksChanged() {
        looks.generation += 1
        parts.canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    func placeholderChanged() {
        invalidateIntrinsicContentSize()
        if !hasText { textLooksChanged() }
    }

    func showTint() {
        parts.caret.backgroundColor = tintColor
        parts.highlights.recolorAll(tintColor.withAlphaComponent(0.2))
    }

    func traitsChanged() {
        parts.spelling?.updateWishes()
        if isFirstResponder { TextInputSession.tell() }
    }

    // MARK: Border

    func setFill(_ color: UIColor?, _ set: (UIColor?) -> Void) {
        if borderStyle == .roundedRect {
            looks.fill = color
            set(nil)
            borderChanged()
        } else {
            looks.fill = nil
            set(color)
        }
    }

    func borderChanged() {
        if borderStyle != .roundedRect, let fill = looks.fill {
            looks.fill = nil
            backgroundColor = fill
        } else if borderStyle == .roundedRect, looks.fill == nil, let color = backgroundColor {
            backgroundColor = color
        }
        let image = isEnabled ? background : disabledBackground ?? background
        guard borderStyle != .none || image != nil || parts.backdrop != nil else { return }
        let backdrop: FieldBackdrop
        if let known = parts.backdrop {
            backdrop = known
        } else {
            backdrop = FieldBackdrop(frame: borderRect(forBounds: bounds))
            parts.backdrop = backdrop
            insertSubview(backdrop, at: 0)
        }
        backdrop.show(borderStyle, image: image, fill: looks.fill, scale: traitCollection.displayScale)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Sides

    func setSide(_ path: WritableKeyPath<FieldParts, UIView?>, _ view: UIView?) {
        let old = parts[keyPath: path]
        guard old !== view else { return }
        if let old, old.superview === self { old.removeFromSuperview() }
        parts[keyPath: path] = view
        sidesChanged()
    }

    func sidesChanged() {
        invalidateIntrinsicContentSize()
        textLooksChanged()
    }

    func isShown(_ mode: ViewMode, editing: Bool) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: editing
        case .unlessEditing: !editing
        case .always: true
        }
    }

    func showsLeft(editing: Bool) -> Bool { leftView != nil && isShown(leftViewMode, editing: editing) }
    func showsRight(editing: Bool) -> Bool { rightView != nil && isShown(rightViewMode, editing: editing) }
    /// A view on the right takes the button's place.
    func showsClear(editing: Bool) -> Bool {
        hasText && isEnabled && isShown(clearButtonMode, editing: editing) && !showsRight(editing: editing)
    }

    func needClearButton() -> UIButton {
        if let known = parts.clearButton { return known }
        let button = UIButton(type: .custom)
        button.setImage(
            UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16)),
            for: .normal)
        button.setFixedTint(.tertiaryLabel)
        button.accessibilityLabel = "Clear text"
        button.addAction(UIAction { [weak self] _ in self?.clearButtonTapped() }, for: .touchUpInside)
        parts.clearButton = button
        return button
    }
}
