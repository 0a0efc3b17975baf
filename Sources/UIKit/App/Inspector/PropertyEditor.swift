import PorticoHost
import QuartzCore

/// Changes one property of a running app's object, as its own code would.
///
/// - From: `HostRequest.edit`
@MainActor enum PropertyEditor {
    static func set(_ name: String, of object: AnyObject, to value: String) -> HostAnswer {
        if let label = object as? UILabel,
            let answer = change(InspectedProperties.label, label, name: name, value: value)
        {
            return answer
        }
        if let view = object as? UIView, let answer = change(InspectedProperties.view, view, name: name, value: value) {
            return answer
        }
        if let layer = object as? CALayer,
            let answer = change(InspectedProperties.layer, layer, name: name, value: value)
        {
            return answer
        }
        return .failed(reason: "\(type(of: object)) has no editable “\(name)”", remedy: "edit one that the tree marks")
    }

    private static func change<Object>(
        _ table: [InspectedProperty<Object>], _ object: Object, name: String, value: String
    ) -> HostAnswer? {
        guard let property = table.first(where: { $0.name == name }), let set = property.set else { return nil }
        return set(object, value)
            ? .done
            : .failed(
                reason: "“\(value.prefix(40))” is no value of \(name)", remedy: "it is \(property.get(object)) now")
    }
}
