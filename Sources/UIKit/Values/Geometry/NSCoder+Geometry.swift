import CoreGraphics
import Foundation

// Geometry in archives: kept as strings such as "{1, 2}", as on iOS.
extension NSCoder {
    private func put(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }
    private func text(_ key: String) -> String { decodeObject(of: NSString.self, forKey: key) as String? ?? "" }

    public func encode(_ vector: CGVector, forKey key: String) { put(NSCoder.string(for: vector), key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) { put(NSCoder.string(for: transform), key) }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { put(NSCoder.string(for: insets), key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { put(NSCoder.string(for: insets), key) }
    public func encode(_ offset: UIOffset, forKey key: String) { put(NSCoder.string(for: offset), key) }

    // A missing or unreadable value is zero; of a transform, the identity.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        containsValue(forKey: key) ? NSCoder.cgAffineTransform(for: text(key)) : .identity
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(key))
    }
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

    // MARK: Strings

    private class func list(_ numbers: CGFloat...) -> String {
        "{" + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
            + "}"
    }

    /// As many numbers as are asked for; nil where the string has another count of them.
    private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}, ".contains($0) }.map { Double($0) }
        guard parts.count == count else { return nil }
        let numbers = parts.compactMap { $0.map { CGFloat($0) } }
        return numbers.count == count ? numbers : nil
    }

    public class func string(for point: CGPoint) -> String { list(point.x, point.y) }
    public class func string(for size: CGSize) -> String { list(size.width, size.height) }
    public class func string(for vector: CGVector) -> String { list(vector.dx, vector.dy) }
    public class func string(for offset: UIOffset) -> String { list(offset.horizontal, offset.vertical) }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        list(insets.top, insets.left, insets.bottom, insets.right)
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        list(insets.top, insets.leading, insets.bottom, insets.trailing)
    }
    public class func string(for transform: CGAffineTransform) -> String {
        "["
            + list(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty).dropFirst()
            .dropLast()
            + "]"
    }

    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let inner = string.filter { $0 != "[" && $0 != "]" }
        return numbers(inner, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
}
