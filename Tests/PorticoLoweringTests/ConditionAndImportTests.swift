import XCTest

@testable import PorticoLowering

final class ConditionAndImportTests: XCTestCase {
    func test_whatIOSHasInFoundationComesWithFoundationAlone() throws {
        try assertLowers(
            "import Foundation\nlet a = UndoManager()",
            to: "import Foundation; import PorticoFoundation; import class UIKit.UndoManager\nlet a = UndoManager()")
        try assertLowers(
            "import Foundation\nlet a = mach_absolute_time()",
            to:
                "import Foundation; import PorticoFoundation; import func UIKit.mach_absolute_time\nlet a = mach_absolute_time()"
        )
        try assertLowers(
            "import Foundation\nlet a = UndoManager()",
            to: "import Foundation; import PorticoFoundation\nlet a = UndoManager()", with: "class UndoManager {}")
        try assertLowers(
            "import Foundation\nextension NSUserActivity {}",
            to: "import Foundation; import PorticoFoundation; import class UIKit.NSUserActivity\n"
                + "extension NSUserActivity {}")
    }

    func test_conditionsMayHaveSpaces() throws {
        let source = "#if os (iOS)\nlet a = 1\n#elseif os( OSX )\nlet a = 2\n#endif\n"
        try assertLowers(source, to: source.replacingOccurrences(of: "os (iOS)", with: "true    "))
    }

    func test_coreFoundationBringsItsNumbersAlong() throws {
        try assertLowers(
            "import CoreFoundation\nlet a: CGFloat = 1",
            to: "import CoreGraphics  ; import Foundation; import PorticoFoundation\nlet a: CGFloat = 1")
        try assertLowers(
            "import CoreFoundation\nimport Foundation\nlet a: CGFloat = 1",
            to:
                "import CoreGraphics  ; import Foundation; import PorticoFoundation\nimport Foundation\nlet a: CGFloat = 1"
        )
    }

    func test_aNameOfFoundationsIsAllThatAFileGetsOfIt() throws {
        let source = "import Nimble\nlet a = CGRect.zero\nlet b: Predicate<Int>"
        let text = try lower(source, "import UIKit\npublic struct Predicate<T> {}")[0].text
        XCTAssertTrue(text.contains("\nimport struct Foundation.CGRect"), text)
        XCTAssertFalse(text.contains("import UIKit"), text)
        XCTAssertTrue(
            try lower(source, "import UIKit")[0].text.hasSuffix("import UIKit\n"), "Foundation's own is meant")
    }

    func test_aSingleDeclarationComesWithItsModule() throws {
        try assertLowers("import class Combine.Future", to: "import PorticoCombine      ")
        for (name, module) in [("NSException", "PorticoFoundation"), ("UndoManager", "UIKit"), ("URL", "Foundation")] {
            let text = try lower("import class Foundation.\(name)")[0].text
            XCTAssertTrue(text.hasPrefix("import class \(module).\(name)"), text)
        }
        try assertLowers("import Darwin.C", to: "import Glibc   ")
        try assertLowers("import CoreTransferable", to: "import SwiftUI         ")
        try assertLowers("import ObjectiveC.runtime", to: "import PorticoObjC       ")
    }

    func test_conditionsAnswerAsOniOS() throws {
        try assertLowers(
            """
            #if os(iOS) && !targetEnvironment(simulator)
            #elseif os(Linux) || os(macOS)
            #elseif canImport(UIKit) && DEBUG && swift(>=5.9)
            #elseif canImport(SwiftUI)
            #endif
            """,
            to: """
                #if true    && !true                        
                #elseif false     || os(macOS)
                #elseif canImport(UIKit) && DEBUG && swift(>=5.9)
                #elseif false             
                #endif
                """)
    }

