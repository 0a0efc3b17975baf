import CoreGraphics
import Foundation
import QuartzCore

/// Geometry as objects, for animations' values and notifications. A value that was made of another kind reads as zero.
extension NSValue {
    /// A value that holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A value that holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// A value that holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A value that holds a vector; equal only to itself (DEV-029).
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
    /// A value that holds a transform; equal only to itself (DEV-029).
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }
    /// A value that holds insets; equal only to itself (DEV-029).
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(boxing: insets) }
    /// A value that holds insets in reading direction; equal only to itself (DEV-029).
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) { self.init(boxing: insets) }
    /// A value that holds an offset; equal only to itself (DEV-029).
    public convenience init(uiOffset insets: UIOffset) { self.init(boxing: insets) }

    /// The point; zero where the value was made of another kind.
    public var cgPointValue: CGPoint { pointValue }
    /// The size; zero where the value was made of another kind.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle; zero where the value was made of another kind.
    public var cgRectValue: CGRect { rectValue }
    /// The vector; zero where the value was made of another kind.
    public var cgVectorValue: CGVector { boxed(CGVector.self) ?? CGVector(dx: 0, dy: 0) }
    /// The transform; the identity where the value was made of another kind.
    public var cgAffineTransformValue: CGAffineTransform { boxed(CGAffineTransform.self) ?? .identity }
    /// The insets; zero where the value was made of another kind.
    public var uiEdgeInsetsValue: UIEdgeInsets { boxed(UIEdgeInsets.self) ?? .zero }
    /// The insets in reading direction; zero where the value was made of another kind.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets { boxed(NSDirectionalEdgeInsets.self) ?? .zero }
    /// The offset; zero where the value was made of another kind.
    public var uiOffsetValue: UIOffset { boxed(UIOffset.self) ?? .zero }
}

extension UIEdgeInsets: _PorticoBoxedStruct {
    /// What a missing value counts as: no distance on any side.
    public static var _porticoZero: UIEdgeInsets { .zero }
}

extension NSDirectionalEdgeInsets: _PorticoBoxedStruct {
    /// What a missing value counts as: no distance on any side.
    public static var _porticoZero: NSDirectionalEdgeInsets { .zero }
}

extension UIOffset: _PorticoBoxedStruct {
    /// What a missing value counts as: no displacement.
    public static var _porticoZero: UIOffset { .zero }
}
