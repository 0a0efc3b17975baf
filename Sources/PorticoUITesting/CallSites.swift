import CRuntime
import Foundation

/// Where in a test's source its steps are: the calls that are on the stack while a step is done, and afterwards the lines that the
/// toolchain's symbolizer finds for them in the test bundle.
///
/// - From: `UIRecording`, `UITestFailure`
struct CallSites {
    /// A place in the test's sources.
    struct Place: Equatable {
        var file: String
        var line: Int
    }

    private static let most = 64
    private let bundle: String
    private let symbolizer: String
    /// The addresses of the bundle in memory.
    private let range: Range<UInt>
    /// By step, the innermost first: places in the bundle.
    private var calls: [Int: [UInt]] = [:]

    /// Nil where there is no symbolizer, or no bundle.
    init?(_ environment: [String: String]) {
        guard let bundle = environment["PORTICO_TEST_BUNDLE"], let symbolizer = environment["PORTICO_SYMBOLIZER"],
            let range = Self.range(of: bundle)
        else { return nil }
        (self.bundle, self.symbolizer, self.range) = (bundle, symbolizer, range)
    }

    private static func range(of path: String) -> Range<UInt>? {
        // Foundation takes the first page of it for the whole.
        guard let maps = fopen("/proc/self/maps", "r") else { return nil }
        defer { fclose(maps) }
        let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var ends: [UInt] = []
        var buffer: UnsafeMutablePointer<CChar>?
        defer { free(buffer) }
        var room = 0
        while getline(&buffer, &room, maps) > 0, let buffer {
            let line = String(cString: buffer)
            guard line.hasSuffix(path + "\n") else { continue }
            ends += line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
        }
        guard let low = ends.min(), let high = ends.max(), low < high else { return nil }
        return low..<high
    }

    /// Called while a step is done, from the method that does it.
    mutating func noteStep(_ step: Int) {
        let addresses = [UnsafeMutableRawPointer?](unsafeUninitializedCapacity: Self.most) { buffer, count in
            count = Int(portico_stack(buffer.baseAddress, Int32(Self.most)))
        }
        // Before the address that a call returns to is the call.
        calls[step] = addresses.map { UInt(bitPattern: $0) }.filter(range.contains).map { $0 - range.lowerBound - 1 }
    }

    /// The innermost line of the test's sources that is being carried out; asks the symbolizer.
    func placeOfCall() -> Place? {
        var sites = self
        sites.calls = [:]
        sites.noteStep(0)
        return sites.places()[0]
    }

    /// The places of all steps that have one; asks the symbolizer once.
    func places() -> [Int: Place] {
        let steps = calls.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }
        guard !steps.isEmpty else { return [:] }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: symbolizer)
        process.arguments = ["--obj=\(bundle)", "--functions=none", "--no-inlines"]
        process.arguments! += steps.flatMap { $0.value.map { "0x" + String($0, radix: 16) } }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return [:] }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var lines = text.split(separator: "\n")[...]
        var found: [Int: Place] = [:]
        for (step, addresses) in steps {
            let places = lines.prefix(addresses.count).map(Self.placeOfLine)
            lines = lines.dropFirst(addresses.count)
            // What has no line, or no file, is the compiler's or ours.
            found[step] = places.compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.file) }
        }
        return found
    }

    /// `/path/file.swift:12:7`.
    static func placeOfLine(_ line: Substring) -> Place? {
        let parts = line.split(separator: ":")
        guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0 else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        return file.hasSuffix(".swift") ? Place(file: file, line: number) : nil
    }
}
