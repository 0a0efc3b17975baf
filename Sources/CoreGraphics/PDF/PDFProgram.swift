import Foundation

/// Runs poppler's programs, which draw pages and read their texts, in a process of their own below the app's: confined as the app is, with
/// bounds of time, memory and output. Poppler is no library here: its licence asks that of all that links it.
///
/// - From: `PDFPicture`, `PDFPageText`, `CGPDFDocument`
/// - To: the system
package enum PDFProgram {
    /// Seconds of the processor, megabytes of memory, megabytes of output.
    private static let seconds = 10, memory = 1024, output = 256

    /// The folders in which programs are looked for: an app may have been started without a path.
    private static let folders = ["/usr/bin", "/usr/local/bin", "/bin"]

    /// What a program writes to its output for some bytes at its input; nil where it fails, says nothing, or meets a bound.
    package static func run(_ name: String, _ arguments: [String], input: [UInt8]) -> [UInt8]? {
        guard
            let program = folders.map({ (folder: String) -> String in "\(folder)/\(name)" })
                .first(where: { (path: String) -> Bool in access(path, X_OK) == 0 })
        else {
            reportMissing(name)
            return nil
        }
        guard let source = file(), let target = file() else { return nil }
        defer {
            close(source)
            close(target)
        }
        guard write(input, to: source), lseek(source, 0, SEEK_SET) == 0 else { return nil }
        // Bounds hold before the program begins.
        let bounds = "ulimit -t \(seconds); ulimit -v \(memory << 10); ulimit -f \(output << 11); exec \"$0\" \"$@\""
        guard let status = startProgram(["/bin/sh", "-c", bounds, program] + arguments, source, target), status == 0
        else {
            return nil
        }
        return readFile(target)
    }

    /// A file in memory alone.
    private static func file() -> Int32? {
        // The number of the call is needed: the function isn't in every C library's headers.
        typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
        guard let make = dlsym(nil, "memfd_create").map({ unsafeBitCast($0, to: Make.self) }) else { return nil }
        let file = make("pdf", 1)
        return file >= 0 ? file : nil
    }

    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            done += count
        }
        return true
    }

    private static func readFile(_ file: Int32) -> [UInt8]? {
        var facts = stat()
        guard fstat(file, &facts) == 0, facts.st_size > 0, facts.st_size <= output << 20 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(facts.st_size))
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, off_t(done)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            done += count
        }
        return bytes
    }

    /// - Returns: the status with which the program ended; nil for one that could not begin or was ended.
    private static func startProgram(_ words: [String], _ source: Int32, _ target: Int32) -> Int32? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, source, 0)
        posix_spawn_file_actions_adddup2(&actions, target, 1)
        // What it complains of isn't the app's.
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] =
            [strdup("PATH=/usr/bin:/bin"), strdup("LC_ALL=C.UTF-8"), nil]
        defer { for word in arguments + environment { free(word) } }
        var process = pid_t()
        guard posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
        // Ended by a signal otherwise.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var reported: Set<String> = []

    private static func reportMissing(_ name: String) {
        guard lock.withLock({ reported.insert(name).inserted }) else { return }
        Diagnostics.report(
            "PDF: pages aren't drawn and their texts aren't read: \(name) is missing. Install poppler-utils.")
    }
}
