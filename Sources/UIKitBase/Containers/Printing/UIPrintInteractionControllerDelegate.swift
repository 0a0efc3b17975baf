import CoreGraphics
import Foundation

/// Hears of a print job and its sheet, and chooses the paper.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the sheet is shown; onto a navigation controller it is pushed on iOS, here shown over it (DEV-1312). Nil,
    /// without the method: the one in front.
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController)
        -> UIViewController?
    /// Chooses the paper, often by `UIPrintPaper.bestPaper(forPageSize:withPapersFrom:)`. Without the method it is the first.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// The sheet is about to be shown.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The sheet is shown.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The sheet is about to go.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The sheet is gone.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// Pages are about to be drawn.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// All pages are drawn.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
    /// Says how long a page of a roll is, in points. Never called: there are no rolls.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat
    /// Says where a roll is cut. Never called: there are no rolls.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
    /// Stands in where the sheet may be shown over the controller in front.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// Stands in where the first paper is right.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? UIPrintPaper.loaded(for: .general)[0] }
    /// Stands in where the delegate needn't hear of it.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Stands in where the delegate needn't hear of it.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Stands in where the delegate needn't hear of it.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Stands in where the delegate needn't hear of it.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Stands in where the delegate needn't hear of it.
    public func printInteractionControllerWillStartJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Stands in where the delegate needn't hear of it.
    public func printInteractionControllerDidFinishJob(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Stands in where the delegate knows no rolls.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
    ) -> CGFloat { paper.paperSize.height }
    /// Stands in where the delegate knows no rolls.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [Any]
    ) -> UIPrinter.CutterBehavior { .printerDefault }
}
