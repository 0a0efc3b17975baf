import CoreGraphics
import Foundation
import QuartzCore

/// Geometry as objects, for animations' values and notifications. A value that was made of another kind reads as zero.
extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
    public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgVectorValue: CGVector { boxed(CGVector.self) ?? CGVector(dx: 0, dy: 0) }
    public var cgAffineTransformValue: CGAffineTransform { boxed(CGAffineTransform.self) ?? .identity }
    public var uiEdgeInsetsValue: UIEdgeInsets { boxed(UIEdgeInsets.self) ?? .zero }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { boxed(NSDirectionalEdgeInsets.self) ?? .zero }
    public var uiOffsetValue: UIOffset { boxed(UIOffset.self) ?? .zero }
}

extension UIEdgeInsets: _PorticoBoxedStruct {
    public static var _porticoZero: UIEdgeInsets { .zero }
}

extension NSDirectionalEdgeInsets: _PorticoBoxedStruct {
    public static var _porticoZero: NSDirectionalEdgeInsets { .zero }
}

extension UIOffset: _PorticoBoxedStruct {
    public static var _porticoZero: UIOffset { .zero }
}
