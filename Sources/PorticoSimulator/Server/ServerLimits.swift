/// The limits of a front end's connections.
enum ServerLimits {
    static let connections = 64
    /// Of these, those that have not shown the key yet: when one more comes, the oldest of them goes.
    static let strangers = 16
    /// Seconds in which a connection must show the key.
    static let introduction: Int64 = 5
    /// The most viewers of one device.
    static let viewers = 16
    /// Devices beside each other.
    static let devices = 4
    /// Bytes of one message from a viewer, whole or in fragments.
    static let message = 64 << 10
    static let fragments = 64
    /// Messages of one viewer that the shell has not handled yet; above it nothing more is read from that viewer.
    static let unhandled = 64
    /// Questions of one viewer to an app that are not answered yet.
    static let questions = 32
    /// Bytes that wait to be sent to a viewer, above which traces are left out …
    static let traceBacklog = 4 << 20
    /// … and above which it is held for gone.
    static let backlog = 32 << 20
    /// Bytes that wait to be sent, above which pings are not answered.
    static let pongs = 256 << 10
    /// Bytes of a tree or a picture for the inspector.
    static let answer = 8 << 20
    /// Batches of trace events on their way from the shell to the server.
    static let traceBatches = 64
    /// Batches of printed lines on that way.
    static let logBatches = 64
    /// Seconds without a word from a viewer that was pinged.
    static let silence: Int64 = 60
}
