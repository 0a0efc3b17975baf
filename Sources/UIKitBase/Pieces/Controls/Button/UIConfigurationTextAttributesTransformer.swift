import Foundation

/// Makes the attributes of a text from those that it would have: its own, and the button's font and colour where it has none.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    /// The closure that makes the attributes. It runs whenever the text is shown.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// A transformer that runs the closure, which must give the same result for the same attributes.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// What the transformer makes of `input`, so that it can be called like a function.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// The text with the attributes that the transformer makes of each of its parts.
    func apply(to text: NSAttributedString, color: UIColor, font: UIFont) -> NSAttributedString {
        var result = AttributedString(text.withStandardColor(color, font: font))
        for run in Array(result.runs) { result[run.range].setAttributes(transform(run.attributes)) }
        return NSAttributedString(result)
    }
}

extension UIButton.Configuration {
    /// The title with attributes of its own. Setting it replaces the plain title.
    public var attributedTitle: AttributedString? {
        get { titleText.map { AttributedString($0) } }
        set { titleText = newValue.map { NSAttributedString($0) } }
    }
    /// The subtitle with attributes of its own. Setting it replaces the plain subtitle.
    public var attributedSubtitle: AttributedString? {
        get { subtitleText.map { AttributedString($0) } }
        set { subtitleText = newValue.map { NSAttributedString($0) } }
    }
}
