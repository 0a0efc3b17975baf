import Foundation

/// An affine transform taken apart: scale, then horizontal shear, then rotation, then translation.
public struct CGAffineTransformComponents: Sendable, Hashable {
    /// The factors along x and y. A mirrored transform has a negative height.
    public var scale: CGSize
    /// The factor by which y pulls x.
    public var horizontalShear: CGFloat
    /// The angle in radians.
    public var rotation: CGFloat
    /// The distance moved.
    public var translation: CGVector

    /// Creates the parts of the identity.
    public init() {
        self.init(scale: .init(width: 1, height: 1))
    }

    public init(
        scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
        translation: CGVector = .zero
    ) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Puts a transform together from its parts.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        self = scale.concatenating(shear).concatenating(CGAffineTransform(rotationAngle: components.rotation))
        tx = components.translation.dx
        ty = components.translation.dy
    }

    /// Takes the transform apart. Putting the parts together again gives this transform.
    public func decomposed() -> CGAffineTransformComponents {
        // Rows (a, b) and (c, d): the first is the rotated x axis, the second is shear along it plus height across it.
        let scaleX = hypot(a, b)
        guard scaleX != 0 else {
            let scaleY = hypot(c, d)
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: scaleY), horizontalShear: 0,
                rotation: scaleY == 0 ? 0 : atan2(-c, d), translation: CGVector(dx: tx, dy: ty))
        }
        let unitX = a / scaleX
        let unitY = b / scaleX
        let scaleY = unitX * d - unitY * c
        let shear = scaleY == 0 ? 0 : (unitX * c + unitY * d) / scaleY
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: atan2(b, a),
            translation: CGVector(dx: tx, dy: ty))
    }
}
