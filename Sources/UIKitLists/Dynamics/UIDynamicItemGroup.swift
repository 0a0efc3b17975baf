import CoreGraphics
import Foundation
import PorticoTrace

/// Several items that move as one: each keeps its outline and its place among the others.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    private struct Member {
        let item: any UIDynamicItem
        /// From the group's middle while the group isn't turned.
        let offset: CGVector
        let angle: CGFloat
    }

    private let members: [Member]
    private let size: CGSize
    private var place: CGPoint
    private var turn: CGFloat = 0

    /// A group whose middle is that of the rectangle around all items. A group among the items raises an exception.
    public init(items: [any UIDynamicItem]) {
        FatalException.invalidArgument.raise(
            unless: !items.contains { $0 is UIDynamicItemGroup }, "UIDynamicItemGroup cannot contain other groups")
        var around = CGRect.null
        for item in items { around = around.union(item.dynamicsFrame) }
        let middle = items.isEmpty ? .zero : CGPoint(x: around.midX, y: around.midY)
        (size, place) = (items.isEmpty ? .zero : around.size, middle)
        members = items.map {
            Member(
                item: $0, offset: CGVector(dx: $0.center.x - middle.x, dy: $0.center.y - middle.y),
                angle: $0.dynamicsAngle)
        }
        super.init()
    }

    /// In the order in which they were given.
    open var items: [any UIDynamicItem] { members.map(\.item) }

    /// The middle of the rectangle that was around the items; setting it moves all.
    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            placeMembers()
        }
    }

    /// The size of the rectangle that was around the items.
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    /// A turn about the middle; setting it turns all.
    open var transform: CGAffineTransform {
        get { turn == 0 ? .identity : CGAffineTransform(rotationAngle: turn) }
        set {
            turn = newValue == .identity ? 0 : atan2(newValue.b, newValue.a)
            placeMembers()
        }
    }

    private func placeMembers() {
        for member in members {
            let arm = ItemPush(
                force: .zero, offset: UIOffset(horizontal: member.offset.dx, vertical: member.offset.dy)
            ).arm(at: turn)
            member.item.center = CGPoint(x: place.x + arm.dx, y: place.y + arm.dy)
            let angle = member.angle + turn
            if angle != member.item.dynamicsAngle { member.item.transform = CGAffineTransform(rotationAngle: angle) }
        }
    }

    /// All items' outlines, about the group's middle.
    final var shapes: [ItemShape] {
        members.flatMap { member in
            let transform = CGAffineTransform(translationX: member.offset.dx, y: member.offset.dy)
                .rotated(by: member.angle)
            return ItemShape.shapes(of: member.item).map { $0.placed(transform) }
        }
    }
}

extension UIDynamicItem {
    /// The rectangle around the turned item.
    var dynamicsFrame: CGRect {
        let size = bounds.size
        let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let turned = dynamicsAngle == 0 ? local : local.applying(CGAffineTransform(rotationAngle: dynamicsAngle))
        return turned.offsetBy(dx: center.x, dy: center.y)
    }
}
