import Foundation
import PorticoHost
import TestSupport

@testable import PorticoSimulator

/// What an app may write into its channel: messages, cut anywhere, with lengths that lie and texts that are none.
struct ChannelFuzz: FuzzSubject {
    private let seeds: [[UInt8]]

    init(_ harness: Harness) throws {
        let app: [AppMessage] = [
            .state(.active), .backgroundTasks(["a", "b"]), .pasteboard("text"), .openURL("a:b"),
            .idleTimerDisabled(true), .notification(AppNotification(id: "a", title: "b", body: "c")),
            .pointer(.arrow), .textInput(nil),
        ]
        let host: [HostMessage] = [
            .showFrames(true), .trace(["life"]), .clock(1.5), .release(surface: 1, generation: 2),
        ]
        seeds =
            try app.map { try [UInt8](MessageCoding.encode($0)) } + host.map { try [UInt8](MessageCoding.encode($0)) }
    }

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        var bytes: [UInt8] = []
        for _ in 0..<(1 + random.below(4)) {
            let seed = random.pick(seeds)
            bytes +=
                random.chance(30)
                ? seed
                : random.chance(50)
                    ? mutation.changeBinary(seed) : mutation.change(String(decoding: seed, as: UTF8.self))
        }
        var decoder = MessageDecoder()
        var at = 0
        while at < bytes.count {
            let end = min(bytes.count, at + 1 + random.below(bytes.count))
            do {
                try bytes[at..<end].withUnsafeBytes { try decoder.appendBytes($0) }
                while let message = try decoder.next() {
                    _ = try? MessageCoding.decode(AppMessage.self, from: message.json)
                    _ = try? MessageCoding.decode(HostMessage.self, from: message.json)
                }
            } catch is ChannelError {
                // The connection ends.
                return
            }
            at = end
            guard decoder.waiting <= HostLimits.message + bytes.count else {
                throw FuzzFailure(text: "\(decoder.waiting) bytes wait")
            }
        }
    }
}

/// What a page may send: each is a message of the protocol or an error.
struct ViewerFuzz: FuzzSubject {
    private static let seeds = [
        #"{"touch":{"id":0,"phase":"began","x":100,"y":200}}"#, #"{"text":{"_0":"abc"}}"#, #"{"home":{}}"#,
        #"{"open":{"app":"org.portico.stage"}}"#, #"{"rotate":{"_0":"left"}}"#, #"{"textSize":{"_0":"ax5"}}"#,
        #"{"ask":{"id":3,"question":{"edit":{"object":1,"property":"alpha","value":"0.5"}}}}"#,
        #"{"wheel":{"x":1,"y":2,"deltaX":1e300,"deltaY":-3}}"#, #"{"hover":{"phase":"moved","x":100,"y":200}}"#,
        #"{"key":{"usage":4,"characters":"a","modifiers":0,"phase":"down"}}"#,
        #"{"composing":{"text":"に","start":1,"length":0}}"#,
    ]

    init(_ harness: Harness) {}

    func run(_ random: inout FuzzRandom) throws {
        var mutation = Mutation(random: random)
        let bytes = mutation.change(random.pick(Self.seeds))
        guard let message = try? ViewerMessage.decode(Data(bytes)) else { return }
        guard let again = try? JSONEncoder().encode(message), (try? ViewerMessage.decode(again)) == message else {
            throw FuzzFailure(text: "\(message) isn't the same after it was sent again")
        }
    }
}
