// Stand-in until CoreGraphics declares PixelBuffer; dropped at the merge.
package final class PixelBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let data: UnsafeMutableRawPointer

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        data = .allocate(byteCount: max(bytesPerRow * height, 1), alignment: 64)
        data.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    }

    deinit { data.deallocate() }
}
