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
        static let tint = UIColor { traits in
            let state = ThreadDrawingState.current
            let tint = state.tint
            // A tint that is this colour itself is the app's.
            state.tint = nil
            defer { state.tint = tint }
            return (tint ?? AccentColor.current).resolvedColor(with: traits)
        }

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

    package static func systemColor(named name: String) -> UIColor? { System.byName[name] }

    /// The system's red: (255, 59, 48) in light, (255, 69, 58) in dark surroundings, of 255 each; others with high contrast.
    public class var systemRed: UIColor { System.red }
    /// The system's orange: (255, 149, 0) in light, (255, 159, 10) in dark surroundings, of 255 each; others with high contrast.
    public class var systemOrange: UIColor { System.orange }
    /// The system's yellow: (255, 204, 0) in light, (255, 214, 10) in dark surroundings, of 255 each; others with high contrast.
    public class var systemYellow: UIColor { System.yellow }
    /// The system's green: (52, 199, 89) in light, (48, 209, 88) in dark surroundings, of 255 each; others with high contrast.
    public class var systemGreen: UIColor { System.green }
    /// The system's mint: (0, 199, 190) in light, (99, 230, 226) in dark surroundings, of 255 each; others with high contrast.
    public class var systemMint: UIColor { System.mint }
    /// The system's teal: (48, 176, 199) in light, (64, 200, 224) in dark surroundings, of 255 each; others with high contrast.
    public class var systemTeal: UIColor { System.teal }
    /// The system's cyan: (50, 173, 230) in light, (100, 210, 255) in dark surroundings, of 255 each; others with high contrast.
    public class var systemCyan: UIColor { System.cyan }
    /// The system's blue: (0, 122, 255) in light, (10, 132, 255) in dark surroundings, of 255 each; others with high contrast.
    public class var systemBlue: UIColor { System.blue }
    /// The system's indigo: (88, 86, 214) in light, (94, 92, 230) in dark surroundings, of 255 each; others with high contrast.
    public class var systemIndigo: UIColor { System.indigo }
    /// The system's purple: (175, 82, 222) in light, (191, 90, 242) in dark surroundings, of 255 each; others with high contrast.
    public class var systemPurple: UIColor { System.purple }
    /// The system's pink: (255, 45, 85) in light, (255, 55, 95) in dark surroundings, of 255 each; others with high contrast.
    public class var systemPink: UIColor { System.pink }
    /// The system's brown: (162, 132, 94) in light, (172, 142, 104) in dark surroundings, of 255 each; others with high contrast.
    public class var systemBrown: UIColor { System.brown }
    /// The system's middle grey: (142, 142, 147) in light, (142, 142, 147) in dark surroundings, of 255 each; others with high contrast.
    public class var systemGray: UIColor { System.gray }
    /// The next grey towards the background: (174, 174, 178) in light, (99, 99, 102) in dark surroundings, of 255 each; others with high
    /// contrast.
    public class var systemGray2: UIColor { System.gray2 }
    /// The next grey towards the background: (199, 199, 204) in light, (72, 72, 74) in dark surroundings, of 255 each; others with high
    /// contrast.
    public class var systemGray3: UIColor { System.gray3 }
    /// The next grey towards the background: (209, 209, 214) in light, (58, 58, 60) in dark surroundings, of 255 each; others with high
    /// contrast.
    public class var systemGray4: UIColor { System.gray4 }
    /// The next grey towards the background: (229, 229, 234) in light, (44, 44, 46) in dark surroundings, of 255 each; others with high
    /// contrast.
    public class var systemGray5: UIColor { System.gray5 }
    /// The next grey towards the background: (242, 242, 247) in light, (28, 28, 30) in dark surroundings, of 255 each; others with high
    /// contrast.
    public class var systemGray6: UIColor { System.gray6 }

    /// The tint of the view that shows or draws it, grey where that is dimmed; elsewhere the app's, which a view's `tintColor` is unless it was
    /// set.
    public class var tintColor: UIColor { System.tint }

    /// Text that says what matters most: (0, 0, 0) in light, (255, 255, 255) in dark surroundings.
    public class var label: UIColor { System.label }
    /// Text of the second rank, such as a subtitle: (60, 60, 67) at 60 % in light, (235, 235, 245) at 60 % in dark surroundings.
    public class var secondaryLabel: UIColor { System.secondaryLabel }
    /// Text of the third rank: (60, 60, 67) at 30 % in light, (235, 235, 245) at 30 % in dark surroundings.
    public class var tertiaryLabel: UIColor { System.tertiaryLabel }
    /// Text of the fourth rank, such as watermarks: (60, 60, 67) at 18 % in light, (235, 235, 245) at 16 % in dark surroundings.
    public class var quaternaryLabel: UIColor { System.quaternaryLabel }
    /// Text in a field that is empty: (60, 60, 67) at 30 % in light, (235, 235, 245) at 30 % in dark surroundings.
    public class var placeholderText: UIColor { System.placeholderText }
    /// Text that leads elsewhere: (0, 122, 255) in light, (9, 132, 255) in dark surroundings.
    public class var link: UIColor { System.link }
    /// Thin lines through which what is below can be seen: (60, 60, 67) at 29 % in light, (84, 84, 88) at 60 % in dark surroundings.
    public class var separator: UIColor { System.separator }
    /// Thin lines that hide what is below: (198, 198, 200) in light, (56, 56, 58) in dark surroundings.
    public class var opaqueSeparator: UIColor { System.opaqueSeparator }

    /// Fills thin and small shapes, such as the track of a slider, over what is below: (120, 120, 128) at 20 % in light, (120, 120, 128)
    /// at 36 % in dark surroundings.
    public class var systemFill: UIColor { System.fill }
    /// Fills shapes of middle size, such as a switch, over what is below: (120, 120, 128) at 16 % in light, (120, 120, 128) at 32 % in
    /// dark surroundings.
    public class var secondarySystemFill: UIColor { System.secondaryFill }
    /// Fills large shapes, such as fields and buttons, over what is below: (118, 118, 128) at 12 % in light, (118, 118, 128) at 24 % in
    /// dark surroundings.
    public class var tertiarySystemFill: UIColor { System.tertiaryFill }
    /// Fills areas with much in them, over what is below: (116, 116, 128) at 8 % in light, (118, 118, 128) at 18 % in dark surroundings.
    public class var quaternarySystemFill: UIColor { System.quaternaryFill }

    /// The main background of an interface: (255, 255, 255) in light, (0, 0, 0) in dark surroundings; lighter there on raised surfaces.
    public class var systemBackground: UIColor { System.background }
    /// Groups content on the main background: (242, 242, 247) in light, (28, 28, 30) in dark surroundings; lighter there on raised
    /// surfaces.
    public class var secondarySystemBackground: UIColor { System.secondaryBackground }
    /// Groups content on the second background: (255, 255, 255) in light, (44, 44, 46) in dark surroundings; lighter there on raised
    /// surfaces.
    public class var tertiarySystemBackground: UIColor { System.tertiaryBackground }
    /// The main background of a grouped interface, such as a table of groups: (242, 242, 247) in light, (0, 0, 0) in dark surroundings;
    /// lighter there on raised surfaces.
    public class var systemGroupedBackground: UIColor { System.groupedBackground }
    /// Content on the main background of a grouped interface, such as its rows: (255, 255, 255) in light, (28, 28, 30) in dark
    /// surroundings; lighter there on raised surfaces.
    public class var secondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
    /// Groups content on the second background of a grouped interface: (242, 242, 247) in light, (44, 44, 46) in dark surroundings;
    /// lighter there on raised surfaces.
    public class var tertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }

    /// The older name of `systemGroupedBackground`.
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { System.groupedBackground }
}
