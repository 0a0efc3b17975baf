import Foundation

/// Lines of source that a program's instructions were made of, from the tables that the compiler leaves in it for debuggers: DWARF's line
/// programs, which are run once for all addresses that somebody asks for. Only what an ELF file of this machine has is read.
///
/// - From: `CallStack` of an app, `CrashReport` of the shell
package struct SourceLines {
    package struct Place: Hashable, Sendable {
        package var file: String
        package var line: Int
    }

    /// Bytes of a table that is read: that of a program of a million lines has a tenth.
    private static let most = 64 << 20
    private let file: Data
    private var sections: [String: Range<Int>] = [:]

    /// Nil for what is no program, or has no lines.
    package init?(program path: String) {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { return nil }
        self.file = file
        sections = file.withUnsafeBytes { Self.sections(of: $0) }
        guard let lines = sections[".debug_line"], lines.count <= Self.most else { return nil }
    }

    private static func sections(of file: UnsafeRawBufferPointer) -> [String: Range<Int>] {
        var header = ByteCursor(file)
        // 64 bits, the lowest byte first.
        guard header.takeBytes(4) == 0x464c_457f, header.takeBytes(2) == 0x0102 else { return [:] }
        header.place = 0x28
        let table = header.takeBytes(8)
        header.place = 0x3a
        let (size, count, names) = (header.takeBytes(2), header.takeBytes(2), header.takeBytes(2))
        func section(_ index: UInt64) -> (name: UInt64, flags: UInt64, bytes: Range<Int>)? {
            var cursor = ByteCursor(file)
            cursor.place = Int(truncatingIfNeeded: table &+ index &* size)
            let name = cursor.takeBytes(4)
            cursor.skipBytes(4)
            let flags = cursor.takeBytes(8)
            cursor.skipBytes(8)
            let (start, length) = (cursor.takeBytes(8), cursor.takeBytes(8))
            guard cursor.isWhole, start <= file.count, length <= UInt64(file.count) - start else { return nil }
            return (name, flags, Int(start)..<Int(start + length))
        }
        guard let texts = section(names) else { return [:] }
        var found: [String: Range<Int>] = [:]
        for index in 0..<count {
            // Compressed ones are left alone.
            guard let one = section(index), one.flags & 0x800 == 0 else { continue }
            var cursor = ByteCursor(UnsafeRawBufferPointer(rebasing: file[texts.bytes]))
            cursor.place = Int(one.name)
            let name = cursor.takeText()
            if name.hasPrefix(".debug_") { found[name] = one.bytes }
        }
        return found
    }

    /// The places of instructions, by their addresses in the file.
    package func places(of addresses: [UInt]) -> [UInt: Place] {
        guard !addresses.isEmpty else { return [:] }
        return file.withUnsafeBytes { file in
            func section(_ name: String) -> UnsafeRawBufferPointer {
                sections[name].map { UnsafeRawBufferPointer(rebasing: file[$0]) }
                    ?? UnsafeRawBufferPointer(start: nil, count: 0)
            }
            let texts = (lines: section(".debug_line_str"), all: section(".debug_str"))
            var cursor = ByteCursor(section(".debug_line"))
            var found: [UInt: Place] = [:]
            while found.count < addresses.count, let unit = LineProgram(&cursor, texts) {
                unit.runProgram { from, end, row in
                    for address in addresses where address >= from && address < end {
                        found[address] = unit.findPlace(of: row)
                    }
                }
            }
            return found
        }
    }
}
