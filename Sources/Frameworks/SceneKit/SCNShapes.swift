import Foundation
import UIKit

// A class a shape, each of a few lines.

/// A box.
open class SCNBox: SCNGeometry {
    /// By default 1.
    open var width: CGFloat = 1
    /// By default 1.
    open var height: CGFloat = 1
    /// By default 1.
    open var length: CGFloat = 1
    /// By default 0.
    open var chamferRadius: CGFloat = 0
    public override init() { super.init() }
    /// By its measures.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
        self.chamferRadius = chamferRadius
    }
    override var half: SCNVector3? { SCNVector3(width / 2, height / 2, length / 2) }
}

/// A rectangle.
open class SCNPlane: SCNGeometry {
    /// By default 1.
    open var width: CGFloat = 1
    /// By default 1.
    open var height: CGFloat = 1
    public override init() { super.init() }
    /// By its measures.
    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        self.width = width
        self.height = height
    }
    override var half: SCNVector3? { SCNVector3(width / 2, height / 2, 0) }
}

/// A ball.
open class SCNSphere: SCNGeometry {
    /// By default 0.5.
    open var radius: CGFloat = 0.5
    public override init() { super.init() }
    /// By its measures.
    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }
    override var half: SCNVector3? { SCNVector3(radius, radius, radius) }
}

/// A cylinder.
open class SCNCylinder: SCNGeometry {
    /// By default 0.5.
    open var radius: CGFloat = 0.5
    /// By default 1.
    open var height: CGFloat = 1
    public override init() { super.init() }
    /// By its measures.
    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        self.radius = radius
        self.height = height
    }
    override var half: SCNVector3? { SCNVector3(radius, height / 2, radius) }
}

/// A cylinder with round ends.
open class SCNCapsule: SCNGeometry {
    /// By default 0.5.
    open var capRadius: CGFloat = 0.5
    /// By default 2.
    open var height: CGFloat = 2
    public override init() { super.init() }
    /// By its measures.
    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        self.capRadius = capRadius
        self.height = height
    }
    override var half: SCNVector3? { SCNVector3(capRadius, height / 2, capRadius) }
}

/// A cone.
open class SCNCone: SCNGeometry {
    /// By default 0.
    open var topRadius: CGFloat = 0
    /// By default 0.5.
    open var bottomRadius: CGFloat = 0.5
    /// By default 1.
    open var height: CGFloat = 1
    public override init() { super.init() }
    /// By its measures.
    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        self.topRadius = topRadius
        self.bottomRadius = bottomRadius
        self.height = height
    }
    override var half: SCNVector3? {
        SCNVector3(max(topRadius, bottomRadius), height / 2, max(topRadius, bottomRadius))
    }
}

/// A ring.
open class SCNTorus: SCNGeometry {
    /// By default 0.5.
    open var ringRadius: CGFloat = 0.5
    /// By default 0.25.
    open var pipeRadius: CGFloat = 0.25
    public override init() { super.init() }
    /// By its measures.
    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        self.ringRadius = ringRadius
        self.pipeRadius = pipeRadius
    }
    override var half: SCNVector3? { SCNVector3(ringRadius + pipeRadius, pipeRadius, ringRadius + pipeRadius) }
}

/// A pipe.
open class SCNTube: SCNGeometry {
    /// By default 0.25.
    open var innerRadius: CGFloat = 0.25
    /// By default 0.5.
    open var outerRadius: CGFloat = 0.5
    /// By default 1.
    open var height: CGFloat = 1
    public override init() { super.init() }
    /// By its measures.
    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        self.innerRadius = innerRadius
        self.outerRadius = outerRadius
        self.height = height
    }
    override var half: SCNVector3? { SCNVector3(outerRadius, height / 2, outerRadius) }
}

/// A pyramid, whose base lies at nought.
open class SCNPyramid: SCNGeometry {
    /// By default 1.
    open var width: CGFloat = 1
    /// By default 1.
    open var height: CGFloat = 1
    /// By default 1.
    open var length: CGFloat = 1
    public override init() { super.init() }
    /// By its measures.
    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        self.width = width
        self.height = height
        self.length = length
    }
    override var measuredBox: (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(-width / 2, 0, -length / 2), SCNVector3(width / 2, height, length / 2))
    }
}

/// A path with a depth.
open class SCNShape: SCNGeometry {
    /// The path.
    open var path: UIBezierPath?
    /// How deep it is: half before nought and half behind.
    open var extrusionDepth: CGFloat = 1
    /// How its edges are cut.
    open var chamferRadius: CGFloat = 0
    public override init() { super.init() }
    /// By its path.
    public convenience init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        self.init()
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
    override var measuredBox: (min: SCNVector3, max: SCNVector3) {
        let box = path?.bounds ?? .zero
        return (
            SCNVector3(box.minX, box.minY, -extrusionDepth / 2), SCNVector3(box.maxX, box.maxY, extrusionDepth / 2)
        )
    }
}

/// A text with a depth. Its size isn't known: it is nought (DEV-1241).
open class SCNText: SCNGeometry {
    /// A text, or one with attributes.
    open var string: Any?
    /// How deep it is.
    open var extrusionDepth: CGFloat = 0
    /// In which font.
    open var font: UIFont! = .systemFont(ofSize: 36)
    /// How its lines lie.
    open var alignmentMode = "natural"
    /// How it is cut.
    open var truncationMode = "none"
    /// Whether it has several lines.
    open var isWrapped = false
    /// How fine its curves are.
    open var flatness: CGFloat = 0.6
    /// Where it lies.
    open var containerFrame = CGRect.zero
    public override init() { super.init() }
    /// By its text.
    public convenience init(string: Any?, extrusionDepth: CGFloat) {
        self.init()
        (self.string, self.extrusionDepth) = (string, extrusionDepth)
    }
}
