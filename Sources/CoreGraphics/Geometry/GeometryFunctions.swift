// The C functions of CGGeometry.h, which Swift code may still call; each is its Swift method under the old name.
import Foundation

/// The point 0, 0.
public let CGPointZero: CGPoint = .zero
/// The size 0 by 0.
public let CGSizeZero: CGSize = .zero
/// The rectangle at 0, 0 without width and height.
public let CGRectZero: CGRect = .zero
/// The rectangle that is no place, as two that don't meet have it in common.
public let CGRectNull: CGRect = .null
/// The rectangle without bounds.
public let CGRectInfinite: CGRect = .infinite

/// The point of two coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Whether both coordinates are equal.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
/// The point at the place to which a transform takes it.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }
/// The coordinates under `X` and `Y`.
public func CGPointCreateDictionaryRepresentation(_ point: CGPoint) -> CFDictionary { point.dictionaryRepresentation }
/// Reads what `CGPointCreateDictionaryRepresentation` makes; false for anything else.
public func CGPointMakeWithDictionaryRepresentation(
    _ dict: CFDictionary, _ point: UnsafeMutablePointer<CGPoint>
) -> Bool {
    guard let value = CGPoint(dictionaryRepresentation: dict) else { return false }
    point.pointee = value
    return true
}

/// The size of a width and a height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
/// Whether width and height are equal.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// The size as a transform makes it, without its move.
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize { size.applying(t) }
/// The sides under `Width` and `Height`.
public func CGSizeCreateDictionaryRepresentation(_ size: CGSize) -> CFDictionary { size.dictionaryRepresentation }
/// Reads what `CGSizeCreateDictionaryRepresentation` makes; false for anything else.
public func CGSizeMakeWithDictionaryRepresentation(
    _ dict: CFDictionary, _ size: UnsafeMutablePointer<CGSize>
) -> Bool {
    guard let value = CGSize(dictionaryRepresentation: dict) else { return false }
    size.pointee = value
    return true
}

/// The rectangle of an origin and a size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
/// The left edge, also where the width is negative.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The middle between left and right.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The right edge, also where the width is negative.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The edge of the smallest y, also where the height is negative.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The middle between the edges of y.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The edge of the largest y, also where the height is negative.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width, never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height, never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
/// Whether both cover the same place.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// The same place with a width and height that aren't negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Whether it covers nothing: no width, no height, or null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether it is no place at all.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether it has no bounds.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Smaller by `dx` at left and right and by `dy` at the other sides; larger where they are negative.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
/// The smallest rectangle with whole coordinates that covers it.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// The smallest rectangle that covers both.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
/// The rectangle that both cover; null where they don't meet.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
/// Moved by `dx` and `dy`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
/// Whether the point lies in it; the edges of the largest x and y aren't part of it.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Whether all of the second lies in the first.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
/// Whether both cover something together.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
/// The box of what a transform makes of it.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
/// The numbers under `X`, `Y`, `Width` and `Height`.
public func CGRectCreateDictionaryRepresentation(_ rect: CGRect) -> CFDictionary { rect.dictionaryRepresentation }
/// Reads what `CGRectCreateDictionaryRepresentation` makes; false for anything else.
public func CGRectMakeWithDictionaryRepresentation(
    _ dict: CFDictionary, _ rect: UnsafeMutablePointer<CGRect>
) -> Bool {
    guard let value = CGRect(dictionaryRepresentation: dict) else { return false }
    rect.pointee = value
    return true
}
