import Foundation

/// A protocol that an app makes itself: it cuts bytes into messages and puts messages into bytes. The connection makes one object for each
/// connection and calls it on a queue of its own; work from elsewhere comes in by `NWProtocolFramer.Instance.async(execute:)`.
public protocol NWProtocolFramerImplementation: AnyObject {
    /// The name of the protocol.
    static var label: String { get }
    /// A framer for one connection.
    init(framer: NWProtocolFramer.Instance)
    /// Begins. With `willMarkReady` the connection isn't ready until the framer says so, for instance after a handshake.
    func start(framer: NWProtocolFramer.Instance) -> NWProtocolFramer.StartResult
    /// Bytes have come. Gives the number of bytes without which it need not be called again; 0: whatever comes.
    func handleInput(framer: NWProtocolFramer.Instance) -> Int
    /// The app sends a message, or a part of it, of so many bytes.
    func handleOutput(
        framer: NWProtocolFramer.Instance, message: NWProtocolFramer.Message, messageLength: Int, isComplete: Bool)
    /// The time that it asked for has come.
    func wakeup(framer: NWProtocolFramer.Instance)
    /// The connection is to end. False: it ends once the framer has called `markFailed(error:)`.
    func stop(framer: NWProtocolFramer.Instance) -> Bool
    /// The connection is over.
    func cleanup(framer: NWProtocolFramer.Instance)
}
