import Foundation

/// Bytes that a framer looks at from the front on.
struct FramerBytes {
    var data = Data()
    var isComplete = false
    /// Bytes that were skipped before they came.
    private var skipped = 0

    mutating func appendBytes(_ more: Data) {
        let count = min(skipped, more.count)
        skipped -= count
        data.append(more.dropFirst(count))
    }

    mutating func parseBytes(minimum: Int, maximum: Int, _ body: (UnsafeMutableRawBufferPointer?, Bool) -> Int) -> Bool
    {
        guard data.count >= minimum, maximum >= minimum else { return false }
        var part = Data(data.prefix(maximum))
        let isLast = isComplete && part.count == data.count
        let count = max(0, part.isEmpty ? body(nil, isLast) : part.withUnsafeMutableBytes { body($0, isLast) })
        skipped += max(0, count - data.count)
        data = data.dropFirst(count)
        return true
    }

    mutating func takeBytes(_ count: Int) -> Data? {
        guard count >= 0, data.count >= count else { return nil }
        defer { data = data.dropFirst(count) }
        return Data(data.prefix(count))
    }
}

/// An app's protocol at work in one connection.
///
/// - From: `ProtocolLayers`, the framer by its `Instance`
/// - To: the app's `NWProtocolFramerImplementation`
final class FramerLayer: StackLayer, @unchecked Sendable {
    private struct Delivery {
        var length: Int
        let context: NWConnection.ContentContext
        let isComplete: Bool
    }

    let definition: NWProtocolFramer.Definition
    let options: NWProtocolFramer.Options
    var input = FramerBytes(), output = FramerBytes()
    var isOutputPassed = false
    private var isInputPassed = false, isReady = false, isOver = false
    /// The input without which the framer isn't called.
    private var wanted = 0
    private var delivery: Delivery?
    /// The context of a message that came in parts so far.
    private var current: (message: NWProtocolFramer.Message, context: NWConnection.ContentContext)?
    private var wakeup: DispatchWorkItem?
    private var stopped: (() -> Void)?
    private var implementation: (any NWProtocolFramerImplementation)?
    private lazy var instance = NWProtocolFramer.Instance(self, definition, options)

    init(_ definition: NWProtocolFramer.Definition, _ options: NWProtocolFramer.Options) {
        (self.definition, self.options) = (definition, options)
    }

    override func startLayer() {
        let made = definition.implementation.init(framer: instance)
        implementation = made
        if made.start(framer: instance) == .ready { markReady() }
        offerInput()
    }

    func markReady() {
        guard !isReady, !isOver else { return }
        isReady = true
        layers?.layerBecameReady(self)
    }

    func markFailed(_ error: NWError?) {
        if let done = stopped {
            stopped = nil
            return done()
        }
        guard !isOver else { return }
        isOver = true
        if let error { layers?.owner?.failConnection(error) } else { layers?.passEndUp(from: self) }
    }

    func prependProtocol(_ options: NWProtocolOptions) throws {
        guard !isReady, let layers, let layer = options.makeLayer(isServer: layers.owner?.isServer == true) else {
            throw NWError.posix(.EINVAL)
        }
        layers.insertLayer(layer, above: self)
    }

    // MARK: Input

    override func handleInput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        guard !isOver else { return }
        input.appendBytes(data)
        offerInput()
    }

    override func handleEnd() {
        guard !isOver else { return }
        input.isComplete = true
        offerInput()
        isOver = true
        super.handleEnd()
    }

    /// Calls the framer as long as it takes something of what has come.
    private func offerInput() {
        while let implementation, !isOver {
            guard deliverRest() else { return }
            if isInputPassed { return passRest() }
            let count = input.data.count
            guard count > 0, count >= wanted || input.isComplete else { return }
            wanted = implementation.handleInput(framer: instance)
            guard input.data.count < count || isInputPassed else { return }
        }
    }

    func passThroughInput() { isInputPassed = true }

    private func passRest() {
        guard let rest = input.takeBytes(input.data.count), !rest.isEmpty else { return }
        layers?.passUp(rest, .defaultStream, isComplete: false, from: self)
    }

    func deliverBytes(_ data: Data, _ message: NWProtocolFramer.Message, isComplete: Bool) {
        layers?.passUp(data, context(of: message, isComplete), isComplete: isComplete, from: self)
    }

    /// Parts of one message have one context.
    private func context(of message: NWProtocolFramer.Message, _ isComplete: Bool) -> NWConnection.ContentContext {
        let context =
            current.flatMap { $0.message === message ? $0.context : nil }
            ?? NWConnection.ContentContext(identifier: definition.name, metadata: [message])
        current = isComplete ? nil : (message, context)
        return context
    }

    func deliverNext(_ length: Int, _ message: NWProtocolFramer.Message, isComplete: Bool) -> Bool {
        guard delivery == nil else { return false }
        delivery = Delivery(
            length: max(0, length), context: context(of: message, isComplete), isComplete: isComplete)
        return deliverRest()
    }

    /// Hands on what has come of the bytes that were delivered before they came; false: some are still missing.
    private func deliverRest() -> Bool {
        guard var now = delivery else { return true }
        let part = input.takeBytes(min(now.length, input.data.count)) ?? Data()
        now.length -= part.count
        let isLast = now.length == 0
        delivery = isLast ? nil : now
        if isLast || !part.isEmpty {
            layers?.passUp(part, now.context, isComplete: isLast && now.isComplete, from: self)
        }
        return isLast
    }

    // MARK: Output

    override func handleOutput(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        guard !isOver else { return }
        guard !isOutputPassed, let implementation else {
            return super.handleOutput(data, context, isComplete: isComplete)
        }
        let message =
            context.protocolMetadata(definition: definition) as? NWProtocolFramer.Message
            ?? NWProtocolFramer.Message(definition: definition)
        output.appendBytes(data)
        output.isComplete = isComplete
        implementation.handleOutput(
            framer: instance, message: message, messageLength: data.count, isComplete: isComplete)
    }

    func write(_ data: Data) { layers?.passDown(data, .defaultMessage, isComplete: true, from: self) }

    // MARK: Time and the end

    func runOnQueue(_ body: @escaping () -> Void) {
        nonisolated(unsafe) let body = body
        layers?.owner?.work.async { [weak self] in
            body()
            self?.offerInput()
        }
    }

    func scheduleWakeup(_ time: NWProtocolFramer.Instance.WakeupTime) {
        wakeup?.cancel()
        wakeup = nil
        guard case .milliseconds(let count) = time, let work = layers?.owner?.work else { return }
        let item = DispatchWorkItem { [weak self] in
            guard let self, !isOver else { return }
            implementation?.wakeup(framer: instance)
            offerInput()
        }
        wakeup = item
        work.asyncAfter(deadline: .now() + .milliseconds(Int(clamping: count)), execute: item)
    }

    override func endGracefully(isDone: @escaping () -> Void) {
        guard let implementation, !isOver else { return isDone() }
        stopped = isDone
        guard implementation.stop(framer: instance) else { return }
        markFailed(nil)
    }

    override func cleanUp() {
        wakeup?.cancel()
        isOver = true
        implementation?.cleanup(framer: instance)
        implementation = nil
    }
}
