import CoreGraphics
import Foundation

/// Lets a person choose a colour: from a grid, in a spectrum, or by red, green and blue, with its opacity.
///
/// Present it; it is a sheet, and a popover in a wide space. What it looks like, and how it tells of an end, is ours (DEV-711).
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    private var picked = PickedColor(.black)
    /// A colour well's ear.
    final var heard: (@MainActor (UIColor) -> Void)?

    private let grid = ColorGrid(frame: .zero)
    private let spectrum = ColorSpectrum(frame: .zero)
    private let components = [Word.red, .green, .blue].map { ColorSliderRow(name: $0.text) }
    private let opacity = ColorSliderRow(name: Word.opacity.text)
    private let kinds = UISegmentedControl(items: [Word.grid, .spectrum, .sliders].map(\.text))
    private lazy var sliders = UIStackView(arrangedSubviews: components)
    private let swatch = UIView()

    /// Makes a picker that begins with black, to be presented: a popover, or on a phone a sheet 620 points high at most.
    public init() {
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 375, height: 590)
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [
            .custom { min(620, $0.maximumDetentValue) }
        ]
    }

    /// Makes a picker from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Hears of each colour, and of the end.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// Black to begin with (DEV-711). Setting it shows it, and tells nobody.
    open var selectedColor: UIColor {
        get { picked.color }
        set {
            picked = PickedColor(newValue.resolvedColor(with: traitCollection))
            if !supportsAlpha { picked.alpha = 1 }
            showColor()
        }
    }

    /// Whether opacity is offered; true. Without it every colour is opaque.
    open var supportsAlpha = true {
        didSet {
            opacity.isHidden = !supportsAlpha
            if !supportsAlpha, picked.alpha != 1 {
                picked.alpha = 1
                showColor()
            }
        }
    }

    // MARK: View

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        (sliders.axis, sliders.spacing) = (.vertical, 12)
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.showKind() }, for: .valueChanged)
        let area = UIView()
        for one in [grid, spectrum, sliders] { fill(area, with: one, hasHeight: one !== sliders) }
        let column = UIStackView(arrangedSubviews: [header, kinds, area, opacity, swatch])
        (column.axis, column.spacing, column.alignment) = (.vertical, 16, .fill)
        column.setCustomSpacing(20, after: area)
        swatch.layer.cornerRadius = 10
        swatch.heightAnchor.constraint(equalToConstant: 64).isActive = true
        view.addScrollingColumn(column, margin: 16, keepsOffSides: true)
        listen()
        showKind()
        showColor()
    }

    private lazy var header: UIView = {
        let name = UILabel()
        name.text = title ?? Word.colors.text
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        name.accessibilityTraits = [.staticText, .header]
        let close = UIButton(
            type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let line = UIStackView(arrangedSubviews: [name, close])
        (line.distribution, line.alignment) = (.equalSpacing, .center)
        return line
    }()

    private func fill(_ area: UIView, with one: UIView, hasHeight: Bool) {
        one.translatesAutoresizingMaskIntoConstraints = false
        area.addSubview(one)
        NSLayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: area.topAnchor),
            one.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            one.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        ])
        guard hasHeight else {
            one.bottomAnchor.constraint(lessThanOrEqualTo: area.bottomAnchor).isActive = true
            return
        }
        // The area ends with them, so that it shrinks again when a wide screen gets narrow.
        NSLayoutConstraint.activate([
            one.heightAnchor.constraint(equalTo: one.widthAnchor, multiplier: 10 / 12),
            one.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        ])
    }

    // MARK: Choosing

    private func listen() {
        for area in [grid, spectrum] {
            hear(area) { [weak self, unowned area] in self?.pick(area.picked, isMoving: area.isTracking) }
        }
        for (index, row) in components.enumerated() {
            hear(row.slider) { [weak self, unowned slider = row.slider] in
                guard let self else { return }
                pick(picked.with(slider.value, at: index), isMoving: slider.isTracking)
            }
        }
        hear(opacity.slider) { [weak self, unowned slider = opacity.slider] in
            guard let self else { return }
            var wanted = picked
            wanted.alpha = slider.value
            pick(wanted, isMoving: slider.isTracking)
        }
    }

    /// Each value, and once more when the finger leaves.
    private func hear(_ control: UIControl, _ changed: @escaping @MainActor () -> Void) {
        control.addAction(UIAction { _ in changed() }, for: .valueChanged)
        control.addAction(
            UIAction { [weak self] _ in self?.tell(continuously: false) }, for: [.touchUpInside, .touchUpOutside])
    }

    private func pick(_ color: PickedColor, isMoving: Bool) {
        picked = color
        showColor()
        tell(continuously: isMoving)
    }

    private func tell(continuously: Bool) {
        heard?(selectedColor)
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        if !continuously { delegate?.colorPickerViewControllerDidSelectColor(self) }
    }

    private func showKind() {
        for (index, one) in [grid, spectrum, sliders].enumerated() {
            one.isHidden = kinds.selectedSegmentIndex != index
        }
    }

    private func showColor() {
        guard isViewLoaded else { return }
        (grid.picked, spectrum.picked) = (picked, picked)
        swatch.backgroundColor = picked.color
        for (index, row) in components.enumerated() {
            let value = picked.components[index]
            row.show(value: value, text: "\(Int((value * 255).rounded()))")
            row.slider.show(
                from: picked.with(0, at: index).opaque, to: picked.with(1, at: index).opaque, at: picked.opaque)
        }
        opacity.show(
            value: picked.alpha,
            text: Double(picked.alpha).formatted(.percent.precision(.fractionLength(0)).locale(.current)))
        opacity.slider.show(from: picked.opaque.withAlphaComponent(0), to: picked.opaque, at: picked.opaque)
    }

    // MARK: The end

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }
}

/// Hears of what a person chooses in a colour picker. Every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// - Parameter continuously: whether a finger is still moving.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// The older way: once a colour is chosen.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// The picker is gone.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Stands in where the delegate needn't hear of each colour.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Stands in where the delegate needn't hear of a choice.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Stands in where the delegate needn't hear of the end.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
