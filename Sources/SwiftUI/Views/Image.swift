import UIKit

/// A picture.
public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    indirect enum Source: Equatable, Sendable {
        case named(String, bundle: URL?, value: Double?, isDecorative: Bool, label: Text?)
        case symbol(String, value: Double?)
        case platform(UIImage)
        case cgImage(CGImageBox, scale: CGFloat, orientation: Orientation, label: Text?)
        case drawn(DrawnImage, label: Text?)
    }

    let source: Source
    var resizing: (insets: EdgeInsets, mode: ResizingMode)?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var symbolMode: SymbolRenderingMode?

    /// A picture of the app's catalogs.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle?.bundleURL, value: nil, isDecorative: false, label: nil)
    }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle: bundle?.bundleURL, value: nil, isDecorative: false, label: label)
    }
    /// A picture that accessibility passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle?.bundleURL, value: nil, isDecorative: true, label: nil)
    }
    /// A symbol of the app's catalogs that shows a value, in 0…1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle?.bundleURL, value: variableValue, isDecorative: false, label: nil)
    }
    /// A symbol of the app's catalogs that shows a value, in 0…1.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle: bundle?.bundleURL, value: variableValue, isDecorative: false, label: label)
    }
    /// A symbol of the app's catalogs that shows a value, in 0…1, and that accessibility passes over.
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        source = .named(name, bundle: bundle?.bundleURL, value: variableValue, isDecorative: true, label: nil)
    }
    /// A symbol of the system's.
    public init(systemName: String) { source = .symbol(systemName, value: nil) }
    public init(systemName: String, variableValue: Double?) { source = .symbol(systemName, value: variableValue) }
    public init(uiImage: UIImage) { source = .platform(uiImage) }
    public init(_ resource: ImageResource) { source = .platform(UIImage(resource: resource)) }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .cgImage(CGImageBox(image: cgImage), scale: scale, orientation: orientation, label: label)
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        source = .cgImage(CGImageBox(image: cgImage), scale: scale, orientation: orientation, label: nil)
    }

    /// A picture that a closure draws, in points, wherever it is shown.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { source = .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer), label: label) }

    public static func == (a: Image, b: Image) -> Bool {
        a.source == b.source && a.resizing?.insets == b.resizing?.insets && a.resizing?.mode == b.resizing?.mode
            && a.renderingMode == b.renderingMode && a.interpolation == b.interpolation && a.symbolMode == b.symbolMode
    }

    private func changing(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// Lets the picture take the size that it is given.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changing { $0.resizing = (capInsets, resizingMode) }
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changing { $0.renderingMode = renderingMode }
    }
    public func interpolation(_ interpolation: Interpolation) -> Image { changing { $0.interpolation = interpolation } }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changing { $0.symbolMode = mode } }

    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
}

/// A picture of Core Graphics', equal by identity.
struct CGImageBox: Equatable, @unchecked Sendable {
    let image: CGImage
    static func == (a: CGImageBox, b: CGImageBox) -> Bool { a.image === b.image }
}

/// A picture that a closure draws, equal by identity.
final class DrawnImage: Equatable, @unchecked Sendable {
    private let size: CGSize
    private let isOpaque: Bool
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
        (self.size, self.isOpaque, self.renderer) = (size, isOpaque, renderer)
    }

    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }

    /// The picture with an environment's values; nil where it would be empty.
    func platformImage(in environment: EnvironmentValues) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = environment.displayScale
        format.opaque = isOpaque
        return UIGraphicsImageRenderer(size: size, format: format).image { target in
            var context = GraphicsContext(target.cgContext, environment: environment, symbols: nil)
            renderer(&context)
        }
    }
}

extension Image: View, PrimitiveView {
    public typealias Body = Never
    package static func makeNode(_ view: Image, _ context: NodeContext) -> ValueNode<Image> {
        LeafNode(view, context, ImageElement.self)
    }
}

extension View {
    /// Sets the size of symbols in the view, relative to their font.
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Has symbols in the view take a variant, where they have it.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

/// Makes UIKit's picture of a value.
struct ImageResolution {
    let environment: EnvironmentValues

