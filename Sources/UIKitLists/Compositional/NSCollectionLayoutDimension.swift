import CoreGraphics
import Foundation

/// A width or a height of an item: a share of what contains it, points, or a guess that measuring replaces.
///
/// Fractions are of the containing group, or of the section's container for the outermost group, after its insets.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
    enum Kind: Equatable, Sendable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

    let kind: Kind
    /// A share, or points: a billion at most, and 0 for what is no number (DEV-738).
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        (self.kind, self.dimension) = (kind, dimension.bounded)
        super.init()
    }

    /// A share of the container's width, 1 for all of it; also as a height.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth, fractionalWidth) }
    /// A share of the container's height, 1 for all of it; also as a width.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight, fractionalHeight)
    }
    /// So many points, whatever the container's size.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute, absoluteDimension) }
    /// Points until the item has been measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated, estimatedDimension) }
    /// As `estimated`, and the items of one group that have it all take the largest measure among them.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniform, estimate) }

    /// Whether it is a share of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a share of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a fixed number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is a guess that measuring the item replaces.
    public var isEstimated: Bool { kind == .estimated }
    /// Whether it is a guess, and items of one group take the largest measure among them.
    public var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// Whether measuring decides it.
    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    /// Points, in a container; estimated ones give their guess. Shares end on the pixel grid, so that a row of them fits.
    func points(in container: CGSize, scale: CGFloat) -> CGFloat {
        switch kind {
        case .fractionalWidth: (container.width * dimension).flooredToPixel(scale)
        case .fractionalHeight: (container.height * dimension).flooredToPixel(scale)
        case .absolute, .estimated, .uniform: dimension
        }
    }

    var text: String {
        switch kind {
        case .fractionalWidth: "\(dimension) containerWidth"
        case .fractionalHeight: "\(dimension) containerHeight"
        case .absolute: "\(dimension)"
        case .estimated: "~\(dimension)"
        case .uniform: "~\(dimension) uniform"
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return kind == other.kind && dimension == other.dimension
    }

    nonisolated public override var hash: Int { 0 }
}

extension CGFloat {
    /// A billion at most, and 0 for what is no number: sums of such are numbers.
    var bounded: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
    /// A hair of tolerance: a third of 300 thrice is 300.
    func flooredToPixel(_ scale: CGFloat) -> CGFloat { ((self * scale) + 0.001).rounded(.down) / scale }
    func roundedToPixel(_ scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
