import Foundation

/// Fails the test that runs, by the library beside this one that knows XCTest and Swift Testing.
///
/// - To: `recordTestIssue`
@MainActor enum TestIssue {
    private typealias Record =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int) -> Void
    private static let library = "libPorticoTestIssues.so"

    /// Hears of an issue instead of the test that runs; for this module's own tests.
    static var listener: ((String, SnapshotSite) -> Void)?

    static func reportText(_ text: String, at site: SnapshotSite) {
        if let listener { return listener(text, site) }
        guard let record else {
            // Nobody would hear of the failure: the run has to end.
            fatalError(
                "\(site.filePath):\(site.line): \(text)\n\(library) is missing beside libPortico.so; build it with "
                    + "“swift build --product PorticoTestIssues”")
        }
        withUnsafePointer(to: site.filePath) { path in
            record(text, site.fileID.description, path, site.line, site.column)
        }
    }

    private static let record: Record? = {
        // Looked for beside this library, by its own run path.
        guard let handle = dlopen(library, RTLD_NOW | RTLD_GLOBAL),
            let symbol = dlsym(handle, "portico_record_test_issue")
        else { return nil }
        return unsafeBitCast(symbol, to: Record.self)
    }()
}
