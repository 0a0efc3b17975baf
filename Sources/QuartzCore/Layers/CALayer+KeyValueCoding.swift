import CoreGraphics
import Foundation
import PorticoRenderModel

// Key-value coding: every property by its name, parts of geometry by key path, and any other key as a store: a layer is a
// container.
extension CALayer {
    final func keyedValue(_ key: String) -> Any? {
        switch key {
        case "bounds": return bounds
        case "position": return position
        case "frame": return frame
        case "anchorPoint": return anchorPoint
        case "zPosition": return zPosition
        case "anchorPointZ": return anchorPointZ
        case "transform": return transform
        case "sublayerTransform": return sublayerTransform
        case "hidden", "isHidden": return isHidden
        case "opacity": return opacity
        case "masksToBounds": return masksToBounds
        case "mask": return mask
        case "doubleSided", "isDoubleSided": return isDoubleSided
        case "geometryFlipped", "isGeometryFlipped": return isGeometryFlipped
        case "backgroundColor": return backgroundColor
        case "cornerRadius": return cornerRadius
        case "maskedCorners": return maskedCorners.rawValue
        case "cornerCurve": return cornerCurve.rawValue
        case "borderWidth": return borderWidth
        case "borderColor": return borderColor
        case "shadowColor": return shadowColor
        case "shadowOpacity": return shadowOpacity
        case "shadowOffset": return shadowOffset
        case "shadowRadius": return shadowRadius
        case "shadowPath": return shadowPath
        case "contents": return contents
        case "contentsScale": return contentsScale
        case "contentsGravity": return contentsGravity.rawValue
        case "contentsRect": return contentsRect
        case "contentsCenter": return contentsCenter
        case "contentsFormat": return contentsFormat.rawValue
        case "minificationFilter": return minificationFilter.rawValue
        case "magnificationFilter": return magnificationFilter.rawValue
        case "minificationFilterBias": return minificationFilterBias
        case "opaque", "isOpaque": return isOpaque
        case "allowsGroupOpacity": return allowsGroupOpacity
        case "allowsEdgeAntialiasing": return allowsEdgeAntialiasing
        case "edgeAntialiasingMask": return edgeAntialiasingMask.rawValue
        case "shouldRasterize": return shouldRasterize
        case "rasterizationScale": return rasterizationScale
        case "drawsAsynchronously": return drawsAsynchronously
        case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
        case "filters": return filters
        case "backgroundFilters": return backgroundFilters
        case "compositingFilter": return compositingFilter
        case "sublayers": return sublayers
        case "superlayer": return superlayer
        case "visibleRect": return visibleRect
        case "name": return name
        case "actions": return actions
        case "style": return style
        case "delegate": return delegate
        case "beginTime": return beginTime
        case "duration": return duration
        case "speed": return speed
        case "timeOffset": return timeOffset
        case "repeatCount": return repeatCount
        case "repeatDuration": return repeatDuration
        case "autoreverses": return autoreverses
        case "fillMode": return fillMode.rawValue
        default:
            if let access = propertyTable.row(named: key)?.access { return access.get(self) }
            if let value = TransactionLock.with({ cold?.values[key] }) { return value }
            if let value = styled(key) { return value }
            return type(of: self).defaultValue(forKey: key)
        }
    }

    private func styled(_ key: String) -> Any? {
        var style = self.style
        while let current = style {
            if let value = current[key] { return value }
            style = current["style"] as? [AnyHashable: Any]
        }
        return nil
    }

