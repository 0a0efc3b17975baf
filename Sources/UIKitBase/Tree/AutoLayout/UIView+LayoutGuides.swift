import CoreGraphics
import Foundation

/// The guides that the system keeps in a view, each made on its first use.
extension UIView {
    /// The part of the view that bars and the screen's corners leave free.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide("UIViewSafeAreaLayoutGuide") { GuideEdges($0, within: self) { $0.safeAreaInsets } }
    }

    /// The view within its margins.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide("UIViewLayoutMarginsGuide") { GuideEdges($0, within: self) { $0.layoutMargins } }
    }

    /// The margins, and in wide views no wider than text reads well: 672 points at the standard text size.
    public var readableContentGuide: UILayoutGuide {
        systemGuide("UIViewReadableContentGuide") { guide in
            GuideEdges(guide, within: self) { view in
                var insets = view.layoutMargins
                let width = view.bounds.width - insets.left - insets.right
                let spare = max(0, width - LayoutSpacing.readableWidth(view.traitCollection))
                insets.left += spare / 2
                insets.right += spare / 2
                return insets
            }
        }
    }

    /// The part of the view that the keyboard covers. Without a keyboard it is as high as the safe area's bottom inset, so
    /// that content tied to its top stays above the home indicator.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = extras?.systemGuides.lazy.compactMap({ $0 as? UIKeyboardLayoutGuide }).first { return guide }
        let guide = UIKeyboardLayoutGuide()
        keep(guide, "UIViewKeyboardLayoutGuide") {
            GuideEdges($0, along: .bottom, of: self) { [weak guide] view in
                let rest = guide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
                return max(rest, KeyboardFrame.overlap(with: view))
            }
        }
        KeyboardFrame.follow(self)
        return guide
    }

    func systemGuide(_ name: String, _ edges: (UILayoutGuide) -> GuideEdges) -> UILayoutGuide {
        if let guide = extras?.systemGuides.first(where: { $0.identifier == name }) { return guide }
        let guide = UILayoutGuide()
        keep(guide, name, edges)
        return guide
    }

    func keep(_ guide: UILayoutGuide, _ name: String, _ edges: (UILayoutGuide) -> GuideEdges) {
        guide.identifier = name
        needExtras().systemGuides.append(guide)
        flags.insert(.hasInsetGuides)
        addLayoutGuide(guide)
        guide.edges = edges(guide)
    }
}
