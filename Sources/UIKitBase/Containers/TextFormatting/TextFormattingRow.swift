import CoreGraphics
import Foundation
import PorticoFoundation

/// The controls of one part of the text formatting panel, and how they show what a text looks like.
///
/// - From: `UITextFormattingViewController`
@MainActor struct TextFormattingRow {
    enum Choice {
        case change(UITextFormattingViewController.ChangeValue)
        case fonts, colors
    }

    typealias Descriptor = UITextFormattingViewController.FormattingDescriptor
    typealias Choose = @MainActor (Choice) -> Void

    let view: UIView
    let show: @MainActor (Descriptor) -> Void

    private init(_ view: UIView, show: @escaping @MainActor (Descriptor) -> Void = { _ in }) {
        (self.view, self.show) = (view, show)
    }

    /// Nil for a part of no known name, and for styles where there are none.
    static func row(
        of key: UITextFormattingViewController.ComponentKey,
        _ styles: [UITextFormattingViewController.FormattingStyle], _ choose: @escaping Choose
    ) -> TextFormattingRow? {
        switch key {
        case .formattingStyles: styles.isEmpty ? nil : styleRow(styles, choose)
        case .fontAttributes: attributeRow(choose)
        case .fontPicker: fontRow(choose)
        case .fontSize:
            stepRow(
                ("textformat.size.smaller", "Smaller", .decreaseFontSize),
                ("textformat.size.larger", "Larger", .increaseFontSize), choose)
        case .textIndentation:
            stepRow(
                ("decrease.indent", "Decrease Indent", .decreaseIndentation),
                ("increase.indent", "Increase Indent", .increaseIndentation), choose)
        case .fontPointSize:
            numberRow({ $0.fonts.first.map { Double($0.pointSize) } }, from: { _ in textSize }) {
                choose(.change(.fontSize($0)))
            }
        case .lineHeight:
            numberRow({ $0.lineHeight }, from: { $0.fonts.first.map { Double($0.lineHeight.rounded()) } ?? textSize }) {
                choose(.change(.lineHeightPointSize($0)))
            }
        case .textAlignment: alignmentRow([.left, .center, .right], choose)
        case .textAlignmentAndJustification: alignmentRow([.left, .center, .right, .justified], choose)
        case .listStyles: listRow(choose)
        case .textColor: colorRow(choose)
        case .highlight: highlightRow([.default], choose)
        case .highlightPicker: highlightRow([.default, .purple, .pink, .orange, .mint, .blue], choose)
        default: nil
        }
    }

    // MARK: Parts

    private static func button(
        _ symbol: String, _ label: String, _ action: @escaping @MainActor (UIButton) -> Void
    ) -> UIButton {
        let button = UIButton(configuration: .gray())
        button.configuration?.image = UIImage(systemName: symbol)
        button.accessibilityLabel = label
        button.addAction(
            UIAction { [unowned button] _ in action(button) }, for: .primaryActionTriggered)
        return button
    }

    private static func line(_ views: [UIView]) -> UIStackView {
        let line = UIStackView(arrangedSubviews: views)
        (line.spacing, line.distribution) = (8, .fillEqually)
        return line
    }

    private static func styleRow(
        _ styles: [UITextFormattingViewController.FormattingStyle], _ choose: @escaping Choose
    ) -> TextFormattingRow {
        let buttons = styles.map { style in
            let button = UIButton(configuration: .gray())
            var title = AttributedString(String(localized: style.title))
            title.mergeAttributes(style.attributes)
            button.configuration?.attributedTitle = title
            button.addAction(
                UIAction { _ in choose(.change(.formattingStyle(style.styleKey))) }, for: .primaryActionTriggered)
            return button
        }
        let column = UIStackView(arrangedSubviews: buttons)
        (column.axis, column.spacing) = (.vertical, 8)
        return TextFormattingRow(column) { descriptor in
            for (button, style) in zip(buttons, styles) {
                button.isSelected = style.styleKey == descriptor.formattingStyleKey
            }
        }
    }

    private static func attributeRow(_ choose: @escaping Choose) -> TextFormattingRow {
        typealias Change = UITextFormattingViewController.ChangeValue
        let parts: [(String, String, (Bool) -> Change, (Descriptor) -> Bool)] = [
            ("bold", "Bold", { .bold($0) }, { has(.traitBold, $0) }),
            ("italic", "Italic", { .italic($0) }, { has(.traitItalic, $0) }),
            ("underline", "Underline", { .underline($0) }, { $0.underlinePresent }),
            ("strikethrough", "Strikethrough", { .strikethrough($0) }, { $0.strikethroughPresent }),
        ]
        let buttons = parts.map { symbol, label, change, _ in
            button(symbol, label) { button in
                button.isSelected.toggle()
                choose(.change(change(button.isSelected)))
            }
        }
        return TextFormattingRow(line(buttons)) { descriptor in
            for (button, part) in zip(buttons, parts) { button.isSelected = part.3(descriptor) }
        }
    }

