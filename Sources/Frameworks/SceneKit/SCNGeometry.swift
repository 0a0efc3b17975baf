import Foundation
import PorticoObjC
import UIKit

/// What corners are joined to.
public enum SCNGeometryPrimitiveType: Int, Sendable {
    case triangles = 0
    case triangleStrip = 1
    case line = 2
    case point = 3
    case polygon = 4
}

/// Corners of a shape.
open class SCNGeometrySource: NSObject {
    let points: [SCNVector3]
    /// Corners.
    public init(vertices: [SCNVector3]) {
        points = vertices
        super.init()
    }
    /// How many.
    open var vectorCount: Int { points.count }
}

/// How corners are joined.
open class SCNGeometryElement: NSObject {
    private let count: Int
    /// How.
    public let primitiveType: SCNGeometryPrimitiveType
    /// - Parameter indices: numbers of corners.
    public init<IndexType: FixedWidthInteger>(indices: [IndexType], primitiveType: SCNGeometryPrimitiveType) {
        self.primitiveType = primitiveType
        switch primitiveType {
        case .triangles: count = indices.count / 3
        case .line: count = indices.count / 2
        case .point: count = indices.count
        default: count = max(0, indices.count - 2)
        }
        super.init()
    }
    /// How many are made.
    open var primitiveCount: Int { count }
}

/// A shape and what it looks like. Its size is real; nothing is drawn (DEV-1241).
open class SCNGeometry: NSObject, NSCopying, SCNBoundingVolume {
    private var sources: [SCNGeometrySource] = []
    /// How the corners are joined.
    open private(set) var elements: [SCNGeometryElement] = []
    public override init() { super.init() }
    /// A shape of corners.
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
        self.init()
        (self.sources, self.elements) = (sources, elements ?? [])
    }
    /// The app's name for it.
    open var name: String?
    /// What its parts look like: none is grey, as one without a colour.
    open var materials: [SCNMaterial] = []
    /// The first of them, which is made where there is none.
    open var firstMaterial: SCNMaterial? {
        get {
            if materials.isEmpty { materials = [SCNMaterial()] }
            return materials[0]
        }
        set { if let newValue { if materials.isEmpty { materials = [newValue] } else { materials[0] = newValue } } }
    }
    /// Puts one between the others.
    open func insertMaterial(_ material: SCNMaterial, at index: Int) {
        materials.insert(material, at: min(index, materials.count))
    }
    /// Takes one away.
    open func removeMaterial(at index: Int) { materials.remove(at: index) }
    /// One by its name.
    open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
    /// The app's own shaders.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
    /// How fine it is: kept (DEV-1241).
    open var subdivisionLevel = 0

    /// Half of its size in each direction around nought, where it is so.
    var half: SCNVector3? { nil }
    private var ownBox: (min: SCNVector3, max: SCNVector3)?
    /// The box around it: around its corners, unless another one has been set.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { ownBox ?? measuredBox }
        set { ownBox = newValue }
    }
    /// The box around its corners.
    var measuredBox: (min: SCNVector3, max: SCNVector3) {
        if let half { return (SCNVector3(-half.x, -half.y, -half.z), half) }
        return SceneBox.around(sources.flatMap(\.points))
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNGeometry(sources: sources, elements: elements)
        (copy.name, copy.materials, copy.shaderModifiers) = (name, materials, shaderModifiers)
        copy.ownBox = ownBox
        return copy
    }
}
