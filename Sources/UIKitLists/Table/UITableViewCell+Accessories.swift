import CoreGraphics
import Foundation

/// What stands at the trailing end of a cell.
extension UITableViewCell {
    func replaceAccessory(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        setNeedsLayout()
    }

    func accessoriesChanged() {
        hideStandardAccessories()
        setNeedsLayout()
    }

    var shownType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
    var shownView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// Places what is shown and returns the room that it takes, from the trailing edge.
    func layOutAccessory(height: CGFloat, margin: CGFloat) -> CGFloat {
        for view in [accessoryView, editingAccessoryView] where view !== shownView && view?.superview === self {
            view?.removeFromSuperview()
        }
        if let view = shownView {
            hideStandardAccessories()
            if view.superview !== self { addSubview(view) }
            let size = view.bounds.size
            place(
                view,
                CGRect(
                    x: bounds.width - margin - size.width, y: (height - size.height) / 2, width: size.width,
                    height: size.height))
            return margin + size.width + 8
        }
        let type = shownType
        let growth = signGrowth
        if type != parts.accessory || growth != parts.accessoryGrowth { hideStandardAccessories() }
        (parts.accessory, parts.accessoryGrowth) = (type, growth)
        guard type != .none else { return 0 }
        var right = bounds.width - margin
        if type == .disclosureIndicator || type == .detailDisclosureButton || type == .checkmark {
            let isCheck = type == .checkmark
            let mark = needMark(isCheck)
            let size = CGSize(width: ((isCheck ? 14 : 8) * growth).rounded(), height: (13 * growth).rounded())
            place(
                mark,
                CGRect(x: right - size.width, y: (height - size.height) / 2, width: size.width, height: size.height))
            right -= size.width + (isCheck ? 4 : 9)
        }
        if type == .detailButton || type == .detailDisclosureButton {
            let button = needDetailButton()
            let side = (24 * growth).rounded()
            place(button, CGRect(x: right - side, y: (height - side) / 2, width: side, height: side))
            right -= side + 8
        }
        return bounds.width - right
    }

    private func hideStandardAccessories() {
        parts.accessory = .none
        parts.mark?.removeFromSuperview()
        parts.mark = nil
        parts.detailButton?.removeFromSuperview()
        parts.detailButton = nil
    }

    private func needMark(_ isCheck: Bool) -> UIImageView {
        if let mark = parts.mark { return mark }
        let symbol = UIImage.SymbolConfiguration(pointSize: (isCheck ? 15 : 13) * signGrowth, weight: .semibold)
        let mark = UIImageView(
            image: UIImage(systemName: isCheck ? "checkmark" : "chevron.forward", withConfiguration: symbol))
        mark.contentMode = .scaleAspectFit
        if !isCheck { mark.setFixedTint(.tertiaryLabel) }
        addSubview(mark)
        parts.mark = mark
        return mark
    }

    private func needDetailButton() -> UIButton {
        if let button = parts.detailButton { return button }
        let button = UIButton(type: .system)
        let plain = UIImage(systemName: "info.circle")
        let symbol = UIImage.SymbolConfiguration(pointSize: 17 * signGrowth)
        button.setImage(signGrowth == 1 ? plain : plain?.applyingSymbolConfiguration(symbol), for: .normal)
        button.accessibilityLabel = "More Info"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.table?.accessoryTapped(self)
            }, for: .touchUpInside)
        addSubview(button)
        parts.detailButton = button
        return button
    }

    // MARK: Editing

    private var signGrowth: CGFloat { ListMeasures.signGrowth(traitCollection) }
    private var editIndent: CGFloat { ListMeasures.editIndent + ListMeasures.editCircle * (signGrowth - 1) }
    private var reorderRoom: CGFloat { ListMeasures.reorderRoom + 20 * (signGrowth - 1) }

    /// Places the circle at the leading end and returns the room that it takes.
    func layOutEditControl(height: CGFloat) -> CGFloat {
        let editing = look.editing
        let name: String?
        switch (isEditing, editing.selectsMany, editing.style) {
        case (false, _, _): name = nil
        case (true, true, _): name = isSelected ? "checkmark.circle.fill" : "circle"
        case (true, false, .delete): name = "minus.circle.fill"
        case (true, false, .insert): name = "plus.circle.fill"
        case (true, false, .none): name = nil
        }
        guard let name else {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
            let keepsRoom = isEditing && editing.indents && shouldIndentWhileEditing && look.style != .plain
            return keepsRoom ? editIndent : 0
        }
        let view = parts.editControl ?? UIImageView()
        if parts.editControl == nil {
            view.contentMode = .scaleAspectFit
            view.isUserInteractionEnabled = false
            view.isAccessibilityElement = false
            parts.editControl = view
            addSubview(view)
        }
        view.image = UIImage(
            systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20 * signGrowth))
        switch (editing.selectsMany, editing.style) {
        case (true, _): view.setFixedTint(isSelected ? nil : .tertiaryLabel)
        case (false, .insert): view.setFixedTint(.systemGreen)
        default: view.setFixedTint(.systemRed)
        }
        let size = (ListMeasures.editCircle * signGrowth).rounded()
        place(
            view,
            CGRect(
                x: look.leadingRoom + ListMeasures.side(table?.bounds.width ?? bounds.width), y: (height - size) / 2,
                width: size, height: size))
        return editIndent
    }

    /// Places the grip and returns the room that it takes.
    func layOutGrip(height: CGFloat) -> CGFloat {
        guard isEditing, look.editing.canMove, showsReorderControl else {
            parts.grip?.removeFromSuperview()
            parts.grip = nil
            return 0
        }
        let view = parts.grip ?? UIImageView()
        let growth = signGrowth
        if parts.grip == nil || parts.gripGrowth != growth {
            view.image = UIImage(
                systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17 * growth))
            parts.gripGrowth = growth
        }
        if parts.grip == nil {
            view.contentMode = .scaleAspectFit
            view.setFixedTint(.tertiaryLabel)
            parts.grip = view
            addSubview(view)
        }
        let size = CGSize(width: (20 * growth).rounded(), height: (16 * growth).rounded())
        place(
            view,
            CGRect(
                x: bounds.width - look.trailingRoom - 16 - size.width, y: (height - size.height) / 2,
                width: size.width, height: size.height))
        return reorderRoom + look.trailingRoom
    }

    /// Whether a place in the cell is on the circle; on the grip.
    func isOnEditControl(_ point: CGPoint) -> Bool {
        guard parts.editControl != nil else { return false }
        let x = isRightToLeft ? bounds.width - point.x : point.x
        return x < look.leadingRoom + editIndent + 12
    }

    func isOnGrip(_ point: CGPoint) -> Bool {
        guard parts.grip != nil else { return false }
        let x = isRightToLeft ? bounds.width - point.x : point.x
        return x > bounds.width - look.trailingRoom - reorderRoom
    }
}
