import CoreGraphics
import Foundation

/// Something that shows a scene: here a view, which draws nothing (DEV-1241).
@preconcurrency @MainActor
public protocol SCNSceneRenderer: NSObjectProtocol {
    /// The scene that it shows.
    var scene: SCNScene? { get set }
    /// The node from which it is looked.
    var pointOfView: SCNNode? { get set }
    /// Whether it moves.
    var isPlaying: Bool { get set }
    /// Whether it is light without lights.
    var autoenablesDefaultLighting: Bool { get set }
    /// Whether figures are shown.
    var showsStatistics: Bool { get set }
    /// The nodes under a point, the nearest first.
    func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
}
