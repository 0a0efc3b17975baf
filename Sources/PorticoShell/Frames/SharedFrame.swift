import Foundation
import PorticoHost

/// A finished frame of an app, readable as long as somebody keeps it: its surface goes back to the app when the last reference is
/// gone. Any thread.
///
/// - From: `AppProcess`
/// - To: a front end, the app switcher
package final class SharedFrame: Sendable {
    package let surfaces: SurfaceSet
    package let message: FrameMessage
    private let memory: SharedMemory
    private let release: @Sendable () -> Void

    init(
        surfaces: SurfaceSet, message: FrameMessage, memory: SharedMemory, release: @escaping @Sendable () -> Void
    ) {
        self.surfaces = surfaces
        self.message = message
        self.memory = memory
        self.release = release
    }

    deinit { release() }

    package var width: Int { surfaces.width }
    package var height: Int { surfaces.height }
    package var bytesPerRow: Int { surfaces.bytesPerRow }
    /// The rectangles that differ from the frame with the sequence number before this one.
    package var damage: [HostRect] { message.damage }
    package var sequence: Int { message.sequence }

    /// Premultiplied BGRA, top row first.
    package var pixels: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory.bytes[..<surfaces.bytes]) }

    /// One pixel as 0xAARRGGBB.
    package subscript(x: Int, y: Int) -> UInt32 {
        pixels.loadUnaligned(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
}
