import Foundation

/// The form in which an app carries its documents: the tree without XML, scenes decoded when they are asked for.
///
/// Layout: magic; the table of strings (each once); the root, the resources and the objects; then each scene's id, controller,
/// identifier, length and objects. Numbers are little-endian base-128; a node is its element, line, attributes, text and
/// children. Whatever bytes come in, reading ends with an error or a tree: nothing is indexed unchecked, and depth is bounded.
///
/// - From: `portico build`
/// - To: the runtime's `BundleNibSource`
package enum CompactNib {
    package struct Failure: Error, CustomStringConvertible {
        package var description: String
    }

    static let magic = Array("PNIB\u{1}\n".utf8)
    static let deepest = 512

    package static func encode(_ document: NibDocument) -> Data {
        var writer = CompactNibWriter()
        return writer.write(document)
    }

    package static func decode(_ data: Data) throws -> NibDocument {
        try CompactNibReader.readBytes([UInt8](data))
    }

    /// Whether it is one at all.
    package static func isCompact(_ data: Data) -> Bool { data.starts(with: magic) }
}

private struct CompactNibWriter {
    private var strings: [String: Int] = [:]
    private var ordered: [String] = []

    mutating func write(_ document: NibDocument) -> Data {
        var body: [UInt8] = [document.kind == .xib ? 0 : 1]
        addNode(document.root, to: &body)
        addNodes(document.resources, to: &body)
        addNodes(document.objects, to: &body)
        addNumber(document.scenes.count, to: &body)
        for scene in document.scenes {
            var objects: [UInt8] = []
            addNodes(scene.objects, to: &objects)
            for text in [scene.id, scene.controller ?? "", scene.identifier ?? ""] { addText(text, to: &body) }
            addNumber(objects.count, to: &body)
            body += objects
        }
        var head = CompactNib.magic
        addNumber(ordered.count, to: &head)
        for text in ordered {
            addNumber(text.utf8.count, to: &head)
            head += Array(text.utf8)
        }
        return Data(head + body)
    }

    private func addNumber(_ number: Int, to bytes: inout [UInt8]) {
        var rest = UInt(number)
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7f) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func addText(_ text: String, to bytes: inout [UInt8]) {
        let place = strings[text] ?? ordered.count
        if place == ordered.count {
            strings[text] = place
            ordered.append(text)
        }
        addNumber(place, to: &bytes)
    }

    private mutating func addNodes(_ nodes: [NibNode], to bytes: inout [UInt8]) {
        addNumber(nodes.count, to: &bytes)
        for node in nodes { addNode(node, to: &bytes) }
    }

    private mutating func addNode(_ node: NibNode, to bytes: inout [UInt8]) {
        addText(node.element, to: &bytes)
        addNumber(node.line, to: &bytes)
        addNumber(node.attributes.count, to: &bytes)
        for attribute in node.attributes {
            addText(attribute.name, to: &bytes)
            switch attribute.value {
            case .flag(let value): bytes.append(value ? 1 : 0)
            case .text(let value):
                bytes.append(2)
                addText(value, to: &bytes)
            case .number(let value):
                bytes.append(3)
                withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += Array($0) }
            }
        }
        addText(node.text, to: &bytes)
        addNodes(node.children, to: &bytes)
    }
}

private struct CompactNibReader {
    let bytes: [UInt8]
    let strings: [String]
    var place: Int
    let end: Int

    static func readBytes(_ bytes: [UInt8]) throws -> NibDocument {
        guard bytes.starts(with: CompactNib.magic) else {
            throw CompactNib.Failure(description: "this is no nib that portico has compiled")
        }
        var head = CompactNibReader(bytes: bytes, strings: [], place: CompactNib.magic.count, end: bytes.count)
        var strings: [String] = []
        for _ in 0..<(try head.readCount()) {
            let length = try head.readCount()
            strings.append(String(decoding: bytes[head.place..<head.place + length], as: UTF8.self))
            head.place += length
        }
        var reader = CompactNibReader(bytes: bytes, strings: strings, place: head.place, end: bytes.count)
        return try reader.document()
    }

    private mutating func document() throws -> NibDocument {
        var document = NibDocument(kind: try byte() == 0 ? .xib : .storyboard)
        document.root = try node(0)
        document.resources = try nodes(0)
        document.objects = try nodes(0)
        for _ in 0..<(try readCount()) {
            let (id, controller, identifier) = (try string(), try string(), try string())
            let length = try readCount()
            let part = CompactNibReader(bytes: bytes, strings: strings, place: place, end: place + length)
            place += length
            document.scenes.append(
                NibScene(
                    id: id, controller: controller.isEmpty ? nil : controller,
                    identifier: identifier.isEmpty ? nil : identifier,
                    objects: {
                        var part = part
                        return (try? part.nodes(0)) ?? []
                    }))
        }
        return document
    }

    private func broken() -> CompactNib.Failure {
        CompactNib.Failure(description: "the compiled nib is broken at byte \(place): build the app again")
    }

    private mutating func byte() throws -> UInt8 {
        guard place < end else { throw broken() }
        place += 1
        return bytes[place - 1]
    }

    private mutating func number() throws -> Int {
        var (result, shift) = (0, 0)
        while true {
            let next = try byte()
            guard shift < 56 else { throw broken() }
            result |= Int(next & 0x7f) << shift
            if next < 0x80 { return result }
            shift += 7
        }
    }

    /// Reads the number of things that take at least a byte each: never more than there are.
    private mutating func readCount() throws -> Int {
        let count = try number()
        guard count <= end - place else { throw broken() }
        return count
    }

    private mutating func string() throws -> String {
        let index = try number()
        guard index < strings.count else { throw broken() }
        return strings[index]
    }

    private mutating func nodes(_ depth: Int) throws -> [NibNode] {
        var result: [NibNode] = []
        for _ in 0..<(try readCount()) { result.append(try node(depth)) }
        return result
    }

    private mutating func node(_ depth: Int) throws -> NibNode {
        guard depth < CompactNib.deepest else { throw broken() }
        var node = NibNode(try string(), line: try number())
        let attributes = try readCount()
        node.attributes.reserveCapacity(attributes)
        for _ in 0..<attributes {
            let name = try string()
            switch try byte() {
            case 0: node.attributes.append(.init(name, .flag(false)))
            case 1: node.attributes.append(.init(name, .flag(true)))
            case 2: node.attributes.append(.init(name, .text(try string())))
            case 3:
                var bits: UInt64 = 0
                for shift in stride(from: 0, to: 64, by: 8) { bits |= UInt64(try byte()) << UInt64(shift) }
                node.attributes.append(.init(name, .number(Double(bitPattern: bits))))
            default: throw broken()
            }
        }
        node.text = try string()
        node.children = try nodes(depth + 1)
        return node
    }
}
