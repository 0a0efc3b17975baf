import Foundation
import PorticoLowering
import PorticoNibReader
import TestSupport

@testable import PorticoFoundation
@testable import PorticoProject

/// Shapes that grow: a piece or two, again and again, beside each other and in each other. Changed bytes find what is wrong with one place
/// of a file; what takes the square of its size, or a stack as deep as it, is found by size alone.
struct ShapeFuzz: FuzzSubject {
    private let folder: FuzzFolder
    private let lowering = Lowering(cacheDirectory: nil)

    init(_ harness: Harness) throws {
        folder = try FuzzFolder()
    }

    func run(_ random: inout FuzzRandom) throws {
        switch random.below(8) {
        case 0: try readSwift(&random)
        case 1: try readProject(&random)
        case 2: readXML(&random)
        case 3: _ = VariableText.expand(Self.shape(["$(", "${", "A", ")", "}", ":", "("], &random)) { "<\($0)>" }
        case 4: readPropertyList(&random)
        case 5: try readFolders(&random)
        case 6: evaluatePredicate(&random)
        default: detect(&random)
        }
    }

    /// How often a piece stands there: often twice, now and then a hundred thousand times.
    private static func count(_ random: inout FuzzRandom, most: Int = 17) -> Int { 1 << random.below(most) }

    /// A few pieces, each repeated, one after the other; and now and then the closings that belong to them.
    private static func shape(_ pieces: [String], _ random: inout FuzzRandom) -> String {
        var text = ""
        for _ in 0...random.below(3) {
            let unit = (0...random.below(3)).map { _ in random.pick(pieces) }.joined()
            text += String(repeating: unit, count: count(&random))
        }
        return String(text.prefix(1_000_000))
    }

    // MARK: Readers of projects

    private static let swift = [
        "a", ".", "()", "(", ")", "[", "]", "{", "}", "!", "?", " -> A", "<", ">", "\n", "; ", ",", "import a\n",
        "#if A\n",
        "#endif\n", "else ", "if a {} ", "try ", "-", "&", "\"", "\\(", "/*", "*/", "@objc ", "class A: NSObject {",
        "@objc func f() { _ = #selector(f) } ", "extension A {", "var a: A { b } ", "case .a: ", "let a = ", "where ",
        "a as A ",
    ]

    private func readSwift(_ random: inout FuzzRandom) throws {
        let text = String(Self.shape(Self.swift, &random).prefix(100_000))
        _ = try? lowering.lower(files: [LoweringInput(path: "fuzz.swift", source: text, module: "Fuzz")])
        _ = ImportScan(text)
    }

    private func readProject(_ random: inout FuzzRandom) throws {
        let count = Self.count(&random, most: 14)
        let fan = 1 + random.below(3)
        var text = "{ objects = {\nP = { isa = PBXProject; mainGroup = G0; targets = (T); };\n"
        for number in 0..<count {
            let children = (1...fan).map { "G\(number + $0 * (random.below(4) == 0 ? 0 : 1))" }.joined(separator: ",")
            text +=
                "G\(number) = { isa = PBXGroup; children = (\(children)); path = \(random.pick(["a", "..", "\"/\""])); };\n"
        }
        text += "}; rootObject = P; }"
        _ = try? XcodeProject(data: Data(text.utf8), path: "/p/A.xcodeproj", shownFile: "project.pbxproj")
        var settings = BuildSettings(configuration: "Debug")
        let value = Self.shape(["$(A)", "$(B)", "$(inherited)", "$(", "x", " "], &random)
        settings.addValues(["A": String(value.prefix(2_000)), "B": "$(A)$(A)$(B)"])
        _ = settings.all
    }

    private func readXML(_ random: inout FuzzRandom) {
        let pieces = [
            "<view>", "<subviews>", "</subviews>", "</view>", "<Group location=\"group:a\">", "</Group>", "<a ",
            "b='c' ", "/>",
            "<!--", "-->", "<![CDATA[", "]]>", "text", "&amp;", "<unknown>",
        ]
        let attributes = (0..<Self.count(&random, most: 12)).map { "a\($0)=\"b\"" }.joined(separator: " ")
        let text = "<document type=\"CocoaTouch.XIB\" \(attributes)>" + Self.shape(pieces, &random)
        _ = try? NibReader.readDocument(Data(text.utf8), file: "fuzz.xib")
        _ = try? XMLElements(Data(text.utf8), shown: "fuzz")
    }

    private func readPropertyList(_ random: inout FuzzRandom) {
        let text = Self.shape(
            ["{", "}", "(", ")", "a = ", ";", ",", "<", ">", "\"", "\\U", "/*", "*/", "//", "\n"], &random)
        _ = try? PropertyListTextParser.parseList(Data(text.utf8))
        _ = PropertyListTextParser.parsePairs(Data(text.utf8))
    }

    /// Folders, and links of which any may lead to any.
    private func readFolders(_ random: inout FuzzRandom) throws {
        let root = folder.path + "/" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: root) }
        var folders = [root]
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        for number in 0...random.below(12) {
            let place = random.pick(folders) + "/\(number)"
            if random.below(2) == 0 {
                try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
                folders.append(place)
            } else {
                let target = random.pick(folders + ["/", ".", "..", "nowhere", place])
                try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
            }
        }
        _ = try? SynchronizedFolder(root, rules: .init())
        var catalog = AssetCatalog()
        try? catalog.addCatalog(root)
        _ = AssetSymbols(catalogs: [root])
    }

    // MARK: What apps read

    private func evaluatePredicate(_ random: inout FuzzRandom) {
        let pieces = [
            "1", " + ", " * ", "a", ".", "SELF", "(", ")", "{", "}", ",", " AND ", "NOT ", " == ", " LIKE ", "\"*a\"",
            "-", " IN ",
            "ANY ", "%@", "@count", "$a",
        ]
        let format = String(Self.shape(pieces, &random).prefix(200_000))
        guard let node = try? PredicateParser.parseFormat(format, ["a"]) else { return }
        _ = node.evaluate(["a": 1, "b": ["x"]] as [String: Any], ["a": 1])
    }

    private func detect(_ random: inout FuzzRandom) {
        let pieces = [
            "http://x", ")", "(", "]", ".", "a", "@", " ", "1", "-", "/", ":", "12:30 ", "Main St", "tomorrow ", "é",
            "\u{301}", "😀",
        ]
        let text = String(Self.shape(pieces, &random).prefix(100_000))
        let all = NSRange(location: 0, length: text.utf16.count)
        _ = try? NSDataDetector(types: UInt64.max).matches(in: text, range: all)
        let pattern = String(Self.shape(["*", "?", "a", "b"], &random).prefix(300))
        _ = WildcardPattern(pattern, options: []).matches(String(text.prefix(300)))
    }
}
