import CoreGraphics
import Foundation

/// The views of a list cell's accessories.
///
/// - From: `UICollectionViewListCell`
/// - To: the accessories' handlers
@MainActor final class ListAccessories {
    struct Shown {
        var accessory: UICellAccessory
        var view: UIView
    }

    private(set) var leading: [Shown] = []
    private(set) var trailing: [Shown] = []
    /// Covers the cell where all of it opens and closes an item.
    private(set) var cover: UIButton?
    /// The growth of the system's signs beyond ordinary text sizes.
    private(set) var growth: CGFloat = 1

    /// The accessories that a person uses apart from the cell.
    var controls: [UIView] {
        (leading + trailing).filter { shown in
            switch shown.accessory.accessoryType {
            case .customView, .detail, .popUpMenu: !shown.view.isHidden
            default: false
            }
        }.map(\.view)
    }

    var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

    /// Makes the views of what is to be shown now; those that stay are kept.
    func show(_ accessories: [UICellAccessory], isEditing: Bool, in cell: UICollectionViewListCell) {
        let next = ListMeasures.signGrowth(cell.traitCollection)
        if next != growth {
            growth = next
            // A button is made once for its size.
            for view in disclosures { view.removeFromSuperview() }
            trailing.removeAll { if case .outlineDisclosure = $0.accessory.accessoryType { true } else { false } }
        }
        var old = leading + trailing
        let shown = accessories.filter { $0.isShown(isEditing: isEditing) }
        func side(_ isLeading: Bool) -> [Shown] {
            var result: [Shown] = []
            for accessory in UICellAccessory.ordered(shown, leading: isLeading) {
                // By loops: whole-module optimization takes a closure that reads `old` for a race.
                var known: UIView?
                for (at, one) in old.enumerated() where one.accessory.isSameKind(as: accessory) {
                    known = old.remove(at: at).view
                    break
                }
                let view = view(of: accessory, known, cell)
                if view.superview !== cell { cell.addSubview(view) }
                view.isHidden = accessory.isHidden
                result.append(Shown(accessory: accessory, view: view))
            }
            return result
        }
        leading = side(true)
        trailing = side(false)
        for gone in old where gone.view.superview === cell { gone.view.removeFromSuperview() }
        showCover(cell)
    }

    private func showCover(_ cell: UICollectionViewListCell) {
        let outline = trailing.first { if case .outlineDisclosure = $0.accessory.accessoryType { true } else { false } }
        guard let outline, cell.isOutlineHeader(outline.accessory) else {
            cover?.removeFromSuperview()
            cover = nil
            return
        }
        if cover == nil {
            let button = UIButton(type: .custom)
            button.isAccessibilityElement = false
            button.addAction(UIAction { [weak cell] _ in cell?.discloseTapped() }, for: .touchUpInside)
            cover = button
        }
        if let cover, cover.superview !== cell { cell.addSubview(cover) }
    }

    // MARK: Views

