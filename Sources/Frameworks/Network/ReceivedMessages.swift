import Foundation

/// Messages that a connection's protocols made of its bytes, in order, until the app takes them.
struct ReceivedMessages {
    private struct Message {
        var data: Data
        let context: NWConnection.ContentContext
        var isComplete: Bool
    }
    private var messages: [Message] = []
    private var isEndTold = false
    /// Whether nothing comes any more.
    var isAtEnd = false
    /// The bytes that nobody has taken.
    private(set) var count = 0

    /// Takes a message or a part of it. Parts of one message have the same context.
    mutating func appendPart(_ data: Data, _ context: NWConnection.ContentContext, isComplete: Bool) {
        count += data.count
        if let last = messages.indices.last, !messages[last].isComplete, messages[last].context === context {
            messages[last].data.append(data)
            messages[last].isComplete = isComplete
        } else {
            messages.append(Message(data: data, context: context, isComplete: isComplete))
        }
    }

    typealias Answer = (data: Data?, context: NWConnection.ContentContext?, isComplete: Bool, error: NWError?)

    /// The next message whole, or what there is of it; nil: there isn't enough yet.
    mutating func takeMessage(minimum: Int, maximum: Int, isWhole: Bool) -> Answer? {
        guard let first = messages.first else {
            guard isAtEnd else { return nil }
            // The end is told once. Who asks again learns that there is nothing to wait for.
            defer { isEndTold = true }
            return isEndTold ? (nil, nil, false, .posix(.ENODATA)) : (nil, .finalMessage, true, nil)
        }
        guard first.isComplete || isAtEnd || (!isWhole && first.data.count >= minimum) else { return nil }
        let part = isWhole ? first.data : Data(first.data.prefix(maximum))
        let rest = Data(first.data.dropFirst(part.count))
        count -= part.count
        let isOver = rest.isEmpty && (first.isComplete || isAtEnd)
        if isOver { messages.removeFirst() } else { messages[0].data = rest }
        // A stream's last bytes come with its end; a message that was cut off isn't complete.
        guard isOver, isAtEnd, messages.isEmpty, first.context === NWConnection.ContentContext.defaultStream else {
            return (part.isEmpty ? nil : part, first.context, isOver && first.isComplete, nil)
        }
        isEndTold = true
        return (part.isEmpty ? nil : part, .finalMessage, true, nil)
    }
}
