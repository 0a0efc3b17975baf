import CoreGraphics
import Foundation

extension UICalendarView {
    /// How large a decoration is, beside others. The text size of the device scales all three.
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium = 1
        case large = 2
    }

    /// What stands below a day's number: a dot, a picture, or a view of the app's own.
    @preconcurrency @MainActor open class Decoration: NSObject {
        enum Content {
            /// A nil image is a filled circle; a nil colour is `systemFill`.
            case image(UIImage?, UIColor?, DecorationSize)
            case custom(() -> UIView)
        }

        final private(set) var content = Content.image(nil, nil, .medium)

        /// Makes a filled circle of medium size in the system's fill colour.
        public override init() {
            super.init()
        }

        /// Makes a decoration with a view of the app's own.
        ///
        /// - Parameter customViewProvider: makes the view. It is called once, when the decoration first comes on the screen. The view is
        ///   clipped to its place and takes no touches.
        public required convenience init(customViewProvider: @escaping () -> UIView) {
            self.init()
            content = .custom(customViewProvider)
        }

        /// A decoration with a view of the app's own, as `init(customViewProvider:)` makes it.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Self {
            self.init(customViewProvider: customViewProvider)
        }

        /// A filled circle.
        ///
        /// - Parameter color: `systemFill` where it is nil.
        public static func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium)
            -> UICalendarView.Decoration
        {
            image(nil, color: color, size: size)
        }

        /// A picture.
        ///
        /// - Parameter image: a filled circle where it is nil.
        /// - Parameter color: of symbols and template images; `systemFill` where it is nil.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
        )
            -> UICalendarView.Decoration
        {
            let decoration = UICalendarView.Decoration()
            decoration.content = .image(image, color, size)
            return decoration
        }

        private var made: UIView?

        /// The view that shows the decoration, made when it is first asked for.
        final var view: UIView {
            if let made { return made }
            let view: UIView =
                switch content {
                case .custom(let provide): provide()
                case .image(let image, let color, _): Self.picture(image, color)
                }
            view.isUserInteractionEnabled = false
            made = view
            return view
        }

        private static func picture(_ image: UIImage?, _ color: UIColor?) -> UIView {
            guard let image else {
                let dot = CalendarDot()
                dot.backgroundColor = color ?? .systemFill
                return dot
            }
            let view = UIImageView(image: image)
            view.setFixedTint(color ?? .systemFill)
            view.contentMode = .scaleAspectFit
            return view
        }

        /// The size of the decoration in a place; a custom view may fill the whole of it.
        final func size(in place: CGSize) -> CGSize {
            switch content {
            case .custom:
                let wanted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                let natural = wanted == .zero ? view.bounds.size : wanted
                return CGSize(width: min(natural.width, place.width), height: min(natural.height, place.height))
            case .image(let image, _, let size):
                let share: CGFloat =
                    switch size {
                    case .small: 0.6
                    case .medium: 0.8
                    case .large: 1
                    }
                let side = place.height * share
                guard let image, image.size.height > 0 else { return CGSize(width: side / 2, height: side / 2) }
                return CGSize(width: min(side * image.size.width / image.size.height, place.width), height: side)
            }
        }
    }
}

/// A filled circle below a day's number.
@MainActor private final class CalendarDot: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
