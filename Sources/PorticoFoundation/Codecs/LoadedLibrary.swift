import Foundation

/// A C library that is loaded when its first function is asked for, so that no app's start pays for it.
struct LoadedLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// nil where it isn't installed.
    init?(_ name: String) {
        guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
        self.handle = handle
    }

    /// A function by its name; the type must be C's.
    func function<F>(_ name: String, _ type: F.Type) -> F? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
