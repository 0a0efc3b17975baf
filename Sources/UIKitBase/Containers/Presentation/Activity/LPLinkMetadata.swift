import Foundation

/// What is known of an address: its title, its picture.
///
/// It belongs to LinkPresentation, as apps see it; UIKit has it because a sheet of activities and a document's title show it.
open class LPLinkMetadata: NSObject, NSCopying, @unchecked Sendable {
    /// The address that was asked for.
    open var originalURL: URL?
    /// The address to which that led.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The site's sign.
    open var iconProvider: NSItemProvider?
    /// The picture.
    open var imageProvider: NSItemProvider?
    /// The film. Kept (DEV-1451): nothing shows it.
    open var videoProvider: NSItemProvider?
    /// The address of the film. Kept (DEV-1451): nothing shows it.
    open var remoteVideoURL: URL?

    /// Nothing yet.
    public override init() { super.init() }

    /// Another one with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = LPLinkMetadata()
        (copy.originalURL, copy.url, copy.title, copy.remoteVideoURL) = (originalURL, url, title, remoteVideoURL)
        (copy.iconProvider, copy.imageProvider, copy.videoProvider) = (iconProvider, imageProvider, videoProvider)
        return copy
    }
}
