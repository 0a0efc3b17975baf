import CoreGraphics
import Foundation

extension AppearanceProperty {
    package static let controls: Rows = [
        (
            UILabel.self,
            [
                property(.font, \UILabel.font), property(.textColor, \UILabel.textColor),
                property(.textAlignment, \UILabel.textAlignment), property(\UILabel.highlightedTextColor),
                property(\UILabel.shadowColor), property(\UILabel.shadowOffset),
                property(\UILabel.numberOfLines), property(\UILabel.adjustsFontForContentSizeCategory),
            ]
        ),
        (
            UIButton.self,
            byState(
                "titleColor", { (button: UIButton, state) in button.ownTitleColor(for: state) },
                { $0.setTitleColor($1, for: $2) })
                + byState(
                    "titleShadowColor", { (button: UIButton, state) in button.titleShadowColor(for: state) },
                    { $0.setTitleShadowColor($1, for: $2) })
                + byState(
                    "backgroundImage", { (button: UIButton, state) in button.backgroundImage(for: state) },
                    { $0.setBackgroundImage($1, for: $2) })
                + [property(\UIButton.contentEdgeInsets)]
        ),
        (
            UISwitch.self,
            [
                property(\UISwitch.onTintColor), property(\UISwitch.thumbTintColor), property(\UISwitch.onImage),
                property(\UISwitch.offImage),
            ]
        ),
        (
            UISlider.self,
            [
                property(\UISlider.minimumTrackTintColor), property(\UISlider.maximumTrackTintColor),
                property(\UISlider.thumbTintColor),
            ]
        ),
        (
            UIProgressView.self,
            [property(\UIProgressView.progressTintColor), property(\UIProgressView.trackTintColor)]
        ),
        (
            UIPageControl.self,
            [
                property(\UIPageControl.pageIndicatorTintColor),
                property(\UIPageControl.currentPageIndicatorTintColor),
            ]
        ),
        (
            UISegmentedControl.self,
            [property(\UISegmentedControl.selectedSegmentTintColor)]
                + byState(
                    "titleTextAttributes",
                    { (control: UISegmentedControl, state) in
                        control.titleTextAttributes(for: state).map(TextAttributes.init)
                    },
                    { $0.setTitleTextAttributes($1?.values, for: $2) })
        ),
        (
            UITextField.self,
            [
                property(.font, \UITextField.font), property(.textColor, \UITextField.textColor),
                property(\UITextField.keyboardAppearance),
                attributes(
                    "defaultTextAttributes", { (field: UITextField) in field.defaultTextAttributes },
                    { $0.defaultTextAttributes = $1 ?? [:] }),
            ]
        ),
        (UITextView.self, [property(\UITextView.font), property(\UITextView.textColor)]),
        (UIActivityIndicatorView.self, [property(\UIActivityIndicatorView.color)]),
        (
            UIScrollView.self,
            [
                property(\UIScrollView.indicatorStyle), property(\UIScrollView.keyboardDismissMode),
                property(\UIScrollView.contentInsetAdjustmentBehavior),
            ]
        ),
    ]

    /// One property for each state of a control or bar item.
    static func byState<Root: NSObject, Value: Equatable>(
        _ name: String, _ read: @escaping (Root, UIControl.State) -> Value,
        _ write: @escaping (Root, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        states.map { state in
            property("\(name) \(state.rawValue)", { (root: Root) in read(root, state) }, { write($0, $1, state) })
        }
    }

    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
}
