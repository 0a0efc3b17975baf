import PorticoHost

/// Changes one property of a running app's object, as its own code would.
///
/// - From: `HostRequest.edit`
@MainActor enum PropertyEditor {
    static func set(_ name: String, of object: AnyObject, to value: String) -> HostAnswer {
        for table in InspectedProperties.classes where table.has(object) {
            if let answer = table.set(name, object, value) { return answer }
        }
        return .failed(reason: "\(type(of: object)) has no editable “\(name)”", remedy: "edit one that the tree marks")
    }
}