    private func view(of accessory: UICellAccessory, _ known: UIView?, _ cell: UICollectionViewListCell) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator:
            return symbol("chevron.forward", size: 13, tint: accessory.tint, standard: .tertiaryLabel, reusing: known)
        case .checkmark: return symbol("checkmark", size: 15, tint: accessory.tint, reusing: known)
        case .outlineDisclosure: return disclosure(accessory, known, cell)
        case .reorder: return grip(accessory, known, cell)
        case .multiselect:
            let isOn = cell.isSelected
            let view = symbol(
                isOn ? "checkmark.circle.fill" : "circle", size: 20, tint: isOn ? accessory.tint : nil,
                standard: isOn ? nil : .tertiaryLabel, reusing: known)
            if isOn, let mark = accessory.background {
                let circle: UIColor = accessory.tint ?? cell.tintColor
                view.image = view.image?.applyingSymbolConfiguration(
                    UIImage.SymbolConfiguration(paletteColors: [mark, circle]))
            }
            return view
        case .delete:
            return sign("minus.circle.fill", accessory, .systemRed, known) { [weak cell] in
                if let action = accessory.action { action() } else { cell?.openTrailingSwipe() }
            }
        case .insert:
            return sign("plus.circle.fill", accessory, .systemGreen, known) { accessory.action?() }
        case .detail:
            let view = button("info.circle", accessory.tint, known) { accessory.action?() }
            view.accessibilityLabel = "More Info"
            return view
        case .label: return label(accessory, known)
        case .popUpMenu: return menuButton(accessory, known)
        case .customView(let view):
            if let tint = accessory.tint { view.tintColor = tint }
            return view
        }
    }

    private func symbol(
        _ name: String, size: CGFloat, tint: UIColor?, standard: UIColor? = nil, reusing known: UIView?
    ) -> UIImageView {
        let view = known as? UIImageView ?? UIImageView()
        let configuration = UIImage.SymbolConfiguration(
            pointSize: size * growth, weight: size < 17 ? .semibold : .regular)
        view.image = UIImage(systemName: name, withConfiguration: configuration)
        view.contentMode = .scaleAspectFit
        if let standard { view.setTint(tint, orFixed: standard) } else { view.setTint(tint, .automatic) }
        return view
    }

    /// A finger on the grip carries the item.
    private func grip(_ accessory: UICellAccessory, _ known: UIView?, _ cell: UICollectionViewListCell) -> UIView {
        let view = symbol("line.3.horizontal", size: 17, tint: accessory.tint, standard: .tertiaryLabel, reusing: known)
        guard known == nil else { return view }
        view.isUserInteractionEnabled = true
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak cell] gesture in
            if let pan = gesture as? UIPanGestureRecognizer { cell?.gripMoved(pan) }
        }
        view.addGestureRecognizer(pan)
        return view
    }

    private func disclosure(_ accessory: UICellAccessory, _ known: UIView?, _ cell: UICollectionViewListCell) -> UIView
    {
        if let known {
            known.tintColor = accessory.tint
            return known
        }
        let view = button("chevron.forward", accessory.tint, nil, size: 13) { [weak cell] in
            if let action = accessory.action { action() } else { cell?.discloseTapped() }
        }
        view.isUserInteractionEnabled = !cell.isOutlineHeader(accessory)
        view.transform = Self.turned(cell.outline?.isExpanded ?? false, cell.isRightToLeft)
        return view
    }

    /// How a disclosure stands: downwards where the item is open.
    static func turned(_ isExpanded: Bool, _ isRightToLeft: Bool) -> CGAffineTransform {
        isExpanded ? CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2) : .identity
    }

    var disclosures: [UIView] {
        trailing.filter { if case .outlineDisclosure = $0.accessory.accessoryType { true } else { false } }.map(\.view)
    }

    private func button(
        _ name: String, _ tint: UIColor?, _ known: UIView?, size: CGFloat = 20, action: @escaping () -> Void
    ) -> UIButton {
        let button = UIButton(type: .system)
        let configuration = UIImage.SymbolConfiguration(
            pointSize: size * growth, weight: size < 17 ? .semibold : .regular)
        button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
        button.tintColor = tint
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        known?.removeFromSuperview()
        return button
    }

    /// A sign on a filled circle, each in a colour of its own where the app gave the sign one.
    private func sign(
        _ name: String, _ accessory: UICellAccessory, _ standard: UIColor, _ known: UIView?,
        action: @escaping () -> Void
    ) -> UIButton {
        let color = accessory.background ?? standard
        let view = button(name, color, known, action: action)
        view.setTint(accessory.background, orFixed: standard)
        if let tint = accessory.tint {
            let colors = UIImage.SymbolConfiguration(paletteColors: [tint, color])
            view.setImage(view.currentImage?.applyingSymbolConfiguration(colors), for: .normal)
        }
        return view
    }

    private func label(_ accessory: UICellAccessory, _ known: UIView?) -> UILabel {
        let label = known as? UILabel ?? UILabel()
        label.text = accessory.text
        label.font = accessory.font
        label.adjustsFontForContentSizeCategory = accessory.scalesFont
        label.textColor = accessory.tint ?? .secondaryLabel
        return label
    }

    /// A button whose configuration shows the chevrons of a pop-up button, without the room that it would keep around its title.
    private static func makePopUpButton() -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        return UIButton(configuration: configuration)
    }

    private func menuButton(_ accessory: UICellAccessory, _ known: UIView?) -> UIButton {
        let button = known as? UIButton ?? Self.makePopUpButton()
        button.menu = accessory.menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.onPopUpChange(accessory.menuHandler)
        button.tintColor = accessory.tint
        return button
    }
}
