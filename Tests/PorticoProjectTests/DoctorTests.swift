import PorticoNibReader
import XCTest

@testable import PorticoProject

final class DoctorTests: XCTestCase {
    func testImportsAreRead() {
        let scan = ImportScan(
            """
            // import No
            import UIKit; import FoundationNetworking
            @testable import Shop
            @preconcurrency public import struct Shapes.Circle
              import Deep.Part
            /* import Hidden
            import Also */
            #if canImport(Charts)
            let important = 1
            """)
        XCTAssertEqual(scan.imports, ["UIKit": 2, "FoundationNetworking": 2, "Shop": 3, "Shapes": 4, "Deep": 5])
        XCTAssertEqual(scan.asked, ["Charts"])
    }

    func testElementsOfDocumentsAreCounted() throws {
        let folder = try TemporaryProject([
            "Main.storyboard": """
            <?xml version="1.0"?>
            <document type="x"><dependencies><plugIn/></dependencies><scenes><scene><objects>
            <viewController><view key="view"><subviews>
            <label/><label/></subviews></view></viewController></objects></scene></scenes></document>
            """,
            "Broken.xib": "<document>\n<view>\n</document>",
        ])
        var census = DocumentCensus()
        census.addDocument(folder.path + "/Main.storyboard", shown: "Main.storyboard")
        census.addDocument(folder.path + "/Broken.xib", shown: "Broken.xib")
        XCTAssertEqual(
            census.elements.findings.first, .init(what: "label", count: 2, files: 1, first: "Main.storyboard:4"))
        XCTAssertEqual(census.elements.findings.map(\.what), ["label", "view", "scene", "viewController"])
        XCTAssertTrue(census.notes.first?.hasPrefix("Broken.xib:3:") ?? false, "\(census.notes)")
    }

    func testOutletsOfDocumentsAndClassesAreCompared() throws {
        let storyboard = """
            <?xml version="1.0"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="counter" id="v" customClass="ViewController">
            <view key="view" id="w"><subviews><label id="l"/></subviews></view>
            <connections>
            <outlet property="counterLabel" destination="l" id="o"/>
            <outlet property="title" destination="l" id="p"/>
            <outlet property="own" destination="l" id="q"/>
            </connections></viewController></objects></scene></scenes></document>
            """
        var census = OutletCensus()
        census.addDocument(
            try NibReader.readDocument(Data(storyboard.utf8), file: "Main.storyboard"), shown: "Main.storyboard")
        census.addSource(
            """
            class ViewController: UIViewController {
                @IBOutlet weak var countLabel: UILabel!
                @IBOutlet private var own: UILabel!
                @IBOutlet var maybe: UILabel?
                // @IBOutlet var old: UILabel!
                @IBOutlet var far: UIButton!  // unused
            }
            """, shown: "App/V.swift")
        XCTAssertEqual(
            census.notes { $0 == "title" },
            [
                "Main.storyboard:6, scene “counter”: it connects the outlet “counterLabel”, which ViewController hasn't got; the app "
                    + "ends when this loads: connect “countLabel” (App/V.swift:2) instead",
                "App/V.swift:2: no storyboard or xib connects the outlet “countLabel”, which is nil when it is used: connect it "
                    + "there, or make it in code",
                "App/V.swift:6: no storyboard or xib connects the outlet “far”, which is nil when it is used: connect it there, or "
                    + "make it in code",
            ])
        // Classes of packages are read elsewhere, and code alone has nothing to connect.
        var code = OutletCensus()
        code.addSource("class A { @IBOutlet var a: UILabel! }", shown: "a.swift")
        XCTAssertEqual(code.notes { _ in false }, [])
    }

    func testWhatTheCompilerSaysIsCounted() {
        var errors = FindingCounter()
        let text = """
            /p/A.swift:3:5: error: cannot find type 'MKMapView' in scope
            3 | x
            /p/A.swift:3:5: error: cannot find type 'MKMapView' in scope
            /p/B.swift:9:1: error: cannot find type 'MKMapView' in scope
            /p/B.swift:8:1: warning: odd
            /p/B.swift:7:1: error: other
            """
        Doctor.collectErrors(text, into: &errors, root: "/p")
        XCTAssertEqual(
            errors.findings,
            [
                .init(what: "cannot find type 'MKMapView' in scope", count: 2, files: 2, first: "A.swift:3"),
                .init(what: "other", count: 1, files: 1, first: "B.swift:7"),
            ])
    }

