import CoreGraphics
import Foundation

/// Where a preview and its menu are.
struct ContextMenuPlacement: Equatable {
    static let gap: CGFloat = 12

    var preview: CGRect
    var menu: CGRect
    /// The menu is above what it belongs to.
    var isAbove = false

    /// A lifted preview with its menu below or above it, or beside it on a low screen. The preview keeps its place as far as it can, and
    /// is made smaller where the menu would have no room.
    ///
    /// - Parameters:
    ///   - space: What may be covered.
    ///   - menu: `zero` where there is none.
    static func rich(preview: CGRect, menu: CGSize, in space: CGRect, isRightToLeft: Bool) -> ContextMenuPlacement {
        guard menu != .zero else {
            let size = fitted(preview.size, CGSize(width: space.width, height: space.height))
            let frame = clamped(CGRect(center: preview.center, size: size), space)
            return ContextMenuPlacement(preview: frame, menu: CGRect(origin: frame.origin, size: .zero))
        }
        let isLow = space.width > space.height && space.height < 480
        // What is wide and low stays as it is, with the menu below or above it.
        let isBeside =
            isLow && (preview.width + gap + menu.width <= space.width || preview.height > space.height * 0.3)
        return isBeside
            ? beside(preview, menu, space) : stacked(preview, menu, space, isRightToLeft: isRightToLeft)
    }

    private static func stacked(
        _ preview: CGRect, _ menu: CGSize, _ space: CGRect, isRightToLeft: Bool
    ) -> ContextMenuPlacement {
        var menu = CGSize(width: min(menu.width, space.width), height: menu.height)
        // A long menu leaves two fifths to the preview, or as much as that needs.
        menu.height = min(menu.height, space.height - gap - min(preview.height, space.height * 0.4))
        let size = fitted(preview.size, CGSize(width: space.width, height: space.height - gap - menu.height))
        var lifted = clamped(CGRect(center: preview.center, size: size), space)
        var isAbove = false
        if lifted.maxY + gap + menu.height > space.maxY {
            if lifted.minY - gap - menu.height >= space.minY {
                isAbove = true
            } else {
                lifted.origin.y = space.maxY - menu.height - gap - lifted.height
            }
        }
        let isAtTheEnd =
            abs(lifted.midX - space.midX) < 1 ? isRightToLeft : lifted.midX > space.midX
        let x = isAtTheEnd ? lifted.maxX - menu.width : lifted.minX
        let y = isAbove ? lifted.minY - gap - menu.height : lifted.maxY + gap
        let frame = clamped(CGRect(origin: CGPoint(x: x, y: y), size: menu), space)
        return ContextMenuPlacement(preview: lifted, menu: frame, isAbove: isAbove)
    }

    private static func beside(_ preview: CGRect, _ menu: CGSize, _ space: CGRect) -> ContextMenuPlacement {
        let menu = CGSize(width: min(menu.width, space.width / 2), height: min(menu.height, space.height))
        let size = fitted(preview.size, CGSize(width: space.width - gap - menu.width, height: space.height))
        var lifted = clamped(CGRect(center: preview.center, size: size), space)
        let isRight = lifted.midX <= space.midX
        if isRight {
            lifted.origin.x = min(lifted.minX, space.maxX - menu.width - gap - lifted.width)
        } else {
            lifted.origin.x = max(lifted.minX, space.minX + menu.width + gap)
        }
        let x = isRight ? lifted.maxX + gap : lifted.minX - gap - menu.width
        let frame = clamped(CGRect(origin: CGPoint(x: x, y: lifted.minY), size: menu), space)
        return ContextMenuPlacement(preview: lifted, menu: frame)
    }

    /// A menu at a control or a place: below it, or above it where there is more room.
    static func compact(
        source: CGRect, attachment: CGPoint, menu: CGSize, in space: CGRect
    ) -> ContextMenuPlacement {
        let gap: CGFloat = 6
        let below = space.maxY - source.maxY - gap
        let above = source.minY - gap - space.minY
        let isAbove = menu.height > below && above > below
        let height = min(menu.height, max(isAbove ? above : below, min(menu.height, 88)))
        let width = min(menu.width, space.width)
        // At the sides of the screen the edges are in line; in the middle the menu is.
        let third = space.width / 3
        let x =
            attachment.x < space.minX + third
            ? source.minX : attachment.x > space.maxX - third ? source.maxX - width : attachment.x - width / 2
        let y = isAbove ? source.minY - gap - height : source.maxY + gap
        let frame = clamped(CGRect(x: x, y: y, width: width, height: height), space)
        return ContextMenuPlacement(preview: source, menu: frame, isAbove: isAbove)
    }

    /// Where menus may be: off the edges of the screen and above a keyboard, which would lie over them.
    @MainActor static func space(in view: UIView, covered: UIEdgeInsets) -> CGRect {
        var insets = covered
        insets.bottom = max(insets.bottom, KeyboardFrame.overlap(with: view))
        return view.bounds.inset(by: insets).insetBy(dx: 8, dy: 8)
    }

    private static func fitted(_ size: CGSize, _ most: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return size }
        let scale = max(0.01, min(1, most.width / size.width, most.height / size.height))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    static func clamped(_ rect: CGRect, _ space: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = max(space.minX, min(rect.minX, space.maxX - rect.width))
        rect.origin.y = max(space.minY, min(rect.minY, space.maxY - rect.height))
        return rect
    }
}

extension CGRect {
    init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
