import Foundation

/// Takes a value's bits for another type, as Swift's function of this name.
///
/// A block is one pointer on iOS, and code hands it through C as such: `unsafeBitCast(body, to: UnsafeMutableRawPointer.self)`, and back
/// where it is called. A function is two words here: the pointer then leads to the function, which is kept until this thread has passed
/// a number of others in this way.
@inlinable
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
    if MemoryLayout<T>.size == MemoryLayout<U>.size { return Swift.unsafeBitCast(x, to: type) }
    return PassedFunctions.convert(x, to: type)
}

/// Functions on their way through a raw pointer.
@usableFromInline
enum PassedFunctions {
    private static let key = "portico.passed-functions"
    private static let capacity = 256

    private final class Ring: NSObject {
        var boxes: [(pointer: UnsafeMutableRawPointer, release: () -> Void)] = []
        var next = 0

        func keep<T>(_ value: T) -> UnsafeMutableRawPointer {
            let box = UnsafeMutablePointer<T>.allocate(capacity: 1)
            box.initialize(to: value)
            let entry = (
                pointer: UnsafeMutableRawPointer(box),
                release: {
                    box.deinitialize(count: 1)
                    box.deallocate()
                }
            )
            if boxes.count < capacity {
                boxes.append(entry)
            } else {
                boxes[next].release()
                boxes[next] = entry
                next = (next + 1) % capacity
            }
            return entry.pointer
        }

        deinit { boxes.forEach { $0.release() } }
    }

    private static var ring: Ring {
        let values = Thread.current.threadDictionary
        if let ring = values[key] as? Ring { return ring }
        let ring = Ring()
        values[key] = ring
        return ring
    }

    @usableFromInline
    static func convert<T, U>(_ x: T, to type: U.Type) -> U {
        let (word, function) = (MemoryLayout<UnsafeRawPointer>.size, 2 * MemoryLayout<UnsafeRawPointer>.size)
        if MemoryLayout<T>.size == function, MemoryLayout<U>.size == word {
            return Swift.unsafeBitCast(ring.keep(x), to: type)
        }
        if MemoryLayout<T>.size == word, MemoryLayout<U>.size == function {
            if let imp = x as? IMP, MethodHandles.shared.implementation(imp) != nil {
                fatalError(
                    "An IMP can't be called as \(U.self): it takes an object, its selector and up to three arguments")
            }
            return Swift.unsafeBitCast(x, to: UnsafeRawPointer.self).load(as: type)
        }
        fatalError("Can't unsafeBitCast between types of different sizes")
    }
}
