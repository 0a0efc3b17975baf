import Foundation

/// A class of tests with the names that XCTest is to run.
package struct TestClassNames: Sendable, Equatable {
    package struct Method: Sendable, Equatable {
        package var name: String
        package var isAsync: Bool

        package init(name: String, isAsync: Bool) {
            self.name = name
            self.isAsync = isAsync
        }
    }

    package var name: String
    package var methods: [Method]

    package init(name: String, methods: [Method]) {
        self.name = name
        self.methods = methods
    }
}

/// The Swift that is written for a project's tests: what lists them, and what starts them.
enum TestSources {
    static let support = String(decoding: PackageResources.PorticoXCTest_swift_txt, as: UTF8.self)

    /// Lists a bundle's tests for XCTest, which finds none by itself on Linux.
    static func runner(module: String, imports: [String], classes: [TestClassNames]) -> String {
        var text = "import PorticoXCTest\nimport XCTest\n"
        for name in imports { text += "import \(name)\n" }
        text += "@testable import \(module)\n\n"
        var entries: [String] = []
        for (index, one) in classes.enumerated() {
            // Not by its module: a class often has the module's name.
            let type = one.name
            text += "extension \(type) {\n"
            text += "    fileprivate static nonisolated(unsafe) let _porticoTests\(index): "
            text += "[(String, (\(type)) -> () throws -> Void)] = [\n"
            for method in one.methods {
                let value = "\(type).\(method.name)"
                text += "        (\"\(method.name)\", \(method.isAsync ? "asyncTest(\(value))" : value)),\n"
            }
            text += "    ]\n}\n\n"
            entries.append("testCase(\(type)._porticoTests\(index))")
        }
        text += "@_cdecl(\"portico_run_tests\")\npublic func porticoRunTests() {\n"
        text += "    _porticoRunTests([\(entries.joined(separator: ", "))])\n}\n"
        return text
    }

    /// The main file of a program that loads test bundles: the app's own main runs first, where there is one.
    ///
    /// - Parameter app: the symbol of the app's main function.
    static func main(app: String?) -> String {
        let own =
            app.map {
                """
                @_silgen_name("\($0)") func appMain(
                    _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
                if let tests = TestBundle.load(), !CommandLine.arguments.contains("--list-tests") {
                    MainActor.assumeIsolated { _porticoTestHost { tests() } }
                } else {
                    TestBundle.load()?()
                }
                exit(appMain(CommandLine.argc, CommandLine.unsafeArgv))
                """
            } ?? """
                guard let tests = TestBundle.load() else {
                    fputs("error: no test bundle: set PORTICO_TEST_BUNDLE to its path\\n", stderr)
                    exit(64)
                }
                tests()
                """
        return """
            import Foundation
            import UIKit

            /// The test bundle that `portico test` names: loaded before the app begins, so that its classes can be found by name.
            enum TestBundle {
                static func load() -> (() -> Void)? {
                    guard let path = ProcessInfo.processInfo.environment["PORTICO_TEST_BUNDLE"] else { return nil }
                    guard let bundle = dlopen(path, RTLD_NOW | RTLD_GLOBAL),
                        let symbol = dlsym(bundle, "portico_run_tests")
                    else {
                        fputs("error: \\(path): \\(String(cString: dlerror()))\\n", stderr)
                        exit(65)
                    }
                    return unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)
                }
            }

            \(own)

            """
    }
}
