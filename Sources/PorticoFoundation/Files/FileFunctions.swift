import CRuntime
import Foundation

/// Opens a file whose bytes functions give and take; each gets the cookie.
///
/// - Parameters:
///   - readfn: fills a buffer and gives the number of bytes, 0 at the end, -1 after a failure; nil: the file can't be read.
///   - writefn: takes bytes and gives their number, or -1; nil: the file can't be written.
///   - seekfn: goes to a place and gives it, or -1; nil: the file can't be sought in.
///   - closefn: lets go of the cookie; nil: nothing is to be done.
/// - Returns: nil, and `errno` is `EINVAL`, where the file could be neither read nor written.
public func funopen(
    _ cookie: UnsafeRawPointer!,
    _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)!,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)!,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)!,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)!
) -> UnsafeMutablePointer<FILE>! {
    let functions = portico_file_functions(read: readfn, write: writefn, seek: seekfn, close: closefn)
    return portico_open_functions(cookie, functions)?.assumingMemoryBound(to: FILE.self)
}
