import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC

/// An element as it was when the app was asked: what queries look through and predicates look at.
///
/// - From: `UISession.tree()`
/// - To: `XCUIElementQuery`
final class ElementNode: NSObject {
    let told: InterfaceNode
    private(set) var children: [ElementNode] = []
    private(set) weak var parent: ElementNode?

    init(_ told: InterfaceNode, parent: ElementNode? = nil) {
        self.told = told
        self.parent = parent
        super.init()
        children = told.children.map { ElementNode($0, parent: self) }
    }

    var type: XCUIElement.ElementType { XCUIElement.ElementType(rawValue: UInt(told.kind.rawValue)) ?? .other }
    var identifier: String { told.identifier }
    var label: String { told.label }
    var title: String { told.title }
    var frame: CGRect {
        guard told.frame.count == 4 else { return .zero }
        return CGRect(x: told.frame[0], y: told.frame[1], width: told.frame[2], height: told.frame[3])
    }

    /// Everything in it, itself left out, in the order of a reader: each before what it contains.
    var descendants: [ElementNode] {
        var found: [ElementNode] = []
        var open = Array(children.reversed())
        while let next = open.popLast() {
            found.append(next)
            open += next.children.reversed()
        }
        return found
    }

    /// Whether a subscript's or a query's text means it.
    func isCalled(_ name: String) -> Bool {
        identifier == name || label == name || title == name || told.placeholder == name || told.value == name
    }

    func isOf(_ type: XCUIElement.ElementType) -> Bool { type == .any || self.type == type }

    /// The value of a predicate's key; nil for a key that elements don't have.
    func attribute(_ key: String) -> Any?? {
        switch key {
        case "identifier": return .some(identifier)
        case "label": return .some(label)
        case "title": return .some(title)
        case "value": return .some(told.value)
        case "placeholderValue": return .some(told.placeholder)
        case "elementType": return .some(Int(type.rawValue))
        case "enabled", "isEnabled": return .some(told.isEnabled)
        case "selected", "isSelected": return .some(told.isSelected)
        case "hasFocus", "hasKeyboardFocus": return .some(told.hasFocus)
        case "hittable", "isHittable": return .some(told.isHittable)
        case "exists": return .some(true)
        case "frame": return .some(frame)
        default: return nil
        }
    }

    func value(forKey key: String) -> Any? {
        if let found = attribute(key) { return found }
        return _porticoValue(forKey: key)
    }

    /// A line as `debugDescription` has it.
    func line(_ depth: Int) -> String {
        var parts = [type.name]
        let place = frame
        parts.append("{{\(place.minX), \(place.minY)}, {\(place.width), \(place.height)}}")
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let text = told.placeholder { parts.append("placeholderValue: '\(text)'") }
        if let text = told.value { parts.append("value: \(text)") }
        if !told.isEnabled { parts.append("Disabled") }
        if told.isSelected { parts.append("Selected") }
        return String(repeating: "  ", count: depth) + parts.joined(separator: ", ")
    }

    func lines(_ depth: Int = 0) -> [String] { [line(depth)] + children.flatMap { $0.lines(depth + 1) } }
}
