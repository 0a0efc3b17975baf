import Foundation
import PorticoFoundation

/// Values of derived attributes, which are computed when an object is saved.
enum DerivedValue {
    /// What a model's text says: a key path, `canonical:(name)`, `now()`, `children.@count`.
    static func expression(_ text: String) -> _PorticoExpression {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text == "now()" || text == "now" { return _PorticoExpression(forFunction: "now", arguments: []) }
        for name in ["canonical:", "uppercase:", "lowercase:"] where text.hasPrefix(name) {
            let path = text.dropFirst(name.count).trimmingCharacters(in: CharacterSet(charactersIn: "() "))
            return _PorticoExpression(
                forFunction: name == "canonical:" ? "canonical:" : name,
                arguments: [_PorticoExpression(forKeyPath: path)])
        }
        return _PorticoExpression(forKeyPath: text)
    }

    static func update(_ object: NSManagedObject) {
        guard object.layout.hasDerived, !object.isFault else { return }
        for (index, kind) in object.layout.kinds.enumerated() {
            guard case .attribute(let attribute) = kind, let derived = attribute as? NSDerivedAttributeDescription,
                let expression = derived.derivationExpression
            else { continue }
            let value: Any?
            if expression.expressionType == .keyPath {
                value = object.value(forKeyPath: expression.keyPath)
            } else {
                value = expression.expressionValue(with: object, context: nil)
            }
            object.setSlot(
                index, value.flatMap { AttributeValue.slot($0, attribute, attribute.attributeType) } ?? .none)
        }
    }
}
