import XCTest

@testable import PorticoFoundation

/// What of Foundation's smaller parts Linux lacks.
final class NamesTests: XCTestCase {
    func testTheSystemsVersion() {
        let info = ProcessInfo.processInfo
        XCTAssertEqual(info._porticoSystemVersion.majorVersion, 18)
        XCTAssertTrue(info._porticoSystemVersionString.hasPrefix("Version 18.0 (Build "))
        func isThere(_ major: Int, _ minor: Int, _ patch: Int = 0) -> Bool {
            info._porticoIsSystemAtLeast(
                OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
        }
        XCTAssertTrue(isThere(18, 0) && isThere(17, 9, 9) && isThere(9, 0))
        XCTAssertFalse(isThere(18, 0, 1) || isThere(18, 1) || isThere(19, 0))
    }

    func testNotificationsAreASequence() async {
        let name = Notification.Name("portico.tests.sequence")
        let center = NotificationCenter()
        var notes = center.notifications(named: name).makeAsyncIterator()
        for number in 1...3 { center.post(name: name, object: nil, userInfo: ["n": number]) }
        center.post(name: Notification.Name("other"), object: nil)
        var sum = 0
        for _ in 1...3 { sum += await notes.next()?.userInfo?["n"] as? Int ?? 0 }
        XCTAssertEqual(sum, 6)
    }

    func testLinesOfAFile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("Grüße\n\nzwei\r\ndrei".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var lines: [String] = []
        for try await line in file.lines { lines.append(line) }
        XCTAssertEqual(lines, ["Grüße", "zwei", "drei"])
        var characters: [Character] = []
        for try await character in file.resourceBytes.characters { characters.append(character) }
        XCTAssertEqual(String(characters.prefix(5)), "Grüße")
    }

    func testWordsAndSentences() {
        let text = "Hello, brave world. Two!"
        func parts(_ options: NSString.EnumerationOptions) -> [String] {
            var parts: [String] = []
            text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in
                parts.append(part ?? "nil")
            }
            return parts
        }
        XCTAssertEqual(parts(.byWords), ["Hello", "brave", "world", "Two"])
        XCTAssertEqual(parts([.byWords, .reverse]).first, "Two")
        XCTAssertEqual(parts(.bySentences), ["Hello, brave world. ", "Two!"])
        XCTAssertEqual(parts(.byLines), [text])
    }

    private final class Doubler: ValueTransformer, @unchecked Sendable {
        override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
        override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
    }

    func testTransformersAreFoundByName() throws {
        let name = NSValueTransformerName("Doubler")
        XCTAssertNil(ValueTransformer(forName: name))
        ValueTransformer.setValueTransformer(Doubler(), forName: name)
        let doubler = try XCTUnwrap(ValueTransformer(forName: name))
        XCTAssertEqual(doubler.transformedValue(4) as? Int, 8)
        XCTAssertEqual(doubler.reverseTransformedValue(8) as? Int, 4)
        XCTAssertTrue(ValueTransformer.valueTransformerNames().contains(name))
        let negate = ValueTransformer(forName: .negateBooleanTransformerName)
        XCTAssertEqual((negate?.transformedValue(true) as? NSNumber)?.boolValue, false)
        let archive = ValueTransformer(forName: .secureUnarchiveFromDataTransformerName)
        let data = archive?.reverseTransformedValue(NSString(string: "text"))
        XCTAssertEqual(
            (archive?.transformedValue(data) as? NSString)?.description ?? archive?.transformedValue(data) as? String,
            "text")
        XCTAssertNil(archive?.transformedValue(Data("nonsense".utf8)))
    }

    // DEV-979
    func testTheCloudStoreKeepsItsValues() {
        let store = NSUbiquitousKeyValueStore.default
        store.set("text", forKey: "a")
        store.set(Int64(3), forKey: "b")
        store.set(true, forKey: "c")
        XCTAssertEqual(store.string(forKey: "a"), "text")
        XCTAssertEqual(store.longLong(forKey: "b"), 3)
        XCTAssertTrue(store.bool(forKey: "c"))
        XCTAssertEqual(store.double(forKey: "nothing"), 0)
        for key in ["a", "b", "c"] { store.removeObject(forKey: key) }
        XCTAssertNil(store.object(forKey: "a"))
    }

    func testItemsAreLoadedByTheirType() async throws {
        let url = NSItemProvider(item: NSURL(string: "https://a.b"), typeIdentifier: UTType.url.identifier)
        let address = try await url.loadItem(forTypeIdentifier: "public.url")
        XCTAssertEqual((address as? NSURL)?.absoluteString, "https://a.b")
        let text = NSItemProvider(object: NSString(string: "words"))
        let words = try await text.loadItem(forTypeIdentifier: "public.text")
        XCTAssertEqual((words as? NSString)?.description, "words")
        do {
            _ = try await text.loadItem(forTypeIdentifier: "public.png")
            XCTFail("there is no such item")
        } catch {}
    }

