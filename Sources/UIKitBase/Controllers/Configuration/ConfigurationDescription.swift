import Foundation

/// How configurations and their states are described: the type with its values, `<UIViewConfigurationState: isSelected = true; …>`.
package enum ConfigurationDescription {
    /// A mirror of a value, with its values by their names.
    package static func mirror<T>(_ subject: T, _ values: KeyValuePairs<String, Any>) -> Mirror {
        Mirror(subject, children: values, displayStyle: .struct)
    }

    /// The type with its values. A value that isn't there is left out.
    package static func text(_ mirror: Mirror) -> String {
        let values = mirror.children.compactMap { child -> String? in
            guard let label = child.label else { return nil }
            let value = Mirror(reflecting: child.value)
            guard value.displayStyle == .optional else { return "\(label) = \(child.value)" }
            return value.children.first.map { "\(label) = \($0.value)" }
        }
        return "<\(mirror.subjectType)" + (values.isEmpty ? ">" : ": \(values.joined(separator: "; "))>")
    }
}

extension UIViewConfigurationState: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The values by their names.
    public var customMirror: Mirror {
        ConfigurationDescription.mirror(
            self,
            [
                "traitCollection": traitCollection as Any,
                "isDisabled": isDisabled as Any,
                "isHighlighted": isHighlighted as Any,
                "isSelected": isSelected as Any,
                "isFocused": isFocused as Any,
                "isPinned": isPinned as Any,
            ])
    }
    /// The type with its values, to be read.
    public var description: String { ConfigurationDescription.text(customMirror) }
    /// The type with its values, to be read.
    public var debugDescription: String { description }
}

extension UICellConfigurationState: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The values by their names.
    public var customMirror: Mirror {
        ConfigurationDescription.mirror(
            self,
            [
                "traitCollection": traitCollection as Any,
                "isDisabled": isDisabled as Any,
                "isHighlighted": isHighlighted as Any,
                "isSelected": isSelected as Any,
                "isFocused": isFocused as Any,
                "isPinned": isPinned as Any,
                "isEditing": isEditing as Any,
                "isExpanded": isExpanded as Any,
                "isSwiped": isSwiped as Any,
                "isReordering": isReordering as Any,
                "cellDragState": cellDragState as Any,
                "cellDropState": cellDropState as Any,
            ])
    }
    /// The type with its values, to be read.
    public var description: String { ConfigurationDescription.text(customMirror) }
    /// The type with its values, to be read.
    public var debugDescription: String { description }
}
