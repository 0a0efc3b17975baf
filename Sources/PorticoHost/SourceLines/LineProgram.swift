/// One unit of DWARF's `.debug_line`: tables of files, and a program that says row by row which line the instructions from an address on
/// belong to. Of versions 2 to 5; what isn't understood ends the reading.
///
/// - From: `SourceLines`
struct LineProgram {
    struct Row {
        var file: UInt64 = 1
        var line: Int64 = 1
    }

    private struct File {
        var name = ""
        var folder: UInt64 = 0
    }

    /// Of version 5 the first file and folder are number 0; before it folder 0 is the one that the compiler ran in, and isn't told.
    private var folders: [String] = []
    private var files: [File] = []
    private var program: ByteCursor
    private var shortest: UInt64 = 1
    private var lineBase: Int64 = 0
    private var lineRange: UInt64 = 1
    private var lengths: [UInt64] = []

    /// Takes the next unit; nil at the end.
    init?(_ cursor: inout ByteCursor, _ texts: (lines: UnsafeRawBufferPointer, all: UnsafeRawBufferPointer)) {
        guard !cursor.isAtEnd else { return nil }
        var (length, wide) = (cursor.takeBytes(4), 4)
        if length == 0xffff_ffff { (length, wide) = (cursor.takeBytes(8), 8) }
        let start = cursor.place
        guard cursor.isWhole, length <= UInt64(cursor.bytes.count - start) else { return nil }
        let end = start + Int(length)
        cursor.place = end
        var unit = ByteCursor(UnsafeRawBufferPointer(rebasing: cursor.bytes[start..<end]))
        program = unit
        let version = unit.takeBytes(2)
        guard (2...5).contains(version) else { return nil }
        if version >= 5 { unit.skipBytes(2) }
        let header = unit.takeBytes(wide)
        guard header <= UInt64(unit.bytes.count - unit.place) else { return nil }
        program.place = unit.place + Int(header)
        shortest = unit.takeBytes(1)
        unit.skipBytes(version >= 4 ? 2 : 1)
        lineBase = Int64(Int8(truncatingIfNeeded: unit.takeBytes(1)))
        lineRange = unit.takeBytes(1)
        let codes = unit.takeBytes(1)
        guard lineRange > 0, codes > 0 else { return nil }
        lengths = (1..<max(1, codes)).map { _ in unit.takeBytes(1) }
        if version >= 5 {
            folders = Self.takeTable(&unit, wide, texts).map(\.name)
            files = Self.takeTable(&unit, wide, texts)
        } else {
            takeOldTables(&unit)
        }
        guard unit.isWhole else { return nil }
    }

    private mutating func takeOldTables(_ unit: inout ByteCursor) {
        folders = [""]
        while case let name = unit.takeText(), !name.isEmpty { folders.append(name) }
        files = [File()]
        while case let name = unit.takeText(), !name.isEmpty {
            files.append(File(name: name, folder: unit.takeNumber()))
            for _ in 0..<2 { _ = unit.takeNumber() }
        }
    }

    /// A table that says itself of which parts its entries are.
    private static func takeTable(
        _ unit: inout ByteCursor, _ wide: Int, _ texts: (lines: UnsafeRawBufferPointer, all: UnsafeRawBufferPointer)
    ) -> [File] {
        let parts = (0..<unit.takeBytes(1)).map { _ in (kind: unit.takeNumber(), form: unit.takeNumber()) }
        func text(_ bytes: UnsafeRawBufferPointer, _ place: UInt64) -> String {
            var cursor = ByteCursor(bytes)
            cursor.place = Int(truncatingIfNeeded: place)
            return cursor.takeText()
        }
        var entries: [File] = []
        for _ in 0..<min(unit.takeNumber(), UInt64(unit.bytes.count)) where unit.isWhole {
            var entry = File()
            for (kind, form) in parts {
                var (name, number) = ("", UInt64(0))
                switch form {
                case 0x08: name = unit.takeText()
                case 0x0e: name = text(texts.all, unit.takeBytes(wide))
                case 0x1f: name = text(texts.lines, unit.takeBytes(wide))
                case 0x0b: number = unit.takeBytes(1)
                case 0x05: number = unit.takeBytes(2)
                case 0x06: number = unit.takeBytes(4)
                case 0x07: number = unit.takeBytes(8)
                case 0x0f: number = unit.takeNumber()
                case 0x1e: unit.skipBytes(16)
                case 0x09: unit.skipBytes(Int(truncatingIfNeeded: unit.takeNumber()))
                default: unit.skipBytes(unit.bytes.count)
                }
                if kind == 1 { entry.name = name }
                if kind == 2 { entry.folder = number }
            }
            entries.append(entry)
        }
        return entries
    }

    /// The file and line of a row; nil for what the compiler has added.
    func findPlace(of row: Row) -> SourceLines.Place? {
        guard row.line > 0, row.file < files.count else { return nil }
        let file = files[Int(row.file)]
        guard !file.name.isEmpty, file.name != "<compiler-generated>" else { return nil }
        let folder = file.folder < folders.count ? folders[Int(file.folder)] : ""
        return .init(
            file: file.name.hasPrefix("/") || folder.isEmpty ? file.name : folder + "/" + file.name, line: Int(row.line)
        )
    }

    // MARK: The program

    /// Runs it, and says for each row the addresses for which it holds.
    func runProgram(_ hear: (_ from: UInt, _ end: UInt, Row) -> Void) {
        var cursor = program
        var row = Row()
        var address: UInt64 = 0
        var last: (address: UInt64, row: Row)?
        func endRow() {
            if let last, last.address < address { hear(UInt(last.address), UInt(address), last.row) }
            last = (address, row)
        }
        while !cursor.isAtEnd, cursor.isWhole {
            let code = cursor.takeBytes(1)
            switch code {
            case 0:
                let length = cursor.takeNumber()
                let next = cursor.place &+ Int(truncatingIfNeeded: min(length, UInt64(cursor.bytes.count)))
                switch cursor.takeBytes(1) {
                case 1:
                    endRow()
                    (row, address, last) = (Row(), 0, nil)
                case 2: address = cursor.takeBytes(8)
                default: break
                }
                cursor.place = next
            case (UInt64(lengths.count) + 1)...:
                let step = code - UInt64(lengths.count) - 1
                address &+= step / lineRange &* shortest
                row.line &+= lineBase + Int64(step % lineRange)
                endRow()
            case 1: endRow()
            case 2: address &+= cursor.takeNumber() &* shortest
            case 3: row.line &+= cursor.takeSignedNumber()
            case 4: row.file = cursor.takeNumber()
            case 8: address &+= (254 - UInt64(lengths.count)) / lineRange &* shortest
            case 9: address &+= cursor.takeBytes(2)
            default: for _ in 0..<lengths[Int(code) - 1] { _ = cursor.takeNumber() }
            }
        }
    }
}
