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
    /// Stands for a delegate that gives no width, as 0 and less do: such components share what is left.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        OptionalCall.missing(0)
    }
    /// Stands for a delegate that gives no height, as 0 and less do: rows have the standard height.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        OptionalCall.missing(0)
    }
    /// Stands for a delegate without titles: the row is empty.
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { OptionalCall.missing(nil) }
    /// Stands for a delegate without attributed titles: plain ones are asked for.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { OptionalCall.missing(nil) }
    /// Stands for a delegate without views of its own: titles are asked for.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { OptionalCall.missing(UIView()) }
    /// Stands for a delegate that doesn't hear of choices.
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
    /// Stands for a delegate without labels: a component is read by its chosen row alone.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { OptionalCall.missing(nil) }
    /// Stands for a delegate without hints.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? { OptionalCall.missing(nil) }
    /// Stands for a delegate without names to say to Voice Control. Never asked: nobody speaks to the device.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { OptionalCall.missing([]) }
    /// Stands for a delegate without attributed labels: plain ones are asked for.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { OptionalCall.missing(nil) }
    /// Stands for a delegate without attributed hints: plain ones are asked for.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { OptionalCall.missing(nil) }
    /// Stands for a delegate without attributed names to say to Voice Control. Never asked: nobody speaks to the device.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { OptionalCall.missing([]) }
}
