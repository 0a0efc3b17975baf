/// What of a person's own environment a program of a project gets: what programs need to run at all. Tokens, agents' sockets and the
/// like stay with the person.
///
/// - From: `AppProcess`, `portico test`
package enum ProgramEnvironment {
    private static let names: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TZDIR", "TERM", "NO_COLOR", "TMPDIR",
        "LD_LIBRARY_PATH", "LD_PRELOAD", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "SSL_CERT_FILE", "SSL_CERT_DIR",
        "ICU_DATA",
        "SWIFT_BACKTRACE", "SWIFT_DETERMINISTIC_HASHING", "SWIFT_ROOT", "LLVM_PROFILE_FILE", "ASAN_OPTIONS",
        "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "ASAN_SYMBOLIZER_PATH", "NSUnbufferedIO", "CI",
    ]
    private static let prefixes = [
        "LC_", "PORTICO_", "FONTCONFIG_", "PANGO_", "MALLOC_", "LIBDISPATCH_", "SWIFT_DEBUG_",
    ]
    /// As programs write them, in small or in capital letters. An address may have a password in it, and is then none.
    private static let proxies: Set<String> = ["http_proxy", "https_proxy", "all_proxy", "no_proxy"]

    /// - Parameter prefix: of variables that are meant for the program, and lose it: `SIMCTL_CHILD_NAME`, `TEST_RUNNER_NAME`.
    package static func passed(from environment: [String: String], meant prefix: String) -> [String: String] {
        var result = environment.filter { name, value in
            names.contains(name) || prefixes.contains(where: name.hasPrefix)
                || proxies.contains(name.lowercased()) && !value.contains("@")
        }
        for (name, value) in environment where name.hasPrefix(prefix) && name.utf8.count > prefix.utf8.count {
            result[String(name.dropFirst(prefix.count))] = value
        }
        return result
    }

    /// For apps, as with `simctl launch`.
    package static let appPrefix = "SIMCTL_CHILD_"
    /// For tests, as with `xcodebuild test`.
    package static let testPrefix = "TEST_RUNNER_"

    /// A variable with which a project would choose what is loaded into its programs, or into the loader: refused.
    package static func refusedName(in variables: [String: String]) -> String? {
        variables.keys.filter { $0.hasPrefix("LD_") || loaders.contains($0) }.min()
    }
    private static let loaders: Set<String> = ["GLIBC_TUNABLES", "GCONV_PATH", "LOCPATH", "NLSPATH"]

    /// The advice on what to do about it.
    package static func remedy(_ name: String) -> String {
        "take it out, or set \(appPrefix)\(name) in your own environment"
    }
}
