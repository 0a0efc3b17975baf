import Foundation
import NIOCore
import PorticoHost
import PorticoShell
import PorticoTrace
import Synchronization

/// Stands between the one device and its many viewers. Everything in it belongs to the server's one thread; what comes from the
/// shell's thread crosses by `execute`.
///
/// - From: `DeviceControl` (what happens), `ViewerConnection` (what viewers say)
/// - To: `ViewerConnection` (state, pixels, traces), `DeviceControl`
final class ViewerHub: DeviceFrontEnd, @unchecked Sendable {
    /// The way to the shell's thread.
    typealias Post = @Sendable (@escaping @Sendable (DeviceControl) -> Void) -> Void

    private let loop: any EventLoop
    private var icons: [String: [UInt8]]
    private let encoding = DispatchQueue(label: "portico.simulator.encode", qos: .userInteractive)
    private let cache = EncodedFrames()
    private let tracesUnderWay = Atomic(0)
    private let logsUnderWay = Atomic(0)
    private let logsLost = Atomic(0)
    // Of the server's thread.
    private(set) var info: DeviceInfo
    /// Which device of the server it is, and where the others are.
    var number = 1
    weak var table: DeviceTable?
    var post: Post = { _ in }
    private var viewers: [Viewer] = []
    private var state = DeviceState()
    private var latest: (process: Int, frame: SharedFrame)?
    private var viewersEver = 0
    private var history = LogHistory()
    private var traces = TraceHistory()

    init(loop: any EventLoop, info: DeviceInfo, icons: [String: [UInt8]] = [:]) {
        self.loop = loop
        self.info = info
        self.icons = icons
    }

    // MARK: Connections

    var hasRoom: Bool { viewers.count < ServerLimits.viewers }

    func icon(of app: String) -> [UInt8]? { icons[app] }

    func addViewer(_ viewer: Viewer) {
        viewersEver += 1
        viewer.number = viewersEver
        viewers.append(viewer)
        sendMessage(.hello(info), to: viewer)
        for message in (table?.greetings ?? []) + history.messages { sendMessage(message, to: viewer) }
        if let latest { viewer.screen.resetSize(width: latest.frame.width, height: latest.frame.height) }
        audienceChanged()
        pumpFrames(viewer)
    }

    /// An app that came later, or its newer build.
    func addIcons(icons new: [String: [UInt8]]) { icons.merge(new) { $1 } }

    func closeViewers() {
        for viewer in viewers { viewer.connection.closeConnection(.goingAway, "the device is gone") }
    }

    func removeViewer(_ viewer: Viewer) {
        viewers.removeAll { $0 === viewer }
        for (id, place) in viewer.fingers {
            let message = ViewerMessage.touch(id: finger(id, viewer), phase: .cancelled, x: place.x, y: place.y)
            post { $0.performMessage(message) }
        }
        viewer.fingers = [:]
        if let place = viewer.pointer { post { $0.performMessage(.hover(phase: .left, x: place.x, y: place.y)) } }
        viewer.pointer = nil
        for usage in viewer.keys {
            post { $0.performMessage(.key(usage: usage, characters: nil, modifiers: 0, phase: .up)) }
        }
        viewer.keys = []
        audienceChanged()
    }

    private func audienceChanged() {
        let (shows, inspects) = (!viewers.isEmpty, viewers.contains { $0.isInspecting })
        post { [self] in $0.setAudience(of: self, shows: shows, inspects: inspects) }
    }

    // MARK: From viewers

    func takeMessage(_ message: ViewerMessage, from viewer: Viewer) throws {
        switch message {
        case .shown(let number):
            viewer.screen.markShown(number)
            pumpFrames(viewer)
        case .inspect(let isOn):
            if isOn, !viewer.isInspecting { for message in traces.messages { sendMessage(message, to: viewer) } }
            viewer.isInspecting = isOn
            audienceChanged()
        case .touch(let id, let phase, let x, let y):
            guard Self.followTouch(id, phase: phase, x: x, y: y, fingers: &viewer.fingers) else { return }
            performMessage(.touch(id: finger(id, viewer), phase: phase, x: x, y: y), for: viewer)
        case .hover(let phase, let x, let y):
            guard phase == .moved || viewer.pointer != nil else { return }
            viewer.pointer = phase == .moved ? (x, y) : nil
            performMessage(message, for: viewer)
        case .key(let usage, _, _, let phase):
            guard Self.followKey(usage, phase, &viewer.keys) else { return }
            performMessage(message, for: viewer)
        case .ask(let id, let question): askQuestion(id, question, viewer)
        case .addDevice(let name):
            let front = state.apps.first { $0.process != nil && $0.process == state.foreground }?.id
            if let profile = DeviceProfile.named(name) { table?.onWish(.add(profile, opening: front)) }
        case .removeDevice: if number != 1 { table?.onWish(.remove(number)) }
        default: performMessage(message, for: viewer)
        }
    }

