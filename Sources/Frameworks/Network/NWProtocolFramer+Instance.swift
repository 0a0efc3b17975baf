import Foundation

extension NWProtocolFramer {
    /// What a framer sees of its connection. Its calls belong into the framer's own callbacks, or into `async(execute:)`.
    public final class Instance: CustomDebugStringConvertible, @unchecked Sendable {
        /// When a framer is called without input.
        public enum WakeupTime: Sendable {
            /// In so many milliseconds from now.
            case milliseconds(UInt64)
            /// Not at all.
            case forever
        }

        /// The framer at work; nil once the connection is over.
        private weak var layer: FramerLayer?
        let definition: Definition
        /// The setup of the protocol.
        public let options: Options

        init(_ layer: FramerLayer, _ definition: Definition, _ options: Options) {
            (self.layer, self.definition, self.options) = (layer, definition, options)
        }

        /// The far end.
        public var remote: NWEndpoint? { layer?.layers?.owner?.endpoint }
        /// This end: it isn't known (DEV-1103).
        public var local: NWEndpoint? { nil }
        /// The parameters of the connection.
        public var parameters: NWParameters? { layer?.layers?.owner?.parameters }
        public var debugDescription: String { definition.name }

        /// The protocol is ready: what lies above it begins.
        public func markReady() { layer?.markReady() }
        /// The protocol is over: for an error the connection fails, without one it ends.
        public func markFailed(error: NWError?) { layer?.markFailed(error) }
        /// Puts a protocol between this one and the app. It throws once this one is ready.
        public func prependApplicationProtocol(options: NWProtocolOptions) throws {
            guard let layer else { throw NWError.posix(.ECANCELED) }
            try layer.prependProtocol(options)
        }

        /// Hands the bytes on from here on as they come, and calls `handleInput` no more.
        public func passThroughInput() { layer?.passThroughInput() }
        /// Hands messages on from here on as they are, and calls `handleOutput` no more.
        public func passThroughOutput() { layer?.isOutputPassed = true }

        /// Looks at the bytes that have come: at most so many. The closure gives how many of them it is done with.
        /// - Returns: false where fewer than the least number are there; the closure isn't called.
        public func parseInput(
            minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool {
            guard let layer else { return false }
            // The closure may call the framer again, so that the bytes aren't held while it looks.
            var bytes = layer.input
            defer { layer.input = bytes }
            return bytes.parseBytes(minimum: minimumIncompleteLength, maximum: maximumLength, parse)
        }
        /// Gives the app, or the protocol above, bytes of the framer's own as a message or a part of it.
        public func deliverInput(data: Data, message: Message, isComplete: Bool) {
            layer?.deliverBytes(data, message, isComplete: isComplete)
        }
        /// Gives the next bytes of the input as a message or a part of it.
        /// - Returns: false where some of them are still to come: they follow by themselves, and `handleInput` is called after them.
        public func deliverInputNoCopy(length: Int, message: Message, isComplete: Bool) -> Bool {
            layer?.deliverNext(length, message, isComplete: isComplete) ?? false
        }

        /// Looks at the bytes of the message that is sent, as `parseInput` does at those that came.
        public func parseOutput(
            minimumIncompleteLength: Int, maximumLength: Int, parse: (UnsafeMutableRawBufferPointer?, Bool) -> Int
        ) -> Bool {
            guard let layer else { return false }
            var bytes = layer.output
            defer { layer.output = bytes }
            return bytes.parseBytes(minimum: minimumIncompleteLength, maximum: maximumLength, parse)
        }
        /// Writes bytes of the framer's own.
        public func writeOutput(data: Data) { layer?.write(data) }
        /// Writes bytes of the framer's own.
        public func writeOutput<Output: DataProtocol>(data: Output) { layer?.write(Data(data)) }
        /// Writes the next bytes of the message that is sent. It throws where there are fewer.
        public func writeOutputNoCopy(length: Int) throws {
            guard let layer, let part = layer.output.takeBytes(length) else { throw NWError.posix(.EINVAL) }
            layer.write(part)
        }

        /// Asks for a call of `wakeup`, in the place of the one asked for before.
        public func scheduleWakeup(wakeupTime: WakeupTime) { layer?.scheduleWakeup(wakeupTime) }
        /// Does something where the framer's callbacks are called.
        public func async(execute: @escaping () -> Void) { layer?.runOnQueue(execute) }
    }
}
