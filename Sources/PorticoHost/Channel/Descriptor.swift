import Foundation

/// A file descriptor that is closed when nobody needs it any more.
package final class Descriptor: Sendable {
    package let number: Int32

    package init(owning number: Int32) { self.number = number }

    deinit { close(number) }
}
