/// The limits of one message. Whatever is larger is refused by the side that reads it: neither side trusts the other.
package enum HostLimits {
    /// Of one app, at once.
    package static let backgroundTasks = 1000
    /// Bytes of a message's text on the wire.
    package static let message = 1 << 20
    /// Descriptors that come with one message.
    package static let descriptors = 4
    /// UTF-8 bytes of typed or composed text.
    package static let text = 4096
    /// UTF-8 bytes of a copied text.
    package static let pasteboard = 1 << 17
    /// Bytes of all representations of what was copied, for other apps.
    package static let pasteboardItems = 1 << 19
    /// UTF-8 bytes of a name: a class, a phase, an identifier.
    package static let name = 1024
    /// Shared surfaces of one app.
    package static let surfaces = 3
    /// Pixels of a surface's side.
    package static let side = 8192
    /// Rectangles of one frame's damage.
    package static let damage = 64
    /// Trace events of one message.
    package static let traceEvents = 512
    /// Bytes of a picture or a tree that is handed over in shared memory.
    package static let blob = 64 << 20
}
