import Foundation

extension LayerProperties {
    /// Where the layer is, and every value that is not its default: a line of a printed tree.
    package var summary: String {
        var words = ["bounds \(Self.text(bounds))", "position \(Self.text(position))"]
        let plain = LayerProperties()
        func add(_ name: String, _ value: String, if isSet: Bool) { if isSet { words.append("\(name) \(value)") } }
        func add(_ name: String, _ isSet: Bool) { if isSet { words.append(name) } }
        add("anchorPoint", Self.text(anchorPoint), if: anchorPoint != plain.anchorPoint)
        add("zPosition", Self.text(zPosition), if: zPosition != 0)
        add("transform", Self.text(transform), if: !transform.isIdentity)
        add("hidden", isHidden)
        add("opacity", Self.text(Double(opacity)), if: opacity != 1)
        add("backgroundColor", Self.text(backgroundColor), if: backgroundColor.w > 0)
        add("cornerRadius", Self.text(cornerRadius), if: cornerRadius != 0)
        add("continuousCorners", hasContinuousCorners)
        add("maskedCorners", String(maskedCorners, radix: 2), if: maskedCorners != 15)
        add(
            "border", "\(Self.text(borderWidth)) \(Self.text(borderColor))",
            if: borderWidth != 0 && borderColor.w > 0)
        add("masksToBounds", masksToBounds)
        if let contents {
            add("contents", "\(contents.width)x\(contents.height)", if: true)
            add("contentsScale", Self.text(contentsScale), if: contentsScale != 1)
            add("contentsGravity", "\(contentsGravity)", if: contentsGravity != .resize)
        }
        add("geometryFlipped", isGeometryFlipped)
        add("singleSided", !isDoubleSided)
        add("shouldRasterize", shouldRasterize)
        add("ungroupedOpacity", !allowsGroupOpacity)
        add("mask", "\(mask)", if: !mask.isNone)
        if let extras = extrasBox?.value { words += extras.words }
        return words.joined(separator: " ")
    }

    /// To a thousandth, without needless zeros.
    static func text(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int64(rounded)) : String(rounded)
    }

    static func text(_ p: CGPoint) -> String { "\(text(p.x)),\(text(p.y))" }
    static func text(_ r: CGRect) -> String {
        "\(text(r.origin.x)),\(text(r.origin.y)) \(text(r.size.width))x\(text(r.size.height))"
    }

    static func text(_ c: RGBA) -> String {
        let digits = (0..<4).map { i in
            let byte = Int((max(0, min(1, c[i])) * 255).rounded())
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }

    static func text(_ m: Matrix4) -> String {
        let numbers =
            m.isAffine
            ? [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42]
            : [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42,
                m.m43, m.m44,
            ]
        return "[" + numbers.map { text($0) }.joined(separator: " ") + "]"
    }
}

extension LayerExtras {
    fileprivate var words: [String] {
        var words: [String] = []
        typealias P = LayerProperties
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        if anchorPointZ != 0 { words.append("anchorPointZ \(P.text(anchorPointZ))") }
        if !sublayerTransform.isIdentity { words.append("sublayerTransform \(P.text(sublayerTransform))") }
        if contentsRect != unit { words.append("contentsRect \(P.text(contentsRect))") }
        if contentsCenter != unit { words.append("contentsCenter \(P.text(contentsCenter))") }
        if shadowOpacity > 0 {
            words.append(
                "shadow \(P.text(shadowColor)) \(P.text(Double(shadowOpacity))) radius \(P.text(shadowRadius)) offset "
                    + "\(P.text(shadowOffset.width)),\(P.text(shadowOffset.height))"
                    + (shadowPath == nil ? "" : " path"))
        }
        if rasterizationScale != 1 { words.append("rasterizationScale \(P.text(rasterizationScale))") }
        if timing != nil { words.append("timing") }
        switch payload {
        case .none: break
        case .transform: words.append("transformLayer")
        default: words.append(String(describing: payload).prefix { $0 != "(" }.description + "Layer")
        }
        return words
    }
}
