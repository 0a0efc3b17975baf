import CoreGraphics
import Foundation

extension UIButton {
    /// A button's dress as one value: texts, image, colours, shape and room.
    public struct Configuration: Equatable {
        /// How round the background's corners are: `small`, `medium` and `large` are 5, 8.75 and 12.25 points, at most half the shorter
        /// side.
        public enum CornerStyle: Int, Sendable {
            /// As `background.cornerRadius` says.
            case fixed = -1
            /// As `background.cornerRadius` says, growing with the user's text size.
            case dynamic
            case small, medium, large
            /// Half the height.
            case capsule
        }

        /// How large insets and fonts are: `mini` and `small` have the font of subheadlines, `medium` and `large` that of body text.
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        /// How title and subtitle stand to each other: `automatic` centres a title alone and lets both begin at the left.
        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        /// A button's look on a Mac. Without effect here (DEV-211).
        public enum MacIdiomStyle: Int, Sendable {
            case automatic, bordered, borderless, borderlessTinted
        }

        /// Whether chevrons stand behind the texts: `automatic` shows them for pop-up buttons only.
        public enum Indicator: Int, Sendable {
            case automatic, none, popup
        }

        /// The four dresses that the factory functions give.
        enum Base: Sendable {
            case plain, gray, tinted, filled
        }

        let base: Base

        // MARK: Texts

        /// A title without attributes of its own. Setting it replaces the attributed title.
        public var title: String? {
            get { titleText?.string }
            set { titleText = newValue.map { NSAttributedString(string: $0) } }
        }
        /// A smaller line below the title, without attributes of its own; nil, to begin with: none. Setting it replaces an attributed one.
        public var subtitle: String? {
            get { subtitleText?.string }
            set { subtitleText = newValue.map { NSAttributedString(string: $0) } }
        }
        var titleText: NSAttributedString?
        var subtitleText: NSAttributedString?
        /// How title and subtitle are aligned with each other; `automatic` to begin with.
        public var titleAlignment: TitleAlignment = .automatic
        /// How a title breaks that is too wide: `byWordWrapping`, to begin with, goes on in further lines; modes that cut keep one.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// How a subtitle breaks that is too wide; `byWordWrapping`, to begin with, goes on in further lines.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        // MARK: Image

        /// An image beside or above the texts, as `imagePlacement` says; nil to begin with. Templates and symbols take the foreground
        /// colour.
        public var image: UIImage?
        /// How a symbol in `image` looks; nil, to begin with: one without a configuration is as large as the title's font.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// At which side of the texts the image is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Between image and texts, in points.
        public var imagePadding: CGFloat = 0
        /// Room kept for images, in points, so that texts of buttons line up; 0 to begin with. Kept (DEV-211).
        public var imageReservation: CGFloat = 0
        /// Whether an activity indicator turns in the image's place; it needs no image.
        public var showsActivityIndicator = false
        /// The chevrons behind the texts: by itself a pop-up button has them, which shows what is chosen in its menu.
        public var indicator: Indicator = .automatic

        // MARK: Colours and shape

        /// The colour of texts and image; nil: the dress's own.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made from; nil: the dress's own.
        public var baseBackgroundColor: UIColor?
        /// What lies behind the contents. Clear to begin with, with a corner radius of 5.95 points; the dress fills in its colour.
        public var background = UIBackgroundConfiguration.clear()
        /// How the background's corners are made; `dynamic` to begin with.
        public var cornerStyle: CornerStyle = .dynamic
        /// How large insets and fonts are; `medium` to begin with. Setting it changes the insets, too, unless they were set.
        public var buttonSize: Size = .medium {
            didSet { if usesStandardInsets { setDefaultContentInsets() } }
        }
        /// The look on a Mac; `automatic` to begin with. Kept (DEV-211).
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// Whether a selected button looks selected.
        public var automaticallyUpdateForSelection = true
        /// Makes the image's colour from the texts'; nil, to begin with: the same colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Makes the chevrons' colour from the texts'.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Makes the activity indicator's colour from the image's.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

        // MARK: Room