    /// False for what no finger does: moving before it is down, or being put down twice.
    static func followTouch(
        _ id: Int, phase: HostEvent.TouchPhase, x: Double, y: Double,
        fingers: inout [Int: (x: Double, y: Double)]
    ) -> Bool {
        guard (phase == .began) == (fingers[id] == nil) else { return false }
        fingers[id] = phase == .began || phase == .moved ? (x, y) : nil
        return true
    }

    /// False for what no key does: coming up before it is down, or more keys down than there are fingers.
    static func followKey(_ usage: Int, _ phase: HostKey.Phase, _ keys: inout Set<Int>) -> Bool {
        if phase == .up { return keys.remove(usage) != nil }
        guard keys.count < ViewerMessage.keys || keys.contains(usage) else { return false }
        keys.insert(usage)
        return true
    }

    /// Fingers of different viewers are different fingers.
    private func finger(_ id: Int, _ viewer: Viewer) -> Int { viewer.number % 1000 * ViewerMessage.fingers + id }

    private func performMessage(_ message: ViewerMessage, for viewer: Viewer) {
        viewer.connection.beginSending()
        let connection = NIOLoopBound(viewer.connection, eventLoop: loop)
        post { [loop] control in
            control.performMessage(message)
            loop.execute { connection.value.endSending() }
        }
    }

    private func askQuestion(_ id: Int, _ question: ViewerMessage.Question, _ viewer: Viewer) {
        guard viewer.questions < ServerLimits.questions else {
            return sendMessage(.failed(question: id, reason: "too many questions at once"), to: viewer)
        }
        viewer.questions += 1
        let number = viewer.number
        post { [weak self, loop] control in
            control.askQuestion(question) { result in
                loop.execute { [weak self] in
                    self?.answerQuestion(id, question: question, result: result, number: number)
                }
            }
        }
    }

    private func answerQuestion(
        _ id: Int, question: ViewerMessage.Question, result: Result<Data, ShellError>, number: Int
    ) {
        guard let viewer = viewers.first(where: { $0.number == number }) else { return }
        viewer.questions -= 1
        switch result {
        case .failure(let error): sendMessage(.failed(question: id, reason: error.reason), to: viewer)
        case .success(let data) where data.count > ServerLimits.answer:
            sendMessage(.failed(question: id, reason: "\(data.count) bytes are too much to show"), to: viewer)
        case .success(let data):
            if case .layerImage = question {
                let header = withUnsafeBytes(of: UInt32(truncatingIfNeeded: id).littleEndian) { Array($0) }
                viewer.connection.sendBinary(binary: [2, 0, 0, 0] + header + data)
            } else {
                let json = data.isEmpty ? "null" : String(decoding: data, as: UTF8.self)
                viewer.connection.sendText(text: "{\"answer\":{\"question\":\(id),\"data\":\(json)}}")
            }
        }
    }

    // MARK: To viewers; from any thread

    func updateDevice(_ new: DeviceState) {
        loop.execute { [self] in
            guard new != state else { return }
            state = new
            if let device = new.device, device != info {
                info = device
                table?.tellDevices()
            }
            for viewer in viewers {
                viewer.needsState = true
                pumpFrames(viewer)
            }
        }
    }

    /// - Parameter frame: nil: nothing of the process, or the home screen, can be shown.
    func showFrame(_ frame: SharedFrame?, of process: Int?) {
        loop.execute { [self] in
            let old = latest
            guard let frame, let process else {
                latest = nil
                for viewer in viewers { viewer.screen.clearChanges() }
                return
            }
            latest = (process, frame)
            let continues =
                old.map {
                    $0.process == process && $0.frame.surfaces.generation == frame.surfaces.generation
                        && $0.frame.sequence + 1 == frame.sequence
                } ?? false
            for viewer in viewers {
                if continues {
                    viewer.screen.markChanged(frame.damage)
                } else {
                    viewer.screen.resetSize(width: frame.width, height: frame.height)
                }
                pumpFrames(viewer)
            }
        }
    }

