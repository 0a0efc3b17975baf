import Foundation

/// What an animation's key path names: a property, or one number inside it (`position.x`, `transform.rotation.z`).
package struct AnimatedProperty: Sendable, Hashable {
    package enum Component: UInt8, Sendable {
        case whole
        case x, y, width, height
        case originX, originY, origin, size
        case rotationX, rotationY, rotationZ
        case scale, scaleXY, scaleX, scaleY, scaleZ
        case translation, translationX, translationY, translationZ
        /// One of a list of numbers: `element` says which.
        case element
    }

    package var property: LayerProperty
    package var component: Component
    package var element: UInt16 = 0

    package init(_ property: LayerProperty, _ component: Component = .whole) {
        self.property = property
        self.component = component
    }

    /// One number of a property that is a list of them.
    package init(_ property: LayerProperty, element: Int) {
        self.init(property, .element)
        self.element = UInt16(clamping: element)
    }

    /// Reads "bounds.size.width", "transform.rotation", … of a plain layer; nil for what cannot be animated by key path.
    package init?(keyPath: String) {
        if let property = LayerProperty.named[keyPath] {
            self.init(property)
            return
        }
        guard let dot = keyPath.firstIndex(of: "."), let property = LayerProperty.named[String(keyPath[..<dot])],
            let kind = LayerProperties().value(of: property)?.kind
        else { return nil }
        self.init(property, part: keyPath[keyPath.index(after: dot)...], of: kind)
    }

    /// A part of a property whose values are of that kind: "x", "size.width", "rotation.z"; nil where it has no such part.
    package init?(_ property: LayerProperty, part: Substring, of kind: AnimationValue.Kind) {
        let component: Component
        switch (kind, part) {
        case (.point, "x"): component = .x
        case (.point, "y"): component = .y
        case (.size, "width"), (.rect, "size.width"): component = .width
        case (.size, "height"), (.rect, "size.height"): component = .height
        case (.rect, "origin"): component = .origin
        case (.rect, "origin.x"): component = .originX
        case (.rect, "origin.y"): component = .originY
        case (.rect, "size"): component = .size
        case (.transform, "rotation"), (.transform, "rotation.z"): component = .rotationZ
        case (.transform, "rotation.x"): component = .rotationX
        case (.transform, "rotation.y"): component = .rotationY
        case (.transform, "scale"): component = .scale
        case (.transform, "scale.xy"): component = .scaleXY
        case (.transform, "scale.x"): component = .scaleX
        case (.transform, "scale.y"): component = .scaleY
        case (.transform, "scale.z"): component = .scaleZ
        case (.transform, "translation"): component = .translation
        case (.transform, "translation.x"): component = .translationX
        case (.transform, "translation.y"): component = .translationY
        case (.transform, "translation.z"): component = .translationZ
        default: return nil
        }
        self.init(property, component)
    }
}

extension LayerProperty {
    /// By the name that key paths use. Only the properties of plain layers: a class's own bits have names of their own.
    package static let named: [String: LayerProperty] = {
        var names: [String: LayerProperty] = [:]
        for property in allCases where property.rawValue < LayerProperty.sublayers.rawValue {
            names[String(describing: property)] = property
        }
        names["hidden"] = .isHidden
        names["doubleSided"] = .isDoubleSided
        names["geometryFlipped"] = .isGeometryFlipped
        names["opaque"] = .isOpaque
        return names
    }()
}

