import Foundation

/// What was set in user defaults and isn't in their file yet: a record for each change, in files of the app's container, so that a process
/// that is killed loses none. On iOS another process has the values by then.
///
/// The system keeps what was written to a file when a process ends, without waiting for the disk. A journal's files are removed when the
/// defaults of all its records are written; what a launch finds is taken over before the app runs. A record is its length, a checksum, and
/// a property list: a record that was cut off ends the reading.
///
/// Not safe to use from threads beside each other: `UserDefaultsWriter` has the lock.
struct UserDefaultsJournal {
    struct Record: Equatable {
        /// Nil for the standard defaults.
        var suite: String?
        var key: String
        /// A binary property list of an array with the value; nil where it was removed.
        var value: Data?
    }

    /// Bytes of files that aren't removed yet; above it no record is kept.
    private static let limit = 64 << 20
    private static let prefix = ".portico-defaults-"

    private let folder: String
    private let limit: Int
    private var number: Int
    private var descriptor: Int32 = -1
    private var length = 0
    /// Of files that are there.
    private var total = 0

    /// - Parameter folder: of the container, where the defaults' own files lie.
    init(folder: String, limit: Int = Self.limit) {
        self.folder = folder
        self.limit = limit
        number = Self.numbers(in: folder).last ?? 0
    }

    private static func numbers(in folder: String) -> [Int] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { $0.hasPrefix(prefix) ? Int($0.dropFirst(prefix.count)) : nil }.sorted()
    }

    private func path(_ number: Int) -> String { folder + "/" + Self.prefix + String(number) }

    // MARK: Writing

    /// Returns false where there is no room for it.
    mutating func append(_ record: Record) -> Bool {
        var body = Data()
        Self.add(record.suite.map { Data($0.utf8) }, to: &body)
        Self.add(Data(record.key.utf8), to: &body)
        Self.add(record.value, to: &body)
        var bytes = Data()
        withUnsafeBytes(of: UInt32(clamping: body.count).littleEndian) { bytes += Data($0) }
        withUnsafeBytes(of: Self.checksum(body).littleEndian) { bytes += Data($0) }
        bytes += body
        guard total + bytes.count <= limit, begin() else { return false }
        let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written == bytes.count {
            length += written
            total += written
        } else if ftruncate(descriptor, off_t(length)) != 0 {
            // Nothing may come after half a record.
            close()
        }
        return written == bytes.count
    }

    private mutating func begin() -> Bool {
        if descriptor >= 0 { return true }
        number += 1
        length = 0
        descriptor = open(path(number), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        return descriptor >= 0
    }

    private mutating func close() {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }

    /// Further records go into another file. Returns the number of the last that has those up to here.
    mutating func rotate() -> Int {
        close()
        return number
    }

    /// The defaults of all records in files up to `number` are written.
    mutating func remove(upTo number: Int) {
        for old in Self.numbers(in: folder) where old <= number { unlink(path(old)) }
        total = descriptor >= 0 ? length : 0
    }

    // MARK: Reading

    /// All that is there, in the order in which it was set.
    func records() -> [Record] {
        Self.numbers(in: folder).flatMap { number -> [Record] in
            let descriptor = open(path(number), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { return [] }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            return Self.records(in: (try? file.read(upToCount: Self.limit)) ?? Data())
        }
    }

    static func records(in data: Data) -> [Record] {
        var (records, rest) = ([Record](), data)
        while rest.count >= 12 {
            let count = Int(number(rest.prefix(4)))
            guard rest.count - 12 >= count else { break }
            let body = rest.dropFirst(12).prefix(count)
            guard checksum(body) == number(rest.dropFirst(4).prefix(8)), let record = record(body) else { break }
            records.append(record)
            rest = rest.dropFirst(12 + count)
        }
        return records
    }

    private static func record(_ body: Data) -> Record? {
        var rest = body
        guard let suite = part(&rest), let key = part(&rest), let name = key, let value = part(&rest) else {
            return nil
        }
        return Record(
            suite: suite.map { String(decoding: $0, as: UTF8.self) }, key: String(decoding: name, as: UTF8.self),
            value: value)
    }

    /// A part that may be missing: its length and one, or a nought.
    private static func add(_ part: Data?, to body: inout Data) {
        withUnsafeBytes(of: UInt32(clamping: part.map { $0.count + 1 } ?? 0).littleEndian) { body += Data($0) }
        if let part { body += part }
    }

    /// Nil where there is none; nil in nil for a part that is missing.
    private static func part(_ rest: inout Data) -> Data?? {
        guard rest.count >= 4 else { return nil }
        let count = Int(number(rest.prefix(4))) - 1
        rest = rest.dropFirst(4)
        guard count >= 0 else { return .some(nil) }
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Data(rest.prefix(count))
    }

    private static func number(_ bytes: Data) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// FNV-1a, 64 bits.
    private static func checksum(_ data: Data) -> UInt64 {
        data.withUnsafeBytes { $0.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
    }
}
