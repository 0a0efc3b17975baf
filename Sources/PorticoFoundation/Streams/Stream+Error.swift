import Foundation

extension Stream {
    /// The reason for which the stream failed; nil for one that hasn't failed.
    ///
    /// Lowering puts this name in the place of `streamError`: Foundation's own streams end the process on Linux where there is no error.
    public var _porticoStreamError: (any Error)? {
        let isFoundations = type(of: self) == InputStream.self || type(of: self) == OutputStream.self
        return isFoundations && streamStatus != .error ? nil : streamError
    }
}