    private static func has(_ trait: UIFontDescriptor.SymbolicTraits, _ descriptor: Descriptor) -> Bool {
        !descriptor.fonts.isEmpty
            && descriptor.fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
    }

    private static func fontRow(_ choose: @escaping Choose) -> TextFormattingRow {
        let button = UIButton(configuration: .gray())
        button.addAction(UIAction { _ in choose(.fonts) }, for: .primaryActionTriggered)
        return TextFormattingRow(button) { descriptor in
            let names = Set(descriptor.fonts.map(\.familyName))
            button.configuration?.title = names.count == 1 ? names.first : "Font"
        }
    }

    private typealias Step = (symbol: String, label: String, change: UITextFormattingViewController.ChangeValue)

    private static func stepRow(
        _ less: Step, _ more: Step, _ choose: @escaping Choose
    ) -> TextFormattingRow {
        TextFormattingRow(
            line([less, more].map { step in button(step.symbol, step.label) { _ in choose(.change(step.change)) } }))
    }

    /// The points of a text whose font isn't known.
    private static let textSize = 17.0

    /// - Parameter start: where the buttons begin in a text that has no such number, or several.
    private static func numberRow(
        _ value: @escaping (Descriptor) -> Double?, from start: @escaping (Descriptor) -> Double,
        _ choose: @escaping @MainActor (Double) -> Void
    ) -> TextFormattingRow {
        let number = UILabel()
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (1, 288)
        stepper.addAction(
            UIAction { [unowned stepper] _ in
                number.text = stepper.value.formatted()
                choose(stepper.value)
            }, for: .valueChanged)
        return TextFormattingRow(line([number, stepper])) { descriptor in
            let found = value(descriptor)
            number.text = found?.formatted()
            stepper.value = found ?? start(descriptor)
        }
    }

    private static func alignmentRow(
        _ alignments: [UITextFormattingViewController.TextAlignment], _ choose: @escaping Choose
    ) -> TextFormattingRow {
        let symbols = ["text.alignleft", "text.aligncenter", "text.alignright", "text.justify"]
        let items: [Any] = zip(alignments, symbols).map { alignment, symbol in
            UIImage(systemName: symbol).map { $0 as Any } ?? alignment.rawValue
        }
        let segments = UISegmentedControl(items: items)
        segments.addAction(
            UIAction { [unowned segments] _ in
                guard alignments.indices.contains(segments.selectedSegmentIndex) else { return }
                choose(.change(.textAlignment(alignments[segments.selectedSegmentIndex])))
            }, for: .valueChanged)
        return TextFormattingRow(segments) { descriptor in
            let only = descriptor.textAlignments.count == 1 ? descriptor.textAlignments.first : nil
            segments.selectedSegmentIndex =
                only.flatMap { alignments.firstIndex(of: $0) } ?? UISegmentedControl.noSegment
        }
    }

    private static func listRow(_ choose: @escaping Choose) -> TextFormattingRow {
        let lists: [(UITextFormattingViewController.TextList, String)] = [
            (.disc, "list.bullet"), (.hyphen, "list.dash"), (.decimal, "list.number"),
        ]
        let buttons = lists.map { list, symbol in
            button(symbol, list.rawValue) { button in choose(.change(.textList(button.isSelected ? nil : list))) }
        }
        return TextFormattingRow(line(buttons)) { descriptor in
            for (button, list) in zip(buttons, lists) { button.isSelected = descriptor.textLists == [list.0] }
        }
    }

    private static func colorRow(_ choose: @escaping Choose) -> TextFormattingRow {
        let picker = button("circle.fill", "Text Color") { _ in choose(.colors) }
        return TextFormattingRow(picker) { descriptor in
            picker.configuration?.baseForegroundColor = descriptor.textColors.first ?? .label
        }
    }

    private static func highlightRow(
        _ highlights: [UITextFormattingViewController.Highlight], _ choose: @escaping Choose
    ) -> TextFormattingRow {
        let colors: [UITextFormattingViewController.Highlight: UIColor] = [
            .purple: .systemPurple, .pink: .systemPink, .orange: .systemOrange, .mint: .systemMint,
            .blue: .systemBlue,
        ]
        let buttons = highlights.map { highlight in
            let made = button("highlighter", highlight.rawValue) { button in
                choose(.change(.highlight(button.isSelected ? nil : highlight)))
            }
            made.configuration?.baseForegroundColor = colors[highlight]
            return made
        }
        return TextFormattingRow(line(buttons)) { descriptor in
            for (button, highlight) in zip(buttons, highlights) {
                button.isSelected = descriptor.highlights == [highlight]
            }
        }
    }
}
