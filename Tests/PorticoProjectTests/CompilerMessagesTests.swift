import XCTest

@testable import PorticoProject

/// What people read when a build fails.
final class CompilerMessagesTests: XCTestCase {
    private let source = """
        class A {
            @objc func tap() { let s: Int = #selector(tap) }
        }
        """

    private func readable(_ text: String) -> String {
        let source = source
        return CompilerMessages(lines: { _ in source.split(separator: "\n", omittingEmptySubsequences: false) })
            .readable(text)
    }

    func testExcerptsShowWhatWasWritten() {
        XCTAssertEqual(
            readable(
                """
                /p/A.swift:2:37: error: cannot convert value
                1 | class A {
                2 |           func tap() { let s: Int = Selector("tap") }
                  |                                     `- error: cannot convert value
                3 | }
                """),
            """
            /p/A.swift:2:37: error: cannot convert value
            1 | class A {
            2 |     @objc func tap() { let s: Int = #selector(tap) }
              |                                     `- error: cannot convert value
            3 | }
            """)
    }

    func testANoteInAnotherFileQuotesThatFile() {
        let sources = [
            "/p/A.swift": "class A {\n    @objc func tap() {}",
            "/p/B.swift": "class B: A {\n    override func tip() {}",
        ]
        let messages = CompilerMessages(lines: { sources[$0]!.split(separator: "\n") })
        XCTAssertEqual(
            messages.readable(
                """
                /p/B.swift:2:19: error: no
                2 |     override func tip() {}
                  |                   `- error: no
                /p/A.swift:2:10: note: here
                2 |     func tap() {}
                  |          `- note: here
                """),
            """
            /p/B.swift:2:19: error: no
            2 |     override func tip() {}
              |                   `- error: no
            /p/A.swift:2:16: note: here
            2 |     @objc func tap() {}
              |                `- note: here
            """)
    }

    func testAProgramThatBeginsNowhereIsToldWhatItNeeds() {
        XCTAssertTrue(
            readable("ld.lld: error: undefined symbol: main\n>>> referenced by Scrt1.o:(_start)")
                .contains("remedy: no file says where the app begins: write @main"))
        XCTAssertFalse(readable("ld.lld: error: undefined symbol: mainly").contains("remedy"))
    }

    func testWarningsThatNobodyGetsOnIOSAreLeftOut() {
        for name in [
            "createFile(atPath:contents:attributes:)", "addObserver(forName:object:queue:using:)",
            "changeCurrentDirectoryPath", "dequeueReusableCell(withIdentifier:)",
        ] {
            XCTAssertEqual(
                readable("/p/A.swift:2:5: warning: result of call to '\(name)' is unused [#no-usage]"), "", name)
        }
        for text in [
            "/p/A.swift:2:5: warning: result of call to 'total()' is unused [#no-usage]",
            "/p/A.swift:2:5: warning: result of call to 'map' is unused [#no-usage]",
            "/p/A.swift:2:5: warning: variable 'never' was never mutated; consider changing to 'let' constant",
            "/p/A.swift:2:5: warning: 'old()' is deprecated: use new() [#DeprecatedDeclaration]",
        ] { XCTAssertEqual(readable(text), text) }
    }

    func testColumnsBehindAChangeMove() {
        let shift = SourceExcerpt.shift(from: "f(Selector(\"tap\"), x)", to: "f(#selector(tap), x)")
        XCTAssertEqual([0, 2, 17, 20].map(shift), [0, 2, 16, 19], "before it, its beginning, behind it")
        XCTAssertEqual(
            readable(
                "/p/A.swift:2:49: error: no\n2 |     func tap() { let s: Int = #selector(tap) }\n  |        `- error: no"
            ),
            "/p/A.swift:2:55: error: no\n2 |     @objc func tap() { let s: Int = #selector(tap) }\n  |              `- error: no"
        )
    }

    func testColoursOfTheTerminalStayInTheGutter() {
        XCTAssertEqual(
            readable("/p/A.swift:1:1: error: no\n \u{1b}[0;36m1 |\u{1b}[0;0m \u{1b}[4;39mclazz\u{1b}[0;0m A {"),
            "/p/A.swift:1:1: error: no\n \u{1b}[0;36m1 |\u{1b}[0;0m class A {")
    }

    func testANameOfAnAbsentFrameworkIsNamedWithIt() {
        let ledger = Ledger(states: "", page: "/p/Ledger.md")
        func remark(_ name: String) -> [String] {
            ledger.remarks(on: "/p/A.swift:1:2: error: cannot find '\(name)' in scope")
        }
        let end = "isn't in Portico \(PorticoVersion.text); what is: /p/Frameworks.md"
        XCTAssertEqual(remark("MKMapView"), ["remark: MKMapView, a name of MapKit, \(end)"])
        XCTAssertEqual(remark("AVPlayer"), ["remark: AVPlayer, a name of AVFoundation, \(end)"])
        XCTAssertEqual(remark("SCNScene"), ["remark: SCNScene, a name of SceneKit, \(end)"])
        var here = ledger
        here.frameworks = ["MapKit", "SpriteKit"]
        for (name, framework) in [("MKMapView", "MapKit"), ("SKScene", "SpriteKit")] {
            XCTAssertEqual(
                here.remarks(on: "/p/A.swift:1:2: error: cannot find '\(name)' in scope"),
                ["remark: \(name) is a name of \(framework): import it"])
        }
        for name in ["MK", "Mk", "URLBuilder", "AVERAGE", "MyThing", "x", ""] {
            XCTAssertEqual(remark(name), [], name)
        }
    }

