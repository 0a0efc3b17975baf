import Foundation

/// Writes a PDF file from values of its own and those of other files, whose objects get new numbers as they are first named.
package final class PDFWriter {
    private var objects: [PDFValue?] = []
    private var numbers: [ObjectIdentifier: [Int: Int]] = [:]
    private var waiting: [(file: PDFFile, old: Int, new: Int)] = []
    private var files: [PDFFile] = []

    package init() {}

    /// A number for an object that is set later.
    package func reserve() -> Int {
        objects.append(nil)
        return objects.count
    }

    package func set(_ number: Int, _ value: PDFValue) { objects[number - 1] = value }

    /// Adds an object of the writer's own numbers.
    package func add(_ value: PDFValue) -> PDFValue {
        let number = reserve()
        set(number, value)
        return .reference(number)
    }

    /// Adds an entry to an object that has been set as a dictionary.
    package func add(_ key: String, _ value: PDFValue, to object: PDFValue) {
        guard case .reference(let number) = object, var entries = objects[number - 1]?.dictionary else { return }
        entries[key] = value
        set(number, .dictionary(entries))
    }

    /// Says that a file's object is to be written as one that is known already.
    package func map(_ old: Int, of file: PDFFile, to new: Int) {
        numbers[ObjectIdentifier(file), default: [:]][old] = new
        files.append(file)
    }

    /// A file's value in the writer's numbers. What it names is written as well.
    package func copy(_ value: PDFValue, of file: PDFFile) -> PDFValue {
        switch value {
        case .reference(let old):
            let identity = ObjectIdentifier(file)
            if let new = numbers[identity]?[old] { return .reference(new) }
            let new = reserve()
            map(old, of: file, to: new)
            waiting.append((file, old, new))
            return .reference(new)
        case .array(let values): return .array(values.map { copy($0, of: file) })
        case .dictionary(let values): return .dictionary(copy(values, of: file))
        case .stream(let stream):
            return .stream(PDFStreamValue(dictionary: copy(stream.dictionary, of: file), raw: stream.raw))
        default: return value
        }
    }

    private func copy(_ values: [String: PDFValue], of file: PDFFile) -> [String: PDFValue] {
        // In an order of its own, or equal files would be written differently.
        var result: [String: PDFValue] = [:]
        for key in values.keys.sorted() { result[key] = copy(values[key]!, of: file) }
        return result
    }

    /// All as a file.
    package func data(root: PDFValue, information: PDFValue?) -> [UInt8] {
        while let next = waiting.popLast() {
            var value = next.file.object(next.old)
            // A page that isn't written, and the tree above those that are, would bring all others along.
            if ["Page", "Pages", "Catalog"].contains(value.dictionary?["Type"]?.name) { value = .null }
            set(next.new, copy(value, of: next.file))
        }
        var output = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 10]
        var offsets: [Int] = []
        for (index, value) in objects.enumerated() {
            offsets.append(output.count)
            output += "\(index + 1) 0 obj\n".utf8
            Self.appendValue(value ?? .null, to: &output)
            output += "\nendobj\n".utf8
        }
        let start = output.count
        output += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8
        for offset in offsets {
            let digits = String(offset)
            output += (String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n").utf8
        }
        var trailer: [String: PDFValue] = ["Size": .integer(objects.count + 1), "Root": root]
        if let information { trailer["Info"] = information }
        output += "trailer\n".utf8
        Self.appendValue(.dictionary(trailer), to: &output)
        output += "\nstartxref\n\(start)\n%%EOF\n".utf8
        return output
    }

    private static func appendValue(_ value: PDFValue, to output: inout [UInt8]) {
        switch value {
        case .null: output += "null".utf8
        case .boolean(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): output += String(value).utf8
        case .real(let value): output += text(of: value).utf8
        case .string(let bytes):
            output.append(UInt8(ascii: "<"))
            let digits = Array("0123456789abcdef".utf8)
            for byte in bytes { output += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
            output.append(UInt8(ascii: ">"))
        case .name(let name):
            output.append(UInt8(ascii: "/"))
            for byte in name.utf8 {
                let isPlain = (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                if isPlain || "_-.+".utf8.contains(byte) {
                    output.append(byte)
                } else {
                    output += ("#" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
                }
            }
        case .array(let values):
            output.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { output.append(32) }
                appendValue(value, to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .dictionary(let values):
            output += "<<".utf8
            for key in values.keys.sorted() {
                appendValue(.name(key), to: &output)
                output.append(32)
                appendValue(values[key]!, to: &output)
            }
            output += ">>".utf8
        case .stream(let stream):
            var dictionary = stream.dictionary
            dictionary["Length"] = .integer(stream.raw.count)
            appendValue(.dictionary(dictionary), to: &output)
            output += "\nstream\n".utf8
            output += stream.raw
            output += "\nendstream".utf8
        case .reference(let number): output += "\(number) 0 R".utf8
        }
    }

    /// Without an exponent, which PDF doesn't know.
    private static func text(of number: Double) -> String {
        guard number.isFinite, abs(number) < 1e12 else { return "0" }
        let rounded = (number * 1e6).rounded() / 1e6
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        let (whole, part) = (Int(abs(rounded)), Int((abs(rounded) * 1e6).rounded()) % 1_000_000)
        let digits = String(part)
        var text = String(repeating: "0", count: 6 - digits.count) + digits
        while text.hasSuffix("0") { text.removeLast() }
        return (rounded < 0 ? "-" : "") + "\(whole).\(text)"
    }
}
