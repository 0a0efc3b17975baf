import Foundation

/// The connection of a pair of streams: begun by the first one that is opened.
protocol StreamConnection: AnyObject, Sendable {
    /// Begins to connect, and calls a block once it has come to a state: at once, or on another thread; without an error where all went well.
    func openConnection(_ completion: @escaping @Sendable ((any Error)?) -> Void)
    /// A property that both streams have; nil where there is none.
    func property(_ key: Stream.PropertyKey) -> AnyObject?
    /// Keeps a property for both streams; true, as streams answer.
    func setProperty(_ value: AnyObject?, _ key: Stream.PropertyKey) -> Bool
}

/// A stream at one end of a queue of bytes: what those that read and those that write have in common.
protocol QueueStream: Stream {
    var bytes: ByteQueue { get }
    var connection: (any StreamConnection)? { get }
    var course: StreamCourse { get }
    /// Tells the delegate of all that holds now and that it hasn't heard of.
    func reportEvents()
}

extension QueueStream {
    func listenToBytes() {
        nonisolated(unsafe) weak let stream = self
        bytes.addListener { stream?.reportEvents() }
    }

    /// Opens the stream, once its connection is there if it has one.
    func beginOpening() {
        guard course.changeStatus(from: [.notOpen], to: .opening) else { return }
        guard let connection else { return finishOpening(nil) }
        nonisolated(unsafe) weak let stream = self
        connection.openConnection { stream?.finishOpening($0) }
    }

    private func finishOpening(_ error: (any Error)?) {
        if let error {
            bytes.endWithError(error)
        } else if course.changeStatus(from: [.opening], to: .open) {
            reportEvents()
        }
    }

    /// Tells of an error that has come over the bytes.
    func reportError() {
        if course.changeStatus(from: [.opening, .open], to: .error) { course.tellEvent(.errorOccurred, of: self) }
    }

    func storedProperty(_ key: Stream.PropertyKey) -> AnyObject? {
        connection.map { $0.property(key) } ?? course.property(key)
    }
    func storeProperty(_ value: AnyObject?, _ key: Stream.PropertyKey) -> Bool {
        connection?.setProperty(value, key) ?? course.setProperty(value, key)
    }

    var ownError: (any Error)? { course.status == .error ? bytes.error : nil }

    func addLoop(_ loop: RunLoop, _ mode: RunLoop.Mode) {
        course.events.addLoop(loop, mode)
        reportEvents()
    }

    /// The queue on which the delegate hears of events, in the place of run loops.
    var queue: DispatchQueue? {
        get { course.events.queue }
        set {
            course.events.queue = newValue
            reportEvents()
        }
    }
}

/// A stream that reads what is written into a queue.
final class QueueInputStream: InputStream, QueueStream {
    let bytes: ByteQueue
    let connection: (any StreamConnection)?
    let course = StreamCourse()

    init(_ bytes: ByteQueue, _ connection: (any StreamConnection)? = nil) {
        (self.bytes, self.connection) = (bytes, connection)
        super.init(data: Data())
        listenToBytes()
    }
    deinit { bytes.endReading() }

    override func open() { beginOpening() }
    override func close() {
        course.status = .closed
        bytes.endReading()
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        guard [.open, .opening, .atEnd].contains(course.status) else { return -1 }
        course.renewEvent(.hasBytesAvailable)
        let count = bytes.readBytes(into: buffer, atMost: len)
        reportEvents()
        return count
    }
    override func getBuffer(
        _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>
    ) -> Bool { false }
    override var hasBytesAvailable: Bool { bytes.hasBytes }

    func reportEvents() {
        guard [.opening, .open, .atEnd].contains(course.status) else { return }
        if course.status != .opening { course.tellEvent(.openCompleted, of: self) }
        if bytes.hasBytes {
            return course.tellEvent(.hasBytesAvailable, of: self, while: { [bytes] in bytes.hasBytes })
        }
        if bytes.error != nil {
            reportError()
        } else if bytes.isDrained, course.changeStatus(from: [.open], to: .atEnd) || course.status == .atEnd {
            course.tellEvent(.endEncountered, of: self)
        }
    }

    override var streamStatus: Stream.Status { course.status }
    override var streamError: (any Error)? { ownError }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { storedProperty(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        storeProperty(property, key)
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { addLoop(aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        course.events.removeLoop(aRunLoop, mode)
    }
}

/// A stream that writes into a queue.
final class QueueOutputStream: OutputStream, QueueStream {
    let bytes: ByteQueue
    let connection: (any StreamConnection)?
    let course = StreamCourse()

    init(_ bytes: ByteQueue, _ connection: (any StreamConnection)? = nil) {
        (self.bytes, self.connection) = (bytes, connection)
        super.init(toMemory: ())
        listenToBytes()
    }
    required init(toMemory: ()) {
        (bytes, connection) = (ByteQueue(capacity: .max), nil)
        super.init(toMemory: ())
    }
    deinit { bytes.endWriting() }

    override func open() { beginOpening() }
    override func close() {
        course.status = .closed
        bytes.endWriting()
    }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
        guard course.status == .open || course.status == .opening else { return -1 }
        course.renewEvent(.hasSpaceAvailable)
        let count = bytes.write(buffer, len)
        reportEvents()
        return count
    }
    override var hasSpaceAvailable: Bool { course.status == .open && bytes.hasSpace }

    func reportEvents() {
        guard course.status == .opening || course.status == .open else { return }
        if bytes.error != nil { return reportError() }
        guard course.status == .open else { return }
        course.tellEvent(.openCompleted, of: self)
        if bytes.isAbandoned {
            // Nobody reads any more; the listener tells of the error.
            bytes.endWithError(POSIXError(.EPIPE))
        } else if bytes.hasSpace {
            course.tellEvent(.hasSpaceAvailable, of: self, while: { [bytes] in bytes.hasSpace })
        }
    }

    override var streamStatus: Stream.Status { course.status }
    override var streamError: (any Error)? { ownError }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { storedProperty(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        storeProperty(property, key)
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { addLoop(aRunLoop, mode) }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        course.events.removeLoop(aRunLoop, mode)
    }
}
