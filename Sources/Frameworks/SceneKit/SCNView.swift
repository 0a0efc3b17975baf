import Foundation
import PorticoObjC
import UIKit

/// How edges are drawn.
public enum SCNAntialiasingMode: UInt, Sendable {
    case none = 0
    case multisampling2X = 1
    case multisampling4X = 2
}

/// What is looked for under a point.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Which nodes.
    public static let categoryBitMask = Self(rawValue: "kHitTestCategoryBitMask")
    /// Whether one is enough.
    public static let firstFoundOnly = Self(rawValue: "kHitTestFirstFoundOnly")
    /// How many are looked for.
    public static let searchMode = Self(rawValue: "kHitTestSearchMode")
    /// Below which node.
    public static let rootNode = Self(rawValue: "kHitTestRootNode")
    /// Whether boxes are enough.
    public static let boundingBoxOnly = Self(rawValue: "kHitTestBoundingBoxOnly")
}

/// How many are looked for.
public enum SCNHitTestSearchMode: Int, Sendable {
    case closest = 0
    case all = 1
    case any = 2
}

/// A node under a point. There is none: nothing is drawn (DEV-1241).
open class SCNHitTestResult: NSObject {
    private let found = SCNNode()
    override init() { super.init() }
    /// Which node.
    open var node: SCNNode { found }
    /// Where, in the node's space.
    open var localCoordinates: SCNVector3 { SCNVector3() }
    /// Where, in the scene's.
    open var worldCoordinates: SCNVector3 { SCNVector3() }
}

/// Shows a scene. There is no graphics processor to draw it with: the view shows its background colour alone, and says so once in the log
/// (DEV-1241).
open class SCNView: UIView, SCNSceneRenderer {
    /// How the view is made.
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    @InSession private static var hasSaid = false

    /// A view.
    public init(frame: CGRect, options: [String: Any]? = nil) { super.init(frame: frame) }
    /// A view.
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What it would show.
    open var scene: SCNScene? {
        didSet {
            guard scene != nil, !Self.hasSaid else { return }
            Self.hasSaid = true
            NSLog("[SceneKit] there is no graphics processor: scenes aren't drawn, and views stay empty (DEV-1241)")
        }
    }
    /// From where it is looked.
    open var pointOfView: SCNNode?
    /// Whether a finger moves who looks: kept.
    open var allowsCameraControl = false
    /// Whether it is light without lights: kept.
    open var autoenablesDefaultLighting = false
    /// Whether figures are shown: kept.
    open var showsStatistics = false
    /// How edges are drawn: kept.
    open var antialiasingMode = SCNAntialiasingMode.multisampling2X
    /// Whether it is drawn all the time: kept.
    open var rendersContinuously = false
    /// How many times a second it would be drawn: kept.
    open var preferredFramesPerSecond = 60
    /// Whether it moves: kept.
    open var isPlaying = false
    /// What is under a point: nothing.
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    /// A picture of it: empty, of the view's size.
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(bounds: bounds).image { context in
            backgroundColor?.setFill()
            if backgroundColor != nil { context.fill(bounds) }
        }
    }
}
