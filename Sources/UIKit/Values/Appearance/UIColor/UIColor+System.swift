import Foundation

/// The system's dynamic colours, with the values that Apple's Human Interface Guidelines list.
extension UIColor {
    private enum System {
        // MARK: Accents
        static let red = system(
            "systemRedColor", light: .init(255, 59, 48), dark: .init(255, 69, 58),
            highContrastLight: .init(215, 0, 21), highContrastDark: .init(255, 105, 97))
        static let orange = system(
            "systemOrangeColor", light: .init(255, 149, 0), dark: .init(255, 159, 10),
            highContrastLight: .init(201, 52, 0), highContrastDark: .init(255, 179, 64))
        static let yellow = system(
            "systemYellowColor", light: .init(255, 204, 0), dark: .init(255, 214, 10),
            highContrastLight: .init(178, 80, 0), highContrastDark: .init(255, 212, 38))
        static let green = system(
            "systemGreenColor", light: .init(52, 199, 89), dark: .init(48, 209, 88),
            highContrastLight: .init(36, 138, 61), highContrastDark: .init(48, 219, 91))
        static let mint = system(
            "systemMintColor", light: .init(0, 199, 190), dark: .init(99, 230, 226),
            highContrastLight: .init(12, 129, 123), highContrastDark: .init(102, 212, 207))
        static let teal = system(
            "systemTealColor", light: .init(48, 176, 199), dark: .init(64, 200, 224),
            highContrastLight: .init(0, 130, 153), highContrastDark: .init(93, 230, 255))
        static let cyan = system(
            "systemCyanColor", light: .init(50, 173, 230), dark: .init(100, 210, 255),
            highContrastLight: .init(0, 113, 164), highContrastDark: .init(112, 215, 255))
        static let blue = system(
            "systemBlueColor", light: .init(0, 122, 255), dark: .init(10, 132, 255),
            highContrastLight: .init(0, 64, 221), highContrastDark: .init(64, 156, 255))
        static let indigo = system(
            "systemIndigoColor", light: .init(88, 86, 214), dark: .init(94, 92, 230),
            highContrastLight: .init(54, 52, 163), highContrastDark: .init(125, 122, 255))
        static let purple = system(
            "systemPurpleColor", light: .init(175, 82, 222), dark: .init(191, 90, 242),
            highContrastLight: .init(137, 68, 171), highContrastDark: .init(218, 143, 255))
        static let pink = system(
            "systemPinkColor", light: .init(255, 45, 85), dark: .init(255, 55, 95),
            highContrastLight: .init(211, 15, 69), highContrastDark: .init(255, 100, 130))
        static let brown = system(
            "systemBrownColor", light: .init(162, 132, 94), dark: .init(172, 142, 104),
            highContrastLight: .init(127, 101, 69), highContrastDark: .init(181, 148, 105))

        // MARK: Greys
        static let gray = system(
            "systemGrayColor", light: .init(142, 142, 147), dark: .init(142, 142, 147),
            highContrastLight: .init(108, 108, 112), highContrastDark: .init(174, 174, 178))
        static let gray2 = system(
            "systemGray2Color", light: .init(174, 174, 178), dark: .init(99, 99, 102),
            highContrastLight: .init(142, 142, 147), highContrastDark: .init(124, 124, 128))
        static let gray3 = system(
            "systemGray3Color", light: .init(199, 199, 204), dark: .init(72, 72, 74),
            highContrastLight: .init(174, 174, 178), highContrastDark: .init(84, 84, 86))
        static let gray4 = system(
            "systemGray4Color", light: .init(209, 209, 214), dark: .init(58, 58, 60),
            highContrastLight: .init(188, 188, 192), highContrastDark: .init(68, 68, 70))
        static let gray5 = system(
            "systemGray5Color", light: .init(229, 229, 234), dark: .init(44, 44, 46),
            highContrastLight: .init(216, 216, 220), highContrastDark: .init(54, 54, 56))
        static let gray6 = system(
            "systemGray6Color", light: .init(242, 242, 247), dark: .init(28, 28, 30),
            highContrastLight: .init(235, 235, 240), highContrastDark: .init(36, 36, 38))