    func testFilesAreLoadedAsCopies() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("portico-\(UUID().uuidString).txt")
        try Data("words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try XCTUnwrap(NSItemProvider(contentsOf: file))
        XCTAssertEqual(provider.registeredContentTypes, [.plainText])
        let loaded = expectation(description: "loaded")
        provider.loadFileRepresentation(forTypeIdentifier: "public.text") { copy, _ in
            XCTAssertEqual(copy?.pathExtension, "txt")
            XCTAssertNotEqual(copy, file)
            XCTAssertEqual(copy.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, "words")
            loaded.fulfill()
        }
        let opened = expectation(description: "opened")
        provider.loadFileRepresentation(for: .text, openInPlace: true) { original, isInPlace, _ in
            XCTAssertTrue(isInPlace)
            XCTAssertEqual(original, file)
            opened.fulfill()
        }
        wait(for: [loaded, opened], timeout: 10)
        XCTAssertNil(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such/file")))
    }

    func testFurtherTypesStandInTheirPlaces() {
        XCTAssertTrue(UTType.pythonScript.conforms(to: .sourceCode))
        XCTAssertTrue(UTType.xmlPropertyList.conforms(to: .propertyList))
        XCTAssertEqual(UTType(filenameExtension: "mm"), .objectiveCPlusPlusSource)
        XCTAssertEqual(UTType.types(tag: "py", tagClass: .filenameExtension, conformingTo: nil), [.pythonScript])
        XCTAssertEqual(
            URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .png).lastPathComponent, "b.png")
        XCTAssertEqual(URL(fileURLWithPath: "/a/b.jpg").appendingPathExtension(for: .jpeg).lastPathComponent, "b.jpg")
    }

    func testErrorsBelowAnError() {
        let below = [CocoaError(.fileNoSuchFile), CocoaError(.userCancelled)]
        let error = NSError(domain: "d", code: 1, userInfo: [NSMultipleUnderlyingErrorsKey: below])
        XCTAssertEqual(error.underlyingErrors.count, 2)
        XCTAssertEqual(CGFloat(truncating: NSNumber(value: 1.5)), 1.5)
    }

    // DEV-989
    func testDataIsCompressedAndBack() throws {
        let data = NSData(data: Data(repeating: 7, count: 100_000) + Data("end".utf8))
        let small = try data.compressed(using: .zlib)
        XCTAssertLessThan(small.length, 1000)
        XCTAssertEqual(try small.decompressed(using: .zlib), data)
        for algorithm in [NSData.CompressionAlgorithm.lzfse, .lz4, .lzma] {
            XCTAssertLessThan(try data.compressed(using: algorithm).length, 2000)
            XCTAssertEqual(try data.compressed(using: algorithm).decompressed(using: algorithm), data)
        }
        XCTAssertThrowsError(try NSData(data: Data("nonsense".utf8)).decompressed(using: .zlib))
        XCTAssertThrowsError(try NSData(data: Data("bvx-\u{1}".utf8)).decompressed(using: .lzfse))
        XCTAssertThrowsError(
            try small.subdata(with: NSRange(location: 0, length: 20)).withUnsafeBytes {
                try NSData(data: Data($0)).decompressed(using: .zlib)
            })
    }

    func testMatchesAreGivenToABlockThatDoesNotEscape() throws {
        func ranges(
            _ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        )
            throws
        {
            let expression = try NSRegularExpression(pattern: "a")
            expression.enumerateMatches(in: "abab", range: NSRange(location: 0, length: 4), using: block)
        }
        var found: [Int] = []
        try ranges { result, _, stop in
            found.append(result?.range.location ?? -1)
            if found.count == 1 { return }
            stop.pointee = true
        }
        XCTAssertEqual(found, [0, 2])
    }

    /// As apps look for their fonts.
    func testABundlesResourcesOfAKindAreURLs() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "portico-bundle-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["a.ttf", "b.ttf", "c.otf"] { try Data().write(to: folder.appendingPathComponent(name)) }
        let bundle = try XCTUnwrap(Bundle(url: folder))
        var all: [URL] = []
        for kind in ["ttf", "otf"] {
            if let urls = bundle.urls(forResourcesWithExtension: kind, subdirectory: nil) {
                all.append(contentsOf: urls)
            }
        }
        XCTAssertEqual(all.map(\.lastPathComponent).sorted(), ["a.ttf", "b.ttf", "c.otf"])
    }
}
