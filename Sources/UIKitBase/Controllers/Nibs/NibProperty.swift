import CoreGraphics
import Foundation
import PorticoNib

/// One thing that a document says of an object, read as the type that its property has. What isn't of that type is the type's
/// default: a document never ends the process.
@MainActor package struct NibProperty {
    let name: String
    let reading: NibReading
    private let value: NibValue?
    /// The keyed child, where it isn't an attribute.
    let node: NibNode?

    init(name: String, value: NibValue?, node: NibNode?, reading: NibReading) {
        (self.name, self.value, self.node, self.reading) = (name, value, node, reading)
    }

    /// As the document has it.
    package var plain: String {
        if case .text(let text)? = value { text } else { node?.text ?? "" }
    }
    /// Text that may be translated.
    var string: String { reading.translated(name, plain) }
    package var bool: Bool { if case .flag(let flag)? = value { flag } else { false } }
    var double: Double { if case .number(let number)? = value { number } else { 0 } }
    package var cgFloat: CGFloat { CGFloat(double) }
    var float: Float { Float(double) }
    package var int: Int { Int(exactly: double.rounded()) ?? 0 }
    var priority: UILayoutPriority { UILayoutPriority(Float(min(max(double, 1), 1000))) }

    /// One of the known words.
    package func choice<T>(_ words: KeyValuePairs<String, T>) -> T? { words.first { $0.key == plain }?.value }

    /// The object that the child describes.
    package var object: AnyObject? { node?.id.flatMap(reading.object) }
    /// The object whose id the attribute holds.
    package var referenced: AnyObject? { reading.object(plain) }

    package var color: UIColor? { node.flatMap { NibColor.color($0, reading.context) } }
    var font: UIFont? { node.flatMap(NibFont.font) }
    var attributedString: NSAttributedString? { node.flatMap { NibText.attributed($0, reading.context) } }
    /// A named image; `catalog` beside it says whether it is the system's.
    var image: UIImage? {
        guard let node else { return NibImage.image(plain, catalog: reading.node.string("catalog"), reading.context) }
        return NibImage.reference(node, reading.context)
    }

    private func number(_ name: String) -> CGFloat { CGFloat(node?.number(name) ?? 0) }

    var rect: CGRect { CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")) }
    package var size: CGSize { CGSize(width: number("width"), height: number("height")) }
    var point: CGPoint { CGPoint(x: number("x"), y: number("y")) }
    /// Of an `inset` (minX is left) or of `edgeInsets`.
    package var insets: UIEdgeInsets {
        if node?.element == "inset" {
            return UIEdgeInsets(
                top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
        }
        return UIEdgeInsets(
            top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    }
    var directionalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: number("top"), leading: number("leading"), bottom: number("bottom"), trailing: number("trailing"))
    }
    func has(_ flag: String) -> Bool { node?.flag(flag) ?? false }
    var edges: UIRectEdge {
        var edges: UIRectEdge = []
        if has("top") { edges.insert(.top) }
        if has("bottom") { edges.insert(.bottom) }
        if has("left") || has("leading") { edges.insert(.left) }
        if has("right") || has("trailing") { edges.insert(.right) }
        return edges
    }
}
