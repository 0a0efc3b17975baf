import Foundation

extension UITextFormattingViewController {
    /// Hears of what a person chooses in the panel. All but the choices is optional.
    @preconcurrency @MainActor public protocol Delegate: AnyObject {
        /// Something was chosen: it is to be applied to the text.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController, didChangeValue changeValue: ChangeValue)
        /// The list of fonts is about to be presented; it may be changed here. False keeps it away. Default true.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentFontPicker fontPicker: UIFontPickerViewController
        ) -> Bool
        /// The colour picker is about to be presented; it may be changed here. False keeps it away. Default true.
        func textFormattingViewController(
            _ viewController: UITextFormattingViewController,
            shouldPresentColorPicker colorPicker: UIColorPickerViewController
        ) -> Bool
        /// A person has dismissed the panel.
        func textFormattingDidFinish(_ viewController: UITextFormattingViewController)
    }

    /// Hears of what is chosen. The panel doesn't keep it.
    public var delegate: (any Delegate)? {
        get { hearer as? any Delegate }
        set { hearer = newValue }
    }
}

extension UITextFormattingViewController.Delegate {
    /// Whether the list of fonts is presented. Default true.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentFontPicker fontPicker: UIFontPickerViewController
    ) -> Bool { true }
    /// Whether the colour picker is presented. Default true.
    public func textFormattingViewController(
        _ viewController: UITextFormattingViewController,
        shouldPresentColorPicker colorPicker: UIColorPickerViewController
    ) -> Bool { true }
    /// The panel was dismissed. Optional.
    public func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {}
}

extension UITextFormattingViewController.Configuration {
    /// The configuration of the list of fonts that the panel presents; nil by default, which lists families.
    @MainActor public var fontPickerConfiguration: UIFontPickerViewController.Configuration? {
        get { fontPicking as? UIFontPickerViewController.Configuration }
        set { fontPicking = newValue?.copy() as? UIFontPickerViewController.Configuration }
    }
}

/// - From: `UITextFormattingViewController`
@_silgen_name("portico_above_text_formatting") @MainActor
package func tellTextFormattingDelegate(
    _ controller: UITextFormattingViewController, _ event: TextFormattingEvent
) -> Bool {
    let delegate = controller.delegate
    switch event {
    case .change(let value): delegate?.textFormattingViewController(controller, didChangeValue: value)
    case .colors(let picker):
        return delegate?.textFormattingViewController(controller, shouldPresentColorPicker: picker) ?? true
    case .fonts:
        let picker = UIFontPickerViewController(
            configuration: controller.configuration.fontPickerConfiguration ?? .init())
        picker.selectedFontDescriptor = controller.formattingDescriptor?.fonts.first?.fontDescriptor
        let hearer = FormattingFontHearer(controller)
        picker.delegate = hearer
        // The picker doesn't keep its delegate.
        picker.kept = hearer
        guard delegate?.textFormattingViewController(controller, shouldPresentFontPicker: picker) ?? true else {
            return false
        }
        controller.present(picker, animated: true)
    case .end: delegate?.textFormattingDidFinish(controller)
    }
    return true
}

/// Hears of the font that is chosen in the list.
@MainActor private final class FormattingFontHearer: NSObject, UIFontPickerViewControllerDelegate {
    private weak var controller: UITextFormattingViewController?

    init(_ controller: UITextFormattingViewController) { self.controller = controller }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let controller, let descriptor = viewController.selectedFontDescriptor else { return }
        let size = controller.formattingDescriptor?.fonts.first?.pointSize ?? UIFont.systemFontSize
        controller.delegate?.textFormattingViewController(
            controller, didChangeValue: .font(UIFont(descriptor: descriptor, size: size)))
    }
}
