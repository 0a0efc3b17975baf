import Foundation
import Glibc

/// A library whose name has its exact version, so that each distribution has another one: `libcmark-gfm.so.0.29.0.gfm.6`.
enum VersionedLibrary {
    /// Where the loader looks, this machine's own folders first.
    private static var folders: [String] {
        #if arch(arm64)
            let machine = "aarch64-linux-gnu"
        #else
            let machine = "x86_64-linux-gnu"
        #endif
        let own = getenv("LD_LIBRARY_PATH").map { String(cString: $0).split(separator: ":").map(String.init) } ?? []
        return own + ["/usr/local/lib", "/usr/lib/\(machine)", "/lib/\(machine)", "/usr/lib64", "/lib64", "/usr/lib"]
    }

    /// The files that are a version of a library, the newest first in each folder.
    ///
    /// - Parameter stem: the name before its version: `libcmark-gfm.so`.
    static func files(_ stem: String, in folders: [String]? = nil) -> [String] {
        (folders ?? self.folders).flatMap { folder -> [String] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasPrefix(stem + ".") }.sorted {
                $0.compare($1, options: .numeric) == .orderedDescending
            }
            .map { folder + "/" + $0 }
        }
    }

    /// Loads two libraries of one version: the first pair that there is.
    static func loadPair(_ first: String, _ second: String) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer)? {
        for file in files(first) {
            let version = file.dropFirst((file as NSString).deletingLastPathComponent.count + 1 + first.count)
            let other = (file as NSString).deletingLastPathComponent + "/" + second + version
            if let one = dlopen(file, RTLD_NOW | RTLD_GLOBAL), let two = dlopen(other, RTLD_NOW) { return (one, two) }
        }
        return nil
    }
}
