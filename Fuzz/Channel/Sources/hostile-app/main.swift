import CHost
import Foundation
import PorticoHost
import PorticoTrace

// An app that speaks the host protocol badly, each time in another way: `HOSTILE_SEED` says which.

nonisolated(unsafe) var state = UInt64(ProcessInfo.processInfo.environment["HOSTILE_SEED"] ?? "") ?? 1

func random(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
}

let channel: Int32 = 3

func put(_ bytes: [UInt8], _ descriptors: [Int32] = []) {
    _ = portico_send(channel, bytes, bytes.count, descriptors, Int32(descriptors.count), 1)
}

func put(_ message: AppMessage, _ descriptors: [Int32] = []) {
    if let bytes = try? MessageCoding.encode(message, descriptors: descriptors.count) { put(Array(bytes), descriptors) }
}

func noise(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(random(256)) } }

nonisolated(unsafe) let memory = try? SharedMemory(name: "hostile", size: 64 * 64 * 4)
let honest = SurfaceSet(generation: 1, count: 1, width: 64, height: 64, bytesPerRow: 256, scale: 1)

/// Texts that a clipboard has to stand: none, on the limit and over it, with zeros, controls and characters of many bytes.
func anyText() -> String {
    let part = ["", "a", "\0", "\u{7}\r\n", "\u{1F469}\u{200D}\u{1F4BB}", "\u{202E}", "e\u{301}\u{302}\u{303}"][
        random(7)]
    let room = max(1, part.utf8.count)
    let count = [1, 10, HostLimits.pasteboard / room, HostLimits.pasteboard / room + 1, random(300_000)][random(5)]
    return String(repeating: part, count: count)
}

func anyMessage() -> (AppMessage, [Int32]) {
    let number = [-1, 0, 1, 2, 7, Int.max, Int.min, random(1000)][random(8)]
    switch random(15) {
    case 0: return (.hello(AppHello(version: random(3), process: Int32(random(100)), mainTime: 0)), [])
    case 1: return (.state([.active, .inactive, .background, .terminated][random(4)]), [])
    case 2: return (.performed(LifecycleCommand.allCases[random(LifecycleCommand.allCases.count)]), [])
    case 3: return (.backgroundTasks(Array(repeating: "task", count: random(2000))), [])
    case 4:
        var set = honest
        if random(2) == 0 { set.generation = number }
        if random(2) == 0 { set.width = number }
        if random(3) == 0 { set.bytesPerRow = number }
        if random(3) == 0 { set.count = random(5) }
        return (.surfaces(set), random(3) == 0 ? [] : [[0, memory?.descriptor.number ?? 0][random(2)]])
    case 5, 6:
        return (
            .frame(
                FrameMessage(
                    generation: random(2) == 0 ? 1 : number, surface: random(2) == 0 ? 0 : number,
                    damage: (0..<random(70)).map { _ in HostRect(x: number, y: 0, width: random(100), height: number) },
                    sequence: random(2) == 0 ? 1 : number, time: 0)), []
        )
    case 7: return (.textInput(TextInputState(keyboardType: number)), [])
    case 8: return (.openURL(String(repeating: "x", count: random(100_000))), [])
    case 9: return (.answer(number, .blob(bytes: number)), random(2) == 0 ? [] : [memory?.descriptor.number ?? 0])
    case 10: return (.answer(random(5), .done), [])
    case 11:
        return (.systemBars(SystemBarsState(isStatusBarLight: random(2) == 0, isStatusBarHidden: random(2) == 0)), [])
    case 12: return (.pasteboard(anyText()), [])
    case 13:
        let event = TraceEvent(
            kind: [.callBegin, .callEnd, .phaseBegin, .instant][random(4)],
            category: TraceEvent.Category.allCases[random(TraceEvent.Category.allCases.count)],
            subject: String(anyText().prefix(50)), name: String(anyText().prefix(50)), time: Double(number), lane: .main
        )
        return (.trace(Array(repeating: event, count: [0, 1, HostLimits.traceEvents, random(2000)][random(4)])), [])
    default: return (.idleTimerDisabled(random(2) == 0), [])
    }
}

/// Does what it is told for a while, as a good app would.
func behave(_ messages: Int) {
    let good = MessageChannel(owning: dup(channel))
    for _ in 0..<messages {
        guard let (message, _) = try? good.receive(HostMessage.self) else { exit(0) }
        switch message {
        case .command(let command):
            switch command {
            case .activate: [AppState.inactive, .active].forEach { put(.state($0)) }
            case .resignActive, .enterForeground: put(.state(.inactive))
            case .enterBackground: [AppState.inactive, .background].forEach { put(.state($0)) }
            case .terminate: put(.state(.terminated))
            case .memoryWarning: break
            }
            put(.performed(command))
            if command == .terminate { exit(0) }
        case .request(let id, _): put(.answer(id, .done))
        default: break
        }
    }
}

if random(8) > 0 { put(.hello(AppHello(process: getpid(), mainTime: 0))) }
if random(4) > 0 { behave(random(12)) }
if random(3) == 0, let memory { put(.surfaces(honest), [memory.descriptor.number]) }
for _ in 0..<(1 + random(6)) {
    switch random(14) {
    case 0: put(noise(1 + random(100_000)))
    case 1:
        // A good header before noise.
        let length = 1 + random(2000)
        put([UInt8(length & 255), UInt8(length >> 8), 0, 0, UInt8(HostProtocol.version), 0, 0, 0] + noise(length))
    case 2:
        // A message with some bytes changed.
        let (message, _) = anyMessage()
        guard var bytes = (try? MessageCoding.encode(message)).map(Array.init) else { break }
        for _ in 0..<(1 + random(4)) { bytes[random(bytes.count)] = UInt8(random(256)) }
        put(bytes)
    case 3:
        // Dies in the middle of a message.
        let frame = FrameMessage(
            generation: 1, surface: 0, damage: [HostRect(x: 0, y: 0, width: 64, height: 64)], sequence: 1, time: 0)
        if let bytes = try? MessageCoding.encode(AppMessage.frame(frame)) {
            put(Array(bytes.prefix(1 + random(bytes.count))))
        }
        kill(getpid(), [SIGKILL, SIGSEGV, SIGABRT][random(3)])
    case 4:
        // A flood: as much as the other side takes, for a moment.
        let (message, _) = anyMessage()
        for _ in 0..<(1000 + random(20_000)) { put(message) }
    case 5: pause()
    case 6: while true {}
    case 7: close(channel)
    case 8: put(noise(8), Array(repeating: 0, count: random(17)))
    case 9: exit(Int32(random(256)))
    case 10: kill(getpid(), SIGSTOP)
    default:
        for _ in 0..<(1 + random(30)) {
            let (message, descriptors) = anyMessage()
            put(message, descriptors)
        }
    }
    if random(2) == 0 { behave(random(6)) }
}
