import Foundation

extension Stream {
    /// Makes a pair of streams: what is written to one can be read from the other.
    ///
    /// - Parameter bufferSize: the bytes that can be on their way; then a write waits for a read.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let bytes = ByteQueue(capacity: bufferSize)
        inputStream?.pointee = QueueInputStream(bytes)
        outputStream?.pointee = QueueOutputStream(bytes)
    }

    /// Makes the streams of a connection to a host, which begins when one of them is opened. They share their properties: with a
    /// level of security, or settings of it, they open once TLS stands (DEV-1467).
    public class func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let connection = HostConnection(host: hostname, port: port)
        inputStream?.pointee = QueueInputStream(connection.incoming, connection)
        outputStream?.pointee = QueueOutputStream(connection.outgoing, connection)
    }
}
