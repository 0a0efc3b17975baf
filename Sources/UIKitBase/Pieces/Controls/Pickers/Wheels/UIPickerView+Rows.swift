import CoreGraphics
import Foundation

/// Which optional ways to give a row a delegate leaves out: it isn't asked again.
struct MissingRows {
    var view = false
    var styled = false
}

/// What the delegate says of rows and measures.
extension UIPickerView: PickerWheelOwner {
    func content(ofRow row: Int, in wheel: PickerWheel, reusing old: UIView?) -> PickerRowContent {
        let component = wheel.component
        guard let delegate else { return .text(NSAttributedString(string: "")) }
        if !missing.view {
            let view = OptionalCall.call(.event, delegate, "pickerView:viewForRow:forComponent:reusingView:") {
                delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
            }
            if let view { return .view(view) }
            missing.view = true
        }
        if !missing.styled {
            let title = OptionalCall.call(.event, delegate, "pickerView:attributedTitleForRow:forComponent:") {
                delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
            }
            if let title, let title { return .text(title) }
            missing.styled = title == nil
        }
        let title = OptionalCall.call(.event, delegate, "pickerView:titleForRow:forComponent:") {
            delegate.pickerView(self, titleForRow: row, forComponent: component)
        }
        // As iOS writes of a row that nobody describes.
        let text = (title ?? "?") ?? ""
        return .text(NSAttributedString(string: text, attributes: titleColor.map { [.foregroundColor: $0] } ?? [:]))
    }

    func wheel(_ wheel: PickerWheel, settledOn row: Int) {
        guard let delegate else { return }
        OptionalCall.call(.event, delegate, "pickerView:didSelectRow:inComponent:") {
            delegate.pickerView(self, didSelectRow: row, inComponent: wheel.component)
        }
    }

    func wheelTurns(_ wheel: PickerWheel) { wheelsTurn() }

    func rowHeight(of component: Int) -> CGFloat {
        guard let delegate,
            let height = OptionalCall.call(
                .event, delegate, "pickerView:rowHeightForComponent:",
                { delegate.pickerView(self, rowHeightForComponent: component) }), height > 0
        else { return Self.standardRowHeight }
        return height
    }

    /// Those that the delegate gives; the others share what is left.
    var widths: [CGFloat] {
        let own: [CGFloat?] = wheels.indices.map { component in
            guard let delegate else { return nil }
            return OptionalCall.call(
                .event, delegate, "pickerView:widthForComponent:",
                { delegate.pickerView(self, widthForComponent: component) }
            ).flatMap { $0 > 0 ? $0 : nil }
        }
        let given = own.compactMap { $0 }
        let left = bounds.width - given.reduce(0, +) - PickerGeometry.gap * CGFloat(given.count)
        let rest = PickerGeometry.width(of: own.count - given.count, in: left)
        return own.map { $0 ?? rest }
    }
}

// MARK: - Accessibility

extension UIPickerView {
    /// One adjustable element a component: its title, and how many rows there are.
    var wheelParts: [AccessibilityPart] {
        loadIfNeeded()
        return parts(wheels.count) { [weak self] in
            self?.spoken($0) ?? .nothing
        } place: { [weak self] in
            guard let self, wheels.indices.contains($0) else { return .zero }
            layoutIfNeeded()
            return wheels[$0].frame
        } step: { [weak self] number, way in
            guard let self, wheels.indices.contains(number) else { return }
            wheels[number].step(by: way)
        }
    }

    private func spoken(_ component: Int) -> StandardAccessibility {
        guard wheels.indices.contains(component) else { return .nothing }
        let wheel = wheels[component]
        let row = wheel.row
        var traits = UIAccessibilityTraits.adjustable
        if !isUserInteractionEnabled { traits.insert(.notEnabled) }
        let own = delegate as? any UIPickerViewAccessibilityDelegate
        func asked(
            _ plain: StaticString, by plainBody: (any UIPickerViewAccessibilityDelegate) -> String?,
            styled: StaticString, by styledBody: (any UIPickerViewAccessibilityDelegate) -> NSAttributedString?
        ) -> String? {
            guard let own else { return nil }
            let text = OptionalCall.call(.event, own, styled) { styledBody(own) }
            if let text, let text { return text.string }
            return OptionalCall.call(.event, own, plain) { plainBody(own) } ?? nil
        }
        return StandardAccessibility(
            label: asked(
                "pickerView:accessibilityLabelForComponent:",
                by: { $0.pickerView(self, accessibilityLabelForComponent: component) },
                styled: "pickerView:accessibilityAttributedLabelForComponent:",
                by: { $0.pickerView(self, accessibilityAttributedLabelForComponent: component) }),
            hint: asked(
                "pickerView:accessibilityHintForComponent:",
                by: { $0.pickerView(self, accessibilityHintForComponent: component) },
                styled: "pickerView:accessibilityAttributedHintForComponent:",
                by: { $0.pickerView(self, accessibilityAttributedHintForComponent: component) }),
            value: row.flatMap { spokenValue(ofRow: $0, in: wheel) }, traits: traits)
    }

    private func spokenValue(ofRow row: Int, in wheel: PickerWheel) -> String? {
        switch content(ofRow: row, in: wheel, reusing: nil) {
        case .text(let text): text.string
        case .view(let view):
            view.accessibilityLabel ?? AccessibilityTree.elements(in: view).first?.spoken ?? (view as? UILabel)?.text
        }
    }
}
