import CCrypto
import Foundation
import PorticoHost

/// The file in which items are kept: a property list under AES-256-GCM, whose key lies in a file beside it that its user alone reads. Both
/// lie in the app's container: an app has no other place of its own (DEV-1080). What has been changed or cut short fails the tag, and is
/// put aside whole, never half read.
struct KeychainFile: Sendable {
    /// Bytes that the file may have; the limit of what is kept.
    static let limit = 16 << 20
    private static let head = Data("PKC1".utf8)

    /// The app's home.
    let home: String
    private static let folder = "Library/Keychains"
    private static let items = folder + "/keychain"
    private static let secret = folder + "/key"

    enum Failure: Error {
        case tooLarge
        case unwritable(any Error)
    }

    /// The items, oldest first; none where there is no file.
    func read() -> [KeychainItem] {
        guard let file = BoundedFile.read(Self.items, in: home, atMost: Self.limit), !file.isEmpty else { return [] }
        guard let list = open(file) else {
            setAside()
            return []
        }
        return list.compactMap { KeychainItem(propertyList: $0) }
    }

    private func open(_ file: Data) -> [Any]? {
        guard file.starts(with: Self.head), file.count > 32, let key = key() else { return nil }
        let vector = [UInt8](file.dropFirst(4).prefix(12))
        guard let plain = Sealing.open(file.dropFirst(16), key: key, vector: vector, extra: [UInt8](Self.head)) else {
            return nil
        }
        return try? PropertyListSerialization.propertyList(from: plain, format: nil) as? [Any]
    }

    private func key() -> [UInt8]? {
        BoundedFile.read(Self.secret, in: home, atMost: 64).flatMap { $0.count == 32 ? [UInt8]($0) : nil }
    }

    /// What can't be opened is kept for who wants to look at it.
    private func setAside() {
        let (from, to) = (home + "/" + Self.items, home + "/" + Self.items + ".damaged")
        try? FileManager.default.removeItem(atPath: to)
        try? FileManager.default.moveItem(atPath: from, toPath: to)
        let message =
            "The keychain can't be opened: \(from) or its key has been changed. It lies in \(to) now, and a new one begins.\n"
        FileHandle.standardError.write(Data(message.utf8))
    }

    func write(_ items: [KeychainItem]) throws(Failure) {
        guard items.reduce(0, { $0 + ($1.data?.count ?? 0) }) < Self.limit else { throw .tooLarge }
        do {
            let plain = try PropertyListSerialization.data(
                fromPropertyList: items.map(\.propertyList), format: .binary, options: 0)
            guard plain.count + 32 <= Self.limit else { throw Failure.tooLarge }
            try FileManager.default.createDirectory(
                atPath: home + "/" + Self.folder, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            let key = try key() ?? makeKey()
            var vector = [UInt8](repeating: 0, count: 12)
            guard portico_crypto_random(&vector, vector.count) == 0,
                let sealed = Sealing.seal(plain, key: key, vector: vector, extra: [UInt8](Self.head))
            else { throw CocoaError(.fileWriteUnknown) }
            // Not down to the disk each time, as iOS doesn't: apps write hundreds of items in a row, and a power cut alone could tell.
            try WholeFile.write(Self.head + vector + sealed, to: home + "/" + Self.items, mode: 0o600, lasts: false)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw .unwritable(error)
        }
    }

    private func makeKey() throws -> [UInt8] {
        var key = [UInt8](repeating: 0, count: 32)
        guard portico_crypto_random(&key, key.count) == 0 else { throw CocoaError(.fileWriteUnknown) }
        try WholeFile.write(Data(key), to: home + "/" + Self.secret, mode: 0o600)
        return key
    }
}