extension AnimatedProperty {
    /// One number or part of `value`.
    package func part(of value: AnimationValue) -> AnimationValue? {
        switch (component, value) {
        case (.whole, _): return value
        case (.x, .point(let p)): return .number(p.x)
        case (.y, .point(let p)): return .number(p.y)
        case (.width, .size(let s)): return .number(s.width)
        case (.height, .size(let s)): return .number(s.height)
        case (.width, .rect(let r)): return .number(r.size.width)
        case (.height, .rect(let r)): return .number(r.size.height)
        case (.originX, .rect(let r)): return .number(r.origin.x)
        case (.originY, .rect(let r)): return .number(r.origin.y)
        case (.origin, .rect(let r)): return .point(r.origin)
        case (.size, .rect(let r)): return .size(r.size)
        case (.element, .numbers(let all)):
            return all.indices.contains(Int(element)) ? .number(all[Int(element)]) : nil
        case (_, .transform(let m)):
            switch component {
            case .translationX: return .number(m.m41)
            case .translationY: return .number(m.m42)
            case .translationZ: return .number(m.m43)
            case .translation: return .size(CGSize(width: m.m41, height: m.m42))
            default: break
            }
            guard let parts = TransformComponents(m) else { return .number(0) }
            switch component {
            case .rotationX: return .number(parts.eulerAngles.x)
            case .rotationY: return .number(parts.eulerAngles.y)
            case .rotationZ: return .number(parts.eulerAngles.z)
            case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
            case .scaleXY: return .number((parts.scale.x + parts.scale.y) / 2)
            case .scaleX: return .number(parts.scale.x)
            case .scaleY: return .number(parts.scale.y)
            case .scaleZ: return .number(parts.scale.z)
            default: return nil
            }
        default: return nil
        }
    }

    /// `value` with that part replaced; nil where `part` is of the wrong kind.
    package func replacing(in value: AnimationValue, with part: AnimationValue) -> AnimationValue? {
        switch (component, value, part) {
        case (.whole, _, _): return part
        case (.x, .point(let p), .number(let n)): return .point(CGPoint(x: n, y: p.y))
        case (.y, .point(let p), .number(let n)): return .point(CGPoint(x: p.x, y: n))
        case (.width, .size(let s), .number(let n)): return .size(CGSize(width: n, height: s.height))
        case (.height, .size(let s), .number(let n)): return .size(CGSize(width: s.width, height: n))
        case (_, .rect(var r), _):
            switch (component, part) {
            case (.width, .number(let n)): r.size.width = n
            case (.height, .number(let n)): r.size.height = n
            case (.originX, .number(let n)): r.origin.x = n
            case (.originY, .number(let n)): r.origin.y = n
            case (.origin, .point(let p)): r.origin = p
            case (.size, .size(let s)): r.size = s
            default: return nil
            }
            return .rect(r)
        case (.element, .numbers(var all), .number(let n)):
            guard all.indices.contains(Int(element)) else { return nil }
            all[Int(element)] = n
            return .numbers(all)
        case (_, .transform(var m), _):
            switch (component, part) {
            case (.translation, .size(let s)): (m.m41, m.m42) = (s.width, s.height)
            case (.translation, .point(let p)): (m.m41, m.m42) = (p.x, p.y)
            case (_, .number(let n)): return .transform(Self.replacing(component, in: m, with: n))
            default: return nil
            }
            return .transform(m)
        default: return nil
        }
    }

    /// One number of a transform replaced.
    static func replacing(_ component: Component, in m: Matrix4, with n: Double) -> Matrix4 {
        var moved = m
        switch component {
        case .translationX:
            moved.m41 = n
            return moved
        case .translationY:
            moved.m42 = n
            return moved
        case .translationZ:
            moved.m43 = n
            return moved
        default: break
        }
        if m.isIdentity {
            switch component {
            case .rotationX: return .rotation(n, x: 1, y: 0, z: 0)
            case .rotationY: return .rotation(n, x: 0, y: 1, z: 0)
            case .rotationZ: return .rotation(n, x: 0, y: 0, z: 1)
            case .scale: return .scale(n, n, n)
            case .scaleXY: return .scale(n, n, 1)
            default: break
            }
        }
        var parts = TransformComponents(m) ?? TransformComponents()
        switch component {
        case .rotationX: parts.eulerAngles.x = n
        case .rotationY: parts.eulerAngles.y = n
        case .rotationZ: parts.eulerAngles.z = n
        case .scale: parts.scale = SIMD3(n, n, n)
        case .scaleXY: (parts.scale.x, parts.scale.y) = (n, n)
        case .scaleX: parts.scale.x = n
        case .scaleY: parts.scale.y = n
        case .scaleZ: parts.scale.z = n
        default: break
        }
        return parts.matrix
    }
}
