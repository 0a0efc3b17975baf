import Foundation

/// DEFLATE by zlib, which is loaded when it is asked for, so that no app's start pays for it.
struct Deflate: @unchecked Sendable {
    /// zlib's `z_stream` on 64-bit machines.
    private struct Stream {
        var input: UnsafePointer<UInt8>?
        var inputCount: UInt32 = 0
        var inputTotal: UInt = 0
        var output: UnsafeMutablePointer<UInt8>?
        var outputCount: UInt32 = 0
        var outputTotal: UInt = 0
        var message: UnsafePointer<CChar>?
        var state: OpaquePointer?
        var allocate: OpaquePointer?
        var free: OpaquePointer?
        var opaque: OpaquePointer?
        var kind: Int32 = 0
        var checksum: UInt = 0
        var reserved: UInt = 0
    }

    private typealias Run = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias BeginDeflate =
        @convention(c) (
            UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
        ) -> Int32
    private typealias BeginInflate =
        @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32

    private let beginDeflate: BeginDeflate
    private let deflate: Run
    private let endDeflate: End
    private let beginInflate: BeginInflate
    private let inflate: Run
    private let endInflate: End

    private static let loaded: Deflate? = {
        guard let library = dlopen("libz.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
        func find<T>(_ name: String, _ type: T.Type) -> T? { dlsym(library, name).map { unsafeBitCast($0, to: type) } }
        guard let beginDeflate = find("deflateInit2_", BeginDeflate.self), let deflate = find("deflate", Run.self),
            let endDeflate = find("deflateEnd", End.self), let beginInflate = find("inflateInit2_", BeginInflate.self),
            let inflate = find("inflate", Run.self), let endInflate = find("inflateEnd", End.self)
        else { return nil }
        return Deflate(
            beginDeflate: beginDeflate, deflate: deflate, endDeflate: endDeflate, beginInflate: beginInflate,
            inflate: inflate, endInflate: endInflate)
    }()

    /// Throws `featureUnsupported` where zlib isn't installed.
    static func load() throws -> Deflate {
        guard let loaded else {
            throw CocoaError(
                .featureUnsupported,
                userInfo: [
                    NSLocalizedDescriptionKey: "Data can't be compressed: the library zlib isn't installed (zlib1g)."
                ])
        }
        return loaded
    }

    private static let finish: Int32 = 4
    private static let streamEnd: Int32 = 1
    private static let version = "1.2.11"
    private static var size: Int32 { Int32(MemoryLayout<Stream>.size) }

    func compress(_ data: Data) throws -> Data {
        var stream = Stream()
        // Level 5 is iOS's; 15 bits without a header; memory 8; no strategy.
        guard beginDeflate(&stream, 5, 8, -15, 8, 0, Self.version, Self.size) == 0 else {
            throw CocoaError(.featureUnsupported)
        }
        defer { _ = endDeflate(&stream) }
        return try run(data, &stream, deflate)
    }

    func decompress(_ data: Data) throws -> Data {
        var stream = Stream()
        guard beginInflate(&stream, -15, Self.version, Self.size) == 0 else { throw CocoaError(.featureUnsupported) }
        defer { _ = endInflate(&stream) }
        return try run(data, &stream, inflate)
    }

    private func run(_ data: Data, _ stream: inout Stream, _ step: Run) throws -> Data {
        guard data.count <= Int(UInt32.max) else { throw CocoaError(.fileReadTooLarge) }
        var result = Data()
        let part = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
        defer { part.deallocate() }
        try data.withUnsafeBytes { bytes in
            stream.input = bytes.bindMemory(to: UInt8.self).baseAddress
            stream.inputCount = UInt32(data.count)
            while true {
                stream.output = part.baseAddress
                stream.outputCount = UInt32(part.count)
                let status = step(&stream, Self.finish)
                let count = part.count - Int(stream.outputCount)
                guard result.count + count <= Compression.limit else { throw CocoaError(.fileReadTooLarge) }
                result.append(contentsOf: part[..<count])
                if status == Self.streamEnd { return }
                // Nothing written and no end: the data stops short, or is no such data.
                guard status == 0 || status == -5 && count > 0 else { throw CocoaError(.fileReadCorruptFile) }
            }
        }
        return result
    }
}
