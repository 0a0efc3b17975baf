import Foundation

extension Stream {
    /// Makes a stream to write to and one that reads what was written, with a buffer of so many bytes in between.
    ///
    /// A write waits while the buffer is full, a read while it is empty and its other end isn't closed: the ends belong to different
    /// threads, or to run loops and their delegates. When the end that writes is closed, the other reads what is left and then 0 bytes.
    ///
    /// - Parameters:
    ///   - bufferSize: how many bytes may be written and not read; at least one.
    ///   - inputStream: gets the end that reads, not opened.
    ///   - outputStream: gets the end that writes, not opened.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: AutoreleasingUnsafeMutablePointer<InputStream?>?,
        outputStream: AutoreleasingUnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = StreamPipe(capacity: max(bufferSize, 1))
        let input = BoundInputStream(pipe)
        let output = BoundOutputStream(pipe)
        pipe.connectEnds(input.end, output.end)
        inputStream?.pointee = input
        outputStream?.pointee = output
    }
}
