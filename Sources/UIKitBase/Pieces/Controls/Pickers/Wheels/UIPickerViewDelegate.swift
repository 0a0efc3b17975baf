import CoreGraphics
import Foundation

/// Says how many wheels a picker view has, and how many rows each.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker view's rows and measures, and hears what a person chose. Every method is optional; of a row's view, attributed title and
/// title the first one counts that the delegate implements and that isn't nil.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// In points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// In points; one height for all rows of a component.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// - Parameter view: one that was given for another row, which isn't seen any longer, or nil.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// A person has brought another row to the front, and the wheel stands. Not called for `selectRow(_:inComponent:animated:)`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// A component's width, in points. Default, and for 0 and less: an equal share of what the others leave.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalCall.missing(0)
    }
    /// The height of a component's rows, in points. Default, and for 0 and less: the standard height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalCall.missing(0)
    }
    /// A row's text; nil: the row is empty. Asked where neither a view nor an attributed title is given; without any of them it is “?”.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { OptionalCall.missing(nil) }
    /// A row's text with attributes of its own; nil, and by default: the plain title. Asked where no view is given.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { OptionalCall.missing(nil) }
    /// A row's view; `view` may be used again. Default: a title is asked for.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { OptionalCall.missing(UIView()) }
    /// A person has brought a row to the front, and the wheel stands; not called for `selectRow(_:inComponent:animated:)`. Optional.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        OptionalCall.missing(())
    }
}

/// What VoiceOver and Voice Control say of a picker view's components. Every method is optional.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    /// What a component is, before its chosen row is read. Default nil: the row alone is read. Asked where no attributed label is given.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { OptionalCall.missing(nil) }
    /// What turning a component does, read after a while. Default nil: nothing. Asked where no attributed hint is given.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? { OptionalCall.missing(nil) }
    /// Names for a component that can be said instead of its label. Default none. Never asked: nobody speaks to the device.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { OptionalCall.missing([]) }
    /// What a component is, with attributes of speech; only its text is used. Default nil: the plain label is asked for.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { OptionalCall.missing(nil) }
    /// What turning a component does, with attributes of speech; only its text is used. Default nil: the plain hint is asked for.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { OptionalCall.missing(nil) }
    /// Names for a component, with attributes of speech. Default none. Never asked: nobody speaks to the device.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { OptionalCall.missing([]) }
}
