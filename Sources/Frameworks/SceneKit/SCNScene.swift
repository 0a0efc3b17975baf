import Foundation
import PorticoObjC
import UIKit

/// Nodes that belong together. Nothing is drawn of it (DEV-1241).
open class SCNScene: NSObject {
    public override init() { super.init() }
    /// A scene of a file: files aren't read, so that there is none (DEV-1241).
    public convenience init?(named name: String) { return nil }
    /// A scene of a file: files aren't read, so that it throws (DEV-1241).
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
    /// How a file is read.
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    /// The node above all others.
    public let rootNode = SCNNode()
    /// What is seen behind them.
    public let background = SCNMaterialProperty()
    /// What shines on them.
    public let lightingEnvironment = SCNMaterialProperty()
    /// Whether nothing moves.
    open var isPaused = false
}

/// Who looks.
open class SCNCamera: NSObject {
    public override init() { super.init() }
    /// The app's name for it.
    open var name: String?
    /// How wide it sees, in degrees.
    open var fieldOfView: CGFloat = 60
    /// What is nearer isn't seen.
    open var zNear: Double = 1
    /// What is farther isn't seen.
    open var zFar: Double = 100
    /// Whether what is far is as large as what is near.
    open var usesOrthographicProjection = false
    /// How much it sees then.
    open var orthographicScale: Double = 1
    /// Which nodes it sees.
    open var categoryBitMask = -1
    /// Whether it opens as the light is.
    open var wantsHDR = false
}

/// What shines.
open class SCNLight: NSObject {
    /// How it shines.
    public struct LightType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// On everything.
        public static let ambient = Self(rawValue: "ambient")
        /// From a place in all directions.
        public static let omni = Self(rawValue: "omni")
        /// From far away in one direction.
        public static let directional = Self(rawValue: "directional")
        /// From a place in one direction.
        public static let spot = Self(rawValue: "spot")
    }
    public override init() { super.init() }
    /// The app's name for it.
    open var name: String?
    /// How it shines.
    open var type = LightType.omni
    /// Its colour.
    open var color: Any = UIColor.white
    /// How bright it is: 1,000 by default.
    open var intensity: CGFloat = 1000
    /// Its warmth in kelvins.
    open var temperature: CGFloat = 6500
    /// Whether it throws shadows.
    open var castsShadow = false
    /// How soft they are.
    open var shadowRadius: CGFloat = 3
    /// How fine they are.
    open var shadowSampleCount = 0
    /// How dark they are.
    open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
    /// Whether they fit the scene by themselves.
    open var automaticallyAdjustsShadowProjection = true
    /// On which nodes it shines.
    open var categoryBitMask = -1
    /// How wide it shines, in degrees.
    open var spotOuterAngle: CGFloat = 45
}

/// A rule for a node's place. Kept; nobody moves by it (DEV-1241).
open class SCNConstraint: NSObject {
    public override init() { super.init() }
    /// Whether it counts.
    open var isEnabled = true
    /// How much it counts: from 0 to 1.
    open var influenceFactor: CGFloat = 1
}

/// A node looks at another one.
open class SCNLookAtConstraint: SCNConstraint {
    /// At which.
    open var target: SCNNode?
    /// Whether it stays upright.
    open var isGimbalLockEnabled = false
    /// At a node.
    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
}

/// Changes that come together. They are there at once, as nothing is drawn in between (DEV-1241).
open class SCNTransaction: NSObject {
    private static let key = "portico.scene-transactions"
    private final class Stack: NSObject {
        var all: [(duration: Double, done: (() -> Void)?)] = []
        var outer: (duration: Double, done: (() -> Void)?) = (0, nil)
    }
    private static var stack: Stack {
        let values = Thread.current.threadDictionary
        if let stack = values[key] as? Stack { return stack }
        let stack = Stack()
        values[key] = stack
        return stack
    }
    /// Begins changes.
    open class func begin() { stack.all.append((0.25, nil)) }
    /// Ends them. Who waits for their end hears of it in a later turn.
    open class func commit() {
        guard let last = stack.all.popLast(), let done = last.done else { return }
        nonisolated(unsafe) let body = done
        DispatchQueue.main.async { body() }
    }
    /// How long they would take, in seconds: kept.
    open class var animationDuration: CFTimeInterval {
        get { stack.all.last?.duration ?? 0 }
        set { if !stack.all.isEmpty { stack.all[stack.all.count - 1].duration = newValue } }
    }
    /// Hears of their end.
    open class var completionBlock: (() -> Void)? {
        get { stack.all.last?.done }
        set { if !stack.all.isEmpty { stack.all[stack.all.count - 1].done = newValue } }
    }
}
