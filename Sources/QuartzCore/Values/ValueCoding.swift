import CoreGraphics
import Foundation
import PorticoRenderModel

/// Between the `Any` of the API and the values of the render model. Takes what iOS takes by bridging: numbers of every type, geometry,
/// boxed in `NSValue` or not.
enum ValueCoding {
    static func number(_ value: Any) -> Double? {
        switch value {
        case let v as Double: return v
        case let v as CGFloat: return Double(v)
        case let v as Float: return Double(v)
        case let v as Int: return Double(v)
        case let v as Bool: return v ? 1 : 0
        case let v as NSNumber: return v.doubleValue
        case let v as any BinaryInteger: return Double(Int64(truncatingIfNeeded: v))
        default: return nil
        }
    }

    static func point(_ value: Any) -> CGPoint? { value as? CGPoint ?? (value as? NSValue).flatMap { unbox($0) } }
    static func size(_ value: Any) -> CGSize? { value as? CGSize ?? (value as? NSValue).flatMap { unbox($0) } }
    static func rect(_ value: Any) -> CGRect? { value as? CGRect ?? (value as? NSValue).flatMap { unbox($0) } }

    static func transform(_ value: Any) -> CATransform3D? {
        if let t = value as? CATransform3D { return t }
        if let t = value as? CGAffineTransform { return CATransform3DMakeAffineTransform(t) }
        guard let value = value as? NSValue else { return nil }
        return value.boxed(CATransform3D.self)
            ?? value.boxed(CGAffineTransform.self).map(CATransform3DMakeAffineTransform)
    }

    /// nil unless all are colours.
    static func colors(_ value: Any) -> [CGColor]? {
        (value as? [Any]).flatMap { all in
            let colors = all.compactMap { $0 as? CGColor }
            return colors.count == all.count ? colors : nil
        }
    }

    /// nil unless all are numbers.
    static func numbers(_ value: Any) -> [Double]? {
        (value as? [Any]).flatMap { all in
            let numbers = all.compactMap(number)
            return numbers.count == all.count ? numbers : nil
        }
    }

    /// The bytes of an `NSValue` as a `T`, if it has as many.
    private static func unbox<T>(_ value: NSValue) -> T? {
        if value is NSNumber { return nil }
        switch T.self {
        case is CGPoint.Type: return typed(value, "Point", other: "NSPoint", read: value.pointValue as? T)
        case is CGSize.Type: return typed(value, "Size", other: "NSSize", read: value.sizeValue as? T)
        case is CGRect.Type: return typed(value, "Rect", other: "NSRect", read: value.rectValue as? T)
        default: return nil
        }
    }

    private static func typed<T>(_ value: NSValue, _ name: String, other: String, read: @autoclosure () -> T?) -> T? {
        String(cString: value.objCType).contains(name) ? read() : nil
    }

    /// A value in the kind that it has by itself; nil for what cannot be interpolated.
    static func animationValue(_ value: Any) -> AnimationValue? {
        // What views animate most often first: other casts cost more than all the rest.
        if type(of: value) == CGPoint.self, let p = value as? CGPoint { return .point(p) }
        if let n = number(value) { return .number(n) }
        if let r = rect(value) { return .rect(r) }
        if let p = point(value) { return .point(p) }
        if let s = size(value) { return .size(s) }
        if let t = transform(value) { return .transform(t.matrix) }
        if let list = numbers(value) { return .numbers(list) }
        if let path = value as? CGPath { return .path(path.copy()) }
        return (value as? CGColor).map { .color($0.rgba) }
    }

    /// A value for an animation of `property`, in the kind that the property has in `values`; nil where it is of another kind.
    static func animationValue(
        _ value: Any, like property: AnimatedProperty, in values: LayerProperties
    ) -> AnimationValue? {
        guard let whole = values.value(of: property.property), let part = property.part(of: whole) else {
            return nil
        }
        switch part {
        case .number: return number(value).map { .number($0) }
        case .discrete: return number(value).map { .discrete(Int($0)) }
        case .point: return point(value).map { .point($0) }
        case .size:
            return size(value).map { .size($0) } ?? point(value).map { .size(CGSize(width: $0.x, height: $0.y)) }
        case .rect: return rect(value).map { .rect($0) }
        case .transform: return transform(value).map { .transform($0.matrix) }
        case .color: return (value as? CGColor).map { .color($0.rgba) }
        case .contents:
            if let image = value as? CGImage { return .contents(ContentsRecord(pixels: image.pixels)) }
            return nil
        case .path: return (value as? CGPath).map { .path($0.copy()) }
        case .colors: return colors(value).map { .colors($0.map(\.rgba)) }
        case .numbers: return numbers(value).map { .numbers($0) }
        }
    }

    /// Nothing, in the kind of the value: what an app's own key holds before it is set.
    static func zero(like value: AnimationValue) -> Any { object(for: value.adding(value, times: -1) ?? value) }

    /// The API's object for a value.
    static func object(for value: AnimationValue) -> Any {
        switch value {
        case .number(let n): return n
        case .discrete(let n): return n != 0
        case .point(let p): return p
        case .size(let s): return s
        case .rect(let r): return r
        case .transform(let m): return CATransform3D(m)
        case .color(let c):
            return CGColor(rgba: c)
        case .path(let path): return path ?? NSNull()
        case .colors(let colors): return colors.map(CGColor.init(rgba:))
        case .numbers(let numbers): return numbers.map { NSNumber(value: $0) }
        case .contents(let record): return record?.wholePixels.map { CGImage(pixelBuffer: $0) as Any } ?? NSNull()
        }
    }
}
