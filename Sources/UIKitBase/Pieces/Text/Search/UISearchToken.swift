import Foundation

/// A search term that stands in a search field as one piece, before the text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
    let icon: UIImage?
    let text: String

    /// - Parameter icon: Shown before the text; a symbol is the best choice.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }

    /// What the token stands for in the app.
    open var representedObject: Any?
}
