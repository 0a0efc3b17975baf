import Foundation

/// The app's end of the engine's process: starts it, sends commands from any thread without waiting, and hears its events on a thread of
/// its own.
///
/// - From: `EngineClient`
/// - To: `EngineHelper`, in another process
final class EngineConnection: @unchecked Sendable {
    /// Bytes that may wait for a process that doesn't read.
    private static let longestQueue = 128 << 20

    private let socket: Int32
    private let process: pid_t
    private let sending = DispatchQueue(label: "web engine")
    private let lock = NSLock()
    private var queued = 0
    private var isOver = false

    /// - Parameters:
    ///   - memory: what the process draws into.
    ///   - hear: is called on the reading thread, and last with nil: the process has ended.
    init?(memory: Int32, environment: [String: String], hear: @escaping @Sendable (EngineEvent?) -> Void) {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        defer { close(ends[1]) }
        guard let process = Self.startProcess(socket: ends[1], memory: memory, environment) else {
            close(ends[0])
            return nil
        }
        (socket, self.process) = (ends[0], process)
        let reader = Thread { [self] in readEvents(hear) }
        reader.name = "web engine"
        reader.stackSize = 1 << 20
        reader.start()
    }

    /// Sends after all that was sent before. What comes after the end is lost.
    func sendCommand(_ command: EngineCommand) {
        guard let bytes = try? EngineCoding.encode(command) else { return }
        let isTaken = lock.withLock { () -> Bool in
            guard !isOver, queued + bytes.count <= Self.longestQueue else { return false }
            queued += bytes.count
            return true
        }
        guard isTaken else { return }
        sending.async { [self] in
            write(bytes)
            lock.withLock { queued -= bytes.count }
        }
    }

    private func write(_ bytes: Data) {
        bytes.withUnsafeBytes { (all: UnsafeRawBufferPointer) in
            var done = 0
            while done < all.count {
                let count = Glibc.send(socket, all.baseAddress! + done, all.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                done += count
            }
        }
    }

    /// Ends the process. The end is heard as any other.
    func endProcess() { shutdown(socket, Int32(SHUT_RDWR)) }

    private func readEvents(_ hear: @Sendable (EngineEvent?) -> Void) {
        var decoder = EngineDecoder()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        reading: while true {
            let count = buffer.withUnsafeMutableBytes { recv(socket, $0.baseAddress, $0.count, 0) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            buffer.withUnsafeBytes { decoder.appendBytes(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            do {
                while let event = try decoder.next(EngineEvent.self) { hear(event) }
            } catch {
                break reading
            }
        }
        lock.withLock { isOver = true }
        // It ends by itself without its other end; whatever keeps it from that is ended.
        shutdown(socket, Int32(SHUT_RDWR))
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        sending.async { [socket] in close(socket) }
        hear(nil)
    }

    /// This program once more, which becomes the engine's process before its `main` (`EngineEntry`).
    private static func startProcess(socket: Int32, memory: Int32, _ environment: [String: String]) -> pid_t? {
        // Out of the way of the numbers that the process gets.
        let (end, pictures) = (fcntl(socket, F_DUPFD_CLOEXEC, 16), fcntl(memory, F_DUPFD_CLOEXEC, 16))
        defer {
            close(end)
            close(pictures)
        }
        guard end >= 0, pictures >= 0 else { return nil }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // What the engine's libraries complain of isn't the app's.
        let log = environment["PORTICO_WEB_LOG"] == nil
        if log {
            for number in [1, 2] as [Int32] {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
            }
        }
        posix_spawn_file_actions_adddup2(&actions, end, EngineHelper.socket)
        posix_spawn_file_actions_adddup2(&actions, pictures, EngineHelper.memory)
        // Whatever libraries have opened without close-on-exec. Not in the headers that Swift sees.
        typealias CloseFrom = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
        if let found = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") {
            _ = unsafeBitCast(found, to: CloseFrom.self)(&actions, EngineHelper.memory + 1)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var variables = environment
        variables[EngineHelper.variable] = "1"
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(CommandLine.arguments.first ?? "web engine"), nil]
        var list: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for word in arguments + list { free(word) } }
        var process = pid_t()
        guard posix_spawn(&process, "/proc/self/exe", &actions, &attributes, &arguments, &list) == 0 else { return nil }
        return process
    }

    /// Of this process's environment what the engine needs, with its own folders.
    static func environment(home: String, temporary: String) -> [String: String] {
        var all = ProcessInfo.processInfo.environment.filter { name, _ in
            ![
                "PORTICO_CHANNEL", "PORTICO_STACK", "PORTICO_REASON", "DISPLAY", "WAYLAND_DISPLAY",
                "DBUS_SESSION_BUS_ADDRESS",
            ]
            .contains(name)
        }
        (all["HOME"], all["TMPDIR"], all["XDG_RUNTIME_DIR"]) = (home, temporary, temporary)
        // No desktop is around it: no settings of one, no files by its services, no reader of screens.
        (all["GSETTINGS_BACKEND"], all["GIO_USE_VFS"], all["NO_AT_BRIDGE"]) = ("memory", "local", "1")
        all["WPE_BACKEND_LIBRARY"] = EngineLibrary.backendName
        // The processor draws, on every machine the same.
        all["LIBGL_ALWAYS_SOFTWARE"] = "1"
        return all
    }
}
