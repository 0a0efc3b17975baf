import Foundation
import PorticoBounds
import PorticoNib

/// Makes the document that a compiled nib was: objects by their classes, values by the keys under which UIKit's classes archive themselves
/// (DEV-643). A key that isn't known here is one problem, and the rest is read.
///
/// - From: `NibReader`
/// - To: `NibDocument`
struct NibArchiveTranslation {
    private let objects: [NibArchive.Object]
    private let notes: NibNotes
    private let tables = NibTables.shared
    /// Each object is at one place of a document, whatever refers to it.
    private var made: Set<Int> = []
    private var connections: [Int: [NibNode]] = [:]

    static func document(_ archive: NibArchive, file: String) -> NibDocument {
        let notes = NibNotes(file: file)
        var translation = NibArchiveTranslation(objects: archive.objects, notes: notes)
        var document = NibDocument(kind: .xib)
        document.objects = translation.roots()
        document.problems = notes.problems
        return document
    }

    private init(objects: [NibArchive.Object], notes: NibNotes) { (self.objects, self.notes) = (objects, notes) }

    private mutating func roots() -> [NibNode] {
        guard let root = objects.first else { return [] }
        for index in array(root["UINibConnectionsKey"]) { connectObject(index) }
        return array(root["UINibTopLevelObjectsKey"]).compactMap { node($0, depth: 0) }
    }

    // MARK: Values

    private func object(_ value: NibArchive.Value?) -> (index: Int, object: NibArchive.Object)? {
        guard case .object(let index)? = value, objects.indices.contains(index) else { return nil }
        return (index, objects[index])
    }

    private func array(_ value: NibArchive.Value?) -> [Int] {
        guard let list = object(value)?.object else { return [] }
        return list.values.compactMap { key, value in
            if key == "UINibEncoderEmptyKey", case .object(let index) = value { index } else { nil }
        }
    }

    private func text(_ value: NibArchive.Value?) -> String? {
        if case .data(let bytes)? = value { return String(decoding: bytes, as: UTF8.self) }
        guard let string = object(value)?.object, case .data(let bytes)? = string["NS.bytes"] else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func number(_ value: NibArchive.Value?) -> Double? {
        if case .number(let number)? = value { number } else { nil }
    }

    /// A structure: a byte that says of what, then doubles.
    private func doubles(_ value: NibArchive.Value?, _ count: Int) -> [Double]? {
        guard case .data(let bytes)? = value, bytes.count >= count * 8 else { return nil }
        let numbers = bytes.suffix(count * 8)
        return (0..<count).map { place in
            let start = numbers.startIndex + place * 8
            return Double(bitPattern: numbers[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) })
        }
    }

    // MARK: Objects

    private func id(_ index: Int) -> String {
        guard objects.indices.contains(index), objects[index].className == "UIProxyObject" else { return "o\(index)" }
        switch text(objects[index]["UIProxiedObjectIdentifier"]) {
        case "IBFilesOwner": return "-1"
        case "IBFirstResponder": return "-2"
        default: return "o\(index)"
        }
    }

    private mutating func node(_ index: Int, depth: Int) -> NibNode? {
        guard objects.indices.contains(index), depth < ReaderBounds.elementDepth.value, made.insert(index).inserted
        else {
            return nil
        }
        let object = objects[index]
        if object.className == "UIProxyObject" {
            let name = text(object["UIProxiedObjectIdentifier"]) ?? ""
            var node = NibNode(
                "placeholder", [.init("id", .text(id(index))), .init("placeholderIdentifier", .text(name))])
            addConnections(index, to: &node)
            return node
        }
        var (className, custom) = (object.className, String?.none)
        if className == "UIClassSwapper" {
            className = text(object["UIOriginalClassName"]) ?? "UIView"
            custom = text(object["UIClassName"])
        }
        guard let element = Self.elements[className] ?? (className.isEmpty ? nil : tables.element(of: className)) else {
            notes.addProblem("a \(className), which isn't read from compiled nibs, left out", line: 0)
            return nil
        }
        var node = NibNode(element, [.init("id", .text(id(index)))])
        if let custom { node["customClass"] = .text(custom) }
        if let classes = tables.classes(of: element) { node["class"] = .text(classes) }
        placeView(object, in: &node)
        for (key, value) in object.values { addValue(key, value, className, to: &node, depth: depth) }
        addConnections(index, to: &node)
        return node
    }

    /// Elements of which a class has several.
    private static let elements = ["UIView": "view", "UITableViewCell": "tableViewCell"]

