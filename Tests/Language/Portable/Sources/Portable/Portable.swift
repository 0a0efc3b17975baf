import CPortable

/// A package that has a branch for Linux keeps it, in Swift as in C.
public func portableValue() -> Int32 {
    #if os(Linux)
        portable_linux()
    #else
        portable_apple()
    #endif
}
