import CoreGraphics
import SwiftUI
import TestSupport
import XCTest
import _PorticoSnapshotTesting_SwiftUI

@testable import PorticoSnapshotTesting
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Snapshots in a folder of their own; what a failing one would tell its test is collected instead.
final class SnapshotTests: MainTestCase, @unchecked Sendable {
    @MainActor private var folder: URL!
    @MainActor private var issues: [String] = []

    override func prepare() {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        issues = []
        TestIssue.listener = { text, _ in self.issues.append(text) }
        harness.send(.activate)
    }

    override func cleanUp() {
        TestIssue.listener = nil
        try? FileManager.default.removeItem(at: folder)
    }

    /// Each call is on a line of its own unless the test says otherwise.
    @MainActor private func check(
        _ kinds: [SnapshotKind] = [.image], on setups: [SnapshotSetup] = [.current], named name: String? = nil,
        mode: SnapshotMode = .missing, line: Int = 1, _ subject: () -> SnapshotSubject
    ) {
        var site = SnapshotSite(
            fileID: #fileID, filePath: #filePath, line: line, column: 1, function: "testRow(count:)")
        site.folder = folder
        var check = SnapshotCheck(site: site, name: name, mode: mode)
        check.report = SnapshotReport(path: folder.appendingPathComponent("out/report.html").path)
        check.run(kinds, on: setups, subject: subject)
    }

    @MainActor private var files: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0 != "out" }.sorted()
    }

    @MainActor private func data(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    @MainActor private func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

    @MainActor private func picture(_ name: String) throws -> CGImage { try .decode(try data(name), name: name) }

    @MainActor private func pixel(_ name: String, _ x: Int, _ y: Int) throws -> UInt32 {
        let pixels = try picture(name).pixels
        return (pixels.data + y * pixels.bytesPerRow).load(fromByteOffset: x * 4, as: UInt32.self)
    }

    /// A white square of 20 points with a red dot of one point.
    @MainActor private func square(dot: CGPoint? = nil, side: CGFloat = 20) -> SnapshotSubject {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = .white
        if let dot {
            let mark = UIView(frame: CGRect(origin: dot, size: CGSize(width: 1, height: 1)))
            mark.backgroundColor = .red
            view.addSubview(mark)
        }
        return .view(view)
    }

    // MARK: Recording and comparing

    func testTheFirstRunRecordsAndTheNextCompares() throws {
        try onMain {
            check { square() }
            XCTAssertEqual(files, ["testRow-count.png"])
            let first = try data("testRow-count.png")
            XCTAssertEqual(try picture("testRow-count.png").width, 60)
            check { square() }
            check(mode: .compare) { square() }
            XCTAssertEqual(issues, [])
            XCTAssertEqual(try data("testRow-count.png"), first)
        }
    }

    func testTwoRecordingsHaveTheSameBytes() throws {
        try onMain {
            let setups = SnapshotSetup.matrix(devices: ["iPhone SE", "iPad mini"], appearances: [.light, .dark])
            check([.image, .tree, .accessibility], on: setups, named: "one") { .controller(Form()) }
            check([.image, .tree, .accessibility], on: setups, named: "two") { .controller(Form()) }
            let ones = files.filter { $0.contains(".one.") }
            XCTAssertEqual(ones.count, 12)
            for name in ones {
                XCTAssertEqual(try data(name), try data(name.replacingOccurrences(of: ".one.", with: ".two.")), name)
            }
        }
    }

    func testAChangedPixelFails() throws {
        try onMain {
            check { square() }
            let kept = try data("testRow-count.png")
            check { square(dot: CGPoint(x: 4, y: 6)) }
            XCTAssertEqual(issues.count, 1)
            let said = try XCTUnwrap(issues.first)
            XCTAssert(
                said.contains("9 of 3600 pixels (0.25 %), between (12, 18) and (14, 20), channels by up to 25"), said)
            XCTAssert(said.contains("expected: \(folder.path)/testRow-count.png"), said)
            XCTAssertEqual(try data("testRow-count.png"), kept, "a failure writes nothing over")
            XCTAssertNotEqual(try data("out/snapshots/testRow-count.png"), kept)
        }
    }

    func testTheReportHasBeforeAfterAndDifference() throws {
        try onMain {
            check { square() }
            check { square(dot: CGPoint(x: 4, y: 6)) }
            check([.tree], named: "<b>") { square() }
            check([.tree], named: "<b>") { square(dot: .zero) }
            let page = try text("out/report.html")
            for name in ["before", "after", "difference"] {
                XCTAssert(page.contains("alt=\"\(name)\" src=\"data:image/png;base64,iVBOR"), name)
            }
            XCTAssert(page.contains("<ins>+   UIView (0, 0, 1, 1)</ins>"), page.suffix(400).description)
            XCTAssertEqual(page.split(separator: "<section>").count, 3)
            XCTAssertFalse(page.contains("<b>"))
            // The difference is magenta where the dot is, and faded elsewhere.
            let encoded = page.split(separator: "alt=\"difference\" src=\"data:image/png;base64,")[1].prefix {
                $0 != "\""
            }
            let shown = try CGImage.decode(XCTUnwrap(Data(base64Encoded: String(encoded))), name: "difference").pixels
            XCTAssertEqual(
                (shown.data + 18 * shown.bytesPerRow).load(fromByteOffset: 12 * 4, as: UInt32.self), 0xFFFF_00FF)
            XCTAssertEqual(shown.data.load(as: UInt32.self), 0xFFFF_FFFF)
        }
    }

    // MARK: SwiftUI

    private struct Dot: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { (scheme == .dark ? Color.white : .red).frame(width: 30, height: 20) }
    }

    func testAViewOfSwiftUIHasTheRoomThatItsTestSays() throws {
        try onMain {
            let setups = SnapshotSetup.matrix(appearances: [.light, .dark])
            check([.image, .tree], on: setups, named: "own") { .view(SnapshotHost.view(of: Dot(), .sizeThatFits)) }
            XCTAssertEqual(try picture("testRow-count.own.light.png").width, 90)
            XCTAssertEqual(try picture("testRow-count.own.light.png").height, 60)
            XCTAssertEqual(try pixel("testRow-count.own.dark.png", 45, 30), 0xFFFF_FFFF)
            XCTAssertNotEqual(try data("testRow-count.own.light.png"), try data("testRow-count.own.dark.png"))
            check(named: "fixed") { .view(SnapshotHost.view(of: Dot(), .fixed(width: 50, height: 40))) }
            XCTAssertEqual(try picture("testRow-count.fixed.png").width, 150)
            check(named: "screen") { .controller(UIHostingController(rootView: Dot())) }
            XCTAssertEqual(try picture("testRow-count.screen.png").width, Int(UIScreen.main.bounds.width * 3))
            XCTAssertEqual(issues, [])
        }
    }

    func testRecordTakesOverWhatDiffers() {
        onMain {
            check { square() }
            check(mode: .record) { square(dot: .zero) }
            check(mode: .compare) { square(dot: .zero) }
            XCTAssertEqual(issues, [])
        }
    }

    func testCompareWritesNothing() {
        onMain {
            check(mode: .compare) { square() }
            XCTAssertEqual(issues.count, 1)
            XCTAssert(issues[0].contains("testRow-count.png isn't there"), issues[0])
            XCTAssertEqual(files, [])
        }
    }

    func testAServerCompares() {
        XCTAssertEqual(SnapshotMode.ofProcess([:]), .missing)
        XCTAssertEqual(SnapshotMode.ofProcess(["CI": "true"]), .compare)
        XCTAssertEqual(SnapshotMode.ofProcess(["CI": "false"]), .missing)
        XCTAssertEqual(SnapshotMode.ofProcess(["CI": "true", "PORTICO_SNAPSHOTS": "record"]), .record)
    }

    // MARK: Tolerance

    func testToleranceOfPixels() {
        onMain {
            check { square() }
            check([.image(tolerance: SnapshotTolerance(pixels: 9.0 / 3600))]) { square(dot: CGPoint(x: 3, y: 3)) }
            XCTAssertEqual(issues, [])
            check([.image(tolerance: SnapshotTolerance(pixels: 8.0 / 3600))]) { square(dot: CGPoint(x: 3, y: 3)) }
            XCTAssertEqual(issues.count, 1)
        }
    }

    func testToleranceOfChannels() {
        onMain {
            @MainActor func gray(_ white: CGFloat) -> SnapshotSubject {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.backgroundColor = UIColor(white: white, alpha: 1)
                return .view(view)
            }
            check { gray(1) }
            check([.image(tolerance: SnapshotTolerance(channel: 5.0 / 255))]) { gray(250.0 / 255) }
            XCTAssertEqual(issues, [])
            check([.image(tolerance: SnapshotTolerance(channel: 4.0 / 255))]) { gray(250.0 / 255) }
            XCTAssertEqual(issues.count, 1)
        }
    }

    func testNoToleranceCoversAnotherSize() {
        onMain {
            check { square() }
            check([.image(tolerance: SnapshotTolerance(channel: 1, pixels: 1))]) { square(side: 21) }
            XCTAssertEqual(issues.count, 1)
            XCTAssert(issues[0].contains("60 × 60 pixels, now 63 × 63"), issues[0])
        }
    }

    // MARK: Setups

    func testAMatrixIsEveryCombination() throws {
        try onMain {
            let screen = UIScreen.main.bounds
            let setups = SnapshotSetup.matrix(
                devices: ["iPhone SE", "iPad Air"], appearances: [.light, .dark],
                textSizes: [.large, .accessibilityLarge])
            XCTAssertEqual(setups.count, 8)
            check(on: setups) { .controller(Form()) }
            XCTAssertEqual(issues, [])
            XCTAssertEqual(files.count, 8)
            XCTAssertEqual(files.first, "testRow-count.iPadAir-dark-AccessibilityL.png")
            let phone = try picture("testRow-count.iPhoneSE-light-L.png")
            XCTAssertEqual([phone.width, phone.height], [750, 1334])
            XCTAssertEqual(try picture("testRow-count.iPadAir-light-L.png").width, 1640)
            XCTAssertEqual(try pixel("testRow-count.iPhoneSE-light-L.png", 0, 0), 0xFFFF_FFFF)
            XCTAssertEqual(try pixel("testRow-count.iPhoneSE-dark-L.png", 0, 0), 0xFF00_0000)
            XCTAssertEqual(UIScreen.main.bounds, screen)
            XCTAssertEqual(UIScreen.main.traitCollection.userInterfaceStyle, .light)
            XCTAssertEqual(UITraitCollection.current.preferredContentSizeCategory, .large)
        }
    }

    func testAScreenFindsTheDeviceItIsShownOn() {
        onMain {
            var form: Form!
            var seen: [CGFloat] = []
            check(
                [.tree],
                on: SnapshotSetup.matrix(
                    devices: ["iPhone SE", "iPhone 15"], orientations: [.portrait, .landscapeRight])
            ) {
                form = Form()
                form.onLayout = {
                    seen += [$0.view.bounds.width, $0.view.safeAreaInsets.top, $0.view.safeAreaInsets.left]
                }
                return .controller(form)
            }
            XCTAssertEqual(seen, [375, 20, 0, 667, 0, 0, 393, 59, 0, 852, 0, 59])
            XCTAssertEqual(
                form.calls, ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
            XCTAssert(UIApplication.shared.windows.allSatisfy { $0.rootViewController !== form })
        }
    }

    func testTextsGrowWithTheTextSize() throws {
        try onMain {
            check([.tree], on: SnapshotSetup.matrix(textSizes: [.large, .accessibilityExtraLarge])) {
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.text = "Wide"
                return .view(label)
            }
            let small = try text("testRow-count.L.tree.txt"), large = try text("testRow-count.AccessibilityXL.tree.txt")
            XCTAssert(small.hasSuffix("“Wide”\n"), small)
            XCTAssertNotEqual(small, large)
        }
    }

    func testWhatIsOnTheScreenStaysThere() {
        onMain {
            let form = Form()
            harness.show(root: form)
            harness.turn()
            check { .view(form.field) }
            XCTAssertEqual(issues, [])
            XCTAssertEqual(files, ["testRow-count.png"])
            XCTAssertTrue(form.field.isDescendant(of: form.view))
            check(on: [SnapshotSetup(appearance: .dark)]) { .view(form.field) }
            XCTAssert(issues.first?.contains("it is in another view already") == true, issues.description)
        }
    }

    // MARK: Texts

    func testTreeAndAccessibilityAreTexts() throws {
        try onMain {
            check([.tree, .accessibility], on: [SnapshotSetup(device: "iPhone SE")]) { .controller(Form()) }
            XCTAssertEqual(
                try text("testRow-count.iPhoneSE.accessibility.txt"),
                """
                + (0, 0, 375, 667)
                  – “Name, header” (20, 40, 100, 30)
                  – “Jane” hint=“As on your passport” id=“name” (20, 80, 200, 40)

                """)
            let tree = try text("testRow-count.iPhoneSE.tree.txt")
            XCTAssert(tree.hasPrefix("UIWindow (0, 0, 375, 667)\n"), tree)
            XCTAssert(tree.contains("UILabel (20, 40, 100, 30) “Name” alpha=0.5\n"), tree)
            XCTAssert(tree.contains("id=“name”"), tree)
        }
    }

    func testATextsFailureNamesTheLines() throws {
        try onMain {
            check([.accessibility]) { .controller(Form()) }
            check([.accessibility]) {
                let form = Form()
                form.loadViewIfNeeded()
                form.field.accessibilityHint = nil
                return .controller(form)
            }
            let said = try XCTUnwrap(issues.first)
            XCTAssert(said.contains("2 lines"), said)
            XCTAssert(said.contains("    -   – “Jane” hint=“As on your passport” id=“name”"), said)
        }
    }

    func testLinesThatDifferAreFoundInBetween() {
        func shown(_ old: String, _ new: String) -> [String] {
            LineDifference(from: old, to: new).lines.map {
                switch $0 {
                case .same(let text): " \(text)"
                case .removed(let text): "-\(text)"
                case .added(let text): "+\(text)"
                }
            }
        }
        XCTAssertEqual(shown("a\nb\nc", "a\nx\nb\nc"), [" a", "+x", " b", " c"])
        XCTAssertEqual(shown("a\nb\nc", "a\nc"), [" a", "-b", " c"])
        XCTAssertEqual(shown("a\na", "a"), [" a", "-a"])
        XCTAssertEqual(shown("a", "a\na"), [" a", "+a"])
        XCTAssertEqual(shown("a\nb\nc\nd", "a\nd\nc\nd"), [" a", "-b", "+d", " c", " d"])
        XCTAssertEqual(shown("", "a"), ["-", "+a"])
        // All other: told, and soon.
        let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
        XCTAssertEqual(shown(old, old.replacingOccurrences(of: "old", with: "new")).count, 40_000)
    }

    func testADeepTreeIsWrittenDown() throws {
        try onMain {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var inner = root
            for _ in 1..<5_000 {
                let next = UIView(frame: root.bounds)
                inner.addSubview(next)
                inner = next
            }
            check([.tree]) { .view(root) }
            let lines = try text("testRow-count.tree.txt").split(separator: "\n")
            XCTAssertEqual(lines.count, 5_000)
            XCTAssertEqual(lines.last, "[4999] UIView (0, 0, 10, 10)")
        }
    }

    // MARK: Mistakes

    func testTwoLinesNeedTwoNames() {
        onMain {
            check(line: 10) { square() }
            check(line: 12) { square() }
            XCTAssertEqual(issues.count, 1)
            XCTAssert(issues[0].contains("line 10 has asked for testRow-count.png, too"), issues[0])
            check(named: "other", line: 12) { square() }
            XCTAssertEqual(issues.count, 1)
        }
    }

    func testAnUnknownDeviceIsNamed() {
        onMain {
            check(on: [SnapshotSetup(device: "Nokia 3310")]) { square() }
            XCTAssert(issues.first?.contains("no device is called “Nokia 3310”") == true, issues.description)
        }
    }

    func testAnEmptyViewAndABrokenFileAreToldOf() throws {
        try onMain {
            check { .view(UIView()) }
            XCTAssert(issues.first?.contains("there is nothing to see") == true, issues.description)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("no picture".utf8).write(to: folder.appendingPathComponent("testRow-count.png"))
            check { square() }
            XCTAssertEqual(issues.count, 2)
            XCTAssert(issues[1].contains("testRow-count.png"), issues[1])
        }
    }
}

/// A label and a field.
private final class Form: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    var calls: [String] = []
    var onLayout: (Form) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("viewDidLoad")
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 40, width: 100, height: 30))
        label.text = "Name"
        label.alpha = 0.5
        label.accessibilityTraits = .header
        field.text = "Jane"
        field.accessibilityIdentifier = "name"
        field.accessibilityHint = "As on your passport"
        view.addSubview(label)
        view.addSubview(field)
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) {
        calls.append("viewDidAppear")
        onLayout(self)
    }
    override func viewWillDisappear(_ animated: Bool) { calls.append("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("viewDidDisappear") }
}
