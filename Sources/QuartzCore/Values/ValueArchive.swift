import CoreGraphics
import Foundation
import PorticoRenderModel

/// Writes the `Any` values of layers and animations into a coder, and reads them back: numbers, text, geometry, colours, paths and lists
/// of those as property lists; objects that are `NSCoding` as themselves. What is none of these is left out, as on iOS.
enum ValueArchive {
    static func encode(_ value: Any?, _ coder: NSCoder, _ key: String) {
        guard let value else { return }
        if let list = propertyList(value) {
            coder.encode(list as NSDictionary, forKey: key)
        } else if let object = value as? any NSObject & NSCoding {
            coder.encode(object, forKey: key)
        }
    }

    static func decode(_ coder: NSCoder, _ key: String, allowing classes: [AnyClass] = []) -> Any? {
        guard coder.containsValue(forKey: key) else { return nil }
        let object = coder.decodeObject(
            of: [NSDictionary.self, NSArray.self, NSString.self, NSNumber.self] + classes, forKey: key)
        if let list = object as? [String: Any], list["portico"] != nil { return value(list) }
        return object
    }

    /// nil where nothing was written: asking for what is not there is an error.
    static func object(_ coder: NSCoder, _ key: String, _ classes: [AnyClass]) -> Any? {
        coder.containsValue(forKey: key) ? coder.decodeObject(of: classes, forKey: key) : nil
    }

    static func propertyList(_ value: Any) -> [String: Any]? {
        func numbers(_ kind: String, _ list: [Double]) -> [String: Any] { ["portico": kind, "v": list] }
        switch value {
        case let v as Bool where type(of: value) == Bool.self: return numbers("bool", [v ? 1 : 0])
        case let v as String: return ["portico": "text", "v": v]
        case let v as CGPoint: return numbers("point", [v.x, v.y])
        case let v as CGSize: return numbers("size", [v.width, v.height])
        case let v as CGRect: return numbers("rect", [v.origin.x, v.origin.y, v.size.width, v.size.height])
        case let v as CATransform3D: return numbers("transform", v.numbers)
        case let v as CGAffineTransform: return numbers("transform", CATransform3DMakeAffineTransform(v).numbers)
        case let v as CGColor:
            let c = v.rgba
            return numbers("color", [Double(c.x), Double(c.y), Double(c.z), Double(c.w)])
        case let v as CGPath: return ["portico": "path", "v": v.archived]
        case let v as [Any]:
            let parts = v.map { propertyList($0) }
            return parts.contains { $0 == nil } ? nil : ["portico": "list", "v": parts.map { $0! }]
        default:
            if let boxed = value as? NSValue, !(value is NSNumber) {
                if let rect = ValueCoding.rect(boxed) { return propertyList(rect) }
                if let point = ValueCoding.point(boxed) { return propertyList(point) }
                return ValueCoding.size(boxed).flatMap { propertyList($0) }
            }
            return ValueCoding.number(value).map { numbers("number", [$0]) }
        }
    }

    static func value(_ list: [String: Any]) -> Any? {
        let n = (list["v"] as? [Any])?.compactMap { ValueCoding.number($0) } ?? []
        switch (list["portico"] as? String, n.count) {
        case ("bool", 1): return n[0] != 0
        case ("number", 1): return n[0]
        case ("text", _): return list["v"] as? String
        case ("point", 2): return CGPoint(x: n[0], y: n[1])
        case ("size", 2): return CGSize(width: n[0], height: n[1])
        case ("rect", 4): return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        case ("transform", 16): return CATransform3D(numbers: n)
        case ("color", 4): return CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
        case ("path", _): return CGPath.unarchived(n)
        case ("list", _): return (list["v"] as? [[String: Any]])?.compactMap { value($0) }
        default: return nil
        }
    }
}

extension CATransform3D {
    var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    init(numbers n: [Double]) {
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}

extension CGPath {
    /// Each element's kind and points, in a row.
    fileprivate var archived: [Double] {
        var result: [Double] = []
        applyWithBlock { element in
            let count =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                default: 0
                }
            result.append(Double(element.pointee.type.rawValue))
            for i in 0..<count { result += [element.pointee.points[i].x, element.pointee.points[i].y] }
        }
        return result
    }

    fileprivate static func unarchived(_ n: [Double]) -> CGPath {
        let path = CGMutablePath()
        var i = 0
        func point() -> CGPoint {
            defer { i += 2 }
            return i + 1 < n.count ? CGPoint(x: n[i], y: n[i + 1]) : .zero
        }
        while i < n.count {
            let kind = CGPathElementType(rawValue: Int32(n[i]))
            i += 1
            switch kind {
            case .moveToPoint: path.move(to: point())
            case .addLineToPoint: path.addLine(to: point())
            case .addQuadCurveToPoint:
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case .addCurveToPoint:
                let (a, b) = (point(), point())
                path.addCurve(to: point(), control1: a, control2: b)
            default: path.closeSubpath()
            }
        }
        return path
    }
}
