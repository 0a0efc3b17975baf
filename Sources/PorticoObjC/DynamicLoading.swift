import Foundation
import Glibc

/// Closes what `dlopen` may not have opened: on iOS the handle may be nil.
@discardableResult
public func dlclose(_ handle: UnsafeMutableRawPointer?) -> Int32 {
    guard let handle else { return -1 }
    return Glibc.dlclose(handle)
}
