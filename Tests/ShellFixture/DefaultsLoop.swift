import Foundation
import PorticoObjC
import UIKit

/// A process that changes its user defaults as fast as it can, as an app has them, until it is killed. Run by itself: the shell isn't needed
/// for what is to be seen.
///
/// It prints what it finds (“found N of M signs”) and then a line for each value that is set.
@MainActor enum DefaultsLoop {
    static func run() {
        // A full disk or a low limit is an error, not an end.
        signal(SIGXFSZ, SIG_IGN)
        let environment = ProcessInfo.processInfo.environment
        if let most = environment["FIXTURE_LARGEST_FILE"].flatMap(UInt.init) {
            var limit = rlimit(rlim_cur: most, rlim_max: most)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        }
        UserDefaultsHooks.install()
        let defaults = UserDefaults.standard
        // A suite of the same container has a file of its own.
        let other = UserDefaults(suiteName: "fixture.other")!
        var number = defaults.integer(forKey: "n")
        say("found \(number) \(other.integer(forKey: "n")) \(defaults.string(forKey: "pad")?.count ?? -1)")
        let end = number + (environment["FIXTURE_CHANGES"].flatMap(Int.init) ?? .max / 2)
        while number < end {
            number += 1
            defaults.set(String(repeating: "p", count: number % 5000), forKey: "pad")
            other.set(number, forKey: "n")
            defaults.set(number, forKey: "n")
            say("set \(number)")
        }
        UserDefaultsWriter.shared.flush()
        say("end")
        _exit(0)
    }

    /// A line at once, so that whoever kills this process knows what it has done.
    private static func say(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = write(1, bytes, bytes.count)
    }
}
