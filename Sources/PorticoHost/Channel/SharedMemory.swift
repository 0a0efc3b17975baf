import CHost
import Foundation

/// Memory that two processes see. Its size is sealed, so that mapping what a hostile app sends can never fault.
package final class SharedMemory: @unchecked Sendable {
    package let descriptor: Descriptor
    package let base: UnsafeMutableRawPointer
    package let size: Int

    /// Makes new memory, all zero.
    package init(name: String, size: Int) throws {
        let number = portico_shared_memory(name, max(size, 1))
        guard number >= 0 else { throw ChannelError.system(call: "memfd_create", code: errno) }
        descriptor = Descriptor(owning: number)
        self.size = max(size, 1)
        base = try Self.map(number, self.size, PROT_READ | PROT_WRITE)
    }

    /// Maps what came by a channel, for reading. At least `size` bytes must be there.
    package init(received descriptor: Descriptor, size: Int) throws {
        guard size > 0, portico_shared_memory_size(descriptor.number) >= Int64(size) else {
            throw ChannelError.descriptors("not \(size) bytes of sealed shared memory")
        }
        self.descriptor = descriptor
        self.size = size
        base = try Self.map(descriptor.number, size, PROT_READ)
    }

    /// New memory with these bytes.
    package convenience init(name: String, _ bytes: Data) throws {
        try self.init(name: name, size: bytes.count)
        bytes.withUnsafeBytes { if let from = $0.baseAddress { base.copyMemory(from: from, byteCount: $0.count) } }
    }

    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: size) }

    deinit { munmap(base, size) }

    private static func map(_ descriptor: Int32, _ size: Int, _ access: Int32) throws -> UnsafeMutableRawPointer {
        let address = mmap(nil, size, access, Int32(MAP_SHARED), descriptor, 0)
        guard let address, address != MAP_FAILED else { throw ChannelError.system(call: "mmap", code: errno) }
        return address
    }
}
