import Foundation
import PorticoNib
import PorticoNibReader

/// Fixtures of the reader's tests with things changed, cut, doubled and put elsewhere; and their compact forms with bytes
/// changed. Each is a document or an error, never the process's end, and what was read comes back from the compact form.
struct NibFuzz: FuzzSubject {
    private var fixtures: [[UInt8]] = []
    private var read = 0
    private var refused = 0
    private var problems = 0

    init() {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().appendingPathComponent("../../../../Tests/PorticoNibTests/Fixtures")
            .standardized
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        fixtures = files.filter { $0.pathExtension != "txt" }.sorted { $0.path < $1.path }
            .compactMap { try? [UInt8](Data(contentsOf: $0)) }
        precondition(!fixtures.isEmpty, "no fixtures in \(folder.path)")
    }

    var summary: String { "\(fixtures.count) fixtures; \(read) read with \(problems) problems, \(refused) refused" }

    private static let words = [
        "\"", "<", ">", "/>", "&", "&amp;", "&#0;", "]]>", "<![CDATA[", "<!--", "<?xml", "id=\"\"", "id=\"-1\"",
        "key=\"view\"", "=\"NO\"", "=\"-1\"", "=\"1e999\"", "=\"nan\"", "=\"9223372036854775808\"",
        "multiplier=\"0:0\"",
        "multiplier=\"1:2:3\"", "<subviews>", "</subviews>", "<constraints>", "<variation key=\"x\">", "\u{0}",
        "\u{FEFF}",
        "destination=\"vvv-00-001\"", "base64-UTF8=\"YES\"", "<segments>", "<!ENTITY a \"b\">", "<!DOCTYPE d [",
    ].map { Array($0.utf8) }

    mutating func run(seed: UInt64) throws {
        var random = FuzzRandom(state: seed)
        var bytes = random.pick(fixtures)
        for _ in 0..<(1 + random.below(8)) { mutate(&bytes, &random) }
        if random.chance(30) { return try compact(bytes, &random) }
        do {
            var document = try NibReader.read(Data(bytes), file: "fuzz.xib")
            read += 1
            problems += document.problems.count
            document.problems = []
            guard let back = try? CompactNib.decode(CompactNib.encode(document)) else {
                throw FuzzFailure(text: "the compact form of what was read can't be read")
            }
            guard back.dump == document.dump else { throw FuzzFailure(text: "the compact form is another tree") }
        } catch is NibReader.Failure {
            refused += 1
        }
    }

    private mutating func compact(_ bytes: [UInt8], _ random: inout FuzzRandom) throws {
        guard let document = try? NibReader.read(Data(bytes), file: "fuzz.xib") else { return }
        var data = [UInt8](CompactNib.encode(document))
        for _ in 0..<(1 + random.below(6)) {
            let place = random.below(data.count)
            switch random.below(3) {
            case 0: data[place] = UInt8(random.below(256))
            case 1: data.removeSubrange(place..<min(data.count, place + 1 + random.below(20)))
            default: data.insert(contentsOf: [UInt8](repeating: 0xff, count: random.below(12)), at: place)
            }
            if data.isEmpty { return }
        }
        _ = try? CompactNib.decode(Data(data)).scenes.map { $0.objects.count }
        read += 1
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
        guard !bytes.isEmpty else { return }
        let place = random.below(bytes.count)
        switch random.below(7) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(60)))
        case 2: bytes.insert(contentsOf: random.pick(Self.words), at: place)
        case 3:
            let end = min(bytes.count, place + 1 + random.below(400))
            bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.below(bytes.count))
        case 4: bytes = Array(bytes[..<place])
        case 5:
            // A quoted value becomes another.
            guard let start = bytes[place...].firstIndex(of: 0x22),
                let end = bytes[(start + 1)...].firstIndex(of: 0x22)
            else { return }
            let value = random.pick(["", "-1", "YES", "0.5", "16:9", "vvv-00-001", "x", "1e308", "\u{1F600}"])
            bytes.replaceSubrange((start + 1)..<end, with: Array(value.utf8))
        default:
            let deep = Array("<view id=\"d\"><subviews>".utf8)
            bytes.insert(contentsOf: [[UInt8]](repeating: deep, count: random.below(300)).flatMap { $0 }, at: place)
        }
    }
}
