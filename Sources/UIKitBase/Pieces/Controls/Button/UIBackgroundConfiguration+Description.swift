import Foundation

extension UIBackgroundConfiguration: CustomReflectable, CustomStringConvertible, CustomDebugStringConvertible {
    /// The values by their names.
    public var customMirror: Mirror {
        ConfigurationDescription.mirror(
            self,
            [
                "backgroundColor": backgroundColor as Any,
                "cornerRadius": cornerRadius as Any,
                "backgroundInsets": backgroundInsets as Any,
                "edgesAddingLayoutMarginsToBackgroundInsets": edgesAddingLayoutMarginsToBackgroundInsets as Any,
                "strokeColor": strokeColor as Any,
                "strokeWidth": strokeWidth as Any,
                "strokeOutset": strokeOutset as Any,
                "image": image as Any,
                "imageContentMode": imageContentMode as Any,
                "shadowProperties": shadowProperties as Any,
                "customView": customView as Any,
                "visualEffect": visualEffect as Any,
            ])
    }
    /// The type with its values, to be read.
    public var description: String { ConfigurationDescription.text(customMirror) }
    /// The type with its values, to be read.
    public var debugDescription: String { description }
}
