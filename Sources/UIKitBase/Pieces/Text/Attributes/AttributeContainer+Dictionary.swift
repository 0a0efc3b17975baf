import Foundation

extension AttributeContainer {
    /// The attributes of a dictionary that Foundation and UIKit know; others are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        // One character carries them across.
        let text = AttributedString(NSAttributedString(string: " ", attributes: dictionary))
        self = text.runs.first?.attributes ?? AttributeContainer()
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// The attributes of a container that Foundation and UIKit know.
    public init(_ container: AttributeContainer) {
        self = NSAttributedString(AttributedString(" ", attributes: container)).attributes(at: 0, effectiveRange: nil)
    }
}