    /// Alamofire's web sockets are for a Foundation in one piece: nothing calls what isn't compiled.
    func test_whatIsForFoundationInOnePieceIsLeftOut() throws {
        let source = """
            import Foundation
            open class D: NSObject {}
            #if canImport(Darwin) && !canImport(FoundationNetworking)
            extension D { open func hear() {} }
            #endif
            extension D { open func end() {} }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("func `end`()"), text)
        XCTAssertFalse(text.contains("func `hear`()"), text)
    }

    func test_whatIsRegisteredIsSoUnderTheConditionAsItIsAnswered() throws {
        let text = try lower(
            """
            import Foundation
            #if !(os(iOS) && arch(arm)) && canImport(Combine)
            class Ticker<T>: NSObject { @objc func tick() {} }
            #endif
            """, options: LoweringOptions(hasOpenCombine: true))[0].text
        let conditions = text.split(separator: "\n").filter { $0.hasPrefix("#if") }
        XCTAssertGreaterThan(conditions.count, 1, text)
        XCTAssertTrue(conditions.allSatisfy { $0.contains("arch(arm)") && $0.contains("true") }, text)
        XCTAssertFalse(text.contains("canImport(Combine)"), text)
    }

    func test_anImportOfALongerNameIsAnother() throws {
        let text = try lower("import Foundation\nimport SwiftUIKit\nlet a = 1")[0].text
        XCTAssertTrue(text.hasPrefix("import Foundation; import PorticoFoundation\n"), text)
    }

    func test_whatDispatchHasForItselfLiesBesideFoundation() throws {
        try assertLowers(
            "import Dispatch\nfunc f() { q.asyncAfterUnsafe(deadline: .now()) {} }",
            to: "import Dispatch; import PorticoFoundation\nfunc f() { q.asyncAfterUnsafe(deadline: .now()) {} }")
        try assertLowers("import Dispatch\nfunc f() { q.async {} }", to: "import Dispatch\nfunc f() { q.async {} }")
    }

    func test_codeThatIsNotCompiledIsLeftAlone() throws {
        try assertLowers(
            "#if os(macOS)\nimport AppKit\n@objc class A {}\n#else\n@objc class B: NSObject {}\n#endif",
            to: "#if os(macOS)\nimport AppKit\n@objc class A {}\n#else\n      class B: NSObject {}\n#endif")
    }

    func test_importsFindTheirModule() throws {
        try assertLowers(
            "import UIKit.UIGestureRecognizerSubclass\nimport Darwin\nimport os.log\nimport Combine\nimport struct Foundation.URL",
            to:
                "import UIKit                            \nimport Glibc \nimport PorticoFoundation\nimport PorticoCombine\n"
                + "import struct Foundation.URL")
    }

    func test_foundationInParts() throws {
        try assertLowers(
            "import UIKit\nlet s = URLSession.shared",
            to: "import UIKit; import FoundationNetworking\nlet s = URLSession.shared")
        try assertLowers("import Foundation\nlet s = 1", to: "import Foundation; import PorticoFoundation\nlet s = 1")
    }

    func test_absentModulesAreErrorsUnlessGuarded() throws {
        try assertReports("import UIKit\nimport MapKit", "MapKit", line: 2, column: 8)
        XCTAssertEqual(try lower("#if canImport(MapKit)\nimport MapKit\n#endif")[0].diagnostics, [])
        XCTAssertEqual(
            try lower("import MapKit", options: LoweringOptions(projectModules: ["MapKit"]))[0].diagnostics, [])
    }

    /// Lowers one file with these names defined.
    private func lowerKnowing(_ conditions: Set<String>, _ source: String) throws -> LoweredFile {
        try Lowering(cacheDirectory: nil).lower(files: [
            LoweringInput(path: "a.swift", source: source, conditions: conditions)
        ])[0]
    }

    func test_conditionsOfTheTargetAreKnown() throws {
        let source = """
            #if NEVER && !STAGING
            import MapKit
            extension UIView { override class func go() {} }
            func f() { use(#selector(1)) }
            #elseif STAGING
            class C: NSObject { @objc func go() {} }
            #endif
            """
        XCTAssertEqual(try lowerKnowing([], source).diagnostics, [])
        XCTAssertFalse(try lowerKnowing([], source).text.contains("_porticoRegister"))
        XCTAssertTrue(try lowerKnowing(["STAGING"], source).text.contains("_porticoRegister(\"go\""))
        XCTAssertEqual(try lowerKnowing(["NEVER"], source).diagnostics.count, 3)
    }

    func test_registrationsOfOneClassKeepTheirConditions() throws {
        let source = """
            #if A
            class C: NSObject { @objc func one() {} }
            #else
            class C: NSObject { @objc func two() {} }
            #endif
            extension C { @objc func three() {} }
            """
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("#if (A)\n_porticoRegister(\"one\""), text)
        XCTAssertTrue(text.contains("#if !(A)\n_porticoRegister(\"two\""), text)
        XCTAssertTrue(text.contains("#endif\n_porticoRegister(\"three\""), text)
    }

    func test_overridesInsideConditionsMove() throws {
        let source =
            "class S: UIViewController {\n}\nextension S {\n#if os(iOS)\noverride func viewDidLoad() {}\n#endif\n}"
        let result = try lowerKnowing([], source)
        XCTAssertEqual(result.diagnostics, [])
        XCTAssertTrue(
            result.text.contains("\noverride func `viewDidLoad`() { _portico_in_S_viewDidLoad() } }"), result.text)
        XCTAssertTrue(result.text.contains("\n         func _portico_in_S_viewDidLoad() {}\n"), result.text)
    }

    func test_aPackageForLinuxStaysAsItIs() throws {
        let source = "#if canImport(UIKit) || os(iOS)\nimport UIKit\n#elseif os(Linux)\nimport Glibc\n#endif"
        let file = LoweringInput(path: "a.swift", source: source, conditions: [], isForLinux: true)
        let text = try Lowering(cacheDirectory: nil).lower(files: [file])[0].text
        XCTAssertEqual(
            text, "#if false            || false  \nimport UIKit\n#elseif true     \nimport Glibc\n#endif")
    }

    func test_modulesOfWhichAPartIsHere() throws {
        let source = "import CoreMedia\nimport ImageIO\n#if canImport(CoreImage)\nimport CoreImage\n#endif"
        let result = try lower(source)[0]
        XCTAssertEqual(result.diagnostics, [])
        XCTAssertTrue(result.text.hasPrefix("import PorticoFoundation\nimport CoreGraphics\n#if false"), result.text)
    }

    func test_foundationBringsCombineToFilesThatNameItsTypes() throws {
        var options = LoweringOptions()
        options.hasOpenCombine = true
        func text(_ source: String) throws -> String {
            try Lowering(cacheDirectory: nil, options: options).lower(files: [
                LoweringInput(path: "a.swift", source: source)
            ])[0].text
        }
        XCTAssertTrue(
            try text("import Foundation\nclass M: ObservableObject { @Published var a = 1 }").contains(
                "; import PorticoCombine"))
        XCTAssertFalse(try text("import Foundation\n// ObservableObject\nclass M {}").contains("PorticoCombine"))
        XCTAssertFalse(
            try text("import Foundation\nprotocol ObservableObject {}\nclass M: ObservableObject {}").contains(
                "PorticoCombine"),
            "the project's own")
    }

    func test_everyFrameworkBringsFoundationsParts() throws {
        var options = LoweringOptions(frameworks: ["WatchConnectivity", "SwiftUI"])
        options.hasOpenCombine = true
        func text(_ source: String) throws -> String { try lower(source, options: options)[0].text }
        let connector = "class C: NSObject, ObservableObject { @Published var a = 1 }"
        XCTAssertTrue(
            try text("import WatchConnectivity\n\(connector)").hasPrefix(
                "import WatchConnectivity; import PorticoCombine\n"))
        XCTAssertTrue(
            try text("import WatchConnectivity\nlet s = URLSession.shared").hasPrefix(
                "import WatchConnectivity; import FoundationNetworking"))
        XCTAssertTrue(
            try text("import WatchConnectivity\nimport Foundation\n\(connector)").hasPrefix(
                "import WatchConnectivity\nimport Foundation; "), "once")
        XCTAssertTrue(try text("import WatchConnectivity\nclass C {}").hasPrefix("import WatchConnectivity\n"))
    }

    func test_besideStoreKitAFileSeesTheNotificationCentre() throws {
        func text(_ source: String) throws -> String {
            try lower(source, options: LoweringOptions(frameworks: ["StoreKit", "SwiftUI"]))[0].text
        }
        let use = "let center = UNUserNotificationCenter.current()"
        XCTAssertTrue(try text("import SwiftUI\nimport StoreKit\n\(use)").contains("; import UserNotifications"))
        XCTAssertFalse(try text("import SwiftUI\n\(use)").contains("import UserNotifications"))
        XCTAssertFalse(
            try text("import SwiftUI\nimport StoreKit\nlet a = 1 // UNUserNotificationCenter")
                .contains("import UserNotifications"))
    }

    func test_foundationBringsSecurityToFilesThatNameIt() throws {
        func text(_ source: String, _ other: String = "") throws -> String {
            try lower(source, other, options: LoweringOptions(frameworks: ["Security"]))[0].text
        }
        XCTAssertTrue(
            try text("import UIKit\nlet s = SecItemDelete([kSecClass: c] as CFDictionary)").hasPrefix(
                "import UIKit; import Security\n"))
        XCTAssertTrue(try text("import Foundation\nlet s = errSecSuccess").contains("; import Security\n"))
        XCTAssertTrue(try text("import Foundation\nvar k: SecKey?").contains("; import Security\n"))
        XCTAssertTrue(try text("import Foundation\nlet t = space.serverTrust").contains("; import Security\n"))
        XCTAssertTrue(try text("import Foundation\nvar c: SSLContext?").contains("; import Security\n"))
        for source in [
            "import Foundation\nlet a = kSecret, b = SecKeyless, c = errSec", "import Foundation\n// kSecClass",
            "import Foundation\nlet serverTrustManager = 1",
            "let s = errSecSuccess",
        ] { XCTAssertFalse(try text(source).contains("import Security"), source) }
        XCTAssertFalse(
            try text("import Foundation\nvar k: SecKeyView", "class SecKeyView {}").contains("import Security"),
            "the project's own")
        XCTAssertFalse(try text("import Foundation\nimport Security\nvar k: SecKey").contains("; import Security"))
    }

    /// KeychainAccess' and Kingfisher's tests have files that import XCTest alone.
    func test_testsBringWhatFoundationBrings() throws {
        let options = LoweringOptions(hasNetworking: true, frameworks: ["Security"])
        let text = try lower(
            "import XCTest\nlet s = kSecClassKey as String\nvar r: URLRequest?", options: options)[0].text
        let first = text.split(separator: "\n")[0]
        XCTAssertTrue(first.hasPrefix("import XCTest; import UIKit"), text)
        for module in ["Security", "FoundationNetworking"] {
            XCTAssertTrue(first.contains("; import \(module)"), text)
        }
        let both = try lower("import XCTest\nimport Foundation\nvar r: URLRequest?", options: options)[0].text
        XCTAssertEqual(both.components(separatedBy: "import FoundationNetworking").count, 2, both)
    }

    /// The packages of the last years say who sees what they import.
    func test_whatComesWithAModuleIsSeenByAsMany() throws {
        let options = LoweringOptions(hasNetworking: true)
        func text(_ source: String) throws -> String { try lower(source, options: options)[0].text }
        XCTAssertEqual(
            try text("public import Foundation\nvar r: URLRequest?"),
            "public import Foundation; public import FoundationNetworking; public import PorticoNetworking; "
                + "public import PorticoFoundation\nvar r: URLRequest?")
        XCTAssertTrue(
            try text("internal import Foundation\nlet a = 1").hasPrefix(
                "internal import Foundation; internal import PorticoFoundation\n"))
        XCTAssertTrue(
            try text("public import Foundation\nextension NSExpression {}").hasSuffix(
                "\npublic import PorticoFoundation\n"))
        XCTAssertTrue(
            try text("import Foundation\nextension AttributedString { var a: Any { NSAttributedString(self) } }")
                .contains("; import class UIKit.NSTextStorage\n"))
    }

    /// Factory's file of scopes.
    func test_coreFoundationIsOurs() throws {
        let text = try lower("import CoreFoundation\nimport Foundation\nlet now = CFAbsoluteTimeGetCurrent()")[0].text
        XCTAssertTrue(text.hasPrefix("import CoreGraphics  ; import Foundation; import PorticoFoundation"), text)
        XCTAssertFalse(text.contains("import CoreFoundation"), text)
    }

    func test_theCLibraryBringsItsLock() throws {
        let text = try lower("import Darwin\nvar lock = os_unfair_lock()")[0].text
        XCTAssertEqual(text, "import Glibc \nvar lock = os_unfair_lock()\nimport PorticoObjC\n")
    }

    func test_submodulesOfFrameworksArePartsOfThem() throws {
        let options = LoweringOptions(frameworks: ["CoreImage"])
        func text(_ source: String) throws -> String {
            let file = LoweringInput(path: "a.swift", source: source)
            return try Lowering(cacheDirectory: nil, options: options).lower(files: [file])[0].text
        }
        XCTAssertEqual(
            try text("import CoreImage.CIFilterBuiltins\nlet a = 1"), "import CoreImage                 \nlet a = 1")
        XCTAssertEqual(try text("import class CoreImage.CIFilter"), "import class CoreImage.CIFilter")
        XCTAssertEqual(
            try text("import UIKit\nlet f = CIFilter(name: a)"),
            "import UIKit; import CoreImage\nlet f = CIFilter(name: a)",
            "UIKit brings it along")
        XCTAssertTrue(
            try text("import Foundation\n#if canImport(UIKit)\nimport UIKit\n#endif\nvar f: CIFilter?").contains(
                "; import CoreImage\n"),
            "after Foundation, too")
        XCTAssertEqual(try text("import UIKit\nclass CIFilter {}"), "import UIKit\nclass CIFilter {}", "the app's own")
    }

    func test_whatAFrameworkHasForSwiftUIComesWithBoth() throws {
        let options = LoweringOptions(
            frameworks: ["SwiftUI", "StoreKit", "_StoreKit_SwiftUI", "_PorticoSnapshotTesting_SwiftUI"])
        func text(_ source: String) throws -> String {
            let file = LoweringInput(path: "a.swift", source: source)
            return try Lowering(cacheDirectory: nil, options: options).lower(files: [file])[0].text
        }
        XCTAssertEqual(
            try text("import StoreKit\nimport SwiftUI"), "import StoreKit; import _StoreKit_SwiftUI\nimport SwiftUI")
        XCTAssertEqual(try text("import StoreKit\nimport UIKit"), "import StoreKit\nimport UIKit")
        // A part of the SDK's library that is no framework beside it.
        XCTAssertEqual(
            try text("import PorticoSnapshotTesting\nimport SwiftUI"),
            "import PorticoSnapshotTesting; import _PorticoSnapshotTesting_SwiftUI\nimport SwiftUI")
        XCTAssertEqual(try text("import PorticoSnapshotTesting"), "import PorticoSnapshotTesting")
    }

    func test_frameworksOfTheSDKAreImportedByTheirNames() throws {
        let source =
            "import MapKit\nimport CoreMedia\nlet a: CoreMedia.CMTime\n#if canImport(MapKit)\n#elseif canImport(CoreMedia)\n#endif"
        let here = LoweringOptions(frameworks: ["MapKit", "CoreMedia"])
        let file = LoweringInput(path: "a.swift", source: source)
        let with = try Lowering(cacheDirectory: nil, options: here).lower(files: [file])[0]
        XCTAssertEqual(with.diagnostics, [])
        XCTAssertTrue(with.text.hasPrefix("import MapKit\nimport CoreMedia\nlet a: CoreMedia.CMTime\n"), with.text)
        XCTAssertFalse(with.text.contains("false"), with.text)
        let without = try Lowering(cacheDirectory: nil, options: LoweringOptions()).lower(files: [file])[0]
        XCTAssertEqual(without.diagnostics.map(\.line), [1])
        XCTAssertTrue(without.text.contains("import PorticoFoundation"), without.text)
    }

    func test_whatTheNetworkLacksComesWithIt() throws {
        var options = LoweringOptions()
        options.hasNetworking = true
        func text(_ source: String) throws -> String {
            try Lowering(cacheDirectory: nil, options: options).lower(files: [
                LoweringInput(path: "a.swift", source: source)
            ])[0].text
        }
        XCTAssertTrue(
            try text("import Foundation\nlet s = URLSession.shared").contains(
                "; import FoundationNetworking; import PorticoNetworking"))
        XCTAssertTrue(
            try text("import UIKit\nlet m = NSURLAuthenticationMethodServerTrust").contains("PorticoNetworking"))
        XCTAssertFalse(try text("import Foundation\nlet a = 1").contains("Networking"))
    }

    func test_awaitedMethodsOfSessionsDelegatesGetTheFormThatIsCalled() throws {
        let head = "func urlSession(_ session: URLSession, "
        let text = try lower(
            "import Foundation\npublic class D: NSObject, URLSessionDelegate { public \(head)didReceive challenge: "
                + "URLAuthenticationChallenge) async -> (URLSession.AuthChallengeDisposition, URLCredential?) "
                + "{ (.performDefaultHandling, nil) } }")[0].text
        XCTAssertTrue(
            text.contains(
                "public nonisolated func urlSession(_ _porticoSession: URLSession, didReceive _porticoArgument0: "
                    + "URLAuthenticationChallenge, completionHandler: @escaping @Sendable "
                    + "(URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { Task { let _porticoResult = await "
                    + "self.urlSession(_porticoSession, didReceive: _porticoArgument0); "
                    + "completionHandler(_porticoResult.0, _porticoResult.1) } }"), text)
        let other = try lower(
            "import Foundation\nclass D: NSObject { \(head)dataTask: URLSessionDataTask, didReceive data: Data) async {} }"
        )
        XCTAssertFalse(other[0].text.contains("_portico"), "data isn't answered")
    }

    func test_coreFoundationsTypesComeWithFoundationAlone() throws {
        XCTAssertTrue(
            try lower("import Foundation\nlet a = CFGetTypeID(1 as NSNumber)")[0].text.contains("; import CoreGraphics")
        )
        XCTAssertFalse(try lower("import Foundation\nlet a = 1")[0].text.contains("CoreGraphics"))
    }

    func test_classesThatCannotBeUsedAreReplaced() throws {
        let text = try lower("import Foundation\nlet e = NSExpression(forKeyPath: \"a\")")[0].text
        XCTAssertTrue(text.contains("let e = _PorticoExpression(forKeyPath:"), text)
        let names = try lower("import Foundation\nlet f = PersonNameComponentsFormatter()")[0].text
        XCTAssertTrue(names.contains("let f = _PorticoPersonNameComponentsFormatter()"), names)
        let own = try lower("import Foundation\nclass NSExpression {}\nlet e = NSExpression()")[0].text
        XCTAssertFalse(own.contains("_PorticoExpression"), "the project's own")
    }

    func test_theSystemsVersionIsNotTheKernels() throws {
        let source = "import Foundation\nlet v = ProcessInfo.processInfo.operatingSystemVersion.majorVersion\n"
        let text = try lower(source)[0].text
        // A shorter name is filled up, so that what follows keeps its column.
        XCTAssertTrue(text.contains("ProcessInfo.processInfo._porticoSystemVersion .majorVersion"), text)
        XCTAssertTrue(text.contains("import PorticoFoundation"), text)
        let asks = try lower("import Foundation\nfunc f(_ p: ProcessInfo) -> Bool { p.isOperatingSystemAtLeast(v) }")
        XCTAssertTrue(asks[0].text.contains("p._porticoIsSystemAtLeast (v)"), asks[0].text)
        let string = try lower("import Foundation\nlet s = ProcessInfo().operatingSystemVersionString")[0].text
        XCTAssertTrue(string.contains("ProcessInfo()._porticoSystemVersionString"), string)
        let own = try lower(source, "struct Device { let operatingSystemVersion: String }")[0].text
        XCTAssertFalse(own.contains("_porticoSystemVersion"), "a member of the project's own may be meant")
        let label = try lower("import Foundation\nlet d = D(operatingSystemVersion: 1)")[0].text
        XCTAssertFalse(label.contains("_porticoSystemVersion"))
    }

    /// Starscream asks a stream for its chain, ZIPFoundation has files of its own functions.
    func test_namesOfStreamsAndPlacesInFiles() throws {
        let source =
            "import Foundation\nlet t = s.property(forKey: kCFStreamPropertySSLPeerTrust as Stream.PropertyKey)\n"
        let keyed = "s.property(forKey: Stream.PropertyKey(rawValue: kCFStreamPropertySSLPeerTrust)"
        XCTAssertTrue(try lower(source)[0].text.contains(keyed))
        XCTAssertFalse(try lower(source, "class Stream {}")[0].text.contains(keyed), "the project's own")
        let own = "import Foundation\nlet t = name as Stream.PropertyKey\n"
        XCTAssertTrue(try lower(own)[0].text.contains("= name as Stream.PropertyKey\n"))

        let times = try lower("import Foundation\nfunc f(_ s: stat) -> timespec { s.st_mtimespec }\n")[0].text
        XCTAssertTrue(times.contains("-> timespec { s.st_mtim "), times)
        let within = try lower("extension stat { var accessed: timespec { st_atimespec } }")[0].text
        XCTAssertTrue(within.contains("timespec { st_atim "), within)
        let seek = "import Foundation\nfunc seek(_ a: fpos_t) -> fpos_t { a }\n"
        XCTAssertTrue(try lower(seek)[0].text.contains("(_ a: fpos_t) -> fpos_t { a }"), "Linux's own")
        let both = try lower(seek + "let f = funopen(c, nil, nil, nil, nil)\n")[0].text
        XCTAssertTrue(both.contains("(_ a: Int64 ) -> Int64  { a }"), both)
        XCTAssertTrue(both.contains("import PorticoFoundation"), both)
    }

    /// Alamofire encodes a form's parts from streams, and begins a progress again before it asks a second time.
    func test_whatEndsTheProcessOnLinuxHasAnotherName() throws {
        let source =
            "import Foundation\nfunc f(_ s: InputStream, _ p: Progress) { print(s.streamError); p.totalUnitCount = 0 }\n"
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("print(s._porticoStreamError); p._porticoTotalUnitCount = 0 }"), text)
        XCTAssertTrue(text.contains("import PorticoFoundation"), text)
        let own = try lower(source, "struct Upload { var streamError: Int?; var totalUnitCount = 0 }")[0].text
        XCTAssertTrue(
            own.contains("print(s.streamError); p.totalUnitCount = 0 }"), "members of the project's own may be meant")
        let keys = "import Foundation\nlet key = \\Progress.totalUnitCount\n"
        XCTAssertTrue(
            try lower(keys)[0].text.contains("= \\Progress.totalUnitCount\n"), "it is observed under its own name")
    }

    /// Linux's Foundation has these names and calls them unavailable.
    func test_aConfigurationsPathsHaveAnotherName() throws {
        let source =
            "import Foundation\nfunc f(_ c: URLSessionConfiguration) { c.multipathServiceType = .handover\n"
            + "let t: URLSessionConfiguration.MultipathServiceType = .none }\n"
        let text = try lower(source)[0].text
        XCTAssertTrue(text.contains("{ c._porticoMultipathServiceType = .handover"), text)
        XCTAssertTrue(text.contains("URLSessionConfiguration._PorticoMultipathServiceType = .none"), text)
        let own = try lower(source, "struct Radio { var multipathServiceType = 0; enum MultipathServiceType {} }")[0]
        XCTAssertTrue(own.text.contains("{ c.multipathServiceType = .handover"), "the project's own may be meant")
    }

    /// Nuke's tests import Core Image for the Mac alone.
    func test_anImportForAnotherPlatformIsNone() throws {
        let options = LoweringOptions(frameworks: ["CoreImage"])
        let source = """
            #if !os(macOS)
            import UIKit
            #else
            import CoreImage
            #endif
            let f = CIFilter(name: a)
            """
        let file = LoweringInput(path: "a.swift", source: source)
        let text = try Lowering(cacheDirectory: nil, options: options).lower(files: [file])[0].text
        XCTAssertTrue(text.contains("import UIKit; import CoreImage\n"), text)
        let live = LoweringInput(
            path: "a.swift", source: "import UIKit\n#if os(iOS)\nimport CoreImage\n#endif\nlet f = CIFilter(name: a)")
        XCTAssertTrue(
            try Lowering(cacheDirectory: nil, options: options).lower(files: [live])[0].text.hasPrefix("import UIKit\n")
        )
    }

    func test_functionsOfCoreGraphicsValuesAreNoCFunctions() throws {
        let source = "let f: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> () = { _, _ in }"
        XCTAssertFalse(try lower(source)[0].text.contains("@convention"))
        XCTAssertTrue(try lower("let f: @convention(c) (Int32) -> Void = { _ in }")[0].text.contains("@convention(c)"))
    }

    func test_aNameThatAManifestDefinesForIOSIsDefined() throws {
        let file = LoweringInput(
            path: "a.swift", source: "#if PHONE && !SERVER && OTHER\n#endif", conditions: ["PHONE"],
            decided: ["PHONE", "SERVER"])
        let text = try Lowering(cacheDirectory: nil).lower(files: [file])[0].text
        XCTAssertEqual(text, "#if true  && !false  && OTHER\n#endif")
    }

    func test_coreFoundationsNamesComeWithFoundation() throws {
        XCTAssertTrue(
            try lower("import Foundation\nlet t: CFTimeInterval = 1")[0].text
                .hasPrefix("import Foundation; import PorticoFoundation; import CoreGraphics\n"))
        XCTAssertFalse(try lower("import Foundation\nlet t = 1")[0].text.contains("CoreGraphics"))
    }

    func test_coreTextsNamesBecomeKeys() throws {
        try assertLowers(
            "let k = kCTTrackingAttributeName as NSAttributedString.Key",
            to: "let k = NSAttributedString.Key(rawValue: kCTTrackingAttributeName )"
                + String(repeating: " ", count: 24))
    }

    func test_tablesOfOneLayoutAreCast() throws {
        try assertLowers(
            "let t = a.tables as! NSHashTable<AnyObject>",
            to: "let t = _porticoTable(a.tables , to:NSHashTable<AnyObject>.self)")
    }

    func test_snapshotsAndTheirReferencesAreCast() throws {
        let table = [
            (
                "d.apply(s as NSDiffableDataSourceSnapshot<String, ID>, animatingDifferences: true)",
                "d.apply(_porticoSnapshot(s , to:NSDiffableDataSourceSnapshot<String, ID>.self), animatingDifferences: true)"
            ),
            (
                "let r = d.snapshot() as! NSDiffableDataSourceSnapshotReference",
                "let r = _porticoSnapshot(d.snapshot() , to:NSDiffableDataSourceSnapshotReference.self)"
            ),
        ]
        for (source, expected) in table { try assertLowers(source, to: expected) }
        for source in [
            "let r = .init() as NSDiffableDataSourceSnapshot<String, ID>",
            "let r = s as? NSDiffableDataSourceSnapshotReference",
        ] { try assertLowers(source, to: source) }
    }
}
