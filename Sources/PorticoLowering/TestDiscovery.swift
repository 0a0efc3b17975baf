/// A class of tests with the names that XCTest is to run, as the Objective-C runtime would list them on iOS.
package struct TestClass: Sendable, Hashable {
    package struct Method: Sendable, Hashable {
        package var name: String
        package var isAsync: Bool
    }

    /// With the types around it: `Outer.LoginTests`.
    package var name: String
    package var methods: [Method]
}

extension Lowering {
    /// The test classes that `files` declare, sorted by name, with the tests that they inherit from classes in `files` and `others`.
    ///
    /// - Parameter others: files of modules that the tests import, for the classes above theirs.
    package func testClasses(in files: [LoweringInput], others: [LoweringInput]) -> [TestClass] {
        let own = parallelMap(files, summary)
        let index = ProjectIndex(own + parallelMap(others, summary))
        let declared = own.flatMap(\.types).filter { type in
            type.kind == .classType && !type.isGeneric && !["private", "fileprivate"].contains(type.access)
        }
        let names = Set(declared.map(\.name)).sorted()
        return names.compactMap { name in
            let chain = index.ancestors(of: name)
            guard chain.dropFirst().contains("XCTestCase") else { return nil }
            let methods = Self.tests(of: chain.compactMap { index.type($0) })
            return methods.isEmpty ? nil : TestClass(name: name, methods: methods)
        }
    }

    private func summary(_ file: LoweringInput) -> FileSummary {
        let tree = parseSource(file.source)
        return SummaryScan.summary(of: tree, module: file.module, file.evaluator(options))
    }

    private static func tests(of chain: [ProjectIndex.TypeEntry]) -> [TestClass.Method] {
        var found: [String: TestClass.Method] = [:]
        for member in chain.flatMap(\.members).map(\.summary) {
            guard member.kind == .method, member.baseName.hasPrefix("test"), member.labels.isEmpty,
                member.type == nil, !member.isStatic, !member.isPrivate, !member.isGeneric, !member.isUnavailable,
                found[member.baseName] == nil
            else { continue }
            found[member.baseName] = TestClass.Method(name: member.baseName, isAsync: member.isAsync)
        }
        return found.values.sorted { $0.name < $1.name }
    }
}
