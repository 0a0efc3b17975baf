import Foundation
import PorticoHost
import PorticoTrace

/// The files that outlive the process: the app's preserved state and its scene sessions, in its container.
///
/// A file is a header, the checksum of what follows, and a property list. What doesn't agree with its checksum is refused with a
/// message and deleted: nothing of it is read.
///
/// - From: `AppRuntime`, `StatePreservation`, `SceneSessions`
@MainActor package final class RestorationStore {
    /// Of this run; nil keeps nothing.
    @InProcess package static var current: RestorationStore? = nil
    /// Where the messages about refused files go.
    @InProcess package static var report: (String) -> Void = {
        FileHandle.standardError.write(Data("Portico: \($0)\n".utf8))
    }

    package let folder: URL

    init(folder: URL) { self.folder = folder }

    /// In the container of an app that a shell has started.
    package convenience init(home: String) {
        self.init(folder: URL(fileURLWithPath: home).appendingPathComponent(SavedState.folder))
    }

    private static let header = Data("PorticoState 1\n".utf8)

    package func write(_ list: [String: Any], to name: String) {
        do {
            let body = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try WholeFile.write(Self.header + Self.checksum(body) + body, to: folder.appendingPathComponent(name))
        } catch {
            Self.report("the state could not be kept in \(folder.path)/\(name): \(error.localizedDescription)")
        }
    }

    /// Nil where there is no such file, or a bad one.
    package func read(_ name: String) -> [String: Any]? {
        let file = folder.appendingPathComponent(name)
        guard let data = try? Data(contentsOf: file) else { return nil }
        let start = Self.header.count + 8
        guard data.count > start, data.starts(with: Self.header) else { return refuse(file, "it is no state file") }
        let body = data.subdata(in: start..<data.count)
        guard data.subdata(in: Self.header.count..<start) == Self.checksum(body) else {
            return refuse(file, "it was damaged: its checksum is another one")
        }
        guard let list = try? PropertyListSerialization.propertyList(from: body, format: nil) as? [String: Any] else {
            return refuse(file, "it holds no property list")
        }
        return list
    }

    /// Says why, and throws the file away.
    package func refuse(_ file: URL, _ reason: String) -> [String: Any]? {
        Self.report("\(file.path): \(reason). It is thrown away; the app starts without its preserved state.")
        try? FileManager.default.removeItem(at: file)
        return nil
    }

    package func remove(_ name: String) { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }

    package func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    /// FNV-1a, 64 bits, little end first.
    private static func checksum(_ data: Data) -> Data {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return withUnsafeBytes(of: hash.littleEndian) { Data($0) }
    }
}
