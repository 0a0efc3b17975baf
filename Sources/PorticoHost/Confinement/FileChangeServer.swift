import CHost

/// Makes the changes of modes, owners, dates and extended attributes that a confined program asks the kernel for, in the program's own
/// folders, and refuses all others (FileServer.c). It answers on a thread of its own, so that nobody who waits for the program holds it up.
///
/// - From: `ProgramStart`
/// - To: the kernel
package final class FileChangeServer {
    private let handle: UnsafeMutableRawPointer?

    /// - Parameters:
    ///   - listener: is taken.
    ///   - folders: one a line, links resolved.
    init(listener: Int32, folders: String) {
        // Without one the kernel refuses what is asked.
        handle = portico_start_serving(listener, folders)
    }

    deinit { if let handle { portico_stop_serving(handle) } }
}
