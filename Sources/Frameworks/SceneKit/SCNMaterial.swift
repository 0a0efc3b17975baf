import Foundation
import PorticoObjC
import UIKit

/// What a part of a surface looks like: a colour, a picture. Kept; nothing is drawn (DEV-1241).
open class SCNMaterialProperty: NSObject {
    public override init() { super.init() }
    /// With contents.
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
    /// A colour, a picture, a layer, an address.
    open var contents: Any?
    /// How much of it counts: from 0 to 1.
    open var intensity: CGFloat = 1
    /// How its places are moved.
    open var contentsTransform = SCNMatrix4Identity
    /// What lies beside it, across.
    open var wrapS = SCNWrapMode.clamp
    /// What lies beside it, down.
    open var wrapT = SCNWrapMode.clamp
}

/// What lies beside a picture.
public enum SCNWrapMode: Int, Sendable {
    case clamp = 1
    case `repeat` = 2
    case clampToBorder = 3
    case mirror = 4
}

/// When a shader of the app's own runs.
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// On corners.
    public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
    /// On surfaces.
    public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
    /// On light.
    public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
    /// On pixels.
    public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
}

/// What a surface looks like. Kept; nothing is drawn (DEV-1241).
open class SCNMaterial: NSObject, NSCopying {
    /// How light falls on it.
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// With a bright spot.
        public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
        /// With a bright spot of another form.
        public static let phong = Self(rawValue: "SCNLightingModelPhong")
        /// Without a bright spot.
        public static let lambert = Self(rawValue: "SCNLightingModelLambert")
        /// Without light.
        public static let constant = Self(rawValue: "SCNLightingModelConstant")
        /// As real surfaces.
        public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
    }
    public override init() { super.init() }
    /// The app's name for it.
    open var name: String?
    /// Its own colour.
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    /// Its colour without light.
    public let ambient = SCNMaterialProperty()
    /// Its bright spot.
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    /// What shines from it.
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    /// What is seen through it.
    public let transparent = SCNMaterialProperty()
    /// What is mirrored in it.
    public let reflective = SCNMaterialProperty()
    /// What all is multiplied with.
    public let multiply = SCNMaterialProperty(contents: UIColor.white)
    /// Its bumps.
    public let normal = SCNMaterialProperty()
    /// Whether it is metal.
    public let metalness = SCNMaterialProperty(contents: 0.0)
    /// Whether it is rough.
    public let roughness = SCNMaterialProperty(contents: 0.5)
    /// How small its bright spot is.
    open var shininess: CGFloat = 1
    /// How much isn't seen through it: from 0 to 1.
    open var transparency: CGFloat = 1
    /// How light falls on it.
    open var lightingModel = LightingModel.blinn
    /// Whether its back is seen.
    open var isDoubleSided = false
    /// Whether it hides what is behind.
    open var writesToDepthBuffer = true
    /// Whether it is hidden by what is in front.
    open var readsFromDepthBuffer = true
    /// The app's own shaders.
    open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNMaterial()
        (copy.name, copy.shininess, copy.transparency) = (name, shininess, transparency)
        (copy.lightingModel, copy.isDoubleSided, copy.shaderModifiers) = (lightingModel, isDoubleSided, shaderModifiers)
        for (from, to) in zip(all, copy.all) { (to.contents, to.intensity) = (from.contents, from.intensity) }
        return copy
    }
    private var all: [SCNMaterialProperty] {
        [diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, metalness, roughness]
    }
}