    private func placeView(_ object: NibArchive.Object, in node: inout NibNode) {
        guard let bounds = doubles(object["UIBounds"], 4) else { return }
        let center = doubles(object["UICenter"], 2) ?? [bounds[2] / 2, bounds[3] / 2]
        let place = [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
        node.children.append(
            NibNode(
                "rect",
                [.init("key", .text("frame"))]
                    + zip(["x", "y", "width", "height"], place).map { .init($0, .number($1)) }))
    }

    private mutating func addValue(
        _ key: String, _ value: NibArchive.Value, _ className: String, to node: inout NibNode, depth: Int
    ) {
        if let name = Self.attributes[key], tables.row(name, of: node.element) != nil {
            node[name] = attribute(value, tables.row(name, of: node.element)?.kind)
            return
        }
        switch key {
        case "UISubviews":
            node.children.append(list("subviews", array(value), depth))
        case "UIViewAutolayoutConstraints":
            node.children.append(NibNode("constraints", children: array(value).compactMap(constraint)))
        case "UIAutoresizingMask":
            node.children.append(mask(Int(number(value) ?? 0)))
        case "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints":
            node["translatesAutoresizingMaskIntoConstraints"] = .flag(value != .flag(true))
        case "UIUserInteractionDisabled": node["userInteractionEnabled"] = .flag(value != .flag(true))
        case "UIDisabled": node["enabled"] = .flag(value != .flag(true))
        case "UIBackgroundColor", "UITextColor", "UITintColor":
            guard let color = color(value, String(key.dropFirst(2))) else { return }
            node.children.append(color)
        case "UIFont":
            if let font = font(value) { node.children.append(font) }
        case "UIButtonStatefulContent": addStates(value, to: &node)
        case "UIImage":
            if let name = object(value).flatMap({ text($0.object["UIResourceName"]) }) { node["image"] = .text(name) }
        default:
            if !Self.quiet.contains(key) { notes.addProblem("the key \(key) of a \(className) isn't read", line: 0) }
        }
    }

    private mutating func list(_ name: String, _ indexes: [Int], _ depth: Int) -> NibNode {
        NibNode(name, children: indexes.compactMap { node($0, depth: depth + 1) })
    }

    private func attribute(_ value: NibArchive.Value, _ kind: NibTables.Kind?) -> NibValue? {
        switch (kind, value) {
        case (.bool, .flag(let flag)): .flag(flag)
        case (.bool, .number(let number)): .flag(number != 0)
        case (.choice(let names), .number(let number)):
            Int(exactly: number).flatMap { names.indices.contains($0) ? .text(names[$0]) : nil }
        case (_, .number(let number)): .number(number)
        default: text(value).map { .text($0) }
        }
    }

    /// Keys whose values are attributes of documents as they are; of choices by their number.
    private static let attributes = [
        "UIHidden": "hidden", "UIAlpha": "alpha", "UITag": "tag", "UIOpaque": "opaque",
        "UIClipsToBounds": "clipsSubviews", "UIContentMode": "contentMode", "UIText": "text",
        "UINumberOfLines": "numberOfLines", "UITextAlignment": "textAlignment", "UIPlaceholder": "placeholder",
        "UISwitchOn": "on", "UIValue": "value", "UIMinValue": "minValue", "UIMaxValue": "maxValue",
        "UIMultipleTouchEnabled": "multipleTouchEnabled",
    ]

    /// What was read elsewhere, or says nothing that its absence wouldn't.
    private static let quiet: Set<String> = [
        "UIBounds", "UICenter", "UIClassName", "UIOriginalClassName", "UIClearsContextBeforeDrawing",
        "UIAutoresizeSubviews", "UIViewSemanticContentAttribute", "UIButtonType", "UIContentHorizontalAlignment",
        "UIContentVerticalAlignment", "UINibEncoderEmptyKey", "NSInlinedValue",
    ]

    private func mask(_ bits: Int) -> NibNode {
        let names = [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ]
        return NibNode(
            "autoresizingMask",
            [.init("key", .text("autoresizingMask"))]
                + names.enumerated().filter { bits & 1 << $0.offset != 0 }.map { .init($0.element, .flag(true)) })
    }

    private func color(_ value: NibArchive.Value?, _ name: String) -> NibNode? {
        guard let object = object(value)?.object else { return nil }
        var node = NibNode("color", [.init("key", .text(name.prefix(1).lowercased() + name.dropFirst()))])
        if let system = text(object["UISystemColorName"]) {
            node["systemColor"] = .text(system)
            return node
        }
        let alpha = number(object["UIAlpha"]) ?? 1
        if let white = number(object["UIWhite"]) {
            for name in ["red", "green", "blue"] { node[name] = .number(white) }
        } else if let red = number(object["UIRed"]) {
            node["red"] = .number(red)
            node["green"] = .number(number(object["UIGreen"]) ?? 0)
            node["blue"] = .number(number(object["UIBlue"]) ?? 0)
        } else {
            return nil
        }
        node["alpha"] = .number(alpha)
        node["colorSpace"] = .text("custom")
        node["customColorSpace"] = .text("sRGB")
        return node
    }

    private func font(_ value: NibArchive.Value?) -> NibNode? {
        guard let object = object(value)?.object, let size = number(object["UIFontPointSize"]) else { return nil }
        var node = NibNode("fontDescription", [.init("key", .text("fontDescription"))])
        node["pointSize"] = .number(size)
        let name = text(object["UIFontName"]) ?? ""
        if object["UISystemFont"] == .flag(true) || name.hasPrefix(".") {
            node["type"] = .text(name.contains("Bold") || name.contains("Semibold") ? "boldSystem" : "system")
        } else {
            node["name"] = .text(name)
        }
        return node
    }

    /// A button's contents by the number of their state.
    private func addStates(_ value: NibArchive.Value, to node: inout NibNode) {
        let names = [0: "normal", 1: "highlighted", 2: "disabled", 4: "selected"]
        guard let states = object(value)?.object else { return }
        let entries = states.values.filter { $0.key == "UINibEncoderEmptyKey" }.map(\.value)
        for pair in stride(from: 0, to: entries.count - 1, by: 2) {
            guard let key = object(entries[pair])?.object, let content = object(entries[pair + 1])?.object,
                let state = number(key["NS.intval"]).flatMap({ Int(exactly: $0) }).flatMap({ names[$0] })
            else { continue }
            var child = NibNode("state", [.init("key", .text(state))])
            if let title = text(content["UITitle"]) { child["title"] = .text(title) }
            if let color = color(content["UITitleColor"], "UITitleColor".replacingOccurrences(of: "UI", with: "")) {
                child.children.append(color)
            }
            node.children.append(child)
        }
    }

    // MARK: Relations

    private static let anchors = [
        "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
        "baseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]

    private func constraint(_ index: Int) -> NibNode? {
        guard objects.indices.contains(index) else { return nil }
        let object = objects[index]
        func anchor(_ key: String) -> String? {
            let place = number(object[key]).flatMap { Int(exactly: $0) } ?? 0
            return Self.anchors.indices.contains(place) && place > 0 ? Self.anchors[place] : nil
        }
        guard case .object(let first)? = object["NSFirstItem"],
            let attribute = anchor("NSFirstAttributeV2") ?? anchor("NSFirstAttribute")
        else { return nil }
        var node = NibNode("constraint", [.init("id", .text(id(index)))])
        node["firstItem"] = .text(id(first))
        node["firstAttribute"] = .text(attribute)
        if case .object(let second)? = object["NSSecondItem"],
            let other = anchor("NSSecondAttributeV2") ?? anchor("NSSecondAttribute")
        {
            node["secondItem"] = .text(id(second))
            node["secondAttribute"] = .text(other)
        }
        switch number(object["NSRelation"]) {
        case -1: node["relation"] = .text("lessThanOrEqual")
        case 1: node["relation"] = .text("greaterThanOrEqual")
        default: break
        }
        let numbers = [
            ("NSConstantV2", "constant"), ("NSConstant", "constant"), ("NSMultiplier", "multiplier"),
            ("NSPriority", "priority"),
        ]
        for (key, name) in numbers where node[name] == nil { node[name] = number(object[key]).map { .number($0) } }
        return node
    }

    private mutating func connectObject(_ index: Int) {
        guard objects.indices.contains(index), case .object(let source)? = objects[index]["UISource"],
            case .object(let destination)? = objects[index]["UIDestination"],
            let label = text(objects[index]["UILabel"])
        else { return }
        let kind = objects[index].className
        var node: NibNode
        switch kind {
        case "UIRuntimeOutletConnection": node = NibNode("outlet", [.init("property", .text(label))])
        case "UIRuntimeEventConnection":
            node = NibNode("action", [.init("selector", .text(label))])
            let mask = number(objects[index]["UIEventMask"]).flatMap { Int(exactly: $0) } ?? 0
            if let event = Self.events[mask] { node["eventType"] = .text(event) }
        default:
            notes.addProblem("a \(kind), which isn't read from compiled nibs, left out", line: 0)
            return
        }
        node["destination"] = .text(id(destination))
        node["id"] = .text(id(index))
        connections[source, default: []].append(node)
    }

    private static let events: [Int: String] = [
        1: "touchDown", 1 << 1: "touchDownRepeat", 1 << 6: "touchUpInside", 1 << 7: "touchUpOutside",
        1 << 8: "touchCancel", 1 << 12: "valueChanged", 1 << 13: "primaryActionTriggered", 1 << 16: "editingDidBegin",
        1 << 17: "editingChanged", 1 << 18: "editingDidEnd", 1 << 19: "editingDidEndOnExit",
    ]

    private func addConnections(_ index: Int, to node: inout NibNode) {
        guard let list = connections[index] else { return }
        node.children.append(NibNode("connections", children: list))
    }
}
