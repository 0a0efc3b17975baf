import CoreGraphics
import Foundation

/// Prints what an app gives it: pictures and PDFs, texts and views by formatters, or pages that a renderer draws.
///
/// A sheet shows the pages and asks for copies, paper and orientation. The job becomes a PDF in the app's container (DEV-1311). Of
/// `printingItem`, `printingItems`, `printFormatter` and `printPageRenderer` the one that was set last counts; the others are nil then. Main
/// thread only.
///
/// - From: the app, `PrintActivity`
/// - To: `PrintPanelController`, `PrintJob`
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Hears how it ended: whether it was printed, and what went wrong. Called on the main thread, when the sheet is gone.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    private enum Content {
        case items([Any])
        case formatter(UIPrintFormatter)
        case renderer(UIPrintPageRenderer)
    }

    @InSession private static var instance: UIPrintInteractionController? = nil
    private var content: Content?
    private var panel: PrintPanelController?

    override init() {
        super.init()
    }

    /// The one that there is.
    open class var shared: UIPrintInteractionController {
        if let instance { return instance }
        let made = UIPrintInteractionController()
        instance = made
        return made
    }

    // MARK: What can be printed

    /// Whether the device prints: true.
    open class var isPrintingAvailable: Bool { true }
    /// The types of data that can be printed as they are: PDF, and the pictures that can be read.
    open class var printableUTIs: Set<String> {
        [
            "com.adobe.pdf", "public.png", "public.jpeg", "public.heic", "public.tiff", "com.compuserve.gif",
            "org.webmproject.webp",
        ]
    }
    /// Whether a file can be printed as it is. It is read.
    open class func canPrint(_ url: URL) -> Bool { PrintItem(url) != nil }
    /// Whether data can be printed as they are.
    open class func canPrint(_ data: Data) -> Bool { PrintItem(data) != nil }

    // MARK: What is printed

    /// How it is printed; nil, to begin with: with the defaults.
    open var printInfo: UIPrintInfo?
    /// Hears of the sheet and the job.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?

    /// A picture or PDF: `UIImage`, `Data`, or the `URL` of a file.
    open var printingItem: Any? {
        get { if case .items(let items)? = content, items.count == 1 { items[0] } else { nil } }
        set { content = newValue.map { .items([$0]) } }
    }

    /// Several of them, one after the other.
    open var printingItems: [Any]? {
        get { if case .items(let items)? = content { items } else { nil } }
        set { content = newValue.map { .items($0) } }
    }

    /// One formatter, over all of each page.
    open var printFormatter: UIPrintFormatter? {
        get { if case .formatter(let formatter)? = content { formatter } else { nil } }
        set { content = newValue.map { .formatter($0) } }
    }

    /// Pages of the app's own.
    open var printPageRenderer: UIPrintPageRenderer? {
        get { if case .renderer(let renderer)? = content { renderer } else { nil } }
        set { content = newValue.map { .renderer($0) } }
    }

    /// The paper that is printed on; nil before the sheet is shown.
    open private(set) var printPaper: UIPrintPaper?

    /// Whether the sheet asks for the number of copies. True to begin with.
    open var showsNumberOfCopies = true
    /// Whether pages can be left out. True to begin with.
    open var showsPageRange = true
    /// Whether the sheet asks for the orientation. True to begin with.
    open var showsPaperOrientation = true
    /// Whether the sheet asks for the paper. False to begin with.
    open var showsPaperSelectionForLoadedPapers = false

    // MARK: The sheet

    /// Shows the sheet over the controller in front.
    ///
    /// - Returns: whether it is shown. Without something to print it isn't, and the completion hears of the error.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool
    {
        showPanel(animated, completion, anchor: nil)
    }

    /// Shows the sheet out of a bar's item where there is room for a popover.
    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        showPanel(animated, completion) { $0.popoverPresentationController?.barButtonItem = item }
    }

    /// Shows the sheet out of a rectangle of a view where there is room for a popover.
    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        showPanel(animated, completion) {
            $0.popoverPresentationController?.sourceView = view
            $0.popoverPresentationController?.sourceRect = rect
        }
    }

    /// Takes the sheet away; nothing is printed.
    open func dismiss(animated: Bool) { panel?.finishPanel(prints: false, animated: animated) }

    /// Prints without the sheet, where the printer is the one that prints into a file. No other answers: the completion hears of a job that
    /// failed (DEV-1311).
    ///
    /// - Returns: whether there is something to print.
    @discardableResult open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil)
        -> Bool
    {
        guard let job = makeJob(), !job.pages.isEmpty else {
            completion?(self, false, UIPrintError(.noContent))
            return false
        }
        if printer.printsIntoFile { run(job, completion) } else { completion?(self, false, UIPrintError(.jobFailed)) }
        return true
    }

    private func showPanel(
        _ animated: Bool, _ completion: CompletionHandler?, anchor: ((UIViewController) -> Void)?
    ) -> Bool {
        guard panel == nil else { return false }
        guard let job = makeJob(), !job.pages.isEmpty else {
            completion?(self, false, UIPrintError(.noContent))
            return false
        }
        guard let parent = delegate?.printInteractionControllerParentViewController(self) ?? Self.frontController
        else { return false }
        let panel = PrintPanelController(
            job, papers: papers,
            asks: PrintPanelController.Questions(
                copies: showsNumberOfCopies, pages: showsPageRange, orientation: showsPaperOrientation,
                paper: showsPaperSelectionForLoadedPapers))
        panel.finished = { [weak self] job, animated in self?.closePanel(job, animated, completion) }
        self.panel = panel
        let navigation = UINavigationController(rootViewController: panel)
        navigation.modalPresentationStyle = anchor == nil ? .formSheet : .popover
        anchor?(navigation)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        parent.present(navigation, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    /// - Parameter job: nil where nothing is to be printed.
    private func closePanel(_ job: PrintJob?, _ animated: Bool, _ completion: CompletionHandler?) {
        guard let panel else { return }
        self.panel = nil
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        let end = { [self] in
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
            guard let job else {
                completion?(self, false, nil)
                return
            }
            run(job, completion)
        }
        guard let presenter = panel.navigationController?.presentingViewController else { return end() }
        presenter.dismiss(animated: animated, completion: end)
    }

    private func run(_ job: PrintJob, _ completion: CompletionHandler?) {
        delegate?.printInteractionControllerWillStartJob(self)
        do {
            try job.write(named: jobName)
        } catch {
            delegate?.printInteractionControllerDidFinishJob(self)
            completion?(self, false, UIPrintError(.jobFailed))
            return
        }
        delegate?.printInteractionControllerDidFinishJob(self)
        completion?(self, true, nil)
    }

    // MARK: The job

    private var papers: [UIPrintPaper] { UIPrintPaper.loaded(for: printInfo?.outputType ?? .general) }

    private var jobName: String {
        let name = printInfo?.jobName ?? ""
        return name.isEmpty ? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? "Document" : name
    }

    private func makeRenderer() -> UIPrintPageRenderer? {
        switch content {
        case .renderer(let renderer): return renderer
        case .formatter(let formatter):
            if let own = formatter.printPageRenderer { return own }
            let renderer = UIPrintPageRenderer()
            renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
            return renderer
        case .items(let items):
            let found = items.compactMap { PrintItem($0) }
            return found.isEmpty ? nil : PrintItemsRenderer(found)
        case nil: return nil
        }
    }

    private func makeJob() -> PrintJob? {
        guard let renderer = makeRenderer() else { return nil }
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
        printPaper = paper
        return PrintJob(renderer: renderer, paper: paper, orientation: printInfo?.orientation ?? .portrait)
    }

    private static var frontController: UIViewController? { AppWindows.key?.frontController }
}
