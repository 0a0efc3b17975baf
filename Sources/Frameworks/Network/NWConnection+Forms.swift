import Foundation

// Other forms of sending and receiving.
extension NWConnection: CustomDebugStringConvertible {
    /// Sends something. Before the connection is ready it waits.
    public func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        send(
            content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete,
            completion: completion)
    }
    /// Receives as `receive(minimumIncompleteLength:maximumLength:completion:)` does, in bytes that needn't lie together.
    public func receiveDiscontiguous(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) {
        receive(minimumIncompleteLength: minimumIncompleteLength, maximumLength: maximumLength) {
            completion($0.map(Self.dispatchData(of:)), $1, $2, $3)
        }
    }
    /// Receives as `receiveMessage(completion:)` does, in bytes that needn't lie together.
    public func receiveMessageDiscontiguous(
        completion: @escaping (DispatchData?, ContentContext?, Bool, NWError?) -> Void
    ) {
        receiveMessage { completion($0.map(Self.dispatchData(of:)), $1, $2, $3) }
    }
    private static func dispatchData(of data: Data) -> DispatchData { data.withUnsafeBytes { DispatchData(bytes: $0) } }

    /// Does several calls as one.
    public func batch(_ block: () -> Void) { block() }
    public var debugDescription: String { endpoint.debugDescription }
}
