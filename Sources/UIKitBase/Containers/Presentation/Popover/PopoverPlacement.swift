import CoreGraphics
import Foundation

/// Where a popover stands and where its arrow is: pure geometry.
struct PopoverPlacement: Equatable {
    /// The bubble with its arrow, in the container.
    private(set) var frame = CGRect.zero
    /// Where the arrow points.
    private(set) var direction = UIPopoverArrowDirection.up
    /// The arrow's middle, along the side it is on, from the frame's origin.
    private(set) var arrow: CGFloat = 0

    private let measures: PopoverMeasures

    /// - Parameters:
    ///   - source: what the arrow points at.
    ///   - size: of the content.
    ///   - space: where the popover may stand.
    ///   - mayOverlap: whether it covers the source rather than get smaller.
    init(
        source: CGRect, size: CGSize, space: CGRect, permitted: UIPopoverArrowDirection,
        mayOverlap: Bool = false, measures: PopoverMeasures = .standard
    ) {
        self.measures = measures
        let insets = measures.insets
        let size = CGSize(
            width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
        let length = measures.arrowLength
        let allowed = permitted.isEmpty ? UIPopoverArrowDirection.any : permitted
        // The first of the permitted sides with room for all of it, else the one with the most room.
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right].filter(allowed.contains)
        direction =
            order.first { Self.room($0, source, space) >= Self.need($0, size, length) }
            ?? order.max {
                Self.room($0, source, space) / Self.need($0, size, length)
                    < Self.room($1, source, space) / Self.need($1, size, length)
            }
            ?? .up
        // A source that fills the space, such as a whole list, is covered in any case: beside it nothing would be seen.
        let hasRoom = Self.room(direction, source, space) >= min(Self.leastRoom, Self.need(direction, size, length))
        place(source, size: size, space: space, mayOverlap: mayOverlap || !hasRoom)
    }

    /// The length under which a bubble isn't made smaller.
    private static let leastRoom: CGFloat = 60

    private static func isVertical(_ direction: UIPopoverArrowDirection) -> Bool {
        direction == .up || direction == .down
    }

    private static func need(
        _ direction: UIPopoverArrowDirection, _ size: CGSize, _ arrowLength: CGFloat
    ) -> CGFloat {
        (isVertical(direction) ? size.height : size.width) + arrowLength
    }

    /// The room on the side where the bubble would stand: an arrow that points up hangs below its source.
    private static func room(_ direction: UIPopoverArrowDirection, _ source: CGRect, _ space: CGRect) -> CGFloat {
        switch direction {
        case .up: space.maxY - source.maxY
        case .down: source.minY - space.minY
        case .left: space.maxX - source.maxX
        default: source.minX - space.minX
        }
    }

    private mutating func place(_ source: CGRect, size: CGSize, space: CGRect, mayOverlap: Bool) {
        let vertical = Self.isVertical(direction)
        let room = mayOverlap ? (vertical ? space.height : space.width) : Self.room(direction, source, space)
        let length = min(Self.need(direction, size, measures.arrowLength), room)
        let across = min(vertical ? size.width : size.height, vertical ? space.width : space.height)
        let middle = vertical ? source.midX : source.midY
        let (low, high) = vertical ? (space.minX, space.maxX) : (space.minY, space.maxY)
        let origin = min(max(middle - across / 2, low), high - across)
        switch direction {
        case .up: frame = CGRect(x: origin, y: source.maxY, width: across, height: length)
        case .down: frame = CGRect(x: origin, y: source.minY - length, width: across, height: length)
        case .left: frame = CGRect(x: source.maxX, y: origin, width: length, height: across)
        default: frame = CGRect(x: source.minX - length, y: origin, width: length, height: across)
        }
        // What has no room beside the source moves over it, as far as it must.
        if mayOverlap {
            frame.origin.x = max(min(frame.minX, space.maxX - frame.width), space.minX)
            frame.origin.y = max(min(frame.minY, space.maxY - frame.height), space.minY)
        }
        let edge = measures.radius + measures.arrowWidth / 2
        arrow = across <= 2 * edge ? across / 2 : min(max(middle - origin, edge), across - edge)
    }

    /// The bubble's rectangle within the frame, without the arrow.
    var body: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let length = measures.arrowLength
        switch direction {
        case .up: return bounds.inset(by: UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0))
        case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0))
        case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
        default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: length))
        }
    }

    /// The content's rectangle within the frame.
    var content: CGRect { body.inset(by: measures.insets) }

    /// How far the arrow's middle is from the middle of its side.
    var arrowOffset: CGFloat { arrow - (Self.isVertical(direction) ? frame.width : frame.height) / 2 }
}
