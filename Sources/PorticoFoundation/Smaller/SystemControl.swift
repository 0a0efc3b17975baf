import Foundation

/// Values of the system that programs ask for by name (DEV-1392).
private enum SystemControl {
    /// The bytes of the value; nil where nothing here has that name.
    static func value(of name: String) -> [UInt8]? {
        let process = ProcessInfo.processInfo
        switch name {
        case "kern.ostype": return text("Darwin")
        case "kern.osrelease": return text("24.0.0")
        case "kern.osversion": return text("22A3354")
        case "hw.machine": return text(machine)
        case "hw.ncpu", "hw.logicalcpu", "hw.physicalcpu", "hw.logicalcpu_max", "hw.physicalcpu_max":
            return number(Int32(clamping: process.processorCount))
        case "hw.activecpu": return number(Int32(clamping: process.activeProcessorCount))
        case "hw.memsize": return number(process.physicalMemory)
        case "hw.pagesize": return number(Int64(sysconf(Int32(_SC_PAGESIZE))))
        default: return nil
        }
    }

    /// As in Apple's simulator, where this is the computer's.
    private static var machine: String {
        var names = utsname()
        guard uname(&names) == 0 else { return "x86_64" }
        return withUnsafeBytes(of: names.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func text(_ value: String) -> [UInt8] { Array(value.utf8) + [0] }

    private static func number<Number>(_ value: Number) -> [UInt8] { withUnsafeBytes(of: value) { Array($0) } }
}

/// Reads a value of the system by its name, such as `hw.machine`: the kind of processor as in Apple's simulator, `kern.osversion`: the build of
/// iOS, or `hw.ncpu`.
///
/// - Parameters:
///   - name: The value's name. One that isn't known is an error: the result is -1 and `errno` is `ENOENT` (DEV-1392).
///   - oldp: Takes the value's bytes; nil to ask for their number alone.
///   - oldlenp: How much room there is; afterwards the number of bytes. Where the room doesn't do, as much as fits is written, the result is -1
///     and `errno` is `ENOMEM`.
///   - newp: A new value. Apps set none: the result is -1 and `errno` is `EPERM`.
///   - newlen: The number of its bytes.
/// - Returns: 0, or -1 for an error.
@discardableResult
public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!,
    _ newp: UnsafeMutableRawPointer!, _ newlen: Int
) -> Int32 {
    func fail(_ code: Int32) -> Int32 {
        errno = code
        return -1
    }
    guard let name, let value = SystemControl.value(of: String(cString: name)) else { return fail(ENOENT) }
    guard newp == nil else { return fail(EPERM) }
    guard let oldlenp else { return 0 }
    guard let oldp else {
        oldlenp.pointee = value.count
        return 0
    }
    let count = min(max(0, oldlenp.pointee), value.count)
    oldlenp.pointee = count
    value.withUnsafeBytes { if let start = $0.baseAddress { oldp.copyMemory(from: start, byteCount: count) } }
    return count < value.count ? fail(ENOMEM) : 0
}
