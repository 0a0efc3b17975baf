import Foundation

/// Says once per symbol, on standard error, that an API is declared but not done. Nothing else happens.
package func unimplemented(_ symbol: String) {
    guard UnimplementedLedger.shared.isFirst(symbol) else { return }
    FileHandle.standardError.write(Data("Portico: \(symbol) is not implemented yet; the call does nothing.\n".utf8))
}

/// The symbols that were called and are not done: what a coverage report counts.
package final class UnimplementedLedger: @unchecked Sendable {
    package static let shared = UnimplementedLedger()

    private let lock = NSLock()
    private var called: Set<String> = []

    /// The symbols so far, sorted.
    package var symbols: [String] { lock.withLock { called.sorted() } }

    func isFirst(_ symbol: String) -> Bool {
        lock.withLock { called.insert(symbol).inserted }
    }
}
