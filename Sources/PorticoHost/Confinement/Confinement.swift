import CHost
import Foundation

/// What a program that isn't trusted may reach of the machine: the system's own files, and what is named here. It holds before the program's
/// first instruction, and for all that the program starts (Documentation/Decisions/0015-confined-before-it-begins.md).
///
/// - From: `AppSandbox`, the doctor
/// - To: `ProgramStart`
package struct Confinement: Sendable {
    /// For Landlock: folders and files, one a line, each behind `r` (read) or `w` (read and write).
    package private(set) var rules = ""
    /// Where modes, owners, dates and extended attributes may be changed, one a line.
    package private(set) var ownFolders = ""
    /// Whether sockets to other machines may be opened.
    package var hasNetwork = true

    /// - Parameter environment: the user's own; what a project says widens nothing.
    package init(environment: [String: String]) {
        // The system: programs, libraries, fonts, time zones, certificates, the processes' state.
        for path in [
            "/usr", "/lib", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/proc", "/sys", "/run/systemd/resolve",
            "/var/cache/fontconfig",
        ] { allowReading(path) }
        for device in ["null", "zero", "full", "random", "urandom"] { addRule("w", "/dev/" + device) }
        for path in Self.loadedLibraryFolders { allowReading(path) }
        for name in ["LD_LIBRARY_PATH", "XDG_DATA_DIRS"] {
            for path in (environment[name] ?? "").split(separator: ":") { allowReading(String(path)) }
        }
        // A sanitizer ends a program whose suppressions it can't read.
        for name in ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"] {
            for option in (environment[name] ?? "").split(separator: ":") where option.hasPrefix("suppressions=") {
                allowReading(String(option.dropFirst("suppressions=".count)))
            }
        }
        if let home = environment["HOME"] {
            for path in [".fonts", ".local/share/fonts", ".config/fontconfig", ".cache/fontconfig"] {
                allowReading(home + "/" + path)
            }
        }
    }

    package mutating func allowReading(_ path: String) { addRule("r", path) }

    /// A folder that is the program's own, or a file.
    package mutating func allowWriting(_ path: String) {
        addRule("w", path)
        guard let resolved = realpath(path, nil) else { return }
        defer { free(resolved) }
        let place = String(cString: resolved)
        if place != "/", !place.contains("\n") { ownFolders += place + "\n" }
    }

    private mutating func addRule(_ kind: String, _ path: String) {
        // Everything would be no confinement, however it is written.
        guard path.hasPrefix("/"), !path.contains("\n"), path.contains(where: { $0 != "/" }) else { return }
        rules += kind + path + "\n"
    }

    /// Where this process's own libraries lie: the frameworks and the language's, which a program that is started is linked with as well.
    private static var loadedLibraryFolders: [String] {
        let text = KernelFile.readFile("/proc/self/maps") ?? Data()
        var folders: Set<String> = []
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
            guard let start = line.firstIndex(of: "/"), let end = line.lastIndex(of: "/"), start < end,
                line[end...].contains(".so")
            else { continue }
            let folder = String(line[start..<end])
            folders.insert(folder)
            // The toolchain's backtracer says where a program has crashed.
            if folder.hasSuffix("/lib/swift/linux") {
                folders.insert(String(folder.dropLast("/lib/swift/linux".count)))
            }
        }
        return folders.sorted()
    }

    // MARK: What the kernel gives

    /// What holds on this machine, in a sentence or two.
    package static var statement: String {
        let version = portico_sandbox_version()
        let files =
            version > 0
            ? "apps see their own folders and the system's (Landlock \(version)); --no-sandbox lets them see yours"
            : "this kernel has no Landlock: apps may read and write whatever you may"
        return portico_filter_version() == 2 ? files : files + ". " + missingFilter
    }

    /// The access that this kernel can't keep a program from; nil if it can keep it from all.
    package static var warning: String? {
        if portico_sandbox_version() == 0 { return statement }
        return portico_filter_version() == 2 ? nil : missingFilter
    }

    private static var missingFilter: String {
        portico_filter_version() == 1
            ? "Nobody can be asked about system calls here (seccomp): apps may change the modes, dates and attributes of your files"
            : "This kernel filters no system calls (seccomp): apps may change the modes and dates of your files, and reach your programs' sockets"
    }
}
