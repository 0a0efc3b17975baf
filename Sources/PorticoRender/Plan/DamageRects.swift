/// A few rectangles in place, so that damage needs no memory of its own.
package struct DamageRects: RandomAccessCollection, Equatable, Sendable {
    static let capacity = 4

    private var storage: InlineArray<4, PixelRect> = InlineArray(repeating: .empty)
    package private(set) var count = 0

    package init() {}

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    package subscript(index: Int) -> PixelRect {
        precondition(index >= 0 && index < count, "No rectangle \(index): there are \(count).")
        return storage[index]
    }

    /// There must be room.
    mutating func append(_ rect: PixelRect) {
        storage[count] = rect
        count += 1
    }

    mutating func remove(at index: Int) {
        for i in index..<(count - 1) { storage[i] = storage[i + 1] }
        count -= 1
    }

    package static func == (a: DamageRects, b: DamageRects) -> Bool { a.elementsEqual(b) }
}
