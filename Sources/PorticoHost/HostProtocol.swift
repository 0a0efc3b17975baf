/// The agreement between shell and app: a Unix stream socket that the app inherits, messages in both directions, shared memory by
/// passed descriptors (Documentation/Decisions/0005-host-protocol.md).
package enum HostProtocol {
    /// Raised with every change that an older side would misread.
    package static let version = 5
    /// `PORTICO_CHANNEL`: the number of the inherited descriptor.
    package static let channelVariable = "PORTICO_CHANNEL"
    /// `PORTICO_SHELL`: the shell's process id; the app ends with it.
    package static let shellVariable = "PORTICO_SHELL"
    /// `PORTICO_MARK`: names the launch; what an app starts inherits it, and is ended with it.
    package static let markVariable = "PORTICO_MARK"
    /// `PORTICO_SHM`: the folder of the app's named shared memory; without it the machine's is.
    package static let sharedMemoryVariable = "PORTICO_SHM"
    /// `PORTICO_LOCALE`: the device's locale, for as long as the app runs (`PorticoLocale`).
    package static let localeVariable = "PORTICO_LOCALE"
    /// The locale of a device that nobody set.
    package static let standardLocale = "en_US"
    /// The frameworks, loaded in front of Foundation: its locale is theirs then. The dynamic linker finds it as the app itself does.
    package static let frameworks = "libPortico.so"
}
