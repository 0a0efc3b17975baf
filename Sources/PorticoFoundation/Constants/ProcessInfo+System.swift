import Foundation

/// What lowered code asks of `ProcessInfo` about the system: Linux's Foundation tells of the machine's kernel.
extension ProcessInfo {
    /// The version of iOS whose behaviour Portico follows, as `UIDevice.systemVersion` says it.
    public var _porticoSystemVersion: OperatingSystemVersion {
        OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)
    }

    /// The same in words, with the build of iOS that had it.
    public var _porticoSystemVersionString: String { "Version 18.0 (Build 22A3354)" }

    /// Whether the system is of that version or a later one.
    public func _porticoIsSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let (own, asked) = (_porticoSystemVersion, version)
        return ![own.majorVersion, own.minorVersion, own.patchVersion].lexicographicallyPrecedes(
            [asked.majorVersion, asked.minorVersion, asked.patchVersion])
    }
}
