import CoreGraphics
import Foundation

extension InspectedProperties {
    // MARK: Texts

    static let texts: [InspectedClass] = [
        InspectedClass(
            UILabel.self, make: { UILabel() },
            [
                .init("text", \.text, .words),
                .init("font") { $0.font?.fontName ?? "" },
                fontSize(\.font),
                .init("textColor", \.textColor, .color),
                .init("textAlignment", \.textAlignment, .choice),
                .init("numberOfLines", \.numberOfLines, .whole) { $1 >= 0 },
                .init("lineBreakMode", \.lineBreakMode, .choice),
                .init("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean),
                .init("minimumScaleFactor", \.minimumScaleFactor, .number) { $1 >= 0 && $1 <= 1 },
                .init("baselineAdjustment", \.baselineAdjustment, .choice),
                .init("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, .boolean),
                .init("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, .number) { $1 >= 0 },
                .init("isEnabled", \.isEnabled, .boolean),
                .init("isHighlighted", \.isHighlighted, .boolean),
                .init("highlightedTextColor", \.highlightedTextColor, .color),
                .init("shadowColor", \.shadowColor, .color),
                .init("shadowOffset", \.shadowOffset, .size),
            ]),
        InspectedClass(
            UITextField.self, make: { UITextField() },
            [
                .init("text", \.text, .words),
                .init("placeholder", \.placeholder, .words),
                .init("font") { $0.font?.fontName ?? "" },
                fontSize(\.font),
                .init("textColor", \.textColor, .color),
                .init("textAlignment", \.textAlignment, .choice),
                .init("borderStyle", \.borderStyle, .choice),
                .init("clearButtonMode", \.clearButtonMode, .choice),
                .init("isSecureTextEntry", \.isSecureTextEntry, .boolean),
                .init("keyboardType", \.keyboardType, .choice),
                .init("returnKeyType", \.returnKeyType, .choice),
                .init("autocapitalizationType", \.autocapitalizationType, .choice),
                .init("autocorrectionType", \.autocorrectionType, .choice),
                .init("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, .boolean),
                .init("minimumFontSize", \.minimumFontSize, .number) { $1 >= 0 },
            ]),
        InspectedClass(
            UITextView.self, make: nil,
            [
                .init("text", \.text, .words),
                .init("font") { $0.font?.fontName ?? "" },
                fontSize(\.font),
                .init("textColor", \.textColor, .color),
                .init("textAlignment", \.textAlignment, .choice),
                .init("textContainerInset", \.textContainerInset, .insets),
                .init("isEditable", \.isEditable, .boolean),
                .init("isSelectable", \.isSelectable, .boolean),
                .init("keyboardType", \.keyboardType, .choice),
            ]),
        InspectedClass(
            UISearchBar.self, make: nil,
            [
                .init("text", \.text, .words),
                .init("placeholder", \.placeholder, .words),
                .init("prompt", \.prompt, .words),
                .init("showsCancelButton", \.showsCancelButton, .boolean),
                .init("searchBarStyle", \.searchBarStyle, .choice),
                .init("barTintColor", \.barTintColor, .color),
            ]),
    ]

    private static func fontSize<Object: AnyObject>(
        _ path: ReferenceWritableKeyPath<Object, UIFont?>
    ) -> InspectedProperty<Object> {
        .init("font size", .number, swift: "$.font = $.font?.withSize(%)", get: { $0[keyPath: path]?.pointSize ?? 0 }) {
            guard let font = $0[keyPath: path] else { return $1 == 0 }
            guard $1 > 0, $1 <= 1000 else { return false }
            $0[keyPath: path] = font.withSize($1)
            return true
        }
    }

    // MARK: Controls

    static let controls: [InspectedClass] = [
        InspectedClass(
            UIButton.self, make: { UIButton(type: .custom) },
            [
                .init(
                    "title", .words, swift: "$.setTitle(%, for: .normal)", get: { $0.title(for: .normal) },
                    set: {
                        $0.setTitle($1, for: .normal)
                        return true
                    }),
                .init(
                    "titleColor", .color, swift: "$.setTitleColor(%, for: .normal)",
                    get: { $0.titleColor(for: .normal) },
                    set: {
                        $0.setTitleColor($1, for: .normal)
                        return true
                    }),
                .init("contentEdgeInsets", \.contentEdgeInsets, .insets),
                .init("titleEdgeInsets", \.titleEdgeInsets, .insets),
                .init("imageEdgeInsets", \.imageEdgeInsets, .insets),
                .init("has a configuration") { String($0.configuration != nil) },
            ]),
        InspectedClass(
            UISwitch.self, make: nil,
            [
                .init("isOn", \.isOn, .boolean),
                .init("onTintColor", \.onTintColor, .color),
                .init("thumbTintColor", \.thumbTintColor, .color),
            ]),
        InspectedClass(
            UISlider.self, make: nil,
            [
                .init("value", \.value, .number),
                .init("minimumValue", \.minimumValue, .number) { $1 <= $0.maximumValue },
                .init("maximumValue", \.maximumValue, .number) { $1 >= $0.minimumValue },
                .init("isContinuous", \.isContinuous, .boolean),
                .init("minimumTrackTintColor", \.minimumTrackTintColor, .color),
                .init("maximumTrackTintColor", \.maximumTrackTintColor, .color),
                .init("thumbTintColor", \.thumbTintColor, .color),
            ]),
        InspectedClass(
            UIStepper.self, make: nil,
            [
                .init("value", \.value, .number),
                .init("minimumValue", \.minimumValue, .number) { $1 < $0.maximumValue },
                .init("maximumValue", \.maximumValue, .number) { $1 > $0.minimumValue },
                .init("stepValue", \.stepValue, .number) { $1 > 0 },
                .init("wraps", \.wraps, .boolean),
                .init("autorepeat", \.autorepeat, .boolean),
            ]),
        InspectedClass(
            UISegmentedControl.self, make: nil,
            [
                .init("selectedSegmentIndex", \.selectedSegmentIndex, .whole) { $1 >= -1 && $1 < $0.numberOfSegments },
                .init("isMomentary", \.isMomentary, .boolean),
                .init("selectedSegmentTintColor", \.selectedSegmentTintColor, .color),
            ]),
        InspectedClass(
            UIPageControl.self, make: nil,
            [
                .init("numberOfPages", \.numberOfPages, .whole) { $1 >= 0 && $1 <= 1000 },
                .init("currentPage", \.currentPage, .whole) { $1 >= 0 },
                .init("hidesForSinglePage", \.hidesForSinglePage, .boolean),
                .init("pageIndicatorTintColor", \.pageIndicatorTintColor, .color),
                .init("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, .color),
            ]),
        InspectedClass(
            UIDatePicker.self, make: nil, [.init("minuteInterval", \.minuteInterval, .whole) { $1 >= 1 && $1 <= 30 }]),
        InspectedClass(
            UIControl.self, make: { UIControl() },
            [
                .init("isEnabled", \.isEnabled, .boolean),
                .init("isSelected", \.isSelected, .boolean),
                .init("isHighlighted", \.isHighlighted, .boolean),
                .init("contentHorizontalAlignment", \.contentHorizontalAlignment, .choice),
                .init("contentVerticalAlignment", \.contentVerticalAlignment, .choice),
            ]),
        InspectedClass(
            UIProgressView.self, make: nil,
            [
                .init("progress", \.progress, .number) { $1 >= 0 && $1 <= 1 },
                .init("progressTintColor", \.progressTintColor, .color),
                .init("trackTintColor", \.trackTintColor, .color),
            ]),
        InspectedClass(
            UIActivityIndicatorView.self, make: nil,
            [
                .init("isAnimating") { String($0.isAnimating) },
                .init("hidesWhenStopped", \.hidesWhenStopped, .boolean),
                .init("color", \.color, .color),
            ]),
        InspectedClass(
            UIImageView.self, make: { UIImageView() },
            [
                .init("image") { view in
                    view.image.map {
                        "\(InspectedValue.text([$0.size.width, $0.size.height])) @\(InspectedValue.text($0.scale))x"
                    } ?? "none"
                },
                .init("isHighlighted", \.isHighlighted, .boolean),
                .init("animationDuration", \.animationDuration, .number) { $1 >= 0 },
            ]),
    ]
}