        /// Between the button's edge and its contents.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set {
                insets = newValue
                usesStandardInsets = false
            }
        }
        private var insets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        private var usesStandardInsets = true

        /// Puts back the insets that go with the size.
        public mutating func setDefaultContentInsets() {
            usesStandardInsets = true
            insets =
                switch buttonSize {
                case .mini: NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8)
                case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
                case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
                case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
                }
        }

        init(base: Base) {
            self.base = base
            background.cornerRadius = 5.95
        }

        // MARK: The dresses

        /// No background, text in the tint colour.
        public static func plain() -> Configuration { Configuration(base: .plain) }
        /// A grey background, text in the tint colour.
        public static func gray() -> Configuration { Configuration(base: .gray) }
        /// A background of thin tint, text in the tint colour.
        public static func tinted() -> Configuration { Configuration(base: .tinted) }
        /// A background in the tint colour, white text.
        public static func filled() -> Configuration { Configuration(base: .filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { Configuration(base: .plain) }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { Configuration(base: .gray) }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(base: .tinted) }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(base: .filled) }

        /// The configuration as it looks in a button's present state.
        @preconcurrency @MainActor
        public func updated(for button: UIButton) -> Configuration {
            let look = look(for: button.state, tint: button.tintColor)
            var copy = self
            copy.background.backgroundColor = look.background
            copy.baseForegroundColor = look.foreground
            return copy
        }

        /// Transformers are closures: configurations that have one count as different.
        public static func == (left: Configuration, right: Configuration) -> Bool {
            left.base == right.base && left.titleText == right.titleText && left.subtitleText == right.subtitleText
                && left.titleAlignment == right.titleAlignment && left.titleLineBreakMode == right.titleLineBreakMode
                && left.subtitleLineBreakMode == right.subtitleLineBreakMode && left.titlePadding == right.titlePadding
                && left.image == right.image && left.imagePlacement == right.imagePlacement
                && left.preferredSymbolConfigurationForImage == right.preferredSymbolConfigurationForImage
                && left.imagePadding == right.imagePadding && left.imageReservation == right.imageReservation
                && left.insets == right.insets && left.macIdiomStyle == right.macIdiomStyle
                && left.showsActivityIndicator == right.showsActivityIndicator
                && left.baseForegroundColor == right.baseForegroundColor
                && left.baseBackgroundColor == right.baseBackgroundColor && left.background == right.background
                && left.cornerStyle == right.cornerStyle && left.buttonSize == right.buttonSize
                && left.automaticallyUpdateForSelection == right.automaticallyUpdateForSelection
                && left.indicator == right.indicator && left.indicatorColorTransformer == nil
                && right.indicatorColorTransformer == nil
                && left.imageColorTransformer == nil && right.imageColorTransformer == nil
                && left.activityIndicatorColorTransformer == nil && right.activityIndicatorColorTransformer == nil
        }

        // MARK: What follows from it

        var imageIsBeside: Bool { imagePlacement.contains(.leading) || imagePlacement.contains(.trailing) }

        var titleFont: UIFont {
            switch buttonSize {
            case .mini, .small: .preferredFont(forTextStyle: .subheadline)
            case .medium, .large: .preferredFont(forTextStyle: .body)
            }
        }

        var subtitleFont: UIFont { .preferredFont(forTextStyle: buttonSize == .mini ? .caption2 : .caption1) }

        /// A title by itself is centred; with a subtitle they start together.
        func textAlignment(hasSubtitle: Bool, isRightToLeft: Bool) -> NSTextAlignment {
            switch titleAlignment {
            case .center: .center
            case .automatic where !hasSubtitle: .center
            case .leading, .automatic: isRightToLeft ? .right : .left
            case .trailing: isRightToLeft ? .left : .right
            }
        }

        func cornerRadius(in size: CGSize) -> CGFloat {
            let radius: CGFloat =
                switch cornerStyle {
                case .fixed: background.cornerRadius
                case .dynamic: UIFontMetrics.default.scaledValue(for: background.cornerRadius)
                case .small: 5
                case .medium: 8.75
                case .large: 12.25
                case .capsule: .greatestFiniteMagnitude
                }
            return min(radius, min(size.width, size.height) / 2)
        }
    }
}
