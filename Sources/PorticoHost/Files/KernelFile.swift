import Foundation

/// Reads what the kernel writes as it is read, below `/proc`, whole. Such a file says that its size is 0, and of one that does Foundation
/// takes what its first read brings: of tables, a page.
package enum KernelFile {
    /// Nil where there is none, or it may not be read.
    package static func readFile(_ path: String) -> Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        return try? file.readToEnd() ?? Data()
    }
}
