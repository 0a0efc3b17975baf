import CoreGraphics
import Foundation

/// A name, a slider below it, and its value in a box.
@MainActor final class ColorSliderRow: UIView {
    let slider: ColorSlider
    private let number = UILabel()

    init(name: String) {
        slider = ColorSlider(name: name)
        super.init(frame: .zero)
        let label = UILabel()
        label.text = name.localizedUppercase
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .secondaryLabel
        number.font = .systemFont(ofSize: 17)
        number.textAlignment = .center
        number.backgroundColor = .tertiarySystemFill
        number.layer.cornerRadius = 8
        number.clipsToBounds = true
        // The slider says its name and its value.
        for one in [label, number] { one.isAccessibilityElement = false }
        let line = UIStackView(arrangedSubviews: [slider, number])
        line.spacing = 16
        let column = UIStackView(arrangedSubviews: [label, line])
        column.axis = .vertical
        column.spacing = 4
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            number.widthAnchor.constraint(equalToConstant: 72),
            column.topAnchor.constraint(equalTo: topAnchor),
            column.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor),
            column.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(value: CGFloat, text: String) {
        slider.value = value
        number.text = text
    }
}
