import Foundation

/// Something that has a size in space.
public protocol SCNBoundingVolume: NSObjectProtocol {
    /// Its least and its greatest corner, in its own space. Set it for a shape that is drawn larger than its corners say.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
}

extension SCNBoundingVolume {
    /// The ball around the box.
    public var boundingSphere: (center: SCNVector3, radius: Float) {
        let (least, greatest) = boundingBox
        let center = SCNVector3(
            (least.x + greatest.x) / 2, (least.y + greatest.y) / 2, (least.z + greatest.z) / 2)
        let (x, y, z) = (greatest.x - center.x, greatest.y - center.y, greatest.z - center.z)
        return (center, Float((x * x + y * y + z * z).squareRoot()))
    }
}
