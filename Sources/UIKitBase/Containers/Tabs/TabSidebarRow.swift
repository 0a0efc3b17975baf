import CoreGraphics
import Foundation

/// A row of a tab bar controller's sidebar: a tab, or an action.
@MainActor final class TabSidebarRow: UIButton {
    private static let padding: CGFloat = 12

    /// What the row stands in from the sidebar's margin, in points.
    var inset: CGFloat = 0
    /// The group whose rows have their titles in one line; nil for those at the top.
    weak var group: UITabGroup?

    /// The width that symbols of lists stand in the middle of.
    static func symbolRoom(_ traits: UITraitCollection) -> CGFloat {
        UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traits)
    }

    /// The width of the image as it is shown; 0 without one.
    var imageWidth: CGFloat {
        guard let image = configuration?.image else { return 0 }
        guard image.isSymbolImage, image.configuration == nil else { return image.size.width }
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return image.withConfiguration(UIImage.SymbolConfiguration(font: font)).size.width
    }

    /// Puts the image in the middle of a width that is kept for it, and the title behind that.
    func reserveImage(_ room: CGFloat) {
        guard var look = configuration else { return }
        let width = imageWidth
        let free = width > 0 ? max(0, room - width) / 2 : room > 0 ? room + Self.padding : 0
        look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: inset + free, bottom: 6, trailing: Self.padding)
        look.imagePadding = width > 0 ? Self.padding + free : 0
        guard
            look.contentInsets != configuration?.contentInsets || look.imagePadding != configuration?.imagePadding
        else { return }
        configuration = look
    }
}
