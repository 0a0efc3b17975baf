import Foundation

/// A PDF file in memory: its table of objects, and the objects as they are asked for. A damaged table is made anew from what lies in the file.
///
/// - From: `CGPDFDocument`, PDFKit
/// - To: `PDFLexer`, `PDFFilters`
package final class PDFFile: @unchecked Sendable {
    private enum Entry {
        case offset(Int)
        case packed(stream: Int, index: Int)
    }

    /// More objects, pages and sections of tables aren't read.
    private static let mostObjects = 1_000_000, mostPages = 100_000, mostSections = 1000

    package let bytes: [UInt8]
    package private(set) var trailer: [String: PDFValue] = [:]
    package private(set) var version = (major: 1, minor: 4)
    /// The pages in their order, each with what it inherits.
    package private(set) var pages: [PDFPageRecord] = []

    private let lock = NSRecursiveLock()
    private var entries: [Int: Entry] = [:]
    private var known: [Int: PDFValue] = [:]
    private var reading: Set<Int> = []
    private var packed: [Int: [Int: PDFValue]] = [:]

    /// nil for what is no PDF file, or has no catalog of pages.
    package init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard let head = bytes.prefix(1024).firstRange(of: Array("%PDF-".utf8)) else { return nil }
        let numbers = String(decoding: bytes[head.upperBound...].prefix(3), as: UTF8.self).split(separator: ".")
        if numbers.count == 2, let major = Int(numbers[0]), let minor = Int(numbers[1]) { version = (major, minor) }
        readTables()
        if resolve(catalog["Pages"]).dictionary == nil { rebuildTable() }
        guard resolve(catalog["Pages"]).dictionary != nil else { return nil }
        if let newer = resolve(catalog["Version"]).name?.split(separator: "."), newer.count == 2 {
            version = (Int(newer[0]) ?? version.major, Int(newer[1]) ?? version.minor)
        }
        collectPages()
        if pages.isEmpty, !isEncrypted {
            rebuildTable()
            collectPages()
        }
    }

    package var catalog: [String: PDFValue] { resolve(trailer["Root"]).dictionary ?? [:] }
    package var information: [String: PDFValue] { resolve(trailer["Info"]).dictionary ?? [:] }
    package var isEncrypted: Bool { !(trailer["Encrypt"] ?? .null).isNull }

    // MARK: Objects

    /// The value itself, or the one that it refers to.
    package func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        var hops = 0
        while case .reference(let number) = value, hops < 32 {
            value = object(number)
            hops += 1
        }
        if case .reference = value { return .null }
        return value
    }

    package func object(_ number: Int) -> PDFValue {
        lock.lock()
        defer { lock.unlock() }
        if let value = known[number] { return value }
        // One whose length or packing asks for itself is null.
        guard let entry = entries[number], reading.insert(number).inserted else { return .null }
        defer { reading.remove(number) }
        let value: PDFValue
        switch entry {
        case .offset(let offset): value = readObject(at: offset, number) ?? .null
        case .packed(let stream, let index):
            if packed[stream] == nil { packed[stream] = unpack(stream) }
            _ = index
            value = packed[stream]?[number] ?? .null
        }
        known[number] = value
        return value
    }

    /// The bytes of a stream, decoded; pictures in their own formats stay so.
    package func decoded(_ stream: PDFStreamValue) -> (bytes: [UInt8], image: String?)? {
        PDFFilters.decode(stream) { resolve($0) }
    }

    private func readObject(at offset: Int, _ number: Int?) -> PDFValue? {
        guard offset >= 0, offset < bytes.count else { return nil }
        var lexer = PDFLexer(bytes[...], at: offset)
        guard case .value(.integer(let found)) = lexer.next(), case .value(.integer) = lexer.next(),
            case .keyword("obj") = lexer.next(), number == nil || number == found
        else { return nil }
        let value = lexer.value()
        guard case .dictionary(let dictionary) = value else { return value }
        lexer.skipSpace()
        let mark = Array("stream".utf8)
        guard bytes[lexer.place...].starts(with: mark) else { return value }
        var start = lexer.place + mark.count
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        return .stream(PDFStreamValue(dictionary: dictionary, raw: body(from: start, dictionary)))
    }

    /// A stream's bytes: as many as it says, if its end stands there, or up to its end.
    private func body(from start: Int, _ dictionary: [String: PDFValue]) -> ArraySlice<UInt8> {
        let mark = Array("endstream".utf8)
        if let length = resolve(dictionary["Length"]).integer, length >= 0, length <= bytes.count - start {
            var at = start + length
            while at < bytes.count, PDFLexer.isSpace(bytes[at]), at < start + length + 4 { at += 1 }
            if bytes[at...].starts(with: mark) { return bytes[start..<start + length] }
        }
        guard let end = findText(mark, from: start) else { return bytes[min(start, bytes.count)...] }
        var last = end
        if last > start, bytes[last - 1] == 10 { last -= 1 }
        if last > start, bytes[last - 1] == 13 { last -= 1 }
        return bytes[start..<last]
    }

    private func findText(_ text: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBufferPointer { all in
            var at = start
            while at + text.count <= all.count,
                let found = memchr(all.baseAddress! + at, Int32(text[0]), all.count - at - text.count + 1)
            {
                at = UnsafeRawPointer(found) - UnsafeRawPointer(all.baseAddress!)
                if memcmp(found, text, text.count) == 0 { return at }
                at += 1
            }
            return nil
        }
    }

    /// The objects of a stream of objects.
    private func unpack(_ number: Int) -> [Int: PDFValue] {
        guard case .stream(let stream) = object(number), let decoded = decoded(stream)?.bytes,
            let count = resolve(stream.dictionary["N"]).integer,
            let first = resolve(stream.dictionary["First"]).integer,
            count >= 0, count <= Self.mostObjects, first >= 0
        else { return [:] }
        var head = PDFLexer(decoded[...], hasReferences: false)
        var result: [Int: PDFValue] = [:]
        for _ in 0..<count {
            guard let number = head.value().integer, let offset = head.value().integer, offset >= 0,
                first + offset < decoded.count
            else { break }
            var body = PDFLexer(decoded[...], at: first + offset)
            result[number] = body.value()
        }
        return result
    }

    // MARK: Tables

    private func readTables() {
        let tail = bytes.count - min(bytes.count, 2048)
        var place: Int?
        var from = tail
        while let found = findText(Array("startxref".utf8), from: from) {
            var lexer = PDFLexer(bytes[...], at: found + 9)
            place = lexer.value().integer
            from = found + 9
        }
        var seen: Set<Int> = []
        var waiting = place.map { [$0] } ?? []
        while let next = waiting.popLast(), seen.count < Self.mostSections {
            guard next >= 0, next < bytes.count, seen.insert(next).inserted else { continue }
            var lexer = PDFLexer(bytes[...], at: next)
            lexer.skipSpace()
            let section =
                bytes[lexer.place...].starts(with: Array("xref".utf8))
                ? readTable(at: lexer.place + 4) : readTableStream(at: next)
            guard let section else { continue }
            // The newest comes first, and wins.
            trailer.merge(section) { newer, _ in newer }
            if let older = section["Prev"]?.integer { waiting.append(older) }
            if let hidden = section["XRefStm"]?.integer { waiting.append(hidden) }
        }
    }

    private func readTable(at start: Int) -> [String: PDFValue]? {
        var lexer = PDFLexer(bytes[...], at: start, hasReferences: false)
        while true {
            switch lexer.next() {
            case .keyword("trailer"):
                var rest = PDFLexer(bytes[...], at: lexer.place)
                return rest.value().dictionary
            case .value(.integer(let first)):
                guard let count = lexer.value().integer, first >= 0, count >= 0, count <= Self.mostObjects else {
                    return nil
                }
                for number in first..<first + count {
                    guard let offset = lexer.value().integer, lexer.value().integer != nil,
                        case .keyword(let kind) = lexer.next()
                    else { return nil }
                    if kind == "n", entries[number] == nil { entries[number] = .offset(offset) }
                }
            default: return nil
            }
        }
    }

    private func readTableStream(at start: Int) -> [String: PDFValue]? {
        guard case .stream(let stream) = readObject(at: start, nil), stream.dictionary["Type"]?.name == "XRef",
            let rows = decoded(stream)?.bytes,
            let widths = stream.dictionary["W"]?.array?.map({ $0.integer ?? 0 }), widths.count >= 3,
            widths.allSatisfy({ (0...8).contains($0) })
        else { return nil }
        let size = stream.dictionary["Size"]?.integer ?? 0
        let index = stream.dictionary["Index"]?.array?.map { $0.integer ?? 0 } ?? [0, size]
        let width = widths.reduce(0, +)
        var place = 0
        for pair in stride(from: 0, to: index.count - 1, by: 2) {
            guard index[pair] >= 0, index[pair + 1] >= 0, index[pair + 1] <= Self.mostObjects, width > 0 else { break }
            for number in index[pair]..<index[pair] + index[pair + 1] {
                guard place + width <= rows.count else { break }
                func field(_ position: Int, _ other: Int) -> Int {
                    guard widths[position] > 0 else { return other }
                    let from = place + widths[..<position].reduce(0, +)
                    return rows[from..<from + widths[position]].reduce(0) { $0 << 8 & 0xFF_FFFF_FFFF_FFFF | Int($1) }
                }
                let (kind, second, third) = (field(0, 1), field(1, 0), field(2, 0))
                if entries[number] == nil {
                    if kind == 1 { entries[number] = .offset(second) }
                    if kind == 2 { entries[number] = .packed(stream: second, index: third) }
                }
                place += width
            }
        }
        return stream.dictionary
    }

    /// Looks for `N G obj` in the whole file: the last of a number wins.
    private func rebuildTable() {
        (entries, known, packed) = ([:], [:], [:])
        let mark = Array(" obj".utf8)
        var from = 0
        while let found = findText(mark, from: from), entries.count < Self.mostObjects {
            from = found + mark.count
            var at = found
            func digits() -> Int? {
                let end = at
                while at > 0, (48...57).contains(bytes[at - 1]), end - at < 10 { at -= 1 }
                return at < end ? Int(String(decoding: bytes[at..<end], as: UTF8.self)) : nil
            }
            guard digits() != nil, at > 0, PDFLexer.isSpace(bytes[at - 1]) else { continue }
            while at > 0, PDFLexer.isSpace(bytes[at - 1]) { at -= 1 }
            if let number = digits() { entries[number] = .offset(at) }
        }
        for number in entries.keys.sorted() {
            let value = object(number)
            let dictionary = value.dictionary ?? [:]
            switch dictionary["Type"]?.name {
            case "ObjStm":
                let objects = unpack(number)
                packed[number] = objects
                for inner in objects.keys where entries[inner] == nil {
                    entries[inner] = .packed(stream: number, index: 0)
                }
            case "XRef": trailer.merge(dictionary) { _, newer in newer }
            default: break
            }
        }
        known = [:]
        from = 0
        while let found = findText(Array("trailer".utf8), from: from) {
            from = found + 7
            var lexer = PDFLexer(bytes[...], at: from)
            trailer.merge(lexer.value().dictionary ?? [:]) { _, newer in newer }
        }
        if catalog["Pages"] == nil,
            let root = entries.keys.sorted().last(where: { object($0).dictionary?["Type"]?.name == "Catalog" })
        {
            trailer["Root"] = .reference(root)
        }
    }

    // MARK: Pages

    private func collectPages() {
        pages = []
        var seen: Set<Int> = []
        var waiting: [(PDFValue, [String: PDFValue])] = [(catalog["Pages"] ?? .null, [:])]
        while let (node, inherited) = waiting.popLast(), pages.count < Self.mostPages {
            var number: Int?
            if case .reference(let found) = node {
                guard seen.insert(found).inserted else { continue }
                number = found
            }
            guard let dictionary = resolve(node).dictionary else { continue }
            var merged = inherited
            for key in ["MediaBox", "CropBox", "Rotate", "Resources"] {
                if let value = dictionary[key] { merged[key] = value }
            }
            if let kids = resolve(dictionary["Kids"]).array, dictionary["Type"]?.name != "Page" {
                for kid in kids.reversed() { waiting.append((kid, merged)) }
            } else {
                pages.append(
                    PDFPageRecord(number: number, dictionary: dictionary.merging(merged) { own, _ in own }))
            }
        }
    }
}

/// A page of a file.
package struct PDFPageRecord {
    /// The number of its object, where it has one.
    package var number: Int?
    /// What it says, with what it inherits.
    package var dictionary: [String: PDFValue]
}
