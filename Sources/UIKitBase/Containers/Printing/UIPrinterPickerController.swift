import CoreGraphics
import Foundation

/// Lets a person choose a printer, in a sheet or a popover.
///
/// There is one to choose, which prints into a PDF, as the sheet of a print job does; and one of another address where the picker began with
/// it (DEV-1311). Main thread only.
///
/// - From: the app
/// - To: `PrinterListController`
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {
    /// Hears how it ended: whether a printer was chosen, and what went wrong. Called on the main thread, when the list is gone.
    public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void

    private var list: PrinterListController?

    /// Makes a picker in which a printer is marked; nil: none.
    public init(initiallySelectedPrinter printer: UIPrinter?) {
        selectedPrinter = printer
        super.init()
    }

    /// Hears of the list and the choice, and leaves printers out; it is not kept alive.
    open weak var delegate: (any UIPrinterPickerControllerDelegate)?
    /// The printer that was chosen last, or is marked to begin with.
    open private(set) var selectedPrinter: UIPrinter?

    /// Shows the list over the controller in front.
    ///
    /// - Returns: whether it is shown; not where it is there already.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
    {
        showList(animated, completion, anchor: nil)
    }

    /// Shows the list out of a bar's item where there is room for a popover.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        showList(animated, completion) { $0.popoverPresentationController?.barButtonItem = item }
    }

    /// Shows the list out of a rectangle of a view where there is room for a popover.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        showList(animated, completion) {
            $0.popoverPresentationController?.sourceView = view
            $0.popoverPresentationController?.sourceRect = rect
        }
    }

    /// Takes the list away; no printer is chosen.
    open func dismiss(animated: Bool) { list?.closeList(choosing: nil, animated: animated) }

    private var printers: [UIPrinter] {
        let own = UIPrinter(url: UIPrinter.fileAddress)
        let all = selectedPrinter.map { $0.url == own.url ? [$0] : [own, $0] } ?? [own]
        return all.filter { delegate?.printerPickerController(self, shouldShow: $0) ?? true }
    }

    private func showList(
        _ animated: Bool, _ completion: CompletionHandler?, anchor: ((UIViewController) -> Void)?
    ) -> Bool {
        guard list == nil,
            let parent = delegate?.printerPickerControllerParentViewController(self) ?? AppWindows.key?.frontController
        else { return false }
        let list = PrinterListController(printers, selected: selectedPrinter)
        // The picker lives as long as its list is there.
        list.finished = { [self] printer, animated in closeList(printer, animated, completion) }
        self.list = list
        let navigation = UINavigationController(rootViewController: list)
        navigation.modalPresentationStyle = anchor == nil ? .formSheet : .popover
        anchor?(navigation)
        delegate?.printerPickerControllerWillPresent(self)
        parent.present(navigation, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printerPickerControllerDidPresent(self)
        }
        return true
    }

    /// - Parameter printer: nil where none was chosen.
    private func closeList(_ printer: UIPrinter?, _ animated: Bool, _ completion: CompletionHandler?) {
        guard let list else { return }
        self.list = nil
        if let printer {
            selectedPrinter = printer
            delegate?.printerPickerControllerDidSelectPrinter(self)
        }
        delegate?.printerPickerControllerWillDismiss(self)
        let end = { [self] in
            delegate?.printerPickerControllerDidDismiss(self)
            completion?(self, printer != nil, nil)
        }
        guard let presenter = list.navigationController?.presentingViewController else { return end() }
        presenter.dismiss(animated: animated, completion: end)
    }
}
