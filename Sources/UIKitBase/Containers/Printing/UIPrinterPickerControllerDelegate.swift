import Foundation

/// Hears of a printer picker's list and the choice, and leaves printers out.
@preconcurrency @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {
    /// The controller over which the list is shown. Nil, without the method: the one in front.
    func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
        -> UIViewController?
    /// Says whether a printer stands in the list. Without the method each does.
    func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool
    /// The list is about to be shown.
    func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController)
    /// The list is shown.
    func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController)
    /// The list is about to go.
    func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController)
    /// The list is gone.
    func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController)
    /// A person has chosen a printer, which is the picker's selected one now. The list is still there.
    func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController)
}

extension UIPrinterPickerControllerDelegate {
    /// Stands in where the list may be shown over the controller in front.
    public func printerPickerControllerParentViewController(_ printerPickerController: UIPrinterPickerController)
        -> UIViewController?
    { nil }
    /// Stands in where every printer may be chosen.
    public func printerPickerController(
        _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
    ) -> Bool { true }
    /// Stands in where the delegate needn't hear of it.
    public func printerPickerControllerWillPresent(_ printerPickerController: UIPrinterPickerController) {}
    /// Stands in where the delegate needn't hear of it.
    public func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) {}
    /// Stands in where the delegate needn't hear of it.
    public func printerPickerControllerWillDismiss(_ printerPickerController: UIPrinterPickerController) {}
    /// Stands in where the delegate needn't hear of it.
    public func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) {}
    /// Stands in where the delegate needn't hear of it.
    public func printerPickerControllerDidSelectPrinter(_ printerPickerController: UIPrinterPickerController) {}
}
