import CoreGraphics
import Foundation

/// What all kinds of accessories have in common.
protocol CellAccessoryOptions {
    var isHidden: Bool { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
    var tintColor: UIColor? { get }
}

extension UICellAccessory {
    /// How a chevron that promises more looks.
    public struct DisclosureIndicatorOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The chevron's colour; nil, to begin with: a fainter label's.
        public var tintColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a check mark looks.
    public struct CheckmarkOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The mark's colour; nil, to begin with: the cell's tint colour.
        public var tintColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How an information button looks.
    public struct DetailOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The button's colour; nil, to begin with: the cell's tint colour.
        public var tintColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a menu button looks.
    public struct PopUpMenuOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The button's colour; nil, to begin with: the cell's tint colour.
        public var tintColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// How a delete button looks.
    public struct DeleteOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The sign's colour; nil, to begin with: what is behind the circle shows through it.
        public var tintColor: UIColor?
        /// The circle's colour; nil, to begin with: red.
        public var backgroundColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How an insert button looks.
    public struct InsertOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The sign's colour; nil, to begin with: what is behind the circle shows through it.
        public var tintColor: UIColor?
        /// The circle's colour; nil, to begin with: green.
        public var backgroundColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a selection circle looks.
    public struct MultiselectOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The filled circle's colour; nil, to begin with: the cell's tint colour.
        public var tintColor: UIColor?
        /// The colour of a filled circle's mark (DEV-781); nil, to begin with: what is behind the circle shows through it.
        public var backgroundColor: UIColor?

        /// Options in which nil is the standard: shown, in the standard width and colours.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// How a grip looks.
    public struct ReorderOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The grip's colour; nil, to begin with: a fainter label's.
        public var tintColor: UIColor?
        /// Whether a line stands before the grip; `true` unless it is given. Kept (DEV-426).
        public var showsVerticalSeparator: Bool

        /// Options in which nil is the standard: shown, with a line, in the standard width and colour.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// How a text beside the contents looks.
    public struct LabelOptions: CellAccessoryOptions {
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The text's colour; nil, to begin with: grey.
        public var tintColor: UIColor?
        /// The text's font; that of body text unless it is given.
        public var font: UIFont
        /// Whether a text style's font follows the user's text size; `true` unless it is given.
        public var adjustsFontForContentSizeCategory: Bool

        /// Options in which nil is the standard: shown, in the font of body text, which follows the user's text size.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil,
            adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// How a chevron that opens and closes an item looks, and what opens it.
    public struct OutlineDisclosureOptions: CellAccessoryOptions {
        /// What of the cell opens and closes the item.
        public enum Style: Int, Sendable {
            /// A header's in a header.
            case automatic
            /// The whole cell opens and closes the item.
            case header
            /// The chevron does, and the cell can be selected.
            case cell
        }
        /// What opens and closes the item; `automatic` unless it is given.
        public var style: Style
        /// Hidden ones keep their room.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// The chevron's colour; nil, to begin with: the cell's tint colour.
        public var tintColor: UIColor?

        /// Options in which nil is the standard: shown, in the `automatic` style, in the standard width and colour.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// A view of the app's own as an accessory.
    public struct CustomViewConfiguration {
        /// The app's view that is shown.
        public let customView: UIView
        /// The side that the view stands at, when it is shown, and its place among the others there.
        public let placement: Placement
        /// Whether the view isn't shown, and keeps its room; `false` unless it is given.
        public var isHidden: Bool
        /// How wide the room is that the accessory is centred in; `standard` unless it is given.
        public var reservedLayoutWidth: LayoutDimension
        /// Set as the view's own tint colour; nil, to begin with, leaves it as it is.
        public var tintColor: UIColor?
        /// The view keeps the size it has, instead of the size that it would like.
        public var maintainsFixedSize: Bool

        /// A view and its place. nil is the standard: shown, in the standard width, in its own colour, in the size that it would like.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
