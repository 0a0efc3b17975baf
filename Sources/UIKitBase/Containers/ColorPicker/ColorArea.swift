import CoreGraphics
import Foundation

/// A field of colours, of which a finger takes one: a grid, or a spectrum.
@MainActor class ColorArea: FollowingControl {
    final var picked = PickedColor(.black) { didSet { if oldValue != picked { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    /// The colour at a place of the bounds; its alpha is what was picked.
    func color(at point: CGPoint) -> PickedColor { picked }

    override func follow(_ touch: UITouch) {
        guard bounds.width > 0, bounds.height > 0 else { return }
        let point = touch.location(in: self)
        pickColor(
            color(at: CGPoint(x: min(max(point.x, 0), bounds.width - 1), y: min(max(point.y, 0), bounds.height - 1))))
    }

    /// Takes a colour of the field; the opacity stays.
    final func pickColor(_ color: PickedColor) {
        var found = color
        found.alpha = picked.alpha
        guard found != picked else { return }
        picked = found
        sendActions(for: .valueChanged)
    }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: Word.spectrum.text, value: picked.color.spoken, traits: stateTraits)
    }
}

/// Twelve greys over nine rows of twelve hues, dark to light.
@MainActor final class ColorGrid: ColorArea {
    static let columns = 12
    static let rows = 10

    static func color(column: Int, row: Int) -> PickedColor {
        if row == 0 { return PickedColor(UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)) }
        // From blue on, as far as green.
        let hue = (200 + 360 * CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 360) / 360
        let step = CGFloat(row - 1)
        return row <= 5
            ? PickedColor(hue: hue, saturation: 1, brightness: 0.3 + step * 0.175, alpha: 1)
            : PickedColor(hue: hue, saturation: 1 - (step - 4) * 0.2, brightness: 1, alpha: 1)
    }

    private func cell(column: Int, row: Int) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(Self.columns), bounds.height / CGFloat(Self.rows))
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func color(at point: CGPoint) -> PickedColor {
        Self.color(
            column: Int(point.x / bounds.width * CGFloat(Self.columns)),
            row: Int(point.y / bounds.height * CGFloat(Self.rows)))
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility { .nothing }

    /// Each colour is an element: who doesn't see the grid couldn't take any but the one in the middle of it.
    override var accessibilityParts: [AccessibilityPart]? {
        parts(Self.columns * Self.rows) { [weak self] in
            self?.describeCell($0) ?? .nothing
        } place: { [weak self] in
            self?.cell(column: $0 % Self.columns, row: $0 / Self.columns) ?? .zero
        } activate: { [weak self] in
            self?.pickColor(Self.color(column: $0 % Self.columns, row: $0 / Self.columns))
        }
    }

    private func describeCell(_ number: Int) -> StandardAccessibility {
        let color = Self.color(column: number % Self.columns, row: number / Self.columns)
        var traits = stateTraits.union(.button)
        if color.components == picked.components { traits.insert(.selected) }
        return StandardAccessibility(label: color.color.spoken, traits: traits)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        var chosen: CGRect?
        for row in 0..<Self.rows {
            for column in 0..<Self.columns {
                let color = Self.color(column: column, row: row)
                let cell = cell(column: column, row: row)
                color.color.setFill()
                // A hair more, so that no seam shows.
                UIRectFill(cell.insetBy(dx: -0.5, dy: -0.5))
                if color.components == picked.components { chosen = cell }
            }
        }
        guard let chosen else { return }
        UIColor.white.setStroke()
        let frame = UIBezierPath(roundedRect: chosen.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 2)
        frame.lineWidth = 3
        frame.stroke()
    }
}

/// Hues from left to right, from white over the pure colour to black.
@MainActor final class ColorSpectrum: ColorArea {
    override func color(at point: CGPoint) -> PickedColor {
        let (across, down) = (point.x / bounds.width, point.y / bounds.height)
        return PickedColor(
            hue: across, saturation: min(1, down * 2), brightness: min(1, 2 - down * 2), alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let space = CGColorSpace(name: CGColorSpace.sRGB) else {
            return
        }
        let hues = (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor }
        let light = [UIColor.white.cgColor, UIColor(white: 1, alpha: 0).cgColor]
        let dark = [UIColor(white: 0, alpha: 0).cgColor, UIColor.black.cgColor]
        func fill(_ colors: [CGColor], from start: CGPoint, to end: CGPoint, options: CGGradientDrawingOptions = []) {
            guard let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: nil) else {
                return
            }
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
        fill(hues, from: .zero, to: CGPoint(x: bounds.width, y: 0))
        let middle = CGPoint(x: 0, y: bounds.midY)
        fill(light, from: .zero, to: middle)
        fill(dark, from: middle, to: CGPoint(x: 0, y: bounds.height))
        drawRing(context)
    }

    private func drawRing(_ context: CGContext) {
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        picked.color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        let down = brightness < 1 ? 1 - brightness / 2 : saturation / 2
        let place = CGPoint(x: hue * bounds.width, y: down * bounds.height)
        let ring = CGRect(x: place.x - 12, y: place.y - 12, width: 24, height: 24)
        picked.opaque.setFill()
        UIColor.white.setStroke()
        let path = UIBezierPath(ovalIn: ring)
        path.lineWidth = 3
        path.fill()
        path.stroke()
    }
}