    /// nil sets a property to its default.
    final func setKeyedValue(_ value: Any?, _ key: String) {
        let value = value is NSNull ? nil : value
        guard isPropertyKey(key) else { return storeOwnValue(value, key) }
        if let access = propertyTable.row(named: key)?.access {
            return access.set(self, value ?? type(of: self).defaultValue(forKey: key))
        }
        guard let value = value ?? type(of: self).defaultValue(forKey: key) else {
            clearValue(key)
            return
        }
        if let n = ValueCoding.number(value), setNumber(n, key) { return }
        switch key {
        case "bounds": ValueCoding.rect(value).map { bounds = $0 }
        case "frame": ValueCoding.rect(value).map { frame = $0 }
        case "position": ValueCoding.point(value).map { position = $0 }
        case "anchorPoint": ValueCoding.point(value).map { anchorPoint = $0 }
        case "transform": ValueCoding.transform(value).map { transform = $0 }
        case "sublayerTransform": ValueCoding.transform(value).map { sublayerTransform = $0 }
        case "mask": mask = value as? CALayer
        case "backgroundColor": backgroundColor = value as? CGColor
        case "borderColor": borderColor = value as? CGColor
        case "shadowColor": shadowColor = value as? CGColor
        case "shadowOffset": ValueCoding.size(value).map { shadowOffset = $0 }
        case "shadowPath": shadowPath = value as? CGPath
        case "contents": contents = value
        case "contentsRect": ValueCoding.rect(value).map { contentsRect = $0 }
        case "contentsCenter": ValueCoding.rect(value).map { contentsCenter = $0 }
        case "filters": filters = value as? [Any]
        case "backgroundFilters": backgroundFilters = value as? [Any]
        case "compositingFilter": compositingFilter = value
        case "sublayers": sublayers = value as? [CALayer]
        case "name": name = value as? String
        case "actions": actions = value as? [String: any CAAction]
        case "style": style = value as? [AnyHashable: Any]
        case "delegate": delegate = value as? any CALayerDelegate
        default: setNamed(value, key)
        }
    }

    /// A key that is no property: an `@NSManaged` one of a subclass, or just something to remember.
    private func storeOwnValue(_ value: Any?, _ key: String) {
        var action: (any CAAction)?
        let asks = TransactionLock.with { mayAnswerActions && !state.contains(.isPresentation) }
        if asks, !TransactionThread.current.top.disablesActions { action = self.action(forKey: key) }
        TransactionLock.with { coldStorage.values[key] = value }
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
    }

