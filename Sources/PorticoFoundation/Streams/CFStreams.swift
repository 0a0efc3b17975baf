import CoreFoundation
import Foundation

// Core Foundation's names of streams. They are Foundation's streams: on iOS, too, one stands for the other.

/// A stream that is read from.
public typealias CFReadStream = InputStream
/// A stream that is written to.
public typealias CFWriteStream = OutputStream

/// The name of a stream's property.
public struct CFStreamPropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a stream.
public enum CFStreamStatus: Int, Sendable {
    case notOpen = 0
    case opening, open, reading, writing, atEnd, closed, error
}

/// Makes a pair of streams: what is written to one can be read from the other.
public func CFStreamCreateBoundPair(
    _ alloc: CFAllocator?, _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?, _ transferBufferSize: Int
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getBoundStreams(withBufferSize: transferBufferSize, inputStream: &input, outputStream: &output)
    readStream?.pointee = input.map { .passRetained($0) }
    writeStream?.pointee = output.map { .passRetained($0) }
}

/// Makes the streams of a connection to a host, which begins when one of them is opened.
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator?, _ host: String, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(withName: host, port: Int(port), inputStream: &input, outputStream: &output)
    readStream?.pointee = input.map { .passRetained($0) }
    writeStream?.pointee = output.map { .passRetained($0) }
}
/// The same for a host in Foundation's text.
public func CFStreamCreatePairWithSocketToHost(
    _ alloc: CFAllocator?, _ host: NSString, _ port: UInt32,
    _ readStream: UnsafeMutablePointer<Unmanaged<CFReadStream>?>?,
    _ writeStream: UnsafeMutablePointer<Unmanaged<CFWriteStream>?>?
) { CFStreamCreatePairWithSocketToHost(alloc, "\(host)", port, readStream, writeStream) }

// MARK: Reading

/// Opens a stream; false where it has been opened before.
@discardableResult public func CFReadStreamOpen(_ stream: CFReadStream) -> Bool {
    guard stream.streamStatus == .notOpen else { return false }
    stream.open()
    return true
}
/// Closes a stream.
public func CFReadStreamClose(_ stream: CFReadStream) { stream.close() }
/// Waits for bytes and gives some of them: 0 at the end, -1 after a failure.
public func CFReadStreamRead(
    _ stream: CFReadStream, _ buffer: UnsafeMutablePointer<UInt8>, _ bufferLength: Int
) -> Int { stream.read(buffer, maxLength: bufferLength) }
/// Whether a read gives bytes at once.
public func CFReadStreamHasBytesAvailable(_ stream: CFReadStream) -> Bool { stream.hasBytesAvailable }
/// The state of a stream.
public func CFReadStreamGetStatus(_ stream: CFReadStream) -> CFStreamStatus { status(of: stream) }
/// The reason for a failure; nil without one.
public func CFReadStreamCopyError(_ stream: CFReadStream) -> NSError? { stream.streamError.map { $0 as NSError } }
/// Sets a property; false where the stream hasn't got it.
@discardableResult public func CFReadStreamSetProperty(
    _ stream: CFReadStream, _ propertyName: CFStreamPropertyKey, _ propertyValue: Any?
) -> Bool { setProperty(of: stream, propertyName, propertyValue) }
/// Has the delegate hear of events on a run loop.
public func CFReadStreamScheduleWithRunLoop(_ stream: CFReadStream, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode)
{ stream.schedule(in: loop(runLoop), forMode: mode(runLoopMode)) }
/// Has the delegate hear of no more events on a run loop.
public func CFReadStreamUnscheduleFromRunLoop(
    _ stream: CFReadStream, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) { stream.remove(from: loop(runLoop), forMode: mode(runLoopMode)) }
/// Has the delegate hear of events on a queue, in the place of run loops; on none for nil. Streams of files and of data have no events.
public func CFReadStreamSetDispatchQueue(_ stream: CFReadStream, _ q: DispatchQueue?) {
    (stream as? any QueueStream)?.queue = q
}

// MARK: Writing

/// Opens a stream; false where it has been opened before.
@discardableResult public func CFWriteStreamOpen(_ stream: CFWriteStream) -> Bool {
    guard stream.streamStatus == .notOpen else { return false }
    stream.open()
    return true
}
/// Closes a stream.
public func CFWriteStreamClose(_ stream: CFWriteStream) { stream.close() }
/// Waits for space and takes some bytes: -1 where nobody reads them any more.
public func CFWriteStreamWrite(_ stream: CFWriteStream, _ buffer: UnsafePointer<UInt8>, _ bufferLength: Int) -> Int {
    stream.write(buffer, maxLength: bufferLength)
}
/// Whether a write is taken at once.
public func CFWriteStreamCanAcceptBytes(_ stream: CFWriteStream) -> Bool { stream.hasSpaceAvailable }
/// The state of a stream.
public func CFWriteStreamGetStatus(_ stream: CFWriteStream) -> CFStreamStatus { status(of: stream) }
/// The reason for a failure; nil without one.
public func CFWriteStreamCopyError(_ stream: CFWriteStream) -> NSError? { stream.streamError.map { $0 as NSError } }
/// Sets a property; false where the stream hasn't got it.
@discardableResult public func CFWriteStreamSetProperty(
    _ stream: CFWriteStream, _ propertyName: CFStreamPropertyKey, _ propertyValue: Any?
) -> Bool { setProperty(of: stream, propertyName, propertyValue) }
/// Has the delegate hear of events on a run loop.
public func CFWriteStreamScheduleWithRunLoop(
    _ stream: CFWriteStream, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) { stream.schedule(in: loop(runLoop), forMode: mode(runLoopMode)) }
/// Has the delegate hear of no more events on a run loop.
public func CFWriteStreamUnscheduleFromRunLoop(
    _ stream: CFWriteStream, _ runLoop: CFRunLoop, _ runLoopMode: CFRunLoopMode
) { stream.remove(from: loop(runLoop), forMode: mode(runLoopMode)) }
/// Has the delegate hear of events on a queue, in the place of run loops; on none for nil. Streams of files and of data have no events.
public func CFWriteStreamSetDispatchQueue(_ stream: CFWriteStream, _ q: DispatchQueue?) {
    (stream as? any QueueStream)?.queue = q
}

// MARK: Both

private func status(of stream: Stream) -> CFStreamStatus {
    CFStreamStatus(rawValue: Int(stream.streamStatus.rawValue)) ?? .error
}

private func setProperty(of stream: Stream, _ key: CFStreamPropertyKey, _ value: Any?) -> Bool {
    let object = (value as? String).map { NSString(string: $0) } ?? value.map { $0 as AnyObject }
    return stream.setProperty(object, forKey: Stream.PropertyKey(rawValue: key.rawValue))
}

/// Foundation's run loop of Core Foundation's: the main one, or that of the thread that asks.
private func loop(_ core: CFRunLoop) -> RunLoop { core === CFRunLoopGetMain() ? .main : .current }

private func mode(_ core: CFRunLoopMode) -> RunLoop.Mode { core === kCFRunLoopCommonModes ? .common : .default }
