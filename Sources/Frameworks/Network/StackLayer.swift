import Foundation

/// One protocol above the transport, as one connection runs it. Bytes come up from below, messages come down from above, and each layer hands
/// on what it makes of them. A layer is called on its connection's own queue alone.
///
///     startLayer() ── markReady() ── handleInput/handleOutput … ── endGracefully()
///        └────── markFailed() at any time ends the connection
///
/// - From: `ProtocolLayers`
/// - To: `ProtocolLayers`, which finds the neighbour
class StackLayer: @unchecked Sendable {
    /// The layers of the connection; nil once it is over.
    weak var layers: ProtocolLayers?

    /// The layer below is ready. Who has no handshake says at once that it is ready, too.
    func startLayer() { layers?.layerBecameReady(self) }
    /// Takes bytes, or a message's part, from the layer below.
    func handleInput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        layers?.passUp(data, context, isComplete: isComplete, from: self)
    }
    /// Hears that nothing comes any more.
    func handleEnd() { layers?.passEndUp(from: self) }
    /// Takes a message, or a part of it, from the layer above.
    func handleOutput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        layers?.passDown(data, context, isComplete: isComplete, from: self)
    }
    /// The connection is to end: what has to be said to the far end is said now. `isDone` is called once that has happened.
    func endGracefully(isDone: @escaping () -> Void) { isDone() }
    /// The connection is over.
    func cleanUp() {}
    /// The words of the layer about the connection.
    var metadata: NWProtocolMetadata? { nil }
}

/// The services of a connection for its protocols. All of it is called on the connection's own queue.
protocol ProtocolLayersOwner: AnyObject {
    var endpoint: NWEndpoint { get }
    var parameters: NWParameters { get }
    var work: DispatchQueue { get }
    /// Whether a listener got the connection.
    var isServer: Bool { get }
    /// Every protocol is ready.
    func layersBecameReady()
    /// Writes bytes to the socket, after those before.
    func writeBytes(_ data: Data)
    /// Has a message, or a part of it, for the app.
    func takeMessage(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool)
    /// Nothing comes any more.
    func takeEnd()
    /// A protocol gave up.
    func failConnection(_ error: NWError)
}

/// The protocols of one connection, from the app's down to the transport's. The owner's queue guards it.
final class ProtocolLayers: @unchecked Sendable {
    private(set) var layers: [StackLayer]
    weak var owner: (any ProtocolLayersOwner)?

    init(_ layers: [StackLayer], owner: any ProtocolLayersOwner) {
        (self.layers, self.owner) = (layers, owner)
        for layer in layers { layer.layers = self }
    }

    private func layerIndex(of layer: StackLayer) -> Int? { layers.firstIndex { $0 === layer } }
    private func layer(above layer: StackLayer) -> StackLayer? {
        layerIndex(of: layer).flatMap { $0 > 0 ? layers[$0 - 1] : nil }
    }
    private func layer(below layer: StackLayer) -> StackLayer? {
        layerIndex(of: layer).flatMap { $0 + 1 < layers.count ? layers[$0 + 1] : nil }
    }

    func startLowest() { layers.last?.startLayer() }

    func layerBecameReady(_ layer: StackLayer) {
        if let above = self.layer(above: layer) { above.startLayer() } else { owner?.layersBecameReady() }
    }

    /// Puts a protocol between a layer that isn't ready yet and the one above it.
    func insertLayer(_ new: StackLayer, above layer: StackLayer) {
        guard let place = layerIndex(of: layer) else { return }
        new.layers = self
        layers.insert(new, at: place)
    }

    func takeBytes(_ data: Data) { layers.last?.handleInput(data, .defaultStream, isComplete: false) }
    func takeEnd() { layers.last?.handleEnd() }
    func sendMessage(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        layers.first?.handleOutput(data, context, isComplete: isComplete)
    }

    func passUp(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool, from layer: StackLayer) {
        if let above = self.layer(above: layer) {
            above.handleInput(data, context, isComplete: isComplete)
        } else {
            owner?.takeMessage(data, context, isComplete: isComplete)
        }
    }

    func passEndUp(from layer: StackLayer) {
        if let above = self.layer(above: layer) { above.handleEnd() } else { owner?.takeEnd() }
    }

    func passDown(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool, from layer: StackLayer) {
        if let below = self.layer(below: layer) {
            below.handleOutput(data, context, isComplete: isComplete)
        } else {
            owner?.writeBytes(data)
        }
    }

    /// Lets each layer say its last, from the app's down.
    func stopLayers(isDone: @escaping () -> Void) { stopLayers(layers[...], isDone: isDone) }
    private func stopLayers(_ rest: ArraySlice<StackLayer>, isDone: @escaping () -> Void) {
        guard let first = rest.first else { return isDone() }
        first.endGracefully { [self] in stopLayers(rest.dropFirst(), isDone: isDone) }
    }

    func cleanUp() {
        for layer in layers { layer.cleanUp() }
    }

    var metadata: [NWProtocolMetadata] { layers.compactMap(\.metadata) }
}