    func testWhatIsAbsentIsNamedWithTheTable() {
        let ledger = Ledger(
            states: """
                UIKit\tUITextChecker\tmissing\tabsent
                UIKit\tUIView.focusGroupIdentifier\tdeviates\tDEV-001
                UIKit\tUIView.isThere\ttested\tViewTests.swift
                UIKit\tUIButton.role\tmissing\tabsent
                """, page: "/portico/Documentation/Ledger.md")
        let end = "isn't in Portico \(PorticoVersion.text); what is: /portico/Documentation/Ledger.md"
        XCTAssertEqual(
            ledger.remarks(on: "/p/A.swift:1:2: error: cannot find 'UITextChecker' in scope"),
            ["remark: UITextChecker \(end)"])
        XCTAssertEqual(
            ledger.remarks(on: "/p/A.swift:1:2: error: value of type 'MyButton' has no member 'role'"),
            ["remark: UIButton.role \(end)"])
        XCTAssertEqual(
            ledger.remarks(on: "/p/A.swift:1:2: error: value of type 'UIView' has no member 'focusGroupIdentifier'"),
            [
                "remark: UIView.focusGroupIdentifier isn't in Portico \(PorticoVersion.text), on purpose (DEV-001 in "
                    + "Deviations.md); what is: /portico/Documentation/Ledger.md"
            ])
        XCTAssertEqual(
            ledger.remarks(on: "/p/A.swift:1:2: error: no such module 'WebKit'"),
            ["remark: WebKit \(end.replacingOccurrences(of: "Ledger.md", with: "Frameworks.md"))"])
        for other in ["value of type 'UIView' has no member 'isThere'", "cannot find 'frobnicate' in scope"] {
            XCTAssertEqual(ledger.remarks(on: "/p/A.swift:1:2: error: " + other), [], other)
        }
    }

    func testAMisspelledNameIsToldTheNearestOne() {
        let ledger = Ledger(
            states: """
                UIKit\tUIView.backgroundColor\ttested\tViewTests
                UIKit\tUIPageControl.backgroundStyle\ttested\tViewTests
                UIKit\tUIViewController.viewDidAppear(_:)\ttested\tControllerTests
                """, page: "/p")
        XCTAssertEqual(
            ledger.remarks(on: "/p/A.swift:1:2: error: value of type 'UIView' has no member 'backgroundColour'"),
            ["remark: did you mean 'backgroundColor'?"])
        for far in ["backdropColour", "bounds", "tint"] {
            XCTAssertEqual(
                ledger.remarks(on: "/p/A.swift:1:2: error: value of type 'UIView' has no member '\(far)'"), [], far)
        }
        let messages = CompilerMessages(ledger: ledger, lines: { _ in [] }).readable(
            """
            /p/A.swift:3:19: error: method does not override any method from its superclass
            2 | class A: UIViewController {
            3 |     override func viewDidApear(_ animated: Bool) {}
              |                   `- error: method does not override any method from its superclass
            """)
        XCTAssertTrue(messages.hasSuffix("\n    remark: did you mean 'viewDidAppear'?"), messages)
    }

    func testThePackageManagersProgressIsLeftOut() {
        XCTAssertEqual(
            CompilerMessages.withoutProgress(
                "Building for debugging...\n[3/7] Compiling A A.swift\n/p/A.swift:1:2: error: no\n[#Deprecated] x"),
            "/p/A.swift:1:2: error: no\n[#Deprecated] x")
    }

    func testAWrongPathIsAnsweredWithTheRightOne() throws {
        let folder = try TemporaryProject([
            "Shop/Shop.xcodeproj/project.pbxproj": "", "Shop/Shop/A.swift": "", "Shop/Stories/a.story": "",
        ])
        func remedy(_ path: String) -> String? {
            do {
                _ = try ProjectModel.loadProject(folder.path + "/" + path, scratch: "/s", selection: ProjectSelection())
                return nil
            } catch { return (error as? ProjectError)?.remedy }
        }
        let right = folder.path + "/Shop/Shop.xcodeproj"
        XCTAssertEqual(remedy("Shop.xcodeproj"), "did you mean \(right)?")
        XCTAssertEqual(remedy("Shop/Shpo.xcodeproj"), "did you mean \(right)?")
        XCTAssertEqual(remedy("Shop/Shop.xcodeproj/project.pbxproj"), "name the project, \(right)")
        XCTAssertEqual(remedy("Shop/Stories"), "name the project, \(right)")
        XCTAssertEqual(PathAdvice.distance("shop", "shpo"), 2)
    }
}
