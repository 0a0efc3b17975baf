import Foundation

extension UIListContentConfiguration: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The values by their names.
    public var customMirror: Mirror {
        ConfigurationDescription.mirror(
            self,
            [
                "image": image as Any,
                "imageProperties": imageProperties as Any,
                "text": text as Any,
                "attributedText": attributedText as Any,
                "textProperties": textProperties as Any,
                "secondaryText": secondaryText as Any,
                "secondaryAttributedText": secondaryAttributedText as Any,
                "secondaryTextProperties": secondaryTextProperties as Any,
                "axesPreservingSuperviewLayoutMargins": axesPreservingSuperviewLayoutMargins as Any,
                "directionalLayoutMargins": directionalLayoutMargins as Any,
                "prefersSideBySideTextAndSecondaryText": prefersSideBySideTextAndSecondaryText as Any,
                "imageToTextPadding": imageToTextPadding as Any,
                "textToSecondaryTextHorizontalPadding": textToSecondaryTextHorizontalPadding as Any,
                "textToSecondaryTextVerticalPadding": textToSecondaryTextVerticalPadding as Any,
            ])
    }
    /// The type with its values, to be read.
    public var description: String { ConfigurationDescription.text(customMirror) }
    /// The type with its values, to be read.
    public var debugDescription: String { description }
}

extension UIListContentConfiguration.TextProperties: CustomReflectable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// The values by their names.
    public var customMirror: Mirror {
        ConfigurationDescription.mirror(
            self,
            [
                "font": font as Any,
                "color": color as Any,
                "alignment": alignment as Any,
                "lineBreakMode": lineBreakMode as Any,
                "numberOfLines": numberOfLines as Any,
                "adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth as Any,
                "minimumScaleFactor": minimumScaleFactor as Any,
                "allowsDefaultTighteningForTruncation": allowsDefaultTighteningForTruncation as Any,
                "adjustsFontForContentSizeCategory": adjustsFontForContentSizeCategory as Any,
                "transform": transform as Any,
            ])
    }
    /// The type with its values, to be read.
    public var description: String { ConfigurationDescription.text(customMirror) }
    /// The type with its values, to be read.
    public var debugDescription: String { description }
}

extension UIListContentConfiguration.ImageProperties: CustomReflectable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    /// The values by their names.
    public var customMirror: Mirror {
        ConfigurationDescription.mirror(
            self,
            [
                "preferredSymbolConfiguration": preferredSymbolConfiguration as Any,
                "tintColor": tintColor as Any,
                "cornerRadius": cornerRadius as Any,
                "maximumSize": maximumSize as Any,
                "reservedLayoutSize": reservedLayoutSize as Any,
                "accessibilityIgnoresInvertColors": accessibilityIgnoresInvertColors as Any,
            ])
    }
    /// The type with its values, to be read.
    public var description: String { ConfigurationDescription.text(customMirror) }
    /// The type with its values, to be read.
    public var debugDescription: String { description }
}
