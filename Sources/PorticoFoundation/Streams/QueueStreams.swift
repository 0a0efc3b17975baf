import Foundation

/// The connection of a pair of streams: begun by the first one that is opened.
protocol StreamConnection: AnyObject, Sendable {
    /// Begins to connect, and calls a block once it has come to a state: at once, or on another thread; without an error where all went well.
    func openConnection(_ stream: StreamCourse, _ completion: @escaping @Sendable ((any Error)?) -> Void)
}

/// A stream that reads what is written into a queue.
final class QueueInputStream: InputStream {
    private let bytes: ByteQueue
    private let connection: (any StreamConnection)?
    private let course = StreamCourse()

    init(_ bytes: ByteQueue, _ connection: (any StreamConnection)? = nil) {
        (self.bytes, self.connection) = (bytes, connection)
        super.init(data: Data())
        nonisolated(unsafe) weak let stream = self
        bytes.addListener { stream?.reportEvents() }
    }
    deinit { bytes.endReading() }

    override func open() {
        guard course.changeStatus(from: [.notOpen], to: .opening) else { return }
        guard let connection else { return didOpen(nil) }
        nonisolated(unsafe) weak let stream = self
        connection.openConnection(course) { stream?.didOpen($0) }
    }
    private func didOpen(_ error: (any Error)?) {
        if let error {
            bytes.endWithError(error)
        } else if course.changeStatus(from: [.opening], to: .open) {
            reportEvents()
        }
    }
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

    private func reportEvents() {
        guard [.opening, .open, .atEnd].contains(course.status) else { return }
        if course.status != .opening { course.tellEvent(.openCompleted, of: self) }
        if bytes.hasBytes {
            return course.tellEvent(.hasBytesAvailable, of: self, while: { [bytes] in bytes.hasBytes })
        }
        if bytes.error != nil {
            if course.changeStatus(from: [.opening, .open], to: .error) { course.tellEvent(.errorOccurred, of: self) }
        } else if bytes.isDrained, course.changeStatus(from: [.open], to: .atEnd) || course.status == .atEnd {
            course.tellEvent(.endEncountered, of: self)
        }
    }

    override var streamStatus: Stream.Status { course.status }
    override var streamError: (any Error)? { course.status == .error ? bytes.error : nil }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { course.property(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        course.setProperty(property, key)
        return true
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        course.events.addLoop(aRunLoop, mode)
        reportEvents()
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        course.events.removeLoop(aRunLoop, mode)
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

/// A stream that writes into a queue.
final class QueueOutputStream: OutputStream {
    private let bytes: ByteQueue
    private let connection: (any StreamConnection)?
    private let course = StreamCourse()

    init(_ bytes: ByteQueue, _ connection: (any StreamConnection)? = nil) {
        (self.bytes, self.connection) = (bytes, connection)
        super.init(toMemory: ())
        nonisolated(unsafe) weak let stream = self
        bytes.addListener { stream?.reportEvents() }
    }
    required init(toMemory: ()) {
        (bytes, connection) = (ByteQueue(capacity: .max), nil)
        super.init(toMemory: ())
    }
    deinit { bytes.endWriting() }

    override func open() {
        guard course.changeStatus(from: [.notOpen], to: .opening) else { return }
        guard let connection else { return didOpen(nil) }
        nonisolated(unsafe) weak let stream = self
        connection.openConnection(course) { stream?.didOpen($0) }
    }
    private func didOpen(_ error: (any Error)?) {
        if let error {
            bytes.endWithError(error)
        } else if course.changeStatus(from: [.opening], to: .open) {
            reportEvents()
        }
    }
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

    private func reportEvents() {
        guard course.status == .opening || course.status == .open else { return }
        if bytes.error != nil {
            if course.changeStatus(from: [.opening, .open], to: .error) { course.tellEvent(.errorOccurred, of: self) }
            return
        }
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
    override var streamError: (any Error)? { course.status == .error ? bytes.error : nil }
    override func property(forKey key: Stream.PropertyKey) -> AnyObject? { course.property(key) }
    override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
        course.setProperty(property, key)
        return true
    }
    override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        course.events.addLoop(aRunLoop, mode)
        reportEvents()
    }
    override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
        course.events.removeLoop(aRunLoop, mode)
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
