import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) -> Int
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) -> Void
public typealias CGDataProviderGetBytesAtPositionCallback =
    (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int) -> Int

/// The functions that read bytes one after another.
public struct CGDataProviderSequentialCallbacks {
    public var version: UInt32
    public var getBytes: CGDataProviderGetBytesCallback?
    public var skipForward: CGDataProviderSkipForwardCallback?
    public var rewind: CGDataProviderRewindCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init() {
        self.init(version: 0, getBytes: nil, skipForward: nil, rewind: nil, releaseInfo: nil)
    }

    public init(
        version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}

/// The functions that read bytes at any place.
public struct CGDataProviderDirectCallbacks {
    public var version: UInt32
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    public init() {
        self.init(
            version: 0, getBytePointer: nil, releaseBytePointer: nil, getBytesAtPosition: nil, releaseInfo: nil)
    }

    public init(
        version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

/// Where an image's bytes come from. Callbacks are read once, when the bytes are first needed.
public final class CGDataProvider: @unchecked Sendable {
    /// The pointer that the provider's callbacks are given.
    public let info: UnsafeMutableRawPointer?

    private let lock = NSLock()
    private var load: (() -> Data?)?
    private var loaded: Data?

    init(info: UnsafeMutableRawPointer? = nil, load: @escaping () -> Data?) {
        self.info = info
        self.load = load
    }

    /// Creates a provider of some data.
    public convenience init?(data: CFData) {
        self.init { data }
    }

    /// Creates a provider of some data, which on iOS is Core Foundation's as it is.
    public convenience init?(data: NSData) {
        self.init(data: Data(referencing: data))
    }

    /// Creates a provider of a block of memory. `releaseData` is called once nothing needs the memory any more.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        // The bytes are copied: the callback's type does not let it be kept, and images outlive most buffers.
        let copy = Data(bytes: data, count: size)
        releaseData(info, data, size)
        self.init(info: info) { copy }
    }

    /// Creates a provider that reads at any place.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?, size: off_t,
        callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let calls = callbacks.pointee
        let count = Int(size)
        guard count >= 0, calls.getBytePointer != nil || calls.getBytesAtPosition != nil else { return nil }
        self.init(info: info) {
            defer { calls.releaseInfo?(info) }
            if let pointer = calls.getBytePointer?(info) {
                defer { calls.releaseBytePointer?(info, pointer) }
                return Data(bytes: pointer, count: count)
            }
            guard let read = calls.getBytesAtPosition else { return nil }
            var data = Data(count: count)
            let got = data.withUnsafeMutableBytes { buffer in
                buffer.baseAddress.map { read(info, $0, 0, count) } ?? 0
            }
            return data.prefix(max(0, min(got, count)))
        }
    }

    /// Creates a provider that reads from start to end.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        let calls = callbacks.pointee
        guard let read = calls.getBytes else { return nil }
        self.init(info: info) {
            defer { calls.releaseInfo?(info) }
            var data = Data()
            var block = [UInt8](repeating: 0, count: 64 * 1024)
            while true {
                let got = block.withUnsafeMutableBytes { read(info, $0.baseAddress!, $0.count) }
                guard got > 0 else { return data }
                data.append(contentsOf: block.prefix(got))
            }
        }
    }

    /// Creates a provider of a file's bytes; nil where it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// Creates a provider of a file's bytes; nil where it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init { data }
    }

    /// All the bytes.
    public var data: CFData? {
        lock.withLock {
            if let load {
                loaded = load()
                self.load = nil
            }
            return loaded
        }
    }

    /// The number that identifies data providers among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_0005 }
}

extension CGDataProvider: Hashable {
    public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
