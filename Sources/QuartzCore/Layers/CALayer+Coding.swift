import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

// Archives: a layer is a key-value container, and is written as one.
extension CALayer {
    /// Always written: on iOS an app's Info.plist gives them their value.
    private static let alwaysArchived: Set<String> = ["allowsEdgeAntialiasing", "allowsGroupOpacity"]
    private static let others = ["name", "style", "needsDisplayOnBoundsChange"]
    private static let times = [
        "beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration", "autoreverses", "fillMode",
    ]

    final func differsFromDefault(_ key: String) -> Bool {
        if Self.alwaysArchived.contains(key) || cold?.values[key] != nil { return true }
        switch key {
        case "mask": return mask != nil
        case "sublayers": return !storedSublayers.isEmpty
        case "contents": return storedContents != nil && !state.contains(.hasBackingStore)
        case "name": return name != nil
        case "style": return style != nil
        case "needsDisplayOnBoundsChange": return needsDisplayOnBoundsChange
        case _ where Self.times.contains(key):
            guard let value = value(forKey: key), properties.extrasBox?.value.timing != nil else { return false }
            let standard = CALayer().value(forKey: key)
            return !Self.same(value, standard)
        default: break
        }
        guard let row = propertyTable.row(named: key), let value = value(forKey: row.name) else { return false }
        return !Self.same(value, row.defaultValue)
    }

    private static func same(_ a: Any, _ b: Any?) -> Bool {
        guard let b else { return false }
        func plain(_ value: Any) -> Any { (value as? any RawRepresentable).map { $0.rawValue } ?? value }
        guard let x = ValueArchive.propertyList(plain(a)), let y = ValueArchive.propertyList(plain(b)) else {
            return false
        }
        return NSDictionary(dictionary: x).isEqual(to: y)
    }

    final func encodeValues(to coder: NSCoder) {
        let own = (cold?.values.keys.sorted() ?? []).filter { shouldArchiveValue(forKey: $0) }
        for row in propertyTable.rows
        where row.property != .timing && row.property != .sublayers && row.property != .mask {
            if shouldArchiveValue(forKey: row.name) { ValueArchive.encode(value(forKey: row.name), coder, row.name) }
        }
        for key in Self.others + Self.times + own where shouldArchiveValue(forKey: key) {
            ValueArchive.encode(value(forKey: key), coder, key)
        }
        coder.encode(own as NSArray, forKey: "portico.keys")
        DeepStack.run {
            if shouldArchiveValue(forKey: "mask"), let mask { coder.encode(mask, forKey: "mask") }
            if shouldArchiveValue(forKey: "sublayers") { coder.encode(storedSublayers as NSArray, forKey: "sublayers") }
        }
    }

    final func decodeProperties(_ coder: NSCoder) {
        let own = ValueArchive.object(coder, "portico.keys", [NSArray.self, NSString.self]) as? [String] ?? []
        for key in propertyTable.names + Self.others + Self.times + own
        where !["sublayers", "mask", "timing"].contains(key) {
            if let value = ValueArchive.decode(coder, key) { setKeyedValue(value, key) }
        }
        mask = ValueArchive.object(coder, "mask", [CALayer.self]) as? CALayer
        let below = ValueArchive.object(coder, "sublayers", [NSArray.self, CALayer.self]) as? [CALayer] ?? []
        for layer in below { addSublayer(layer) }
    }
}
