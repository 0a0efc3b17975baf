import Foundation
import UIKit

/// A keyed archive's values, at the object that is being read.
final class SceneCoder: NSCoder {
    private let objects: [Any]
    private var stack: [[String: Any]] = []
    private var made: [Int: Any] = [:]
    private var open: Set<Int> = []
    private let root: Int
    private var asked: SKNode.Type?

    /// Objects in objects, at most so deep.
    private static let deepest = 200

    init(_ objects: [Any], at root: Int) {
        self.objects = objects
        self.root = root
        super.init()
    }

    static func reference(_ value: Any?) -> Int? {
        guard let number = (value as? [String: Any])?["CF$UID"] as? NSNumber, number.intValue >= 0 else { return nil }
        return number.intValue
    }

    /// The file's root: of the class that the editor noted, else of the one that was asked for, if it is a class of what was saved.
    @MainActor func rootObject(orOf type: SKNode.Type) -> Any? {
        asked = type
        return object(at: root)
    }

    // MARK: Values

    private func raw(_ key: String) -> Any? {
        guard let value = stack.last?[key] else { return nil }
        guard let index = Self.reference(value) else { return value }
        return index > 0 && index < objects.count ? objects[index] : nil
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { raw(key) != nil }
    override func decodeBool(forKey key: String) -> Bool {
        (raw(key) as? NSNumber)?.boolValue ?? (raw(key) as? Bool) ?? false
    }
    override func decodeInteger(forKey key: String) -> Int { (raw(key) as? NSNumber)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
    override func decodeDouble(forKey key: String) -> Double { (raw(key) as? NSNumber)?.doubleValue ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeObject(forKey key: String) -> Any? {
        guard let value = stack.last?[key] else { return nil }
        // Nodes are the main thread's, and so is whoever reads them.
        nonisolated(unsafe) let (coder, found) = (self, value)
        nonisolated(unsafe) var object: Any?
        MainActor.assumeIsolated { object = coder.object(of: found) }
        return object
    }

    // MARK: Objects

    @MainActor private func object(of value: Any) -> Any? {
        guard let index = Self.reference(value) else { return value }
        return object(at: index)
    }

    @MainActor private func object(at index: Int) -> Any? {
        guard index > 0, index < objects.count else { return nil }
        if let known = made[index] { return known }
        // An object that holds itself isn't whole yet.
        guard stack.count < Self.deepest, open.insert(index).inserted else { return nil }
        defer { open.remove(index) }
        guard let values = objects[index] as? [String: Any], let name = className(of: values) else {
            return objects[index]
        }
        stack.append(values)
        defer { stack.removeLast() }
        let object = make(name, values)
        made[index] = object
        return object
    }

    @MainActor private func make(_ name: String, _ values: [String: Any]) -> Any? {
        switch name {
        case "NSArray", "NSMutableArray", "NSSet", "NSMutableSet": return list(values["NS.objects"])
        case "NSDictionary", "NSMutableDictionary": return dictionary(values)
        case "NSString", "NSMutableString": return raw("NS.string") as? String
        case "NSData", "NSMutableData": return raw("NS.data")
        case "NSValue", "NSConcreteValue":
            return raw("NS.pointval") ?? raw("NS.sizeval") ?? raw("NS.rectval")
        case "NSColor", "UIColor": return ArchivedColor.read(values, raw)
        case "SKTexture": return texture()
        case "SKKeyframeSequence": return SKKeyframeSequence(coder: self)
        case "PKPhysicsBody", "SKPhysicsBody": return ArchivedBody.read(self)
        case "NSAttributedString", "NSMutableAttributedString":
            return (raw("NSString") as? String).map { NSAttributedString(string: $0) }
        default:
            let (own, isRoot) = (ownClassName(of: values), stack.count == 1)
            return node(name, own, isRoot)
        }
    }

    @MainActor private func node(_ name: String, _ own: String?, _ isRoot: Bool) -> SKNode? {
        guard let saved = SceneArchive.nodeClass(named: name) else { return nil }
        var type = own.flatMap { SceneArchive.nodeClass(named: $0) } ?? saved
        if isRoot, type == saved, let asked, asked.isSubclass(of: saved) { type = asked }
        return type.init(coder: self)
    }

    @MainActor private func list(_ value: Any?) -> [Any] { (value as? [Any] ?? []).compactMap { object(of: $0) } }

    @MainActor private func dictionary(_ values: [String: Any]) -> [String: Any] {
        let keys = values["NS.keys"] as? [Any] ?? [], entries = values["NS.objects"] as? [Any] ?? []
        var found: [String: Any] = [:]
        for (key, entry) in zip(keys, entries) {
            if let key = object(of: key) as? String, let entry = object(of: entry) { found[key] = entry }
        }
        return found
    }

    private func texture() -> SKTexture? {
        guard let name = raw("_imgName") as? String, !name.isEmpty else { return nil }
        let texture = SKTexture(imageNamed: name)
        if containsValue(forKey: "_filteringMode") {
            texture.filteringMode = SKTextureFilteringMode(rawValue: decodeInteger(forKey: "_filteringMode")) ?? .linear
        }
        return texture
    }

    // MARK: Classes

    private func className(of values: [String: Any]) -> String? {
        guard let index = Self.reference(values["$class"]), index < objects.count else { return nil }
        return (objects[index] as? [String: Any])?["$classname"] as? String
    }

    /// The app's class, which the scene editor keeps in the node's notes.
    private func ownClassName(of values: [String: Any]) -> String? {
        guard let index = Self.reference(values["_info"]), index < objects.count,
            let info = objects[index] as? [String: Any],
            let keys = info["NS.keys"] as? [Any], let entries = info["NS.objects"] as? [Any]
        else { return nil }
        for (key, entry) in zip(keys, entries) {
            guard let place = Self.reference(key), place < objects.count,
                objects[place] as? String == "_PB_previewSKNodeCustomClassName", let found = Self.reference(entry),
                found < objects.count
            else { continue }
            return objects[found] as? String
        }
        return nil
    }
}

/// A colour of an archive.
enum ArchivedColor {
    static func read(_ values: [String: Any], _ raw: (String) -> Any?) -> UIColor? {
        if let red = raw("UIRed") as? NSNumber {
            let parts = ["UIGreen", "UIBlue", "UIAlpha"].map { (raw($0) as? NSNumber)?.doubleValue ?? 1 }
            return UIColor(red: red.doubleValue, green: parts[0], blue: parts[1], alpha: parts[2])
        }
        func numbers(_ key: String) -> [Double] {
            guard let data = raw(key) as? Data else { return [] }
            let text = String(decoding: data.filter { $0 != 0 }, as: UTF8.self)
            return text.split(separator: " ").compactMap { Double($0) }
        }
        let rgb = numbers("NSRGB"), white = numbers("NSWhite")
        if rgb.count >= 3 {
            return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: rgb.count > 3 ? rgb[3] : 1)
        }
        if let level = white.first { return UIColor(white: level, alpha: white.count > 1 ? white[1] : 1) }
        return nil
    }
}

/// A body of an archive: circles and rectangles, as the scene editor makes them.
@MainActor enum ArchivedBody {
    static func read(_ coder: SceneCoder) -> SKPhysicsBody? {
        let body: SKPhysicsBody
        switch coder.decodeInteger(forKey: "_shapeType") {
        case 1: body = SKPhysicsBody(circleOfRadius: coder.decodeDouble(forKey: "_radius"))
        case 2:
            let size = (coder.decodeObject(forKey: "_size") as? String).map { NSCoder.cgSize(for: $0) } ?? .zero
            body = SKPhysicsBody(rectangleOf: size)
        default: return nil
        }
        body.isDynamic = coder.decodeBool(forKey: "dynamic")
        body.allowsRotation = coder.decodeBool(forKey: "allowRotation")
        body.affectedByGravity = coder.decodeBool(forKey: "affectedByGravity")
        body.usesPreciseCollisionDetection = coder.decodeBool(forKey: "needsContinuousCollsionDetection")
        body.pinned = coder.decodeBool(forKey: "pinned")
        body.friction = coder.decodeDouble(forKey: "friction")
        body.restitution = coder.decodeDouble(forKey: "restitution")
        body.linearDamping = coder.decodeDouble(forKey: "linearDamping")
        body.angularDamping = coder.decodeDouble(forKey: "angularDamping")
        body.charge = coder.decodeDouble(forKey: "charge")
        body.density = coder.decodeDouble(forKey: "density")
        body.categoryBitMask = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "categoryBitMask"))
        body.collisionBitMask = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "collisionBitMask"))
        body.contactTestBitMask = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "intersectionTestBitMask"))
        body.fieldBitMask = UInt32(truncatingIfNeeded: coder.decodeInteger(forKey: "fieldBitMask"))
        return body
    }
}
