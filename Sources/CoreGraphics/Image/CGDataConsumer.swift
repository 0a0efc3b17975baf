import Foundation

public typealias CGDataConsumerPutBytesCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Int
public typealias CGDataConsumerReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that take a consumer's bytes.
public struct CGDataConsumerCallbacks {
    /// Takes bytes; returns how many it took. Fewer than given is an error.
    public var putBytes: CGDataConsumerPutBytesCallback?
    /// Called when the consumer goes.
    public var releaseConsumer: CGDataConsumerReleaseInfoCallback?

    public init() {
        self.init(putBytes: nil, releaseConsumer: nil)
    }

    public init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?) {
        self.putBytes = putBytes
        self.releaseConsumer = releaseConsumer
    }
}

/// The destination to which a PDF context or an image destination writes its bytes.
public final class CGDataConsumer {
    private let put: (UnsafeRawBufferPointer) -> Bool
    private let finish: () -> Void

    init(put: @escaping (UnsafeRawBufferPointer) -> Bool, finish: @escaping () -> Void = {}) {
        self.put = put
        self.finish = finish
    }

    /// Creates a consumer that appends to a data object.
    public convenience init?(data: CFMutableData) {
        self.init(put: { bytes in
            guard let base = bytes.baseAddress else { return true }
            data.append(base, length: bytes.count)
            return true
        })
    }

    /// Creates a consumer that writes a file; nil where it cannot be created.
    public convenience init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil),
            let file = try? FileHandle(forWritingTo: url)
        else { return nil }
        self.init(
            put: { bytes in
                do {
                    try file.write(contentsOf: Data(bytes))
                    return true
                } catch {
                    Diagnostics.report("CGDataConsumer: cannot write \(url.path): \(error)")
                    return false
                }
            },
            finish: { try? file.close() })
    }

    /// Creates a consumer that hands its bytes to callbacks; nil without `putBytes`.
    public convenience init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>) {
        let calls = cbks.pointee
        guard let putBytes = calls.putBytes else { return nil }
        self.init(
            put: { bytes in
                guard let base = bytes.baseAddress else { return true }
                return putBytes(info, base, bytes.count) == bytes.count
            },
            finish: { calls.releaseConsumer?(info) })
    }

    deinit {
        finish()
    }

    /// Hands bytes on; false where they could not be taken.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        put(bytes)
    }

    /// The number that identifies data consumers among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0006 }
}
