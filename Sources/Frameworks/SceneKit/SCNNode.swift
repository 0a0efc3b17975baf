import Foundation
import PorticoObjC
import UIKit

/// A place in a scene: what is there, and where, seen from the node above. Places and the tree are real; nothing is drawn (DEV-1241).
open class SCNNode: NSObject, NSCopying, SCNBoundingVolume {
    /// A node with nothing at it.
    public override init() { super.init() }
    /// A node with a shape.
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }

    /// The app's name for it.
    open var name: String?
    /// Its shape.
    open var geometry: SCNGeometry?
    /// Who looks from it.
    open var camera: SCNCamera?
    /// What shines from it.
    open var light: SCNLight?
    /// Rules for its place: kept (DEV-1241).
    open var constraints: [SCNConstraint]?
    /// Whether it and those below aren't seen.
    open var isHidden = false
    /// How much it is seen: from 0 to 1.
    open var opacity: CGFloat = 1
    /// Which of all nodes come first.
    open var renderingOrder = 0
    /// Whether it throws a shadow.
    open var castsShadow = true
    /// Which cameras and lights it is for.
    open var categoryBitMask = 1

    // MARK: The tree

    /// The node above. It isn't owned.
    open private(set) weak var parent: SCNNode?
    /// The nodes below.
    open private(set) var childNodes: [SCNNode] = []
    /// Puts a node below this one, the last of them. It leaves where it was.
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    /// Puts a node below this one. It leaves where it was.
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        guard child !== self else { return }
        child.removeFromParentNode()
        childNodes.insert(child, at: min(index, childNodes.count))
        child.parent = self
    }
    /// Takes it from the node above.
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    /// Puts another node in the place of one.
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    /// The first node of a name: of those below, or of all further below, too.
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        for child in childNodes {
            if child.name == name { return child }
            if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
        }
        return nil
    }
    /// The nodes below, or all further below, too, that a block takes.
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var found: [SCNNode] = [], stop = ObjCBool(false)
        func visit(_ node: SCNNode) {
            for child in node.childNodes where !stop.boolValue {
                if predicate(child, &stop) { found.append(child) }
                if !stop.boolValue { visit(child) }
            }
        }
        visit(self)
        return found
    }
    /// Goes through all nodes below.
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        _ = childNodes { node, stop in
            block(node, stop)
            return false
        }
    }
    /// Another one with the same shape, and copies of those below.
    open func clone() -> Self { unsafeDowncast(made(deep: true), to: Self.self) }
    /// Another one with the same shape, and nothing below.
    open func flattenedClone() -> Self { clone() }
    open func copy(with zone: NSZone? = nil) -> Any { made(deep: false) }
    private func made(deep: Bool) -> SCNNode {
        let copy = type(of: self).init()
        (copy.name, copy.geometry, copy.camera, copy.light) = (name, geometry, camera, light)
        (copy.constraints, copy.isHidden, copy.opacity) = (constraints, isHidden, opacity)
        (copy.renderingOrder, copy.castsShadow, copy.categoryBitMask) = (renderingOrder, castsShadow, categoryBitMask)
        (copy.position, copy.turn, copy.scale, copy.pivot) = (position, turn, scale, pivot)
        if deep { for child in childNodes { copy.addChildNode(child.clone()) } }
        return copy
    }

    // MARK: Where it is

    /// Where it is.
    open var position = SCNVector3()
    /// How much larger it is.
    open var scale = SCNVector3(x: 1, y: 1, z: 1)
    /// What its place and its turns are about.
    open var pivot = SCNMatrix4Identity
    /// How it is turned, as a quaternion.
    private var turn = Quaternion()

    /// How it is turned: an axis, and radians around it.
    open var rotation: SCNVector4 {
        get { turn.axisAndAngle }
        set { turn = Quaternion(axis: SCNVector3(newValue.x, newValue.y, newValue.z), angle: newValue.w) }
    }
    /// How it is turned, as a quaternion.
    open var orientation: SCNQuaternion {
        get { SCNVector4(turn.x, turn.y, turn.z, turn.w) }
        set { turn = Quaternion(newValue.x, newValue.y, newValue.z, newValue.w) }
    }
    /// How it is turned: radians around z, then y, then x.
    open var eulerAngles: SCNVector3 {
        get { turn.angles }
        set { turn = Quaternion(angles: newValue) }
    }
    /// Place, turn and size as one.
    open var transform: SCNMatrix4 {
        get {
            let own = SCNMatrix4Mult(
                SCNMatrix4Mult(SCNMatrix4MakeScale(scale.x, scale.y, scale.z), turn.matrix),
                SCNMatrix4MakeTranslation(position.x, position.y, position.z))
            return SCNMatrix4IsIdentity(pivot) ? own : SCNMatrix4Mult(SCNMatrix4Invert(pivot), own)
        }
        set {
            let whole = SCNMatrix4IsIdentity(pivot) ? newValue : SCNMatrix4Mult(pivot, newValue)
            position = SCNVector3(whole.m41, whole.m42, whole.m43)
            func length(_ x: Float, _ y: Float, _ z: Float) -> Float { (x * x + y * y + z * z).squareRoot() }
            scale = SCNVector3(
                length(whole.m11, whole.m12, whole.m13), length(whole.m21, whole.m22, whole.m23),
                length(whole.m31, whole.m32, whole.m33))
            turn = Quaternion(whole, scale)
        }
    }
    /// The same, seen from the scene.
    open var worldTransform: SCNMatrix4 {
        parent.map { SCNMatrix4Mult(transform, $0.worldTransform) } ?? transform
    }
    /// Where it is, seen from the scene.
    open var worldPosition: SCNVector3 {
        get { parent.map { $0.worldTransform.point(position) } ?? position }
        set { position = parent.map { SCNMatrix4Invert($0.worldTransform).point(newValue) } ?? newValue }
    }
    /// A point of another node's space in this one's; nil: of the scene's.
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNMatrix4Invert(worldTransform).point(node.map { $0.worldTransform.point(position) } ?? position)
    }
    /// A point of this node's space in another one's; nil: in the scene's.
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        let world = worldTransform.point(position)
        return node.map { SCNMatrix4Invert($0.worldTransform).point(world) } ?? world
    }

    private var ownBox: (min: SCNVector3, max: SCNVector3)?
    /// The box around its shape and those of all nodes below, in its own space, unless another one has been set. Nought where there is none.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { ownBox ?? measuredBox }
        set { ownBox = newValue }
    }
    private var measuredBox: (min: SCNVector3, max: SCNVector3) {
        var points: [SCNVector3] = []
        func corners(_ box: (min: SCNVector3, max: SCNVector3)) -> [SCNVector3] {
            (0..<8).map {
                SCNVector3(
                    $0 & 1 == 0 ? box.min.x : box.max.x, $0 & 2 == 0 ? box.min.y : box.max.y,
                    $0 & 4 == 0 ? box.min.z : box.max.z)
            }
        }
        if let geometry { points += corners(geometry.boundingBox) }
        for child in childNodes {
            let box = child.boundingBox
            guard child.geometry != nil || !child.childNodes.isEmpty else { continue }
            points += corners(box).map(child.transform.point)
        }
        return SceneBox.around(points)
    }
}

enum SceneBox {
    static func around(_ points: [SCNVector3]) -> (min: SCNVector3, max: SCNVector3) {
        guard let first = points.first else { return (SCNVector3(), SCNVector3()) }
        return points.reduce((first, first)) { box, point in
            (
                SCNVector3(min(box.0.x, point.x), min(box.0.y, point.y), min(box.0.z, point.z)),
                SCNVector3(max(box.1.x, point.x), max(box.1.y, point.y), max(box.1.z, point.z))
            )
        }
    }
}