    func sendMessage(_ message: ServerMessage) {
        if case .log(let process, let app, let lines, let lost) = message {
            return addLog(lines, of: process, app: app, lost: lost)
        }
        loop.execute { [self] in
            if case .phase(let process, let app, let from, let to, let time) = message {
                traces.addEntry(.phase(process: process, app: app, from: from, to: to, time: time))
            }
            guard !viewers.isEmpty, let text = Self.text(message) else { return }
            for viewer in viewers { viewer.connection.sendText(text: text) }
        }
    }

    /// Lines are left out, and counted, where more come than the server or a viewer can take.
    private func addLog(_ lines: [OutputLine], of process: Int, app: String, lost: Int) {
        guard logsUnderWay.load(ordering: .relaxed) < ServerLimits.logBatches else {
            logsLost.add(lines.count + lost, ordering: .relaxed)
            return
        }
        logsUnderWay.add(1, ordering: .relaxed)
        let lost = lost + logsLost.exchange(0, ordering: .relaxed)
        loop.execute { [self] in
            logsUnderWay.subtract(1, ordering: .relaxed)
            history.addLines(lines, process: process, app: app)
            for viewer in viewers {
                guard viewer.connection.backlog < ServerLimits.traceBacklog else {
                    viewer.lostLines += lines.count + lost
                    continue
                }
                sendMessage(.log(process: process, app: app, lines: lines, lost: lost + viewer.lostLines), to: viewer)
                viewer.lostLines = 0
            }
        }
    }

    func traceEvents(_ events: [TraceEvent], of process: Int) {
        guard tracesUnderWay.load(ordering: .relaxed) < ServerLimits.traceBatches else { return }
        tracesUnderWay.add(1, ordering: .relaxed)
        loop.execute { [self] in
            tracesUnderWay.subtract(1, ordering: .relaxed)
            traces.addEntry(.trace(process: process, events: events))
            for viewer in viewers where viewer.isInspecting {
                guard viewer.connection.backlog < ServerLimits.traceBacklog else {
                    viewer.lostTrace += events.count
                    continue
                }
                sendMessage(.trace(process: process, events: events, lost: viewer.lostTrace), to: viewer)
                viewer.lostTrace = 0
            }
        }
    }

    private func sendMessage(_ message: ServerMessage, to viewer: Viewer) {
        if let text = Self.text(message) { viewer.connection.sendText(text: text) }
    }

    private static func text(_ message: ServerMessage) -> String? {
        (try? JSONEncoder().encode(message)).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Pixels

    /// Sends a viewer what it can take now.
    func pumpFrames(_ viewer: Viewer) {
        guard viewer.connection.isWritable else { return }
        if viewer.needsState {
            viewer.needsState = false
            sendMessage(.state(state), to: viewer)
        }
        guard let latest, let rects = viewer.screen.takeChanges() else { return }
        let number = viewer.number
        encoding.async { [cache, loop, weak self] in
            let bytes = cache.bytes(latest.frame, rects, latest.process)
            loop.execute { [weak self] in self?.deliverFrame(bytes, of: latest.frame, to: number) }
        }
    }

    private func deliverFrame(_ bytes: [UInt8], of frame: SharedFrame, to number: Int) {
        guard let viewer = viewers.first(where: { $0.number == number }) else { return }
        guard let latest, latest.frame.surfaces == frame.surfaces else {
            viewer.screen.markDiscarded()
            return pumpFrames(viewer)
        }
        var bytes = bytes
        FrameEncoder.appendNumber(viewer.screen.encoded(bytes: bytes.count), into: &bytes)
        viewer.connection.sendBinary(binary: bytes)
        pumpFrames(viewer)
    }

    func takeSnapshot(of process: Int, reply: @escaping @Sendable ([UInt8]?) -> Void) {
        let divisor = max(1, Int(info.scale))
        post { [encoding] control in
            guard let frame = control.snapshot(of: process) else { return reply(nil) }
            encoding.async { reply(FrameEncoder.snapshot(frame, process: process, divisor: divisor)) }
        }
    }
}

/// The last encoded frame: viewers that keep up share it. Used on the encoding queue only.
private final class EncodedFrames: @unchecked Sendable {
    private var last: (process: Int, sequence: Int, rects: [HostRect], bytes: [UInt8])?

    func bytes(_ frame: SharedFrame, _ rects: [HostRect], _ process: Int) -> [UInt8] {
        if let last, last.process == process, last.sequence == frame.sequence, last.rects == rects { return last.bytes }
        let bytes = FrameEncoder.encode(frame, rects, process: process)
        last = (process, frame.sequence, rects, bytes)
        return bytes
    }
}