    func platformImage(_ image: Image) -> UIImage? {
        let context = environment.styleContext
        var result: UIImage?
        switch image.source {
        case .named(let name, let bundle, _, _, _):
            result = UIImage(named: name, in: bundle.flatMap { Bundle(url: $0) }, compatibleWith: context.traits)
        case .symbol(let name, _):
            var font = environment.font ?? .body
            for case .weight(let weight?) in environment.textModifiers { font = font.weight(weight) }
            if environment.textModifiers.contains(.bold(true)) { font = font.bold() }
            let scale: UIImage.SymbolScale
            switch environment.imageScale {
            case .small: scale = .small
            case .medium: scale = .medium
            case .large: scale = .large
            }
            var configuration = UIImage.SymbolConfiguration(font: font.resolve(in: context.traits), scale: scale)
            if let colors = colorConfiguration(image) { configuration = configuration.applying(colors) }
            result = UIImage(systemName: symbolName(name), withConfiguration: configuration)
        case .platform(let platform): result = platform
        case .drawn(let drawn, _): result = drawn.platformImage(in: environment)
        case .cgImage(let box, let scale, let orientation, _):
            result = UIImage(cgImage: box.image, scale: scale, orientation: orientation.platform)
        }
        switch image.renderingMode {
        case .template: result = result?.withRenderingMode(.alwaysTemplate)
        case .original: result = result?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        return result
    }

    /// A symbol's name in the place's variant; the name itself where there is no such symbol.
    func symbolName(_ name: String) -> String {
        let variant = environment.symbolVariants.suffix
        guard !variant.isEmpty, !name.hasSuffix(variant) else { return name }
        var candidates = [name + variant]
        // A badge's name comes last: person.fill.badge.plus.
        if let badge = name.range(of: ".badge") {
            candidates.append(name[..<badge.lowerBound] + variant + name[badge.lowerBound...])
        }
        return candidates.first(where: UIImage.hasSymbol(named:)) ?? name
    }

    /// How a symbol's layers are coloured: as the symbol says, else as views around say. Without either, several styles of the
    /// foreground are a palette.
    private func colorConfiguration(_ image: Image) -> UIImage.SymbolConfiguration? {
        let context = environment.styleContext, count = environment.foregroundStyles.count
        let mode = image.symbolMode ?? environment.symbolRenderingMode
        switch mode?.kind ?? (count > 1 ? .palette : .monochrome) {
        case .monochrome: return nil
        case .multicolor: return .preferringMulticolor()
        case .hierarchical: return UIImage.SymbolConfiguration(hierarchicalColor: templateColor)
        case .palette:
            // One style alone gives the other layers fainter levels of itself.
            let colors = (0..<(count > 1 ? count : 3)).map {
                AnyShapeStyle(HierarchicalShapeStyle(level: $0)).paint(in: context).mainColor.uiColor
            }
            return UIImage.SymbolConfiguration(paletteColors: colors)
        }
    }

    /// The paint of templates and symbols.
    var templatePaint: Paint { ForegroundStyle().paint(in: environment.styleContext) }

    /// The colour of templates and symbols.
    var templateColor: UIColor { templatePaint.mainColor.uiColor }
}

extension Image.Orientation {
    var platform: UIImage.Orientation {
        switch self {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}

/// The element of a picture: an image view of UIKit's.
@MainActor final class ImageElement: LeafViewElement, LeafElement {
    private let view: UIImageView = {
        let view = UIImageView()
        // Its tint is what the environment says, which is grey where tints are dimmed and else no tint at all.
        view.tintAdjustmentMode = .normal
        return view
    }()
    private var isResizable = false
    private var shownValue: Image?
    private var shownEffects: [SymbolEffectRequest]?
    /// Made with the first paint that isn't a colour.
    private var overlay: PaintOverlay<UIImageView>?
    override var leafView: UIView { view }

    override func applyGeometry() {
        super.applyGeometry()
        overlay?.followContainer()
    }

    /// Fills a template with what the place's foreground is.
    private func fillTemplate(_ resolution: ImageResolution) {
        let paint = resolution.templatePaint
        guard paint.color == nil, let image = view.image, image.showsAsTemplate, !resolution.environment.isRedacted
        else {
            overlay?.removeFromContainer()
            overlay = nil
            view.tintColor = resolution.templateColor
            return
        }
        view.tintColor = .clear
        let overlay = overlay ?? PaintOverlay(UIImageView(), over: view)
        self.overlay = overlay
        overlay.mask.contentMode = view.contentMode
        overlay.mask.tintColor = .black
        overlay.mask.tintAdjustmentMode = .normal
        overlay.mask.image = image
        overlay.setPaint(paint, resolution.environment)
        overlay.followContainer()
    }

    /// True if only looks differ, and nothing passes from one picture to another.
    private static func isSameSymbol(_ a: Image, _ b: Image?) -> Bool { a.source == b?.source }

    func update(_ value: Image, environment: EnvironmentValues) {
        let resolution = ImageResolution(environment: environment)
        var image = resolution.platformImage(value)
        isResizable = value.resizing != nil
        if let (insets, mode) = value.resizing, insets != EdgeInsets() || mode == .tile {
            image = image?.resizableImage(
                withCapInsets: UIEdgeInsets(
                    top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                resizingMode: mode == .tile ? .tile : .stretch)
        }
        view.isUserInteractionEnabled = true
        view.contentMode = .scaleToFill
        if !Self.isSameSymbol(value, shownValue) || view.image == nil {
            environment.contentTransition.setImage(image, of: view)
        } else {
            view.image = image
        }
        shownValue = value
        let effects = environment.symbolEffects
        if !effects.isEmpty || shownEffects != nil {
            SymbolEffectRequest.apply(effects, after: shownEffects, to: view)
            shownEffects = effects
        }
        fillTemplate(resolution)
        let isRedacted = environment.isRedacted
        if isRedacted { view.image = image.map { .blank($0) } }
        view.backgroundColor = isRedacted ? resolution.templateColor.withAlphaComponent(0.16) : nil
        view.layer.cornerRadius = isRedacted ? 4 : 0
        view.layer.magnificationFilter = value.interpolation == .none ? .nearest : .linear
        describe(value, environment)
        invalidateLayout()
    }

    private func describe(_ value: Image, _ environment: EnvironmentValues) {
        switch value.source {
        case .named(let name, _, _, let isDecorative, let label):
            view.isAccessibilityElement = !isDecorative
            view.accessibilityLabel = label.map { TextResolution(environment: environment).string($0) } ?? name
        case .cgImage(_, _, _, let label), .drawn(_, let label):
            view.isAccessibilityElement = label != nil
            view.accessibilityLabel = label.map { TextResolution(environment: environment).string($0) }
        case .symbol, .platform: view.isAccessibilityElement = true
        }
        view.accessibilityTraits = .image
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = view.image?.size ?? .zero
        return isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }

    override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        guard !isResizable, let image = view.image, let baseline = image.baselineOffsetFromBottom else { return nil }
        let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
        return isBaseline ? size.height - baseline : nil
    }
}
