import UIKit

/// The looks of an item while it is handed on: the title and the picture on top of the sheet of activities. A picture that isn't an `Image`
/// isn't shown.
public struct SharePreview<Picture, Icon> {
    let caption: ShareCaption

    private init(title: Text, image: Any? = nil, icon: Any? = nil) {
        caption = ShareCaption(title: title, image: image as? Image, icon: icon as? Image)
    }
}

/// A preview without its types.
struct ShareCaption {
    let title: Text
    let image: Image?
    let icon: Image?

    /// UIKit's form of it; the small picture where there is no other.
    @MainActor func preview(in environment: EnvironmentValues) -> ActivityPreview {
        ActivityPreview(
            title: title.words(in: environment), picture: (image ?? icon)?.platformImage(in: environment))
    }
}

extension SharePreview where Picture == Never, Icon == Never {
    /// A title.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
    /// A title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
    /// A title.
    public init(_ title: Text) { self.init(title: title) }
}

extension SharePreview where Picture: Transferable, Icon == Never {
    /// A title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Picture) { self.init(title: Text(titleKey), image: image) }
    /// A title and a picture.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Picture) {
        self.init(title: Text(title), image: image)
    }
    /// A title and a picture.
    public init(_ title: Text, image: Picture) { self.init(title: title, image: image) }
}

extension SharePreview where Picture == Never, Icon: Transferable {
    /// A title and a small picture.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), icon: icon) }
    /// A title and a small picture.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), icon: icon)
    }
    /// A title and a small picture.
    public init(_ title: Text, icon: Icon) { self.init(title: title, icon: icon) }
}

extension SharePreview where Picture: Transferable, Icon: Transferable {
    /// A title, a picture and a small one.
    public init(_ titleKey: LocalizedStringKey, image: Picture, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }
    /// A title, a picture and a small one.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Picture, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }
    /// A title, a picture and a small one.
    public init(_ title: Text, image: Picture, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }
}
