import UIKit

/// A shape of containers whose corners others may be concentric with.
protocol RoundedContainer {
    /// The radii of the corners of a shape of this size.
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
    fileprivate init(all radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// The radius at a corner.
    func radius(at corner: Edge.Corner) -> CGFloat {
        switch corner {
        case .topLeading: topLeading
        case .topTrailing: topTrailing
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        }
    }
}

extension RoundedRectangle: RoundedContainer {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(cornerSize.width, size.width / 2, size.height / 2))
    }
}

extension UnevenRoundedRectangle: RoundedContainer {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: RoundedContainer {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}

extension Circle: RoundedContainer {
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        RectangleCornerRadii(all: min(size.width, size.height) / 2)
    }
}
