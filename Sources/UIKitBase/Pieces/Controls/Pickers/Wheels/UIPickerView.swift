import CoreGraphics
import Foundation

/// Wheels side by side, of each of which one row is chosen.
///
/// The data source says how many, the delegate what rows show. What a person chooses the delegate hears of when the wheel stands.
///
/// - From: the app, `UIDatePicker`
/// - To: `PickerWheel`
@preconcurrency @MainActor
open class UIPickerView: UIView {
    static let standardSize = Metrics.Picker.size
    static let standardRowHeight = Metrics.Picker.rowHeight

    final var wheels: [PickerWheel] = []
    private let indicator = UIView()
    private var isLoaded = false
    private var isLoading = false
    /// Which ways to give rows the delegate doesn't implement.
    final var missing = MissingRows()
    /// Of titles; nil: the label colour.
    final var titleColor: UIColor? {
        didSet { for wheel in wheels { wheel.refresh() } }
    }

    /// A frame without a size gets 320 × 216 points.
    public override init(frame: CGRect) {
        var frame = frame
        if frame.size == .zero { frame.size = Self.standardSize }
        super.init(frame: frame)
        build()
    }

    /// A picker from a nib or an archive; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        isOpaque = false
        clipsToBounds = true
        indicator.backgroundColor = .quaternarySystemFill
        indicator.layer.cornerRadius = 8
        indicator.isUserInteractionEnabled = false
        addSubview(indicator)
    }

    // MARK: Where rows come from

    /// Says how many components and rows there are. Not kept alive; setting another one loads everything anew.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { dataChanged() } }
    }

    /// Gives rows, widths and heights, and hears of choices. Not kept alive; setting another one loads everything anew.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { dataChanged() } }
    }

    private func dataChanged() {
        missing = MissingRows()
        isLoaded = false
        setNeedsLayout()
    }

    /// Asks for everything anew. A component's selection stays where it still has such a row.
    open func reloadAllComponents() {
        isLoaded = false
        loadIfNeeded()
    }

    /// Asks for the number of one component's rows and for the rows themselves.
    open func reloadComponent(_ component: Int) {
        guard isLoaded else { return loadIfNeeded() }
        if wheels.indices.contains(component) { load(wheels[component]) }
    }

    /// How many components the data source had when it was last asked.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// How many rows it had; 0 for a component that isn't there.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// A component's width and its rows' height, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: widths[component], height: wheel.rowHeight)
    }

    /// The view that the delegate gave for a row; nil for one that can't be seen, or that shows a title.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(ofRow: row)
    }

    // MARK: Selection

    /// Brings a row to the front; the delegate isn't told. A row or component that isn't there is ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component), (0..<wheel.count).contains(row) else { return }
        wheel.select(row, animated: animated)
    }

    /// The row in front; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.row ?? -1 }

    /// Has no effect: the selected rows are always marked.
    @available(*, deprecated)
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    // MARK: Loading

    final func loadIfNeeded() {
        // Asked by the data source itself, what is known counts.
        guard !isLoaded, !isLoading else { return }
        isLoading = true
        isLoaded = true
        let count = dataSource?.numberOfComponents(in: self) ?? 0
        while wheels.count > max(count, 0) { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count)
            wheel.owner = self
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { load(wheel) }
        isLoading = false
        setNeedsLayout()
    }

    private func load(_ wheel: PickerWheel) {
        wheel.rowHeight = rowHeight(of: wheel.component)
        wheel.alignment = alignment(of: wheel.component)
        wheel.reload(
            count: dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0,
            loops: loops(wheel.component))
    }

    /// Whether a component has no first and last row: a date picker's have none.
    func loops(_ component: Int) -> Bool { false }
    func alignment(of component: Int) -> NSTextAlignment { .center }
    /// A person's finger turns a wheel.
    final func wheelsTurn() {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let widths = self.widths
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = widths.reduce(0, +) + PickerGeometry.gap * CGFloat(max(widths.count - 1, 0))
        var x = (bounds.width - whole) / 2
        for (wheel, width) in zip(wheels, widths) {
            let left = isRightToLeft ? bounds.width - x - width : x
            let frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            if wheel.frame != frame { wheel.frame = frame }
            x += width + PickerGeometry.gap
        }
        let height = (wheels.map(\.rowHeight).max() ?? Self.standardRowHeight) + 2
        indicator.isHidden = wheels.isEmpty
        indicator.frame = CGRect(
            x: PickerGeometry.margin, y: (bounds.height - height) / 2,
            width: max(bounds.width - 2 * PickerGeometry.margin, 0), height: height)
    }

    override var standardHugging: Hugging { .tight }
    open override var intrinsicContentSize: CGSize { Self.standardSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Self.standardSize.width, height: Self.standardSize.height)
    }

    package override var accessibilityParts: [AccessibilityPart]? { wheelParts }
}
