import Foundation

// An address on iOS begins with its own length, which Linux's leaves to whoever hands it over. It is that of its type, and setting it
// does nothing (DEV-1267).

extension sockaddr {
    /// The number of bytes of the address.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}

extension sockaddr_in {
    /// The number of bytes of the address.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}

extension sockaddr_in6 {
    /// The number of bytes of the address.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

extension sockaddr_un {
    /// The number of bytes of the address.
    public var sun_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_un>.size) }
        set {}
    }
}
