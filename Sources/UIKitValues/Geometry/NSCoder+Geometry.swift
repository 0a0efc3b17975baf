import CoreGraphics
import Foundation

// Geometry in archives: kept as strings such as "{1, 2}", as on iOS.
extension NSCoder {
    private func put(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }
    private func text(_ key: String) -> String { presentObject(NSString.self, key) as String? ?? "" }

    /// Writes a vector as the string `{dx, dy}`.
    public func encode(_ vector: CGVector, forKey key: String) { put(NSCoder.string(for: vector), key) }
    /// Writes a transform as the string `[a, b, c, d, tx, ty]`.
    public func encode(_ transform: CGAffineTransform, forKey key: String) { put(NSCoder.string(for: transform), key) }
    /// Writes insets as the string `{top, left, bottom, right}`.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { put(NSCoder.string(for: insets), key) }
    /// Writes insets as the string `{top, leading, bottom, trailing}`.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { put(NSCoder.string(for: insets), key) }
    /// Writes an offset as the string `{horizontal, vertical}`.
    public func encode(_ offset: UIOffset, forKey key: String) { put(NSCoder.string(for: offset), key) }

    // A missing or unreadable value is zero; of a transform, the identity.
    /// Reads a point from the string `{x, y}`; zero where there is none, or none that can be read.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    /// Reads a size from the string `{width, height}`; zero where there is none, or none that can be read.
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    /// Reads a rectangle from the string `{{x, y}, {width, height}}`; zero where there is none, or none that can be read.
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    /// Reads a vector from the string `{dx, dy}`; zero where there is none, or none that can be read.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
    /// Reads a transform from the string `[a, b, c, d, tx, ty]`; the identity where there is none, or none that can be read.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        containsValue(forKey: key) ? NSCoder.cgAffineTransform(for: text(key)) : .identity
    }
    /// Reads insets from the string `{top, left, bottom, right}`; zero where there is none, or none that can be read.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
    /// Reads insets from the string `{top, leading, bottom, trailing}`; zero where there is none, or none that can be read.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(key))
    }
    /// Reads an offset from the string `{horizontal, vertical}`; zero where there is none, or none that can be read.
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

    /// The string `{x, y}` of a point; whole numbers have no decimals.
    public class func string(for point: CGPoint) -> String { list(point.x, point.y) }
    /// The string `{width, height}` of a size; whole numbers have no decimals.
    public class func string(for size: CGSize) -> String { list(size.width, size.height) }
    /// The string `{dx, dy}` of a vector; whole numbers have no decimals.
    public class func string(for vector: CGVector) -> String { list(vector.dx, vector.dy) }
    /// The string `{horizontal, vertical}` of an offset; whole numbers have no decimals.
    public class func string(for offset: UIOffset) -> String { list(offset.horizontal, offset.vertical) }
    /// The string `{{x, y}, {width, height}}` of a rectangle; whole numbers have no decimals.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    /// The string `{top, left, bottom, right}` of insets; whole numbers have no decimals.
    public class func string(for insets: UIEdgeInsets) -> String {
        list(insets.top, insets.left, insets.bottom, insets.right)
    }
    /// The string `{top, leading, bottom, trailing}` of insets; whole numbers have no decimals.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        list(insets.top, insets.leading, insets.bottom, insets.trailing)
    }
    /// The string `[a, b, c, d, tx, ty]` of a transform; whole numbers have no decimals.
    public class func string(for transform: CGAffineTransform) -> String {
        "["
            + list(transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty).dropFirst()
            .dropLast()
            + "]"
    }

    /// A point of the string `{x, y}`; zero where it has another count of numbers.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// A size of the string `{width, height}`; zero where it has another count of numbers.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// A vector of the string `{dx, dy}`; zero where it has another count of numbers.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// An offset of the string `{horizontal, vertical}`; zero where it has another count of numbers.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// A rectangle of the string `{{x, y}, {width, height}}`; zero where it has another count of numbers.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Insets of the string `{top, left, bottom, right}`; zero where it has another count of numbers.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Insets of the string `{top, leading, bottom, trailing}`; zero where it has another count of numbers.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }
    /// A transform of the string `[a, b, c, d, tx, ty]`; the identity where it has another count of numbers.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let inner = string.filter { $0 != "[" && $0 != "]" }
        return numbers(inner, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }
}
