import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitValues

/// The sheet (DEV-1312), its job (DEV-1311), and the order of what the delegate hears.
final class PrintControllerTests: MainTestCase, @unchecked Sendable {
    private var folder = ""

    override func setUp() {
        super.setUp()
        folder = NSHomeDirectory() + "/" + PrintJob.folder
        try? FileManager.default.removeItem(atPath: folder)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(atPath: folder)
        super.tearDown()
    }

    @MainActor private final class Watcher: NSObject, UIPrintInteractionControllerDelegate {
        var log: [String] = []
        var paper: String?

        func printInteractionController(
            _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
        ) -> UIPrintPaper { paperList.first { $0.name == paper } ?? paperList[0] }
        func printInteractionControllerWillPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("will present")
        }
        func printInteractionControllerDidPresentPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("did present")
        }
        func printInteractionControllerWillDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("will dismiss")
        }
        func printInteractionControllerDidDismissPrinterOptions(_ controller: UIPrintInteractionController) {
            log.append("did dismiss")
        }
        func printInteractionControllerWillStartJob(_ controller: UIPrintInteractionController) { log.append("start") }
        func printInteractionControllerDidFinishJob(_ controller: UIPrintInteractionController) { log.append("finish") }
    }

    @MainActor private var controller: UIPrintInteractionController { .shared }

    @MainActor private func show(_ watcher: Watcher, set: (UIPrintInteractionController) -> Void) {
        harness.show(root: UIViewController())
        harness.advance(by: 0.1)
        controller.delegate = watcher
        set(controller)
        XCTAssertTrue(
            controller.present(animated: true) { _, isDone, error in
                watcher.log.append("completed \(isDone) \(error == nil)")
            })
        harness.advance(by: 1)
    }

    @MainActor private var panel: PrintPanelController? {
        let navigation = harness.window.rootViewController?.presentedViewController as? UINavigationController
        return navigation?.topViewController as? PrintPanelController
    }

    /// The title of the sheet says the same as its button.
    @MainActor private func button(_ label: String) -> AccessibilityNode? {
        AccessibilityTree.elements().first { $0.label == label && $0.traits.contains(.button) }
    }

    @MainActor private func tap(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let element = button(label) else {
            return XCTFail("no \(label)", file: file, line: line)
        }
        harness.tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
        harness.advance(by: 1)
    }

    private func printed() throws -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private func document(_ name: String) throws -> CGPDFDocument {
        let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        return try XCTUnwrap(CGDataProvider(data: data as NSData).flatMap { CGPDFDocument($0) })
    }

    func testPrinting() throws {
        try onMain {
            let watcher = Watcher()
            watcher.paper = "A5"
            show(watcher) {
                let info = UIPrintInfo.printInfo()
                info.jobName = "Boarding pass / 7"
                $0.printInfo = info
                $0.printFormatter = UISimpleTextPrintFormatter(text: "Gate 12")
            }
            XCTAssertEqual(watcher.log, ["will present", "did present"])
            XCTAssertEqual(controller.printPaper?.name, "A5")
            XCTAssertFalse(controller.present(animated: true), "the sheet is there already")
            XCTAssertEqual(try printed(), [])
            tap("Print")
            XCTAssertEqual(
                watcher.log,
                [
                    "will present", "did present", "will dismiss", "did dismiss", "start", "finish",
                    "completed true true",
                ])
            XCTAssertEqual(try printed(), ["Boarding pass - 7.pdf"])
            let page = try XCTUnwrap(document("Boarding pass - 7.pdf").page(at: 1))
            XCTAssertEqual(page.getBoxRect(.mediaBox).width, 419.53, accuracy: 0.1)
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
        }
    }

    func testCancelling() throws {
        try onMain {
            let watcher = Watcher()
            show(watcher) { $0.printFormatter = UISimpleTextPrintFormatter(text: "Gate 12") }
            tap("Cancel")
            XCTAssertEqual(
                watcher.log, ["will present", "did present", "will dismiss", "did dismiss", "completed false true"])
            XCTAssertEqual(try printed(), [])
        }
    }

    func testTheAppTakesTheSheetAway() {
        onMain {
            let watcher = Watcher()
            show(watcher) { $0.printFormatter = UISimpleTextPrintFormatter(text: "Gate 12") }
            controller.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(watcher.log.last, "completed false true")
            XCTAssertNil(panel)
            controller.dismiss(animated: true)
            XCTAssertEqual(watcher.log.count, 5, "once")
        }
    }

    func testNothingToPrint() {
        onMain {
            harness.show(root: UIViewController())
            controller.printingItem = nil
            var errors: [UIPrintError.Code?] = []
            XCTAssertFalse(controller.present(animated: true) { errors.append(($2 as? UIPrintError)?.code) })
            controller.printingItem = "a text is none"
            XCTAssertFalse(controller.present(animated: true) { errors.append(($2 as? UIPrintError)?.code) })
            XCTAssertEqual(errors, [.noContent, .noContent])
            XCTAssertNil(panel)
        }
    }

    func testCopiesAndPagesAndOrientation() throws {
        try onMain {
            let watcher = Watcher()
            let text = (1...150).map { "Line \($0)" }.joined(separator: "\n")
            show(watcher) {
                $0.printInfo = nil
                $0.printFormatter = UISimpleTextPrintFormatter(text: text)
            }
            let panel = try XCTUnwrap(panel)
            let count = panel.job.renderer.numberOfPages
            XCTAssertGreaterThan(count, 1)
            tap("page 1 of \(count)")
            XCTAssertEqual(panel.job.leftOut, [0])
            tap("Landscape")
            XCTAssertEqual(panel.job.orientation, .landscape)
            XCTAssertGreaterThan(panel.job.renderer.paperRect.width, panel.job.renderer.paperRect.height)
            let turned = panel.job.renderer.numberOfPages
            XCTAssertGreaterThan(turned, count, "lower pages")
            let stepper = try XCTUnwrap(find(UIStepper.self, in: panel.view))
            stepper.value = 2
            stepper.sendActions(for: .valueChanged)
            tap("Print")
            let name = try XCTUnwrap(printed().first)
            XCTAssertEqual(try document(name).numberOfPages, (turned - 1) * 2)
        }
    }

    @MainActor private func find<V: UIView>(_ type: V.Type, in view: UIView) -> V? {
        view as? V ?? view.subviews.lazy.compactMap { self.find(type, in: $0) }.first
    }

    func testWhatTheSheetAsks() {
        onMain {
            let watcher = Watcher()
            show(watcher) {
                $0.printFormatter = UISimpleTextPrintFormatter(text: "a")
                ($0.showsNumberOfCopies, $0.showsPaperOrientation) = (false, false)
            }
            let labels = Set(AccessibilityTree.elements().compactMap(\.label))
            XCTAssertFalse(labels.contains("Landscape"))
            XCTAssertNil(find(UIStepper.self, in: panel!.view))
            controller.dismiss(animated: false)
            harness.advance(by: 1)
            (controller.showsNumberOfCopies, controller.showsPaperOrientation) = (true, true)
        }
    }

    // MARK: Items

    private func pdf(_ pages: Int) -> Data {
        UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 300)).pdfData { context in
            for _ in 0..<pages {
                context.beginPage()
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 300, height: 150))
            }
        }
    }

    func testWhatCanBePrinted() throws {
        try onMain {
            XCTAssertTrue(UIPrintInteractionController.isPrintingAvailable)
            XCTAssertTrue(UIPrintInteractionController.canPrint(pdf(1)))
            XCTAssertFalse(UIPrintInteractionController.canPrint(Data("text".utf8)))
            XCTAssertTrue(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
            let url = URL(fileURLWithPath: NSTemporaryDirectory() + "print-\(UUID().uuidString).pdf")
            try pdf(2).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            XCTAssertTrue(UIPrintInteractionController.canPrint(url))
            XCTAssertFalse(UIPrintInteractionController.canPrint(URL(string: "https://example.com/a.pdf")!))
        }
    }

    func testTheLastContentCounts() {
        onMain {
            controller.printingItem = pdf(1)
            XCTAssertEqual(controller.printingItems?.count, 1)
            controller.printPageRenderer = UIPrintPageRenderer()
            XCTAssertNil(controller.printingItem)
            XCTAssertNil(controller.printFormatter)
            controller.printFormatter = UISimpleTextPrintFormatter(text: "a")
            XCTAssertNil(controller.printPageRenderer)
            controller.printingItems = [pdf(1), pdf(2)]
            XCTAssertNil(controller.printingItem, "there are two")
            XCTAssertNil(controller.printFormatter)
        }
    }

    func testPicturesAndDocuments() throws {
        try onMain {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            }
            let items = [pdf(2) as Any, image].compactMap { PrintItem($0) }
            let job = PrintJob(
                renderer: PrintItemsRenderer(items), paper: UIPrintPaper.loaded(for: .general)[0],
                orientation: .portrait)
            XCTAssertEqual(job.pages, [0, 1, 2])
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let paper = job.renderer.paperRect
            let drawn = UIGraphicsImageRenderer(size: paper.size, format: format).image { _ in
                UIColor.white.setFill()
                UIRectFill(paper)
                job.renderer.drawPage(at: 0, in: job.renderer.printableRect)
            }
            let pixels = try XCTUnwrap(drawn.cgImage?.dataProvider?.data as Data?)
            let row = try XCTUnwrap(drawn.cgImage?.bytesPerRow)
            func colour(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
                let at = Int(y) * row + Int(x) * 4
                return [pixels[at + 2], pixels[at + 1], pixels[at]]
            }
            // The square page is as wide as the paper, in its middle, its red half up.
            XCTAssertEqual(colour(paper.midX, paper.midY - 50), [255, 0, 0])
            XCTAssertEqual(colour(paper.midX, paper.midY + 50), [255, 255, 255])
            XCTAssertEqual(colour(paper.midX, 20), [255, 255, 255])
        }
    }

    func testPrintersOnTheNet() {
        onMain {
            let printer = UIPrinter(url: URL(string: "ipp://office.local:631/print")!)
            XCTAssertEqual(printer.displayName, "office.local")
            XCTAssertEqual(printer.supportedJobTypes, .unknown)
            var answers: [Bool] = []
            printer.contactPrinter { answers.append($0) }
            XCTAssertEqual(answers, [], "later")
            harness.turn { !answers.isEmpty }
            XCTAssertEqual(answers, [false])
            controller.printingItem = pdf(1)
            var ended: [String] = []
            XCTAssertTrue(
                controller.print(to: printer) { ended.append("\($1) \(($2 as? UIPrintError)?.code == .jobFailed)") })
            XCTAssertEqual(ended, ["false true"])
        }
    }

    // MARK: Sharing

    func testSharingPrints() throws {
        try onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            var ended: [String] = []
            let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
            sheet.completionWithItemsHandler = { type, isDone, _, _ in
                ended.append("\(type?.rawValue ?? "nil") \(isDone)")
            }
            root.present(sheet, animated: true)
            harness.advance(by: 1)
            tap("Print")
            tap("Print")
            harness.advance(by: 1)
            XCTAssertEqual(ended, ["com.apple.UIKit.activity.Print true"])
            XCTAssertEqual(try printed().count, 1)
            XCTAssertNil(root.presentedViewController)
        }
    }
}
