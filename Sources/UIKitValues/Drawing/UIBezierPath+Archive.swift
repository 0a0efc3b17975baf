import CoreGraphics
import Foundation

/// Paths in keyed archives: the elements as numbers (which element, then its points), and the attributes.
///
/// - From: `UIBezierPath.encode(with:)`, `UIBezierPath.init(coder:)`
extension UIBezierPath {
    func archive(_ coder: NSCoder) {
        var numbers: [Double] = []
        func put(_ kind: CGPathElementType, _ points: CGPoint...) {
            numbers.append(Double(kind.rawValue))
            for point in points { numbers += [Double(point.x), Double(point.y)] }
        }
        for element in cgPath.elements {
            switch element {
            case .move(let point): put(.moveToPoint, point)
            case .line(let point): put(.addLineToPoint, point)
            case .quad(let control, let end): put(.addQuadCurveToPoint, control, end)
            case .curve(let control1, let control2, let end): put(.addCurveToPoint, control1, control2, end)
            case .close: put(.closeSubpath)
            }
        }
        coder.encode(Self.data(numbers) as NSData, forKey: "UIBezierPathCGPathDataKey")
        coder.encode(Double(lineWidth), forKey: "UIBezierPathLineWidthKey")
        coder.encode(Int(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyleKey")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyleKey")
        coder.encode(Double(miterLimit), forKey: "UIBezierPathMiterLimitKey")
        coder.encode(Double(flatness), forKey: "UIBezierPathFlatnessKey")
        coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
        guard !dash.lengths.isEmpty else { return }
        coder.encode(Self.data(dash.lengths.map { Double($0) }) as NSData, forKey: "UIBezierPathLineDashPatternKey")
        coder.encode(Double(dash.phase), forKey: "UIBezierPathLineDashPhaseKey")
    }

    /// False where the archive holds no path.
    func unarchive(_ coder: NSCoder) -> Bool {
        guard let numbers = Self.numbers(coder, "UIBezierPathCGPathDataKey"), let path = Self.path(numbers) else {
            return false
        }
        cgPath = path
        lineWidth = CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineWidthKey"))
        lineCapStyle =
            CGLineCap(rawValue: Int32(clamping: coder.decodeInteger(forKey: "UIBezierPathLineCapStyleKey"))) ?? .butt
        lineJoinStyle =
            CGLineJoin(rawValue: Int32(clamping: coder.decodeInteger(forKey: "UIBezierPathLineJoinStyleKey"))) ?? .miter
        miterLimit = CGFloat(coder.decodeDouble(forKey: "UIBezierPathMiterLimitKey"))
        flatness = CGFloat(coder.decodeDouble(forKey: "UIBezierPathFlatnessKey"))
        usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
        if let lengths = Self.numbers(coder, "UIBezierPathLineDashPatternKey") {
            dash = (lengths.map { CGFloat($0) }, CGFloat(coder.decodeDouble(forKey: "UIBezierPathLineDashPhaseKey")))
        }
        return true
    }

    private static func data(_ numbers: [Double]) -> Data { numbers.withUnsafeBytes { Data($0) } }

    private static func numbers(_ coder: NSCoder, _ key: String) -> [Double]? {
        guard let data = coder.presentObject(NSData.self, key).map({ Data(referencing: $0) }), data.count % 8 == 0
        else {
            return nil
        }
        var numbers = [Double](repeating: 0, count: data.count / 8)
        _ = numbers.withUnsafeMutableBytes { data.copyBytes(to: $0) }
        return numbers
    }

    /// Nil where the numbers are no path: it begins with a point to move to, and no element lacks points.
    private static func path(_ numbers: [Double]) -> CGPath? {
        let path = CGMutablePath()
        var index = 0
        while index < numbers.count {
            guard let kind = Int32(exactly: numbers[index]).flatMap(CGPathElementType.init(rawValue:)) else {
                return nil
            }
            let rest = numbers[(index + 1)...].prefix(2 * kind.pointsOfElement).map { CGFloat($0) }
            guard rest.count == 2 * kind.pointsOfElement, kind == .moveToPoint || !path.isEmpty else { return nil }
            func point(_ number: Int) -> CGPoint { CGPoint(x: rest[2 * number], y: rest[2 * number + 1]) }
            switch kind {
            case .moveToPoint: path.move(to: point(0))
            case .addLineToPoint: path.addLine(to: point(0))
            case .addQuadCurveToPoint: path.addQuadCurve(to: point(1), control: point(0))
            case .addCurveToPoint: path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case .closeSubpath: path.closeSubpath()
            }
            index += 1 + rest.count
        }
        return path
    }
}

extension CGPathElementType {
    fileprivate var pointsOfElement: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
