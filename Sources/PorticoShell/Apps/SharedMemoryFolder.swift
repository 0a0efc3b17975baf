import Foundation
import PorticoHost

/// Where a launch of an app has the files of its `shm_open`, in memory: its own, and gone with it. The machine's `/dev/shm` is everybody's.
///
/// - From: `AppProcess`
/// - To: CHost, by `HostProtocol.sharedMemoryVariable`
struct SharedMemoryFolder {
    static let parent = "/dev/shm"
    let path: String

    /// Nil where the machine has no such folder: the app has no named memory then.
    init?() {
        path = AppContainer.temporaryPath(in: Self.parent)
        guard mkdir(path, 0o700) == 0 else { return nil }
    }

    func removeFolder() { try? FileManager.default.removeItem(atPath: path) }
}
