import Foundation

/// The end of two bound streams that reads.
final class BoundInputStream: InputStream {
    private let pipe: StreamPipe
    private(set) var end: StreamEnd!

    init(_ pipe: StreamPipe) {
        self.pipe = pipe
        super.init(data: Data())
        end = StreamEnd(self) { pipe.readerEvents }
    }
    deinit { pipe.closeReader() }

    override func open() { pipe.openReader() }
    override func close() { pipe.closeReader() }
    override var streamStatus: Status { pipe.readerStatus }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { pipe.hasBytes }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        pipe.readBytes(into: buffer, len)
    }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }

    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { end.scheduleEvents(in: aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        end.unscheduleEvents(from: aRunLoop, mode)
    }
}

/// The end of two bound streams that writes.
final class BoundOutputStream: OutputStream {
    private let pipe: StreamPipe
    private(set) var end: StreamEnd!

    init(_ pipe: StreamPipe) {
        self.pipe = pipe
        super.init(toMemory: ())
        end = StreamEnd(self) { pipe.writerEvents }
    }
    /// The class's own `toMemory()` asks for it; nobody knows this class.
    required convenience init(toMemory: ()) { self.init(StreamPipe(capacity: 1)) }
    deinit { pipe.closeWriter() }

    override func open() { pipe.openWriter() }
    override func close() { pipe.closeWriter() }
    override var streamStatus: Status { pipe.writerStatus }
    override var streamError: (any Error)? { pipe.writerError }
    override var hasSpaceAvailable: Bool { pipe.hasSpace }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { pipe.writeBytes(buffer, len) }

    override func property(forKey key: PropertyKey) -> AnyObject? { nil }
    override func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { end.scheduleEvents(in: aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        end.unscheduleEvents(from: aRunLoop, mode)
    }
}