    func testNamesAreSaidByTheLedgersStates() {
        let tree = """
            (func_decl range=[/p/A.swift:4:14 - line:9:5] "viewDidLoad()" override="UIKitBase.(file).UIViewController.viewDidLoad()@/k/V.swift:1:1"
              (func_decl implicit range=[/p/A.swift:2:7 - line:2:7] override="UIKit.(file).UIViewController.deinit"
              (declref_expr location=/p/A.swift:5:2 range=[/p/A.swift:5:2 - line:5:9] decl="UIKit.(file).UIView.addSubview@/k/U.swift:8:15"
              (declref_expr implicit location=/p/A.swift:5:2 range=[/p/A.swift:5:2 - line:5:9] decl="UIKit.(file).UIView.addSubview@/k"
              (member_ref_expr location=/p/A.swift:6:2 decl="UIKitBase.(file).UIView extension.tip@/k/U.swift:8:15"
              (member_ref_expr location=/p/B.swift:7:2 decl="UIKitBase.(file).UIView extension.tip@/k/U.swift:8:15"
              (declref_expr location=/p/A.swift:8:2 decl="Swift.(file).print(_:)"
              (declref_expr location=/p/A.swift:9:2 decl="UIKit.(file).UIView.mystery"
            """
        var census = NameCensus()
        census.addTree(Data(tree.utf8), root: "/p")
        let ledger = LedgerStates(
            "UIKit\tUIView.addSubview(_:)\ttested\tT.a\nUIKit\tUIView.tip\tconstant\talways so\n"
                + "UIKit\tUIViewController.viewDidLoad()\tmissing\tdeclared, and no test names it\n"
                + "UIKit\tUIView.gone\tmissing\tabsent\n")
        XCTAssertEqual(
            census.rows(ledger),
            [
                .init(
                    state: .constant, use: .init(what: "UIView.tip", count: 2, files: 2, first: "A.swift:6"),
                    reason: "always so"),
                .init(
                    state: .untested,
                    use: .init(what: "UIViewController.viewDidLoad()", count: 1, files: 1, first: "A.swift:4"),
                    reason: "declared, and no test names it"),
                .init(
                    state: .real, use: .init(what: "UIView.addSubview", count: 1, files: 1, first: "A.swift:5"),
                    reason: ""),
            ])
        var report = DoctorReport(path: "/p", name: "P", outcome: .builds, verdict: "P: compiles")
        report.api = census.rows(ledger)
        let text = DoctorText.text(report)
        XCTAssertTrue(text.contains("API          1 real, 1 constant, 1 untested"), text)
        XCTAssertTrue(text.contains("constant: 2 × UIView.tip, A.swift:6 (always so)"), text)
    }

    /// Bodies of SwiftUI have types of megabytes: they are passed over as bytes.
    func testThatTheTypesOfANodeMayBeLong() {
        let type = String(repeating: "ModifiedContent<Größe, _PaddingLayout>, d=o ", count: 200_000)
        let tree = (1...3).map { line in
            "(member_ref_expr type=\"\(type)\" location=/p/A.swift:\(line):2 decl=\"UIKit.(file).UIView.tip@/k/U.swift:8\"\n"
        }.joined()
        var census = NameCensus()
        census.addTree(Data(tree.utf8), root: "/p")
        XCTAssertEqual(
            census.rows(LedgerStates("UIKit\tUIView.tip\ttested\tT.a\n")).map(\.use),
            [.init(what: "UIView.tip", count: 3, files: 1, first: "A.swift:1")])
    }

    /// The whole tree of one project took 870 MB.
    func testTheTreeIsReadInPieces() {
        let text = Data("one\ntwo and more\n\nlast".utf8)
        for size in 1...text.count {
            var (lines, found) = (LinePieces(), [String]())
            func keep(_ data: Data) { found.append(String(decoding: data, as: UTF8.self)) }
            for start in stride(from: 0, to: text.count, by: size) {
                lines.appendPiece(text[start..<min(start + size, text.count)], keep)
            }
            XCTAssertTrue(found.allSatisfy { $0.hasSuffix("\n") }, "whole lines, by \(size)")
            lines.finishLines(keep)
            XCTAssertEqual(found.joined(), "one\ntwo and more\n\nlast", "by \(size)")
            XCTAssertEqual(found.last, "last", "what was handed on isn't kept, by \(size)")
        }
    }

    func testTheTableRanksByProjects() {
        func report(_ name: String, _ errors: [DoctorReport.Finding], missing: [String]) -> DoctorReport {
            var report = DoctorReport(path: "/" + name, name: name, outcome: .doesNotCompile, verdict: name + ": no")
            report.errors = errors
            report.modules = missing.map { .init(name: $0, state: .missing, files: 1, first: "A.swift:1") }
            return report
        }
        let one = report("One", [.init(what: "many", count: 50, files: 1, first: "A.swift:2")], missing: ["MapKit"])
        let two = report("Two", [], missing: ["MapKit"])
        let lines = DoctorText.table([one, two]).split(separator: "\n").map(String.init)
        XCTAssertEqual(lines[0], "0 of 2 projects compile")
        XCTAssertEqual(
            lines.suffix(2),
            ["       2      2  module MapKit (One, A.swift:1)", "       1     50  many (One, A.swift:2)"])
    }
}
