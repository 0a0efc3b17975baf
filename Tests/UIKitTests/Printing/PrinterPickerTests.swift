import TestSupport
import XCTest

@testable import UIKit
@_spi(Portico) @testable import UIKitBase
@testable import UIKitValues

/// A printer is chosen and printed to (DEV-1311).
final class PrinterPickerTests: MainTestCase, @unchecked Sendable {
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

    @MainActor private final class Watcher: NSObject, UIPrinterPickerControllerDelegate {
        var log: [String] = []
        var leftOut = ""

        func printerPickerController(
            _ printerPickerController: UIPrinterPickerController, shouldShow printer: UIPrinter
        ) -> Bool { printer.displayName != leftOut }
        func printerPickerControllerWillPresent(_ picker: UIPrinterPickerController) { log.append("will present") }
        func printerPickerControllerDidPresent(_ picker: UIPrinterPickerController) { log.append("did present") }
        func printerPickerControllerWillDismiss(_ picker: UIPrinterPickerController) { log.append("will dismiss") }
        func printerPickerControllerDidDismiss(_ picker: UIPrinterPickerController) { log.append("did dismiss") }
        func printerPickerControllerDidSelectPrinter(_ picker: UIPrinterPickerController) {
            log.append("selected \(picker.selectedPrinter?.displayName ?? "none")")
        }
    }

    @MainActor private func show(_ picker: UIPrinterPickerController, _ watcher: Watcher) {
        harness.show(root: UIViewController())
        harness.advance(by: 0.1)
        picker.delegate = watcher
        XCTAssertTrue(
            picker.present(animated: true) { _, isChosen, error in
                watcher.log.append("completed \(isChosen) \(error == nil)")
            })
        XCTAssertFalse(picker.present(animated: true), "the list is there already")
        harness.advance(by: 1)
    }

    @MainActor private var buttons: [AccessibilityNode] {
        AccessibilityTree.elements().filter { $0.traits.contains(.button) }
    }

    @MainActor private func tap(_ label: String, file: StaticString = #filePath, line: UInt = #line) {
        guard let element = buttons.first(where: { $0.label == label }) else {
            return XCTFail("no \(label)", file: file, line: line)
        }
        harness.tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
        harness.advance(by: 1)
    }

    func testAPrinterIsChosenAndPrintedTo() throws {
        try onMain {
            let (picker, watcher) = (UIPrinterPickerController(initiallySelectedPrinter: nil), Watcher())
            XCTAssertNil(picker.selectedPrinter)
            show(picker, watcher)
            tap("PDF")
            XCTAssertEqual(
                watcher.log,
                [
                    "will present", "did present", "selected PDF", "will dismiss", "did dismiss", "completed true true",
                ])
            XCTAssertNil(harness.window.rootViewController?.presentedViewController)
            let printer = try XCTUnwrap(picker.selectedPrinter)
            XCTAssertTrue(printer.supportsColor)
            // Apps keep the address, and make the printer of it in a later run.
            let kept = UIPrinter(url: printer.url)
            var answers: [Bool] = []
            kept.contactPrinter { answers.append($0) }
            harness.turn { !answers.isEmpty }
            XCTAssertEqual(answers, [true])
            let controller = UIPrintInteractionController.shared
            controller.delegate = nil
            let info = UIPrintInfo.printInfo()
            info.jobName = "Chosen"
            controller.printInfo = info
            controller.printFormatter = UISimpleTextPrintFormatter(text: "Gate 12")
            var ended: [String] = []
            XCTAssertTrue(controller.print(to: kept) { ended.append("\($1) \($2 == nil)") })
            XCTAssertEqual(ended, ["true true"])
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["Chosen.pdf"])
        }
    }

    func testNoneIsChosen() {
        onMain {
            let printer = UIPrinter(url: URL(string: "ipp://office.local:631/print")!)
            let (picker, watcher) = (UIPrinterPickerController(initiallySelectedPrinter: printer), Watcher())
            watcher.leftOut = "PDF"
            show(picker, watcher)
            XCTAssertFalse(buttons.contains { $0.label == "PDF" }, "the delegate leaves it out")
            let marked = buttons.filter { $0.traits.contains(.selected) }
            XCTAssertEqual(marked.map(\.label), ["office.local"])
            tap("Cancel")
            XCTAssertEqual(
                watcher.log, ["will present", "did present", "will dismiss", "did dismiss", "completed false true"])
            XCTAssertIdentical(picker.selectedPrinter, printer)
            watcher.log = []
            show(picker, watcher)
            picker.dismiss(animated: true)
            harness.advance(by: 1)
            XCTAssertEqual(watcher.log.last, "completed false true")
            XCTAssertEqual(watcher.log.count, 5, "once")
        }
    }
}
