import CoreGraphics
import Foundation

/// Which way lines run. Here they are horizontal always.
public protocol NSTextLayoutOrientationProvider {
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

/// The area that a layout manager fills with lines. Coordinates are y down, from its top left corner.
///
/// - From: `NSLayoutManager`, `TextTypesetter`
/// - To: `ExclusionBand`
open class NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {
    /// Points; 0 is no limit in that direction.
    open var size: CGSize {
        didSet { if size != oldValue { geometryChanged(from: oldValue) } }
    }
    /// Areas that text flows around.
    open var exclusionPaths: [UIBezierPath] = [] { didSet { geometryChanged(from: size) } }
    /// What happens to the last line where text is left over: by itself, lines are wrapped and nothing marks what is missing.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged(from: size) } }
    }
    /// Points left free at both ends of each line; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryChanged(from: size) } }
    }
    /// 0 is no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged(from: size) } }
    }
    /// Whether a text view that changes its width gives the container its own.
    open var widthTracksTextView = false
    /// Whether a text view that changes its height gives the container its own; default false.
    open var heightTracksTextView = false

    /// Reading it makes the text view of the container use TextKit 1 for good.
    open var layoutManager: NSLayoutManager? {
        get {
            lines?.showToTextKit1()
            return lines?.isBehindTextKit2 == true ? nil : lines
        }
        set { lines = newValue }
    }
    /// What lays the container out, of TextKit 1 or behind TextKit 2.
    final weak var lines: NSLayoutManager?
    /// Nil where TextKit 1 lays the container out.
    open var textLayoutManager: NSTextLayoutManager? {
        guard let lines, lines.isBehindTextKit2 else { return nil }
        if lines.textLayoutManager == nil { client?.useTextKit2() }
        return lines.textLayoutManager
    }
    /// The text view that shows the container.
    weak var client: (any TextLayoutClient)?

    /// Makes a container of a size in points; 0 is no limit in that direction.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Reads what `encode(with:)` writes.
    public required init(coder: NSCoder) {
        size = CGSize(width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
        super.init()
        if coder.containsValue(forKey: "NSLineFragmentPadding") {
            lineFragmentPadding = CGFloat(coder.decodeDouble(forKey: "NSLineFragmentPadding"))
        }
        maximumNumberOfLines = coder.decodeInteger(forKey: "NSMaximumNumberOfLines")
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        widthTracksTextView = coder.decodeBool(forKey: "NSWidthTracks")
        heightTracksTextView = coder.decodeBool(forKey: "NSHeightTracks")
        guard coder.containsValue(forKey: "NSExclusionPaths") else { return }
        let paths = coder.decodeObject(of: [NSArray.self, UIBezierPath.self], forKey: "NSExclusionPaths")
        exclusionPaths = paths as? [UIBezierPath] ?? []
    }

    /// Writes size, padding, limit of lines, line break mode, excluded paths and whether a text view gives its size.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(size.width), forKey: "NSWidth")
        coder.encode(Double(size.height), forKey: "NSHeight")
        coder.encode(Double(lineFragmentPadding), forKey: "NSLineFragmentPadding")
        coder.encode(maximumNumberOfLines, forKey: "NSMaximumNumberOfLines")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(widthTracksTextView, forKey: "NSWidthTracks")
        coder.encode(heightTracksTextView, forKey: "NSHeightTracks")
        if !exclusionPaths.isEmpty { coder.encode(exclusionPaths as NSArray, forKey: "NSExclusionPaths") }
    }

    /// Whether archives can be read securely, by the classes that are expected: true.
    open class var supportsSecureCoding: Bool { true }

    /// Puts another layout manager in the place of the container's; the text storage and the other containers go with it.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let containers = old.textContainers
        let storage = old.textStorage
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
    }

    /// Whether lines are as wide as the container, whatever they hold. Override to say false where
    /// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` is overridden.
    open var isSimpleRectangularTextContainer: Bool {
        type(of: self) == NSTextContainer.self && exclusionPaths.isEmpty && maximumNumberOfLines == 0
    }

    /// The part of a line that text may take: the proposed one as far as it is in the container and beside what is excluded.
    /// Empty where there is none. `remainingRect` gets what is left of the line behind it.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        fragment(of: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft, remainingRect)
    }

    /// Which way lines run: horizontally, always.
    open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

    private func geometryChanged(from old: CGSize) {
        guard let lines else { return }
        if old != size {
            lines.delegate?.layoutManager(lines, textContainer: self, didChangeGeometryFrom: old)
        }
        lines.textContainerChangedGeometry(self)
    }
}

extension NSTextContainer {
    static let unlimited: CGFloat = 1e7

    /// Nil: no limit.
    var limitX: CGFloat? { size.width > 0 && size.width < Self.unlimited ? size.width : nil }
    var limitY: CGFloat? { size.height > 0 && size.height < Self.unlimited ? size.height : nil }

    private func fragment(
        of proposed: CGRect, isRightToLeft: Bool, _ remaining: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remaining?.pointee = .zero
        let area = CGRect(x: 0, y: 0, width: limitX ?? Self.unlimited, height: limitY ?? .greatestFiniteMagnitude)
        var rect = proposed.standardized
        let (left, right) = (max(rect.minX, area.minX), min(rect.maxX, area.maxX))
        guard right >= left, rect.minY < area.maxY else { return .zero }
        rect = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
        guard !exclusionPaths.isEmpty else { return rect }
        let band = ExclusionBand(exclusionPaths, top: rect.minY, bottom: rect.maxY)
        let free = band.free(left: rect.minX, right: rect.maxX).filter { $0.right - $0.left > 2 * lineFragmentPadding }
        guard let first = isRightToLeft ? free.last : free.first else { return .zero }
        if free.count > 1 {
            remaining?.pointee =
                isRightToLeft
                ? CGRect(x: rect.minX, y: rect.minY, width: free[free.count - 2].right - rect.minX, height: rect.height)
                : CGRect(x: free[1].left, y: rect.minY, width: rect.maxX - free[1].left, height: rect.height)
        }
        return CGRect(x: first.left, y: rect.minY, width: first.right - first.left, height: rect.height)
    }
}