        // MARK: Text, lines and fills
        static let label = system("labelColor", light: .init(0, 0, 0), dark: .init(255, 255, 255))
        static let secondaryLabel = system(
            "secondaryLabelColor", light: .init(60, 60, 67, alpha: 0.6), dark: .init(235, 235, 245, alpha: 0.6))
        static let tertiaryLabel = system(
            "tertiaryLabelColor", light: .init(60, 60, 67, alpha: 0.3), dark: .init(235, 235, 245, alpha: 0.3))
        static let quaternaryLabel = system(
            "quaternaryLabelColor", light: .init(60, 60, 67, alpha: 0.18), dark: .init(235, 235, 245, alpha: 0.16))
        static let placeholderText = system(
            "placeholderTextColor", light: .init(60, 60, 67, alpha: 0.3), dark: .init(235, 235, 245, alpha: 0.3))
        static let link = system("linkColor", light: .init(0, 122, 255), dark: .init(9, 132, 255))
        static let separator = system(
            "separatorColor", light: .init(60, 60, 67, alpha: 0.29), dark: .init(84, 84, 88, alpha: 0.6))
        static let opaqueSeparator = system(
            "opaqueSeparatorColor", light: .init(198, 198, 200), dark: .init(56, 56, 58))
        static let fill = system(
            "systemFillColor", light: .init(120, 120, 128, alpha: 0.2), dark: .init(120, 120, 128, alpha: 0.36))
        static let secondaryFill = system(
            "secondarySystemFillColor", light: .init(120, 120, 128, alpha: 0.16),
            dark: .init(120, 120, 128, alpha: 0.32))
        static let tertiaryFill = system(
            "tertiarySystemFillColor", light: .init(118, 118, 128, alpha: 0.12), dark: .init(118, 118, 128, alpha: 0.24)
        )
        static let quaternaryFill = system(
            "quaternarySystemFillColor", light: .init(116, 116, 128, alpha: 0.08),
            dark: .init(118, 118, 128, alpha: 0.18))

        // MARK: Backgrounds
        static let background = system(
            "systemBackgroundColor", light: .init(255, 255, 255), dark: .init(0, 0, 0),
            elevatedDark: .init(28, 28, 30))
        static let secondaryBackground = system(
            "secondarySystemBackgroundColor", light: .init(242, 242, 247), dark: .init(28, 28, 30),
            elevatedDark: .init(44, 44, 46))
        static let tertiaryBackground = system(
            "tertiarySystemBackgroundColor", light: .init(255, 255, 255), dark: .init(44, 44, 46),
            elevatedDark: .init(58, 58, 60))
        static let groupedBackground = system(
            "systemGroupedBackgroundColor", light: .init(242, 242, 247), dark: .init(0, 0, 0),
            elevatedDark: .init(28, 28, 30))
        static let secondaryGroupedBackground = system(
            "secondarySystemGroupedBackgroundColor", light: .init(255, 255, 255), dark: .init(28, 28, 30),
            elevatedDark: .init(44, 44, 46))
        static let tertiaryGroupedBackground = system(
            "tertiarySystemGroupedBackgroundColor", light: .init(242, 242, 247), dark: .init(44, 44, 46),
            elevatedDark: .init(58, 58, 60))
        static let tint = UIColor { AccentColor.current.resolvedColor(with: $0) }

        /// For archives, which name them.
        static let byName: [String: UIColor] = {
            let all = [
                red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, gray2, gray3,
                gray4, gray5, gray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link,
                separator, opaqueSeparator, fill, secondaryFill, tertiaryFill, quaternaryFill, background,
                secondaryBackground, tertiaryBackground, groupedBackground, secondaryGroupedBackground,
                tertiaryGroupedBackground,
            ]
            return Dictionary(all.compactMap { color in color.catalogName.map { ($0, color) } }) { first, _ in first }
        }()
    }

    /// The name of one of the system's colours.
    var catalogName: String? {
        guard case .catalog(let catalog) = storage else { return nil }
        return catalog.name
    }

    static func systemColor(named name: String) -> UIColor? { System.byName[name] }

    public class var systemRed: UIColor { System.red }
    public class var systemOrange: UIColor { System.orange }
    public class var systemYellow: UIColor { System.yellow }
    public class var systemGreen: UIColor { System.green }
    public class var systemMint: UIColor { System.mint }
    public class var systemTeal: UIColor { System.teal }
    public class var systemCyan: UIColor { System.cyan }
    public class var systemBlue: UIColor { System.blue }
    public class var systemIndigo: UIColor { System.indigo }
    public class var systemPurple: UIColor { System.purple }
    public class var systemPink: UIColor { System.pink }
    public class var systemBrown: UIColor { System.brown }
    public class var systemGray: UIColor { System.gray }
    public class var systemGray2: UIColor { System.gray2 }
    public class var systemGray3: UIColor { System.gray3 }
    public class var systemGray4: UIColor { System.gray4 }
    public class var systemGray5: UIColor { System.gray5 }
    public class var systemGray6: UIColor { System.gray6 }

    /// The app's tint: what a view's `tintColor` is unless it was set.
    public class var tintColor: UIColor { System.tint }

    public class var label: UIColor { System.label }
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    public class var placeholderText: UIColor { System.placeholderText }
    public class var link: UIColor { System.link }
    public class var separator: UIColor { System.separator }
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }

    public class var systemFill: UIColor { System.fill }
    public class var secondarySystemFill: UIColor { System.secondaryFill }
    public class var tertiarySystemFill: UIColor { System.tertiaryFill }
    public class var quaternarySystemFill: UIColor { System.quaternaryFill }

    public class var systemBackground: UIColor { System.background }
    public class var secondarySystemBackground: UIColor { System.secondaryBackground }
    public class var tertiarySystemBackground: UIColor { System.tertiaryBackground }
    public class var systemGroupedBackground: UIColor { System.groupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }

    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { System.groupedBackground }
}
