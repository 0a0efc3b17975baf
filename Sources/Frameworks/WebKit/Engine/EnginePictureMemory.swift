import Foundation

/// The memory into which the engine's process draws, for all views of an app: one file in memory, which the process inherits, so that no
/// descriptor is ever sent. It only grows: mapping it can't fault.
///
/// - From: `EngineConnection`
/// - To: the system
final class EnginePictureMemory {
    /// The most bytes of one view's picture: 8192 by 4096 pixels.
    static let longest = 8192 * 4096 * 4
    /// The most bytes of all together.
    private static let most = 2 << 30

    struct Region: Equatable {
        var offset: Int
        var length: Int
    }

    let descriptor: Int32
    private var size = 0
    private var free: [Region] = []

    /// Nil where the system has no such memory.
    init?() {
        typealias Make = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
        guard let make = dlsym(nil, "memfd_create").map({ unsafeBitCast($0, to: Make.self) }) else { return nil }
        // Closed on exec, and with seals; against shrinking.
        descriptor = make("web pictures", 1 | 2)
        guard descriptor >= 0 else { return nil }
        guard fcntl(descriptor, 1033, 2) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }

    /// A place for a picture, which is its owner's until it is given back. Nil for a size that no view has.
    func takeRegion(bytes: Int) -> Region? {
        guard bytes > 0, bytes <= Self.longest else { return nil }
        let length = (bytes + 0xFFFF) & ~0xFFFF
        if let index = free.firstIndex(where: { $0.length >= length && $0.length <= length * 2 }) {
            return free.remove(at: index)
        }
        guard size + length <= Self.most, ftruncate(descriptor, off_t(size + length)) == 0 else { return nil }
        defer { size += length }
        return Region(offset: size, length: length)
    }

    func giveBack(_ region: Region) { free.append(region) }

    /// A copy of a region's first bytes; nil where there are fewer.
    func copy(_ region: Region, bytes: Int) -> Data? {
        guard bytes > 0, bytes <= region.length else { return nil }
        let place = mmap(nil, region.length, PROT_READ, Int32(MAP_SHARED), descriptor, off_t(region.offset))
        guard let place, place != MAP_FAILED else { return nil }
        defer { munmap(place, region.length) }
        return Data(bytes: place, count: bytes)
    }
}