    private func setNumber(_ n: Double, _ key: String) -> Bool {
        switch key {
        case "zPosition": zPosition = n
        case "anchorPointZ": anchorPointZ = n
        case "hidden", "isHidden": isHidden = n != 0
        case "opacity": opacity = Float(n)
        case "masksToBounds": masksToBounds = n != 0
        case "doubleSided", "isDoubleSided": isDoubleSided = n != 0
        case "geometryFlipped", "isGeometryFlipped": isGeometryFlipped = n != 0
        case "cornerRadius": cornerRadius = n
        case "maskedCorners": maskedCorners = CACornerMask(rawValue: UInt(max(n, 0)))
        case "borderWidth": borderWidth = n
        case "shadowOpacity": shadowOpacity = Float(n)
        case "shadowRadius": shadowRadius = n
        case "contentsScale": contentsScale = n
        case "minificationFilterBias": minificationFilterBias = Float(n)
        case "opaque", "isOpaque": isOpaque = n != 0
        case "allowsGroupOpacity": allowsGroupOpacity = n != 0
        case "allowsEdgeAntialiasing": allowsEdgeAntialiasing = n != 0
        case "edgeAntialiasingMask": edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: UInt32(max(n, 0)))
        case "shouldRasterize": shouldRasterize = n != 0
        case "rasterizationScale": rasterizationScale = n
        case "drawsAsynchronously": drawsAsynchronously = n != 0
        case "needsDisplayOnBoundsChange": needsDisplayOnBoundsChange = n != 0
        case "beginTime": beginTime = n
        case "duration": duration = n
        case "speed": speed = Float(n)
        case "timeOffset": timeOffset = n
        case "repeatCount": repeatCount = Float(n)
        case "repeatDuration": repeatDuration = n
        case "autoreverses": autoreverses = n != 0
        default: return false
        }
        return true
    }

    /// Constants, as themselves or as their raw strings.
    private func setNamed(_ value: Any, _ key: String) {
        switch (key, value) {
        case ("contentsGravity", let v as CALayerContentsGravity): contentsGravity = v
        case ("contentsGravity", let v as String): contentsGravity = CALayerContentsGravity(rawValue: v)
        case ("contentsFormat", let v as CALayerContentsFormat): contentsFormat = v
        case ("contentsFormat", let v as String): contentsFormat = CALayerContentsFormat(rawValue: v)
        case ("minificationFilter", let v as CALayerContentsFilter): minificationFilter = v
        case ("minificationFilter", let v as String): minificationFilter = CALayerContentsFilter(rawValue: v)
        case ("magnificationFilter", let v as CALayerContentsFilter): magnificationFilter = v
        case ("magnificationFilter", let v as String): magnificationFilter = CALayerContentsFilter(rawValue: v)
        case ("cornerCurve", let v as CALayerCornerCurve): cornerCurve = v
        case ("cornerCurve", let v as String): cornerCurve = CALayerCornerCurve(rawValue: v)
        case ("maskedCorners", let v as CACornerMask): maskedCorners = v
        case ("edgeAntialiasingMask", let v as CAEdgeAntialiasingMask): edgeAntialiasingMask = v
        case ("fillMode", let v as CAMediaTimingFillMode): fillMode = v
        case ("fillMode", let v as String): fillMode = CAMediaTimingFillMode(rawValue: v)
        default: break
        }
    }

    private func clearValue(_ key: String) {
        switch key {
        case "backgroundColor": backgroundColor = nil
        case "borderColor": borderColor = nil
        case "shadowColor": shadowColor = nil
        case "shadowPath": shadowPath = nil
        case "contents": contents = nil
        case "mask": mask = nil
        case "sublayers": sublayers = nil
        case "name": name = nil
        case "actions": actions = nil
        case "style": style = nil
        case "delegate": delegate = nil
        case "filters": filters = nil
        case "backgroundFilters": backgroundFilters = nil
        case "compositingFilter": compositingFilter = nil
        default: break
        }
    }

    private static let otherKeys: Set<String> = [
        "frame", "name", "actions", "style", "delegate", "needsDisplayOnBoundsChange", "beginTime", "duration", "speed",
        "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
    ]

    private func isPropertyKey(_ key: String) -> Bool {
        propertyTable.row(named: key) != nil || Self.otherKeys.contains(key)
    }

    // MARK: Key paths

    final func keyedValue(path: String) -> Any? {
        if let property = propertyTable.animatedProperty(keyPath: path), property.component != .whole,
            let whole = properties.value(of: property.property)
        {
            return property.part(of: whole).map { ValueCoding.object(for: $0) }
        }
        guard let dot = path.firstIndex(of: ".") else { return value(forKey: path) }
        let first = String(path[..<dot]), rest = String(path[path.index(after: dot)...])
        if first == "frame" {
            return AnimatedProperty(keyPath: "bounds." + rest)?.part(of: .rect(frame)).map {
                ValueCoding.object(for: $0)
            }
        }
        // "animations.KEY.duration" is not readable on iOS either; layers below are.
        return (value(forKey: first) as? CALayer)?.value(forKeyPath: rest)
    }

    final func setKeyedValue(_ value: Any?, path: String) {
        if let property = propertyTable.animatedProperty(keyPath: path), property.component != .whole,
            let whole = properties.value(of: property.property)
        {
            let part = value.flatMap { ValueCoding.animationValue($0, like: property, in: properties) } ?? .number(0)
            guard let new = property.replacing(in: whole, with: part) else { return }
            setValue(ValueCoding.object(for: new), forKey: propertyTable.names[property.property.index])
            return
        }
        guard let dot = path.firstIndex(of: ".") else { return setValue(value, forKey: path) }
        let first = String(path[..<dot]), rest = String(path[path.index(after: dot)...])
        if first == "frame", let property = AnimatedProperty(keyPath: "bounds." + rest), let value,
            let part = ValueCoding.animationValue(value, like: property, in: properties),
            case .rect(let new)? = property.replacing(in: .rect(frame), with: part)
        {
            frame = new
            return
        }
        (self.value(forKey: first) as? CALayer)?.setValue(value, forKeyPath: rest)
    }
}

extension CALayer {
    /// The property that a key path of an animation names on this layer.
    package final func animatedProperty(forKeyPath path: String) -> AnimatedProperty? {
        propertyTable.animatedProperty(keyPath: path) ?? specificAnimatedProperty(forKeyPath: path)
    }
}
