import UIKit

/// A mark on a text that renderers find in the text's runs, by its type.
public protocol TextAttribute {}

/// Marks on a run of letters, one of each type.
///
/// An attributed string carries the object; runs with equal marks are one.
package final class TextAttributeSet: NSObject, @unchecked Sendable {
    private let values: [ObjectIdentifier: any TextAttribute]

    init(_ values: [ObjectIdentifier: any TextAttribute] = [:]) { self.values = values }

    func adding<T: TextAttribute>(_ value: T) -> TextAttributeSet {
        var values = values
        values[ObjectIdentifier(T.self)] = value
        return TextAttributeSet(values)
    }

    /// These marks, and for types that have none those of another set.
    func merging(_ outer: TextAttributeSet?) -> TextAttributeSet {
        guard let outer else { return self }
        return TextAttributeSet(values.merging(outer.values) { own, _ in own })
    }

    func value<T: TextAttribute>(of type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    package override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TextAttributeSet, values.count == other.values.count else { return false }
        return values.allSatisfy { key, value in
            other.values[key].map { ValueComparison.areEqual(value, $0) } ?? false
        }
    }

    package override var hash: Int { values.count }
}

extension NSAttributedString.Key {
    /// The marks of a run, a `TextAttributeSet`.
    static let textAttributes = NSAttributedString.Key("SwiftUI.TextAttributes")
}

extension Text {
    /// Marks the text for renderers. A mark of the same type that lies further in wins.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        adding(.attributes(TextAttributeSet().adding(value)))
    }
}
