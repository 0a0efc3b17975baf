import CoreGraphics
import Foundation
import PorticoRenderModel

extension CAEmitterCell {
    static func namedDefault(_ key: String) -> Any? {
        switch key {
        case "enabled": true
        case "scale", "contentsScale": CGFloat(1)
        case "speed": Float(1)
        case "color": white
        case "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1)
        case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        default: nil
        }
    }

    /// The numbers by name: those of the record, and the timing's.
    private static let numbers: [String: WritableKeyPath<EmitterCellRecord, Double> & Sendable] = {
        var paths = Dictionary(uniqueKeysWithValues: EmitterCellRecord.fields.map { ($0.name, $0.path) })
        paths["contentsScale"] = \EmitterCellRecord.contentsScale
        paths["beginTime"] = \EmitterCellRecord.timing.beginTime
        paths["duration"] = \EmitterCellRecord.timing.duration
        paths["speed"] = \EmitterCellRecord.timing.speed
        paths["timeOffset"] = \EmitterCellRecord.timing.timeOffset
        paths["repeatCount"] = \EmitterCellRecord.timing.repeatCount
        paths["repeatDuration"] = \EmitterCellRecord.timing.repeatDuration
        return paths
    }()

    final func keyedValue(_ key: String) -> Any? {
        if let path = Self.numbers[key] { return values[keyPath: path] }
        switch key {
        case "name": return name
        case "enabled", "isEnabled": return isEnabled
        case "color": return color
        case "contents": return contents
        case "contentsRect": return contentsRect
        case "minificationFilter": return minificationFilter
        case "magnificationFilter": return magnificationFilter
        case "minificationFilterBias": return minificationFilterBias
        case "emitterCells": return emitterCells
        case "style": return style
        case "autoreverses": return autoreverses
        case "fillMode": return fillMode.rawValue
        default: return nil
        }
    }

    /// False for a key that is no property. nil sets the default.
    final func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
        let value = value ?? Self.namedDefault(key)
        if let path = Self.numbers[key] {
            values[keyPath: path] = value.flatMap(ValueCoding.number) ?? 0
            return true
        }
        switch key {
        case "name": name = value as? String
        case "enabled", "isEnabled": isEnabled = value.flatMap(ValueCoding.number).map { $0 != 0 } ?? isEnabled
        case "color": color = value as? CGColor
        case "contents": contents = value
        case "contentsRect": contentsRect = value.flatMap(ValueCoding.rect) ?? contentsRect
        case "minificationFilter": minificationFilter = value as? String ?? minificationFilter
        case "magnificationFilter": magnificationFilter = value as? String ?? magnificationFilter
        case "minificationFilterBias": minificationFilterBias = Float(value.flatMap(ValueCoding.number) ?? 0)
        case "emitterCells": emitterCells = value as? [CAEmitterCell]
        case "style": style = value as? [AnyHashable: Any]
        case "autoreverses": autoreverses = value.flatMap(ValueCoding.number).map { $0 != 0 } ?? false
        case "fillMode": fillMode = (value as? String).map(CAMediaTimingFillMode.init) ?? .removed
        default: return false
        }
        return true
    }

    final func differsFromDefault(_ key: String) -> Bool {
        guard let value = value(forKey: key) else { return false }
        if let number = ValueCoding.number(value) {
            return number != Self.namedDefault(key).flatMap(ValueCoding.number) ?? 0
        }
        if let color = value as? CGColor { return color != Self.white }
        if let rect = ValueCoding.rect(value) { return rect != CGRect(x: 0, y: 0, width: 1, height: 1) }
        if let string = value as? String { return string != Self.namedDefault(key) as? String }
        return true
    }

    // MARK: Archives

    /// Numbers, names, colour and cells; a picture is not written, as no image can be.
    final func encodeCell(_ coder: NSCoder) {
        for (key, path) in Self.numbers where differsFromDefault(key) {
            coder.encode(values[keyPath: path], forKey: key)
        }
        if let name { coder.encode(name as NSString, forKey: "name") }
        coder.encode(isEnabled, forKey: "enabled")
        let c = values.color
        coder.encode([c.x, c.y, c.z, c.w].map { NSNumber(value: $0) } as NSArray, forKey: "color")
        let r = contentsRect
        coder.encode(
            [r.minX, r.minY, r.width, r.height].map { NSNumber(value: $0) } as NSArray, forKey: "contentsRect")
        coder.encode(minificationFilter as NSString, forKey: "minificationFilter")
        coder.encode(magnificationFilter as NSString, forKey: "magnificationFilter")
        if let emitterCells { coder.encode(emitterCells as NSArray, forKey: "emitterCells") }
    }

    final func decodeCell(_ coder: NSCoder) {
        for (key, path) in Self.numbers where coder.containsValue(forKey: key) {
            values[keyPath: path] = coder.decodeDouble(forKey: key)
        }
        func string(_ key: String) -> String? {
            guard coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
        }
        func numbers(_ key: String) -> [Double]? {
            guard coder.containsValue(forKey: key) else { return nil }
            let all = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [Any]
            return all?.compactMap { ValueCoding.number($0) }
        }
        name = string("name")
        if coder.containsValue(forKey: "enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
        if let c = numbers("color"), c.count == 4 { color = CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]) }
        if let r = numbers("contentsRect"), r.count == 4 {
            contentsRect = CGRect(x: r[0], y: r[1], width: r[2], height: r[3])
        }
        if let filter = string("minificationFilter") { minificationFilter = filter }
        if let filter = string("magnificationFilter") { magnificationFilter = filter }
        guard coder.containsValue(forKey: "emitterCells") else { return }
        let cells = coder.decodeObject(of: [NSArray.self, CAEmitterCell.self], forKey: "emitterCells")
        emitterCells = cells as? [CAEmitterCell]
    }
}
